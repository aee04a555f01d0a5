import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type BadgeTone = "live" | "won" | "lost" | "void" | "open" | "warning" | "accent" | "outline" | "strong";

interface BadgeProps {
  readonly tone: BadgeTone;
  readonly icon?: string;
  readonly children: ReactNode;
}

/** The icon repeats the meaning of the colour. */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>
    {icon && <Icon name={icon} size={12} />}
    {children}
  </span>
);

/** Where a match stands: minute and part. */
export const LiveBadge = ({ children }: { readonly children: ReactNode }) => (
  <span className={classNames(styles.badge, styles.live)}>
    <span className={styles.dot} aria-hidden="true" />
    {children}
  </span>
);

export const CountBadge = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.count}>{children}</span>
);
