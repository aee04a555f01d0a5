import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { scoreHistoryOf } from "./score-history.ts";
import { formatScore } from "./sides.ts";
import styles from "./tracker.module.css";

/** Who led by how much at the end of each part. The first named side is above the line. */
export const ScoreHistoryChart = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, sport, reversed } = event;
  if (!metadata) return null;
  const parts = metadata.currentScoreInSets;
  const leads = scoreHistoryOf(sport.key, parts).map((lead) => (reversed ? -lead : lead));
  const peak = Math.max(...leads.map(Math.abs), 1);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{message("eventView.course")}</figcaption>
      <ol className={styles.course}>
        {parts.map((part, index) => {
          const lead = leads[index] as number;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
            <li key={index} className={styles.step} data-last={index === parts.length - 1}>
              <span
                className={styles.bar}
                data-below={lead < 0}
                style={{ "--share": `${(100 * Math.abs(lead)) / peak}%` } as React.CSSProperties}
              />
              <span className={styles.partScore}>{formatScore(part, reversed)}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
};
