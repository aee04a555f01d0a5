import { useId } from "react";
import type { Library } from "../model/library.ts";
import { focalPointOf, thumbnailOf } from "../model/pictures.ts";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { moveItem, SortableList } from "../parts/sortable-list.tsx";
import { Thumbnail } from "../parts/thumbnail.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./list.module.css";

interface GroupBannersProps {
  readonly label: string;
  /** In the order in which they follow each other. */
  readonly ids: readonly string[];
  readonly library: Library;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The banners of a group on one kind of screen, to put in order, add and take out. */
export const GroupBanners = ({ label, ids, library, onChange }: GroupBannersProps) => {
  const words = useWords(bannerWords);
  const select = useId();
  const banners = new Map(library.banners.map((banner) => [banner.id, banner]));
  const pictures = new Map(library.pictures.map((picture) => [picture.id, picture]));
  const nameOf = (id: string): string => banners.get(id)?.name ?? "";
  const thumbnail = (id: string) => {
    const picture = pictures.get(String(banners.get(id)?.image));
    return picture && <Thumbnail src={thumbnailOf(picture)} focus={focalPointOf(picture)} />;
  };
  const others = library.banners.filter(({ id }) => !ids.includes(id));
  return (
    <>
      {ids.length === 0 && <p className={fields.hint}>{words.noBanners}</p>}
      <SortableList
        label={label}
        items={ids}
        keyOf={(id) => id}
        nameOf={nameOf}
        words={words}
        onMove={(from, to) => onChange(moveItem(ids, from, to))}
      >
        {(id) => (
          <>
            <span className={styles.small}>{thumbnail(id)}</span>
            <a className={styles.itemName} href={`/admin/banners/${id}`}>
              {nameOf(id)}
            </a>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={words.takeOut(nameOf(id))}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </SortableList>
      {others.length > 0 && (
        <div className={fields.field}>
          <label className={fields.label} htmlFor={select}>
            {words.addBanner}
          </label>
          <select id={select} value="" onChange={(event) => onChange([...ids, event.currentTarget.value])}>
            <option value="">{words.take}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
};
