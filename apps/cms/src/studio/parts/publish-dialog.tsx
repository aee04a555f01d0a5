import { type FormEvent, useId, useState } from "react";
import { type DraftAnswer, LONGEST_NOTE } from "../../publishing/answers.ts";
import { brandApi } from "../data/brand-api.ts";
import { useDoing } from "../data/use-doing.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "./controls.module.css";
import styles from "./dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { Refusal } from "./refusal.tsx";

interface PublishDialogProps {
  readonly brand: StudioBrand;
  readonly draft: DraftAnswer;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

const whatWords = ({ published, differences }: DraftAnswer): string =>
  published
    ? `${differences} ${differences === 1 ? "change" : "changes"} since version ${published.version}. Visitors see them within half a minute.`
    : "The first version of this brand. Visitors see it within half a minute.";

/** Publishing, with a word on why. What is found wrong is said here, and nothing is published. */
export const PublishDialog = ({ brand, draft, onPublished, onClose }: PublishDialogProps) => {
  const [note, setNote] = useState("");
  const noteId = useId();
  const doing = useDoing();
  const publish = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      await brandApi.publish(brand.id, note.trim());
      onPublished();
      onClose();
    });
  };
  return (
    <Dialog title={`Publish ${brand.name}`} onClose={onClose}>
      <form onSubmit={publish} className={styles.form}>
        <p>{whatWords(draft)}</p>
        <label htmlFor={noteId}>Note</label>
        <textarea
          id={noteId}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          placeholder="What changes, and why"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Refusal doing={doing} draft={draft} brandId={brand.id} />
        <div className={styles.buttons}>
          <button type="button" className={controls.lineButton} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={controls.primaryButton} disabled={doing.isDoing}>
            {doing.isDoing ? "Publishing…" : "Publish now"}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
