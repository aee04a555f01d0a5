import type { Incident, Pair, Side } from "@touchline/protocol";
import type { EventKind } from "../tables/mapping.ts";
import type { SportEventStatus } from "../wire/sport-event-status.ts";

const MOST = 40;

/** Sports in which a score is worth telling, and those in which a part is. */
const SCORES: ReadonlySet<EventKind> = new Set<EventKind>([
  ...["soccer", "ice-hockey", "handball", "baseball", "american-football", "rugby"],
] as EventKind[]);
const PARTS: ReadonlySet<EventKind> = new Set<EventKind>([
  ...["tennis", "volleyball", "table-tennis", "darts", "esports"],
] as EventKind[]);

const SIDES = [
  ["home", "HOME"],
  ["away", "AWAY"],
] as const satisfies readonly (readonly [keyof Pair, Side])[];

const grown = (kind: Incident["kind"], before: Pair, after: Pair, at: number): Incident[] =>
  SIDES.filter(([side]) => after[side] > before[side]).map(([, side]) => ({ kind, side, at }));

/** The feed has no incidents: they are what changed from one status to the next. */
export const incidentsSince = (
  kind: EventKind,
  known: readonly Incident[],
  before: SportEventStatus | null,
  after: SportEventStatus,
): readonly Incident[] => {
  if (!before) return known;
  const at = after.clock?.played ?? 0;
  const added = [
    ...(SCORES.has(kind) ? grown("GOAL", before.score, after.score, at) : []),
    ...(PARTS.has(kind) ? grown("PART_WON", before.score, after.score, at) : []),
    ...grown("YELLOW_CARD", before.yellowCards, after.yellowCards, at),
    ...grown("RED_CARD", before.redCards, after.redCards, at),
    ...grown("CORNER", before.corners, after.corners, at),
  ];
  return added.length === 0 ? known : [...known, ...added].slice(-MOST);
};
