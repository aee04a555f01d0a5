import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { formatPart } from "../../i18n/play.ts";
import styles from "./drawings.module.css";
import { goalsByPart, type PartGoal } from "./part-goals.ts";
import { scoreParts } from "./score-parts.ts";
import { formatScore } from "./sides.ts";
import { useCalmText } from "./use-calm-text.ts";

const PERIOD = 20 * 60;

const Goals = ({ goals, reversed }: { readonly goals: readonly PartGoal[]; readonly reversed: boolean }) =>
  goals.map(({ side, at }, index) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: goals only follow each other
      key={index}
      className={styles.goal}
      data-second={(side === "AWAY") !== reversed}
      style={{ "--at": `${Math.min(100, (100 * at) / PERIOD)}%` } as React.CSSProperties}
    />
  ));

/** When in each period the goals fell: the first named side's above the line. The feed counts no shots. */
export const PeriodGoals = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, incidents, sport, reversed } = event;
  const parts = metadata ? scoreParts(sport.key, metadata) : [];
  const told = parts.flatMap(({ number, score }) => (score ? `P${number} ${formatScore(score, reversed)}` : []));
  const label = useCalmText(told.join(", "));
  if (!metadata) return null;
  const goals = goalsByPart(metadata.currentScoreInSets, incidents);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{message("eventView.goalsByPeriod")}</b>
        <span>{formatScore(metadata.score, reversed)}</span>
      </figcaption>
      <div className={styles.periods} role="img" aria-label={label}>
        {parts.map(({ number, score, current }) => (
          <div key={number} className={styles.period} data-current={current}>
            <span className={styles.periodHead}>
              <b>{formatPart(`P${number}`)}</b>
              {score && formatScore(score, reversed)}
            </span>
            <span className={styles.ice}>
              <Goals goals={goals[number - 1] ?? []} reversed={reversed} />
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
};
