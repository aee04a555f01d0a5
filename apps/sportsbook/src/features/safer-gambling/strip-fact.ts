import type { HostLimits } from "@touchline/protocol/host-messages";
import type { Position } from "../../data/safer-gambling/safer-gambling-model.ts";

type Limit = HostLimits["limits"][number];

/** What stands in the strip beside the session's time. */
export type StripFact =
  | { readonly kind: "limit"; readonly of: Limit["kind"]; readonly percent: number }
  | { readonly kind: "check"; readonly minutes: number }
  | { readonly kind: "net"; readonly today: Position }
  | null;

interface StripFacts {
  readonly limits: readonly Limit[];
  readonly today: Position | null;
  /** In how many minutes a reality check is due; null where there is none. */
  readonly checkIn: number | null;
}

/** From so many percent on a limit is near. */
const NEAR = 90;
/** So many minutes before a reality check it is said when it comes. */
const CHECK_AHEAD = 5;

const percentOf = ({ used, of }: Limit): number =>
  Number(of) > 0 ? Math.floor((Number(used) * 100) / Number(of)) : 100;

const nearestLimit = (limits: readonly Limit[]): StripFact => {
  const [nearest] = limits
    .map((limit) => ({ kind: "limit" as const, of: limit.kind, percent: percentOf(limit) }))
    .filter(({ percent }) => percent >= NEAR)
    .sort((first, second) => second.percent - first.percent);
  return nearest ?? null;
};

const comingCheck = ({ checkIn }: StripFacts): StripFact =>
  checkIn !== null && checkIn > 0 && checkIn <= CHECK_AHEAD ? { kind: "check", minutes: checkIn } : null;

/** A limit that is near comes first, then a check that is about to come; else it is what today did to the money, once that is known. */
export const stripFact = (facts: StripFacts): StripFact =>
  nearestLimit(facts.limits) ?? comingCheck(facts) ?? (facts.today && { kind: "net", today: facts.today });
