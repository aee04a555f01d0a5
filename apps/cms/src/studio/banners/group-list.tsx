import { useState } from "react";
import { contentApi } from "../data/content-api.ts";
import { useSaving } from "../data/use-saving.ts";
import type { Library, StoredGroup } from "../model/library.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { holdsGroup } from "../model/uses.ts";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import { GroupForm } from "./group-form.tsx";
import styles from "./list.module.css";

interface GroupListProps {
  readonly library: Library;
  readonly brand: StudioBrand;
  readonly onChanged: () => void;
}

const NEW_GROUP: Omit<StoredGroup, "id" | "name"> = {
  mobileSize: "small",
  mobileBanners: [],
  mobileAutoplay: 6_000,
  desktopSize: "medium",
  desktopBanners: [],
  desktopAutoplay: 6_000,
  desktopBannersToShow: "1",
  desktopPauseAutoplayOnHover: true,
};

/** On a page of another brand alone, a group is not of this one. */
const groupsOf = ({ groups, brands }: Library, brandId: string): StoredGroup[] =>
  groups.filter((group) => {
    const holders = brands.filter((brand) => holdsGroup(brand, group.id));
    return holders.length === 0 || holders.some(({ id }) => id === brandId);
  });

/** The groups of a brand, each to put in order and to change. */
export const GroupList = ({ library, brand, onChanged }: GroupListProps) => {
  const words = useWords(bannerWords);
  const saving = useSaving();
  const [name, setName] = useState("");
  const create = async (): Promise<void> => {
    const isDone = await saving.run(
      async () => void (await contentApi.create("banner-groups", { ...NEW_GROUP, name: name.trim() })),
    );
    if (isDone) setName("");
    onChanged();
  };
  return (
    <div className={styles.groups}>
      <form
        className={styles.newGroup}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <label className={fields.search}>
          <Icon name="layers" />
          <input
            aria-label={words.newGroup}
            placeholder={words.newGroup}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className={controls.lineButton} disabled={saving.isSaving || name.trim() === ""}>
          <Icon name="plus" />
          {words.newGroup}
        </button>
        {saving.problem && (
          <p className={fields.fault} role="alert">
            {saving.problem}
          </p>
        )}
      </form>
      {groupsOf(library, brand.id).map((group) => (
        <GroupForm key={group.id} group={group} library={library} onChanged={onChanged} />
      ))}
    </div>
  );
};
