import type { Autosave } from "../data/use-autosave.ts";
import controls from "./controls.module.css";
import { Icon } from "./icon.tsx";
import styles from "./save-state.module.css";

interface SaveStateProps {
  readonly saving: Pick<Autosave<never>, "state" | "problem" | "retry">;
  readonly words: {
    readonly saving: string;
    readonly saved: string;
    readonly notSaved: string;
    readonly retry: string;
  };
}

/** Whether what was changed is in the draft; where it is not, why, and the way to try again. */
export const SaveState = ({ saving: { state, problem, retry }, words }: SaveStateProps) => {
  if (problem)
    return (
      <span className={styles.problem} role="alert">
        <Icon name="warn" />
        {words.notSaved}: {problem}
        <button type="button" className={controls.lineButton} onClick={retry}>
          {words.retry}
        </button>
      </span>
    );
  return (
    <output className={styles.state}>
      {state === "saved" && words.saved}
      {(state === "saving" || state === "waiting") && words.saving}
    </output>
  );
};
