import { formatDistance, formatField, formatMoment } from "../model/format-time.ts";
import { toMinute } from "../model/preview-state.ts";
import { timeMachineWords } from "../words/time-machine.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./controls.module.css";
import { Icon } from "./icon.tsx";

interface MomentFieldProps {
  /** Null for now. */
  readonly at: number | null;
  readonly now: number;
  /** When anything changes, the earliest first. */
  readonly changes: readonly number[];
  readonly onChange: (at: number | null) => void;
}

interface StepProps {
  readonly name: string;
  readonly icon: "left" | "right";
  readonly to: number | undefined;
  readonly onChange: (at: number) => void;
}

const Step = ({ name, icon, to, onChange }: StepProps) => {
  const [words, language] = [useWords(timeMachineWords), useLanguage()];
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={name}
      title={to === undefined ? words.none(name) : `${name}: ${formatMoment(to, language)}`}
      disabled={to === undefined}
      onClick={() => to !== undefined && onChange(to)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
};

/** Date and time to the minute. It is read as a sentence and, once in focus, written as the browser's own field. */
export const MomentField = ({ at, now, changes, onChange }: MomentFieldProps) => {
  const [words, language] = [useWords(timeMachineWords), useLanguage()];
  const shown = at ?? now;
  const write = (text: string): void => {
    const time = new Date(text).getTime();
    if (!Number.isNaN(time)) onChange(toMinute(time));
  };
  return (
    <div className={styles.moment}>
      <label className={styles.momentField}>
        <Icon name="cal" size={18} />
        <span className={styles.unseen}>{words.dateAndTime}</span>
        <span className={styles.momentText} aria-hidden="true">
          {formatMoment(shown, language)}
        </span>
        <input
          type="datetime-local"
          value={formatField(shown)}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <span className={styles.distance}>{formatDistance(shown, now, language)}</span>
      </label>
      <button type="button" className={styles.button} aria-pressed={at === null} onClick={() => onChange(null)}>
        {words.now}
      </button>
      <Step name={words.previousChange} icon="left" to={changes.findLast((time) => time < shown)} onChange={onChange} />
      <Step name={words.nextChange} icon="right" to={changes.find((time) => time > shown)} onChange={onChange} />
    </div>
  );
};
