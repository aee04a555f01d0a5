import type { Check } from "../model/checks.ts";
import { redChecks } from "../model/confirmations.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { publishWords } from "../words/publish.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./publish.module.css";

interface OpenChecksProps {
  readonly checks: readonly Check[];
  /** Keys of checks. */
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (key: string, isConfirmed: boolean) => void;
}

const ICONS: Readonly<Record<Check["kind"], IconName>> = {
  gap: "clock",
  overlap: "layers",
  contrast: "contrast",
  untranslated: "globe",
  other: "warn",
};

interface OpenCheckProps {
  readonly check: Check;
  readonly isConfirmed: boolean;
  readonly onConfirm: OpenChecksProps["onConfirm"];
}

const OpenCheck = ({ check, isConfirmed, onConfirm }: OpenCheckProps) => {
  const words = useWords(publishWords);
  const { key, kind, tone, title, text, link, isConfirmable } = check;
  return (
    <li className={styles.check} data-tone={tone}>
      <span className={styles.mark}>
        <Icon name={ICONS[kind]} size={14} />
      </span>
      <div>
        <h4>{title}</h4>
        <p>{text}</p>
        {isConfirmable && (
          <label className={styles.confirm}>
            <input
              type="checkbox"
              checked={isConfirmed}
              aria-label={`${words.confirm}: ${title}`}
              onChange={(event) => onConfirm(key, event.currentTarget.checked)}
            />
            {words.confirm}
          </label>
        )}
        {tone === "danger" && !isConfirmable && <p className={styles.mend}>{words.mend}</p>}
      </div>
      <a href={link.href} title={link.label} aria-label={`${words.show}: ${link.label}`}>
        {words.show}
      </a>
    </li>
  );
};

/** So many that are not red are listed; the time machine has them all. */
const SHOWN = 6;

/** What is to be known before a publication. What is red is confirmed one by one. */
export const OpenChecks = ({ checks, confirmed, onConfirm }: OpenChecksProps) => {
  const words = useWords(publishWords);
  const red = redChecks(checks);
  const others = checks.filter(({ tone }) => tone !== "danger");
  const confirmable = red.filter(({ isConfirmable }) => isConfirmable);
  const done = confirmable.filter(({ key }) => confirmed.has(key)).length;
  return (
    <section className={styles.checks} aria-label={words.checks}>
      <h3>
        {words.checks} <small>{checks.length}</small>
      </h3>
      {checks.length === 0 && <p>{words.noChecks}</p>}
      <ul>
        {[...red, ...others.slice(0, SHOWN)].map((check) => (
          <OpenCheck key={check.key} check={check} isConfirmed={confirmed.has(check.key)} onConfirm={onConfirm} />
        ))}
      </ul>
      {others.length > SHOWN && <p className={styles.more}>{words.hidden(others.length - SHOWN)}</p>}
      {confirmable.length > 0 && (
        <p className={styles.done} data-done={done === confirmable.length} role="status">
          <Icon name={done === confirmable.length ? "check" : "warn"} />
          {words.confirmed(done, confirmable.length)}
        </p>
      )}
    </section>
  );
};
