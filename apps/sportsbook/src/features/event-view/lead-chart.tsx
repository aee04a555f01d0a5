import { scaleLinear } from "d3-scale";
import { type CurveFactory, curveLinear, curveStepAfter, line } from "d3-shape";
import type { FullEvent } from "../../data/event/full-event.ts";
import { scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import styles from "./drawings.module.css";
import { currentRun, type LeadPoint, leadOfMatch, leadOfPart } from "./lead-history.ts";
import { usualParts } from "./score-parts.ts";
import { nameOf, sidesOf } from "./sides.ts";
import { useCalmText } from "./use-calm-text.ts";

const WIDTH = 350;
const HEIGHT = 130;
const MIDDLE = HEIGHT / 2;
const ROOM = MIDDLE - 20;

/** Points of a usual set, for the width of the chart. */
const USUAL_POINTS: Readonly<Record<string, number>> = { volleyball: 45, "table-tennis": 20 };

const isByRally = (sportKey: string): boolean => sportKey in USUAL_POINTS;

/** Points in a row from which on a run is shown. */
const LEAST_RUN = 5;

const xOf = ({ x }: LeadPoint): number => x * WIDTH;

type Span = readonly [from: LeadPoint, to: LeadPoint];

const spansOf = (points: readonly LeadPoint[], isSeen: boolean): Span[] =>
  points.flatMap((point, index): Span[] => {
    const before = points[index - 1];
    return before && point.seen === isSeen ? [[before, point]] : [];
  });

const pathOf = (spans: readonly Span[], curve: CurveFactory, yOf: (lead: number) => number): string => {
  const draw = line<LeadPoint>()
    .x(xOf)
    .y(({ lead }) => yOf(lead))
    .curve(curve)
    .digits(1);
  return spans.map((span) => draw(span)).join("");
};

const Grid = ({ count }: { readonly count: number }) =>
  Array.from({ length: count - 1 }, (_, index) => ((index + 1) * WIDTH) / count).map((x) => (
    <path key={x} className={styles.grid} d={`M${x} 8V${HEIGHT - 8}`} />
  ));

const titleOf = (event: FullEvent): string => {
  const { sport, metadata, trail } = event;
  if (isByRally(sport.key)) return message("eventView.rallies", { number: metadata?.currentScoreInSets.length ?? 0 });
  const run = currentRun(trail);
  if (Math.abs(run) < LEAST_RUN) return message("eventView.leadOverTime");
  return message("eventView.run", { name: nameOf(event, run > 0 ? "HOME" : "AWAY"), count: Math.abs(run) });
};

const standingOf = (event: FullEvent, lead: number): string =>
  lead === 0
    ? message("eventView.level")
    : message("eventView.leadsBy", { name: nameOf(event, lead > 0 ? "HOME" : "AWAY"), count: Math.abs(lead) });

/** The lead over time. The first side is above the line. */
export const LeadChart = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, sport, trail, reversed } = event;
  const byRally = isByRally(sport.key);
  const parts = metadata?.currentScoreInSets ?? [];
  const usual = usualParts(sport.key);
  const points = byRally ? leadOfPart(trail, USUAL_POINTS[sport.key] ?? 0) : leadOfMatch(parts, usual, trail);
  const now = points.at(-1);
  const label = useCalmText(standingOf(event, now?.lead ?? 0));
  if (!metadata || !now) return null;
  const peak = Math.max(...points.map(({ lead }) => Math.abs(lead)), byRally ? 4 : 8);
  const [above, below] = reversed ? [-peak, peak] : [peak, -peak];
  const yOf = scaleLinear([above, below], [MIDDLE - ROOM, MIDDLE + ROOM]);
  // Known spans are drawn as steps; for others only both ends are known, so a straight line joins them.
  const seen = pathOf(spansOf(points, true), curveStepAfter, yOf);
  const guessed = pathOf(spansOf(points, false), curveLinear, yOf);
  const [first, second] = sidesOf(event);
  const score = byRally ? (parts.at(-1) ?? metadata.score) : metadata.score;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{titleOf(event)}</b>
        <span>{scoreText(score, reversed)}</span>
      </figcaption>
      <svg className={styles.pitch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <rect className={styles.field} width={WIDTH} height={HEIGHT} rx={10} />
        {!byRally && <Grid count={Math.max(usual, parts.length)} />}
        <path className={styles.zero} d={`M0 ${MIDDLE}H${WIDTH}`} />
        <path className={styles.guessed} d={guessed} />
        <path className={styles.seen} d={seen} />
        <circle className={styles.spot} cx={Math.min(xOf(now), WIDTH - 6)} cy={yOf(now.lead)} r={4} />
        <text className={styles.axis} x={10} y={16}>
          {first?.competitor.name}
        </text>
        <text className={styles.axis} x={10} y={HEIGHT - 8}>
          {second?.competitor.name}
        </text>
      </svg>
    </figure>
  );
};
