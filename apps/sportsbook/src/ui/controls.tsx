import type { ReactNode } from "react";
import styles from "./controls.module.css";
import { Icon } from "./icon.tsx";

const join = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

interface ChipLinkProps {
  readonly href: string;
  readonly current: boolean;
  readonly icon?: string;
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

export const ChipLink = ({ href, current, icon, count, children }: ChipLinkProps) => (
  <a className={styles.chip} href={href} aria-current={current}>
    {icon && <Icon name={icon} size={16} />}
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </a>
);

export const ChipIconLink = ({
  href,
  current,
  icon,
  label,
}: Omit<ChipLinkProps, "children"> & { readonly icon: string; readonly label: string }) => (
  <a className={join(styles.chip, styles.square)} href={href} aria-current={current} aria-label={label}>
    <Icon name={icon} size={18} />
  </a>
);

export interface SegmentLink {
  readonly href: string;
  readonly label: string;
  readonly count: string | undefined;
  readonly current: boolean;
}

/** One of several, as links: the choice is part of the address. */
export const Segments = ({ label, links }: { readonly label: string; readonly links: readonly SegmentLink[] }) => (
  <nav className={styles.segments} aria-label={label}>
    {links.map((link) => (
      <a key={link.label} className={styles.segment} href={link.href} aria-current={link.current}>
        {link.label}
        {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
      </a>
    ))}
  </nav>
);

interface ButtonProps {
  readonly onClick: () => void;
  readonly primary?: boolean;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export const Button = ({ onClick, primary, small, children }: ButtonProps) => (
  <button
    type="button"
    className={join(styles.button, primary && styles.primary, small && styles.small)}
    onClick={onClick}
  >
    {children}
  </button>
);

export const ButtonLink = ({
  href,
  primary,
  small,
  children,
}: Omit<ButtonProps, "onClick"> & { readonly href: string }) => (
  <a className={join(styles.button, primary && styles.primary, small && styles.small)} href={href}>
    {children}
  </a>
);

interface IconButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly plate?: boolean;
  readonly size?: number;
}

export const IconButton = ({ icon, label, onClick, plate, size = 20 }: IconButtonProps) => (
  <button
    type="button"
    className={join(styles["icon-button"], plate && styles.plate)}
    aria-label={label}
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
}

export const IconLink = ({ icon, label, href, current }: IconLinkProps) => (
  <a className={join(styles["icon-button"], styles.plate)} aria-label={label} href={href} aria-current={current}>
    <Icon name={icon} size={20} />
  </a>
);

export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
