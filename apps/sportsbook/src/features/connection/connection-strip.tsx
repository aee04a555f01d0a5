import { STALE_AFTER } from "../../data/offer/connection.ts";
import type { ConnectionStatus } from "../../data/offer/connection-monitor.ts";
import { messages } from "../../i18n/messages.ts";
import { Spinner } from "../../ui/controls.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./connection-strip.module.css";

interface Notice {
  readonly tone: "neutral" | "warning";
  readonly icon: string;
  readonly lead: string;
  readonly rest: string;
  readonly busy: boolean;
}

const { offline, reconnecting, stale } = messages.connection;

const noticeOf = ({ state, age }: ConnectionStatus): Notice | null => {
  if (state === "offline") return { tone: "neutral", icon: "off", ...offline, busy: false };
  if (state !== "stale" && state !== "reconnecting") return null;
  const lead = age * 1000 >= STALE_AFTER ? stale.lead(age) : reconnecting.lead;
  return { tone: "warning", icon: "hourglass", lead, rest: stale.rest, busy: true };
};

/** Says what is wrong with the prices, as long as something is. */
export const ConnectionStrip = ({ status }: { readonly status: ConnectionStatus }) => {
  const notice = noticeOf(status);
  return (
    <div role="status" data-connection={status.state}>
      {notice && (
        <p className={styles.strip} data-tone={notice.tone}>
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
