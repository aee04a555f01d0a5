import type { Pair } from "@touchline/protocol";
import type { TrailPoint } from "../../data/event/score-trail.ts";

export interface LeadPoint {
  /** Share of the width, 0 to 1. */
  readonly x: number;
  /** Lead of the home side; negative if away leads. */
  readonly lead: number;
  /** True if the page was open between the previous point and this one; otherwise only both ends are known. */
  readonly seen: boolean;
}

const difference = ({ home, away }: Pair): number => home - away;
const total = ({ home, away }: Pair): number => home + away;

/** Results of finished parts come with the event; the points between them only if the page was open. */
export const leadOfMatch = (
  parts: readonly Pair[],
  usualParts: number,
  trail: readonly TrailPoint[],
): readonly LeadPoint[] => {
  const count = Math.max(usualParts, parts.length);
  const from = trail[0]?.progress ?? 100;
  let lead = 0;
  const ends = parts.slice(0, -1).map((part, index) => {
    lead += difference(part);
    return { x: (index + 1) / count, lead, seen: false };
  });
  const seen = trail.map(({ progress, score }, index) => ({
    x: progress / 100,
    lead: difference(score),
    seen: index > 0,
  }));
  return [{ x: 0, lead: 0, seen: false }, ...ends.filter(({ x }) => 100 * x < from), ...seen];
};

/** Point by point in the running part; the width grows beyond that of a usual part if needed. */
export const leadOfPart = (trail: readonly TrailPoint[], usualPoints: number): readonly LeadPoint[] => {
  const last = trail.at(-1);
  if (!last) return [];
  const ofPart = trail.filter(({ part }) => part === last.part);
  const width = Math.max(usualPoints, total(last.points));
  const points = ofPart.map(({ points: pair }, index) => ({
    x: total(pair) / width,
    lead: difference(pair),
    seen: index > 0 && total(pair) === total((ofPart[index - 1] as TrailPoint).points) + 1,
  }));
  return points[0] && points[0].x > 0 ? [{ x: 0, lead: 0, seen: false }, ...points] : points;
};

/** Points in a row of one side; negative for away. Zero if it is not known. */
export const currentRun = (trail: readonly TrailPoint[]): number => {
  let run = 0;
  for (let index = trail.length - 1; index > 0; index -= 1) {
    const now = (trail[index] as TrailPoint).score;
    const before = (trail[index - 1] as TrailPoint).score;
    const home = now.home - before.home;
    const away = now.away - before.away;
    if (home < 0 || away < 0 || (home > 0 && away > 0)) return run;
    if (home + away === 0) continue;
    if (run !== 0 && Math.sign(run) !== Math.sign(home - away)) return run;
    run += home - away;
  }
  return run;
};
