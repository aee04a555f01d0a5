import { useState } from "react";
import { contentApi } from "../data/content-api.ts";
import { useSaving } from "../data/use-saving.ts";
import { useUnsaved } from "../data/use-unsaved.ts";
import type { BannerSize, Library, StoredGroup } from "../model/library.ts";
import { holdsGroup } from "../model/uses.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { TextField } from "../parts/text-field.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import { GroupBanners } from "./group-banners.tsx";
import styles from "./list.module.css";

interface GroupFormProps {
  readonly group: StoredGroup;
  readonly library: Library;
  readonly onChanged: () => void;
}

const SECOND = 1_000;
const SIZES: readonly BannerSize[] = ["small", "medium", "big"];
const SCREENS = ["mobile", "desktop"] as const;

/** One group: which banners follow each other on which screen, how large and for how long. */
export const GroupForm = ({ group: stored, library, onChanged }: GroupFormProps) => {
  const words = useWords(bannerWords);
  const saving = useSaving();
  const [changes, setChanges] = useState<Partial<StoredGroup>>({});
  const [isSaved, setIsSaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const hasChanges = Object.keys(changes).length > 0;
  useUnsaved(hasChanges);
  const group = { ...stored, ...changes };
  const brands = library.brands.filter((brand) => holdsGroup(brand, group.id));
  const change = (changed: Partial<StoredGroup>): void => {
    setChanges((before) => ({ ...before, ...changed }));
    setIsSaved(false);
  };
  const save = async (): Promise<void> => {
    if (!(await saving.run(async () => void (await contentApi.save("banner-groups", group.id, changes))))) return;
    setChanges({});
    setIsSaved(true);
    onChanged();
  };
  const remove = async (): Promise<void> => {
    setIsAsking(false);
    if (await saving.run(async () => void (await contentApi.remove("banner-groups", group.id)))) onChanged();
  };
  const seconds = (screen: "mobile" | "desktop") => (
    <TextField
      label={words.seconds}
      type="number"
      min={0}
      value={String(group[`${screen}Autoplay`] / SECOND)}
      onChange={(text) => change({ [`${screen}Autoplay`]: Math.round(Math.max(0, Number(text)) * SECOND) })}
    />
  );
  return (
    <section className={styles.card} aria-label={group.name}>
      <header className={styles.groupHead}>
        <TextField label={words.groupName} value={group.name} onChange={(name) => change({ name })} />
        <p className={fields.hint}>
          {brands.length > 0 ? words.onPages(brands.map(({ name }) => name).join(", ")) : words.onNoPage}
        </p>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={words.removeOf(group.name)}
          disabled={saving.isSaving}
          onClick={() => setIsAsking(true)}
        >
          <Icon name="trash" />
        </button>
      </header>
      <div className={styles.screens}>
        {SCREENS.map((screen) => (
          <div key={screen} className={styles.screen}>
            <h2>{words.bannersOn[screen]}</h2>
            <GroupBanners
              label={`${group.name}, ${words.bannersOn[screen]}`}
              ids={group[`${screen}Banners`]}
              library={library}
              onChange={(ids) => change({ [`${screen}Banners`]: ids })}
            />
            <Segmented
              label={words.size}
              choices={SIZES.map((value) => ({ value, name: words.sizes[value] }))}
              value={group[`${screen}Size`]}
              onChange={(size) => change({ [`${screen}Size`]: size })}
            />
            {seconds(screen)}
          </div>
        ))}
      </div>
      <div className={styles.screens}>
        <Segmented
          label={words.atATime}
          choices={[
            { value: "1", name: words.one },
            { value: "2", name: words.two },
          ]}
          value={group.desktopBannersToShow}
          onChange={(value) => change({ desktopBannersToShow: value as "1" | "2" })}
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={group.desktopPauseAutoplayOnHover}
            onChange={(event) => change({ desktopPauseAutoplayOnHover: event.currentTarget.checked })}
          />
          {words.pause}
        </label>
      </div>
      <footer className={styles.groupEnd}>
        {hasChanges && (
          <button
            type="button"
            className={controls.primaryButton}
            disabled={saving.isSaving}
            onClick={() => void save()}
          >
            {saving.isSaving ? words.saving : words.save}
          </button>
        )}
        <p className={fields.note} role="status" data-tone={isSaved ? "good" : undefined}>
          {isSaved ? words.saved : hasChanges ? words.notSaved : ""}
        </p>
        {saving.problem && (
          <p className={fields.fault} role="alert">
            {[saving.problem, ...saving.faults.map(({ message }) => message)].join(" ")}
          </p>
        )}
      </footer>
      {isAsking && (
        <ConfirmDialog
          title={words.removeQuestion(group.name)}
          confirm={words.remove}
          cancel={words.cancel}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
};
