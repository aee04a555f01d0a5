import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface ChipProps {
  readonly icon?: string;
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

const ChipContent = ({ icon, count, children }: ChipProps) => (
  <>
    {icon && <Icon name={icon} size={16} />}
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </>
);

interface Place {
  readonly href: string;
  readonly current: boolean;
}

/** A filter that is part of the address. */
export const ChipLink = ({ href, current, ...content }: ChipProps & Place) => (
  <a className={styles.chip} href={href} aria-current={current}>
    <ChipContent {...content} />
  </a>
);

export const ChipIconLink = ({
  href,
  current,
  icon,
  label,
}: Place & { readonly icon: string; readonly label: string }) => (
  <a className={classNames(styles.chip, styles.square)} href={href} aria-current={current} aria-label={label}>
    <Icon name={icon} size={18} />
  </a>
);

interface ChipToggleProps extends ChipProps {
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** A filter of its own view, on or off. */
export const ChipToggle = ({ pressed, onToggle, ...content }: ChipToggleProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onToggle}>
    <ChipContent {...content} />
  </button>
);
