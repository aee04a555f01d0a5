import type { Check } from "../model/checks.ts";
import { formatTime } from "../model/format-time.ts";
import { checkWords } from "../words/checks.ts";
import { useWords } from "../words/use-words.ts";
import { Icon } from "./icon.tsx";
import styles from "./panel.module.css";

interface ChecksProps {
  readonly checks: readonly Check[];
  readonly onShow: (time: number) => void;
}

interface CheckItemProps {
  readonly check: Check;
  readonly onShow: ChecksProps["onShow"];
}

const CheckMark = ({ check: { number, kind } }: Pick<CheckItemProps, "check">) => (
  <span className={styles.mark}>{number ?? <Icon name={kind === "untranslated" ? "globe" : "warn"} size={14} />}</span>
);

const CheckItem = ({ check, onShow }: CheckItemProps) => {
  const words = useWords(checkWords);
  const { tone, title, text, link, fault } = check;
  return (
    <li className={styles.check} data-tone={tone}>
      <CheckMark check={check} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <div className={styles.links}>
          <a href={link.href}>{link.label}</a>
          {fault && (
            <button type="button" aria-label={words.showAt(formatTime(fault.from))} onClick={() => onShow(fault.from)}>
              {words.show}
            </button>
          )}
        </div>
      </div>
    </li>
  );
};

/** Gaps, overlaps, missing translations and all else that was found, each with the way to mend it. */
export const Checks = ({ checks, onShow }: ChecksProps) => {
  const words = useWords(checkWords);
  return (
    <section aria-label={words.checks}>
      <h2>
        {words.checks} <span className={styles.count}>{checks.length}</span>
      </h2>
      {checks.length === 0 ? (
        <p className={styles.fine}>
          <Icon name="check" />
          {words.none}
        </p>
      ) : (
        <ul className={styles.checks}>
          {checks.map((check) => (
            <CheckItem key={check.key} check={check} onShow={onShow} />
          ))}
        </ul>
      )}
    </section>
  );
};
