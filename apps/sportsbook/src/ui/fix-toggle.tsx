import styles from "./fix-toggle.module.css";
import { Icon } from "./icon.tsx";

interface FixToggleProps {
  readonly pressed: boolean;
  readonly text: string;
  readonly label: string;
  readonly onToggle: () => void;
}

/** Makes a selection part of every combination of a system. */
export const FixToggle = ({ pressed, text, label, onToggle }: FixToggleProps) => (
  <button
    type="button"
    className={styles.fix}
    aria-pressed={pressed}
    aria-label={label}
    data-tooltip="top"
    onClick={onToggle}
  >
    <Icon name={pressed ? "check" : "pin"} size={14} />
    {text}
  </button>
);
