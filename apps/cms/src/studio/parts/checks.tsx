import type { Check } from "../model/checks.ts";
import { formatTime } from "../model/format-time.ts";
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

const CheckMark = ({ check: { number, title } }: Pick<CheckItemProps, "check">) => (
  <span className={styles.mark}>
    {number ?? <Icon name={title.startsWith("Translation") ? "globe" : "warn"} size={14} />}
  </span>
);

const CheckItem = ({ check, onShow }: CheckItemProps) => {
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
            <button type="button" aria-label={`Show ${formatTime(fault.from)}`} onClick={() => onShow(fault.from)}>
              Show
            </button>
          )}
        </div>
      </div>
    </li>
  );
};

/** Gaps, overlaps, missing translations and all else that was found, each with the way to mend it. */
export const Checks = ({ checks, onShow }: ChecksProps) => (
  <section aria-label="Checks">
    <h2>
      Checks <span className={styles.count}>{checks.length}</span>
    </h2>
    {checks.length === 0 ? (
      <p className={styles.fine}>
        <Icon name="check" />
        No gaps, no overlaps, nothing missing.
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
