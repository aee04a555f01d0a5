import type { HostLimits } from "@touchline/protocol/host-messages";
import type { Position } from "../../data/safer-gambling/safer-gambling-model.ts";

type Limit = HostLimits["limits"][number];

/** The fact shown beside the session time. */
export type PlayBarFact =
  | { readonly kind: "limit"; readonly of: Limit["kind"]; readonly percent: number }
  | { readonly kind: "check"; readonly minutes: number }
  | { readonly kind: "net"; readonly today: Position }
  | null;

interface PlayBarFacts {
  readonly limits: readonly Limit[];
  readonly today: Position | null;
  /** In how many minutes a reality check is due; null where there is none. */
  readonly checkIn: number | null;
}

/** In percent: from here on a limit is near. */
const NEAR = 90;
/** In minutes: from here on the next reality check is announced. */
const CHECK_AHEAD = 5;

const percentOf = ({ used, of }: Limit): number =>
  Number(of) > 0 ? Math.floor((Number(used) * 100) / Number(of)) : 100;

const nearestLimit = (limits: readonly Limit[]): PlayBarFact => {
  const [nearest] = limits
    .map((limit) => ({ kind: "limit" as const, of: limit.kind, percent: percentOf(limit) }))
    .filter(({ percent }) => percent >= NEAR)
    .sort((first, second) => second.percent - first.percent);
  return nearest ?? null;
};

const comingCheck = ({ checkIn }: PlayBarFacts): PlayBarFact =>
  checkIn !== null && checkIn > 0 && checkIn <= CHECK_AHEAD ? { kind: "check", minutes: checkIn } : null;

/** Order: a limit that is near, a reality check that is due soon, today's net result if it is known. */
export const playBarFact = (facts: PlayBarFacts): PlayBarFact =>
  nearestLimit(facts.limits) ?? comingCheck(facts) ?? (facts.today && { kind: "net", today: facts.today });
