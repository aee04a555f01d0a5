import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
  /** Stands on a plate of its own. */
  readonly plate?: boolean;
  readonly size?: number;
  readonly disabled?: boolean;
}

export const IconButton = ({ icon, label, onClick, plate, size = 20, disabled = false }: IconButtonProps) => (
  <button
    type="button"
    className={classNames(styles.button, plate && styles.plate)}
    aria-label={label}
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
  /** Stands on a plate of its own. */
  readonly plate?: boolean;
}

export const IconLink = ({ icon, label, href, current, plate = true }: IconLinkProps) => (
  <a className={classNames(styles.button, plate && styles.plate)} aria-label={label} href={href} aria-current={current}>
    <Icon name={icon} size={20} />
  </a>
);
