import { STALE_AFTER } from "../../data/offer/connection.ts";
import type { ConnectionStatus } from "../../data/offer/connection-monitor.ts";
import { message } from "../../i18n/message.ts";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./connection-bar.module.css";

const ICONS = {
  off: "M4 4l16 16M8.5 15.5a5 5 0 0 1 6.5-.4M5.5 12.2a9.5 9.5 0 0 1 4.2-2.4M18.5 12.2a9.6 9.6 0 0 0-4.8-2.6M3 8.8a14 14 0 0 1 4-2.4M21 8.8a13.8 13.8 0 0 0-10.3-3.7M12 19v.01",
  hourglass: "M7 4h10M7 20h10M8 4c0 4.5 3 5.5 4 8 1-2.5 4-3.5 4-8M8 20c0-4.5 3-5.5 4-8 1 2.5 4 3.5 4 8",
} as const;

type ConnectionIconName = keyof typeof ICONS;

/** Inline, not from the sprite: without a connection the browser may fail to load the sprite. */
const ConnectionIcon = ({ name }: { readonly name: ConnectionIconName }) => (
  <svg
    width={18}
    height={18}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);

interface Notice {
  readonly tone: "neutral" | "warning";
  readonly icon: ConnectionIconName;
  readonly lead: string;
  readonly rest: string;
  readonly busy: boolean;
}

const noticeOf = ({ state, age }: ConnectionStatus): Notice | null => {
  if (state === "offline") {
    const lead = message("connection.offline.lead");
    return { tone: "neutral", icon: "off", lead, rest: message("connection.offline.rest"), busy: false };
  }
  if (state !== "stale" && state !== "reconnecting") return null;
  const isStale = age * 1000 >= STALE_AFTER;
  const lead = isStale ? message("connection.stale.lead", { seconds: age }) : message("connection.reconnecting.lead");
  return { tone: "warning", icon: "hourglass", lead, rest: message("connection.reconnecting.rest"), busy: true };
};

/** Shown while prices may not be current. */
export const ConnectionBar = ({ status }: { readonly status: ConnectionStatus }) => {
  const notice = noticeOf(status);
  return (
    <div role="status" data-connection={status.state}>
      {notice && (
        <p className={styles.bar} data-tone={notice.tone}>
          <ConnectionIcon name={notice.icon} />
          <span className={styles.text}>
            <b>{notice.lead}</b> {notice.rest}
          </span>
          {notice.busy && <Spinner />}
        </p>
      )}
    </div>
  );
};
