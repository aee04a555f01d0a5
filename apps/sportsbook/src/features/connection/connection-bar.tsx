import { STALE_AFTER } from "../../data/offer/connection.ts";
import type { ConnectionStatus } from "../../data/offer/connection-monitor.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./connection-bar.module.css";

interface Notice {
  readonly tone: "neutral" | "warning";
  readonly icon: "off" | "hourglass";
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
          <Icon name={notice.icon} />
          <span className={styles.text}>
            <b>{notice.lead}</b> {notice.rest}
          </span>
          {notice.busy && <Spinner />}
        </p>
      )}
    </div>
  );
};
