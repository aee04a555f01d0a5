import { focalPointOf, type PictureFacts, thumbnailOf } from "../model/pictures.ts";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { Thumbnail } from "../parts/thumbnail.tsx";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./media.module.css";

interface PictureGridProps {
  readonly pictures: readonly PictureFacts[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Said where there is no picture. */
  readonly none: string;
}

interface PictureCardProps {
  readonly facts: PictureFacts;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

const PictureCard = ({ facts: { picture, uses, missing, isTooSmall }, isChosen, onChoose }: PictureCardProps) => {
  const words = useWords(mediaWords);
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={() => onChoose(picture.id)}>
      <Thumbnail src={thumbnailOf(picture)} focus={focalPointOf(picture)} />
      {isTooSmall && (
        <span className={`${fields.mark} ${styles.cardMark}`} data-tone="warning">
          <Icon name="warn" size={12} />
          {words.smallForBanners}
        </span>
      )}
      {isChosen && (
        <span className={styles.cardChosen}>
          <Icon name="check" size={14} />
        </span>
      )}
      <b>{picture.name || words.unnamed}</b>
      <span className={styles.cardFacts}>
        <span className={fields.mark}>
          {picture.width} × {picture.height}
        </span>
        <small>{uses.length === 0 ? words.notUsed : words.usedIn(uses.length)}</small>
      </span>
      {missing.length > 0 && (
        <span className={fields.note} data-tone="warning">
          <Icon name="globe" size={14} />
          {words.missingCount(missing.length)}
        </span>
      )}
    </button>
  );
};

export const PictureGrid = ({ pictures, chosen, onChoose, none }: PictureGridProps) =>
  pictures.length === 0 ? (
    <p className={styles.none}>{none}</p>
  ) : (
    <ul className={styles.grid}>
      {pictures.map((facts) => (
        <li key={facts.picture.id}>
          <PictureCard facts={facts} isChosen={facts.picture.id === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
