import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { Icon } from "./icon.tsx";

interface BadgeProps {
  readonly tone: "good" | "danger" | "plain";
  readonly children: ReactNode;
}

/** A short statement; its tone is also an icon, so that colour alone says nothing. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {tone !== "plain" && <Icon name={tone === "good" ? "check" : "warn"} size={13} />}
    {children}
  </span>
);
