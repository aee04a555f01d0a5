import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

const ICONS = { warning: "warn", danger: "warn", info: "info", success: "check" };

interface NoticeProps {
  readonly tone: keyof typeof ICONS;
  readonly icon?: string;
  readonly children: ReactNode;
}

/** What a bettor must know before going on. Spoken when it appears; a danger interrupts. */
export const Notice = ({ tone, icon = ICONS[tone], children }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[tone])} role={tone === "danger" ? "alert" : "status"}>
    <Icon name={icon} />
    <div>{children}</div>
  </div>
);
