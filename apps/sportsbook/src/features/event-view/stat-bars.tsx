import type { Pair } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import styles from "./scoreboard.module.css";
import { sidesOf } from "./sides.ts";

const STATS = ["corners", "yellowCards", "redCards"] as const;

/** The first side's part of the bar in percent; as long as nothing happened, the bar is empty. */
const shareOf = (first: number, second: number): number => (first === 0 ? 0 : (100 * first) / (first + second));

const StatBar = ({
  label,
  first,
  second,
}: {
  readonly label: string;
  readonly first: number;
  readonly second: number;
}) => (
  <div className={styles.stat}>
    <b>{first}</b>
    <span className={styles.statName}>
      {label}
      <span className={styles.statLine} style={{ "--share": `${shareOf(first, second)}%` } as React.CSSProperties} />
    </span>
    <b>{second}</b>
  </div>
);

const inOrder = ({ home, away }: Pair, reversed: boolean): readonly [number, number] =>
  reversed ? [away, home] : [home, away];

/** Statistics of the feed. So far only football has them. */
export const hasStats = ({ sport, metadata }: FullEvent): boolean => sport.key === "soccer" && metadata !== null;

export const StatBars = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, reversed } = event;
  if (!metadata) return null;
  const [first, second] = sidesOf(event);
  return (
    <section className={styles.stats} aria-label={message("eventView.statistics")} data-statistics>
      <span className={styles.statTeams} aria-hidden="true">
        <span dir="auto">{first?.competitor.name}</span>
        <span dir="auto">{second?.competitor.name}</span>
      </span>
      {STATS.map((stat) => {
        const [left, right] = inOrder(metadata[stat], reversed);
        return <StatBar key={stat} label={message(`eventView.${stat}`)} first={left} second={right} />;
      })}
    </section>
  );
};
