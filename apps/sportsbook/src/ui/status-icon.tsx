import { Icon } from "./icon.tsx";
import styles from "./status-icon.module.css";

const ICONS = {
  won: "check",
  halfWon: "half",
  lost: "x",
  halfLost: "half",
  live: "live",
  open: "clock",
  void: "minus",
};

interface StatusIconProps {
  readonly status: keyof typeof ICONS;
  /** Text for screen readers; undefined where the text is shown beside the icon. */
  readonly text?: string;
  readonly small?: boolean;
}

/** The status of a leg. The drawing differs by status, so that the meaning does not depend on colour. */
export const StatusIcon = ({ status, text, small = false }: StatusIconProps) => (
  <span
    className={styles.icon}
    data-status={status}
    data-small={small}
    {...(text === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": text })}
  >
    <Icon name={ICONS[status]} size={small ? 11 : 14} />
  </span>
);
