import type { Saving } from "../data/use-saving.ts";
import controls from "./controls.module.css";
import fields from "./form-fields.module.css";

interface SaveBarProps {
  readonly words: {
    readonly save: string;
    readonly saving: string;
    readonly saved: string;
    readonly notSaved: string;
    readonly notTaken: string;
    readonly discard: string;
  };
  readonly saving: Pick<Saving, "isSaving" | "problem">;
  readonly hasChanges: boolean;
  readonly isSaved: boolean;
  readonly onDiscard: () => void;
  /** Without it, the button submits the form around it. */
  readonly onSave?: () => void;
}

/** The end of a form: save, discard, and whether what was written is in the draft. */
export const SaveBar = ({ words, saving, hasChanges, isSaved, onDiscard, onSave }: SaveBarProps) => (
  <>
    <button
      type={onSave ? "button" : "submit"}
      className={controls.primaryButton}
      disabled={saving.isSaving || !hasChanges}
      onClick={onSave}
    >
      {saving.isSaving ? words.saving : words.save}
    </button>
    {hasChanges && (
      <button type="button" className={controls.lineButton} onClick={onDiscard}>
        {words.discard}
      </button>
    )}
    <p className={fields.note} role="status" data-tone={isSaved && !hasChanges ? "good" : "warning"}>
      {hasChanges ? words.notSaved : isSaved ? words.saved : ""}
    </p>
    {saving.problem && (
      <p className={fields.fault} role="alert">
        {words.notTaken} {saving.problem}
      </p>
    )}
  </>
);
