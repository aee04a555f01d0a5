import type { HostLimits } from "@touchline/protocol/host-messages";

type Limit = HostLimits["limits"][number];

/** What is shown beside session time and net result while it matters. */
export type PlayBarNotice =
  | { readonly kind: "limit"; readonly of: Limit["kind"]; readonly percent: number }
  | { readonly kind: "check"; readonly minutes: number }
  | null;

interface PlayBarFacts {
  readonly limits: readonly Limit[];
  /** In how many minutes a reality check is due; null where there is none. */
  readonly checkIn: number | null;
}

/** In percent: from here on a limit is near. */
const NEAR = 90;
/** In minutes: from here on the next reality check is announced. */
const CHECK_AHEAD = 5;

const percentOf = ({ used, of }: Limit): number =>
  Number(of) > 0 ? Math.floor((Number(used) * 100) / Number(of)) : 100;

const nearestLimit = (limits: readonly Limit[]): PlayBarNotice => {
  const [nearest] = limits
    .map((limit) => ({ kind: "limit" as const, of: limit.kind, percent: percentOf(limit) }))
    .filter(({ percent }) => percent >= NEAR)
    .sort((first, second) => second.percent - first.percent);
  return nearest ?? null;
};

const comingCheck = ({ checkIn }: PlayBarFacts): PlayBarNotice =>
  checkIn !== null && checkIn > 0 && checkIn <= CHECK_AHEAD ? { kind: "check", minutes: checkIn } : null;

/** A limit that is near, otherwise a reality check that is due soon. */
export const playBarNotice = (facts: PlayBarFacts): PlayBarNotice => nearestLimit(facts.limits) ?? comingCheck(facts);
