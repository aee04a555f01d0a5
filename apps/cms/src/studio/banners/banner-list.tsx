import { useState } from "react";
import { contentApi } from "../data/content-api.ts";
import { useSaving } from "../data/use-saving.ts";
import { copyOf } from "../model/banner-form.ts";
import type { BannerState } from "../model/banner-state.ts";
import type { Library, StoredBanner } from "../model/library.ts";
import { focalPointOf, thumbnailOf } from "../model/pictures.ts";
import { withStanding } from "../model/preview-content.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import type { Place } from "../model/uses.ts";
import { whenWords } from "../model/when-words.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { Thumbnail } from "../parts/thumbnail.tsx";
import { bannerWords } from "../words/banners.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./list.module.css";

interface BannerItem {
  readonly banner: StoredBanner;
  readonly places: readonly Place[];
  readonly state: BannerState;
}

interface BannerListProps {
  readonly items: readonly BannerItem[];
  readonly library: Library;
  readonly brand: StudioBrand;
  readonly now: number;
  /** Said where there is none. */
  readonly none: string;
  readonly onChanged: () => void;
}

const TONES: Readonly<Partial<Record<BannerState, string>>> = { live: "good", draft: "warning", nowhere: "warning" };

interface BannerRowProps {
  readonly item: BannerItem;
  readonly list: BannerListProps;
  readonly isBusy: boolean;
  readonly onDuplicate: (banner: StoredBanner) => void;
  readonly onRemove: (item: BannerItem) => void;
}

const BannerRow = ({ item, list, isBusy, onDuplicate, onRemove }: BannerRowProps) => {
  const language = useLanguage();
  const words = useWords(bannerWords);
  const { banner, places, state } = item;
  const picture = list.library.pictures.find(({ id }) => id === banner.image);
  const placeWords = ({ group, screens }: Place): string =>
    `${group.name} (${screens.map((screen) => words.screens[screen]).join(", ")})`;
  return (
    <li className={styles.row}>
      <a className={styles.banner} href={`/admin/banners/${banner.id}?brand=${list.brand.slug}`}>
        {picture ? (
          <Thumbnail src={thumbnailOf(picture)} focus={focalPointOf(picture)} />
        ) : (
          <span className={styles.noPicture} />
        )}
        <b>{banner.name}</b>
      </a>
      <span>
        <span className={fields.mark} data-tone={TONES[state]}>
          {words.state[state]}
        </span>
      </span>
      <span className={styles.fact}>{whenWords(banner.visibility, list.now, words, language)}</span>
      <span className={styles.fact}>{places.map(placeWords).join(", ") || words.nowhere}</span>
      <span className={styles.actions}>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={words.duplicateOf(banner.name)}
          title={words.duplicate}
          disabled={isBusy}
          onClick={() => onDuplicate(banner)}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={words.removeOf(banner.name)}
          title={words.remove}
          disabled={isBusy}
          onClick={() => onRemove(item)}
        >
          <Icon name="trash" />
        </button>
      </span>
    </li>
  );
};

export const BannerList = (props: BannerListProps) => {
  const { items, none, onChanged } = props;
  const words = useWords(bannerWords);
  const saving = useSaving();
  const [note, setNote] = useState("");
  const [removing, setRemoving] = useState<BannerItem | null>(null);
  const act = async (doing: () => Promise<void>, done: string): Promise<void> => {
    setNote("");
    if (await saving.run(doing)) setNote(done);
    onChanged();
  };
  const duplicate = (banner: StoredBanner): void => {
    const name = words.copyName(banner.name);
    void act(async () => void (await contentApi.create("banners", copyOf(banner, name))), words.duplicated(name));
  };
  const remove = ({ banner, places }: BannerItem): void => {
    setRemoving(null);
    void act(async () => {
      for (const { group } of places) {
        const { mobileBanners, desktopBanners } = withStanding(group, banner.id, {});
        await contentApi.save("banner-groups", group.id, { mobileBanners, desktopBanners });
      }
      await contentApi.remove("banners", banner.id);
    }, words.removed(banner.name));
  };
  return (
    <section className={styles.card} aria-label={words.banners}>
      <p className={fields.note} role="status" data-tone="good">
        {note}
      </p>
      {saving.problem && (
        <p className={fields.fault} role="alert">
          {saving.problem}
        </p>
      )}
      {items.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.rows}>
          <li className={styles.head} aria-hidden="true">
            <span>{words.columns.banner}</span>
            <span>{words.columns.state}</span>
            <span>{words.columns.time}</span>
            <span>{words.columns.places}</span>
            <span />
          </li>
          {items.map((item) => (
            <BannerRow
              key={item.banner.id}
              item={item}
              list={props}
              isBusy={saving.isSaving}
              onDuplicate={duplicate}
              onRemove={setRemoving}
            />
          ))}
        </ul>
      )}
      {removing && (
        <ConfirmDialog
          title={words.removeQuestion(removing.banner.name)}
          confirm={words.remove}
          cancel={words.cancel}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>
            {removing.places.length > 0
              ? words.removeFrom(removing.places.map(({ group }) => group.name).join(", "))
              : words.removeOnly}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
};
