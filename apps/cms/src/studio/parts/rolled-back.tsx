import { useState } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";
import controls from "./controls.module.css";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";
import { ResetDialog } from "./reset-dialog.tsx";

interface RolledBackProps {
  readonly brand: StudioBrand;
  readonly draft: DraftAnswer;
  readonly onReset: () => void;
}

/** After a roll back the draft is what it was: it says so, and how to be rid of it. */
export const RolledBack = ({ brand, draft, onReset }: RolledBackProps) => {
  const words = useWords(versionsWords);
  const [isAsked, setIsAsked] = useState(false);
  const live = draft.published?.version;
  if (!live || draft.rolledBack === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <Icon name="warn" />
      <p>{words.rolledBack(draft.rolledBack)}</p>
      <button type="button" className={controls.lineButton} onClick={() => setIsAsked(true)}>
        {words.discard}
      </button>
      {isAsked && <ResetDialog brand={brand} to={live} isDiscard onReset={onReset} onClose={() => setIsAsked(false)} />}
    </div>
  );
};
