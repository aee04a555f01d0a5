import { brandPaths } from "@touchline/protocol";
import { useId, useState } from "react";
import { PICTURE_TYPES } from "../../media/limits.ts";
import { contentApi } from "../data/content-api.ts";
import { useSaving } from "../data/use-saving.ts";
import { focalPointOf, type PictureFacts } from "../model/pictures.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./panel.module.css";

interface PictureActionsProps {
  readonly facts: PictureFacts;
  readonly appUrl: string;
  /** Null where nothing took its place. */
  readonly onReplaced: (id: string | null) => void;
}

/** To replace, link and delete a picture. */
export const PictureActions = ({ facts: { picture, uses }, appUrl, onReplaced }: PictureActionsProps) => {
  const words = useWords(mediaWords);
  const file = useId();
  const saving = useSaving();
  const [note, setNote] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(new URL(brandPaths.media(picture.filename), appUrl).href).then(
      () => setNote(words.copied),
      () => setNote(words.copyFailed),
    );
  };
  const replace = async (chosen: File): Promise<void> => {
    const { x, y } = focalPointOf(picture);
    const { name, alt, brand } = picture;
    let next: string | null = null;
    const isDone = await saving.run(async () => {
      const created = await contentApi.upload(chosen, { name, alt, brand, focalX: x, focalY: y }, () => undefined);
      const { banners } = await contentApi.replacePicture(picture.id, created.id);
      setNote(words.replaced(banners.length));
      next = created.id;
    });
    if (isDone) onReplaced(next);
  };
  const remove = async (): Promise<void> => {
    setIsAsking(false);
    if (await saving.run(async () => void (await contentApi.remove("media", picture.id)))) onReplaced(null);
  };
  return (
    <footer className={styles.actions}>
      <label htmlFor={file} className={controls.lineButton}>
        <Icon name="upload" />
        {saving.isSaving ? words.replacing : words.replace}
        <input
          id={file}
          type="file"
          className={controls.unseen}
          accept={PICTURE_TYPES.join()}
          disabled={saving.isSaving}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (chosen) void replace(chosen);
          }}
        />
      </label>
      <button type="button" className={controls.lineButton} onClick={copy}>
        <Icon name="link" />
        {words.copyLink}
      </button>
      {uses.length > 0 ? (
        <p className={fields.hint}>{words.inUse}</p>
      ) : (
        <button
          type="button"
          className={controls.lineButton}
          disabled={saving.isSaving}
          onClick={() => setIsAsking(true)}
        >
          <Icon name="trash" />
          {words.remove}
        </button>
      )}
      <p className={fields.note} role="status">
        {note}
      </p>
      {saving.problem && (
        <p className={fields.fault} role="alert">
          {saving.problem}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.removeQuestion(picture.name || words.unnamed)}
          confirm={words.remove}
          cancel={words.cancel}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </footer>
  );
};
