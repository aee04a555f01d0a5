import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
  /** With a background of its own. */
  readonly filled?: boolean;
  readonly size?: number;
  readonly disabled?: boolean;
}

export const IconButton = ({ icon, label, onClick, filled, size = 20, disabled = false }: IconButtonProps) => (
  <button
    type="button"
    className={classNames(styles.button, filled && styles.filled)}
    aria-label={label}
    data-tooltip="top"
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} size={size} />
  </button>
);

interface IconLinkProps {
  readonly icon: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  /** With a background of its own. */
  readonly filled?: boolean;
}

export const IconLink = ({ icon, label, href, current, filled = true }: IconLinkProps) => (
  <a
    className={classNames(styles.button, filled && styles.filled)}
    aria-label={label}
    data-tooltip="top"
    href={href}
    aria-current={current}
  >
    <Icon name={icon} size={20} />
  </a>
);
