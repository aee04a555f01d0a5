import { Icon } from "./icon.tsx";
import styles from "./status-mark.module.css";

const ICONS = {
  won: "check",
  halfWon: "half",
  lost: "x",
  halfLost: "half",
  live: "live",
  open: "clock",
  void: "minus",
};

interface StatusMarkProps {
  readonly status: keyof typeof ICONS;
  /** What it says to those who do not see it; left out where the word stands beside it. */
  readonly text?: string;
  readonly small?: boolean;
}

/** How a leg stands, as a round mark: the drawing says it, the colour only agrees. */
export const StatusMark = ({ status, text, small = false }: StatusMarkProps) => (
  <span
    className={styles.mark}
    data-status={status}
    data-small={small}
    {...(text === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": text })}
  >
    <Icon name={ICONS[status]} size={small ? 11 : 14} />
  </span>
);
