import type { MarketKind } from "../markets/kind.ts";
import { fillReading, type MarketRule } from "../markets/market-rule.ts";
import type { MarketOutcome } from "../markets/resolve-market.ts";
import { marketRuleOf } from "../markets/sport-rules.ts";
import { parseLine, type Quarters } from "../odds/lines.ts";
import { MAX_BET_BUILDER_MARKETS } from "../slip/slip-state.ts";
import { type BestOf, type Column, type ResultSpace, type SpaceName, spaceOf } from "./result-space.ts";

/** An outcome that is in a bet builder, or may be added to it. */
export interface BuilderPick extends MarketOutcome {
  readonly eventId: number;
  /** From the market's reference data. */
  readonly betBuilder: boolean;
  /** Maximum number of sets, where the event has it; otherwise both 3 and 5 are considered. */
  readonly bestOf?: BestOf;
}

export type CombineReason = "other_event" | "not_supported" | "same_market" | "too_many" | "contradiction";

export type CombineAnswer =
  | { readonly combines: true }
  /** `clashes` are the picks that rule it out. */
  | { readonly combines: false; readonly reason: CombineReason; readonly clashes: readonly BuilderPick[] };

/** The results of a space in which a pick wins. */
interface Claim {
  readonly pick: BuilderPick;
  readonly space: ResultSpace;
  readonly wins: (result: number) => boolean;
}

const PLAYERS_A_SIDE = 11;

/** A player can score at most as many goals as their side. */
const readingOf = ({ reading, players }: MarketRule, { specifiers, outcome }: MarketOutcome): string => {
  if (!players) return fillReading(reading, specifiers);
  return reading.startsWith("scored.") ? `goals.all.${outcome < PLAYERS_A_SIDE ? "home" : "away"}` : reading;
};

const winsAt =
  ({ x, y, known }: Column, kind: MarketKind, line: Quarters, outcome: number) =>
  (result: number) =>
    known[result] === 1 && kind.verdict(x[result] as number, y[result] as number, line, outcome) === 1;

interface Place {
  readonly space: ResultSpace;
  readonly reading: string;
  readonly kind: MarketKind;
  readonly line: Quarters;
}

const placeOf = (market: MarketOutcome, bestOf?: BestOf): Place | null => {
  const rule = marketRuleOf(market.sportKey, market.marketKey);
  const line = rule?.line ? parseLine(market.specifiers[rule.line] ?? "") : 0;
  if (!rule || line === null) return null;
  const reading = readingOf(rule, market);
  const space = spaceOf(market.sportKey, reading, bestOf);
  return space ? { space, reading, kind: rule.kind, line } : null;
};

/** The space of results that an outcome depends on; null where it cannot be in a bet builder. */
export const builderSpaceOf = (market: MarketOutcome): SpaceName | null => placeOf(market)?.space.name ?? null;

const claimOf = (pick: BuilderPick): Claim | null => {
  const place = pick.betBuilder ? placeOf(pick, pick.bestOf) : null;
  if (!place) return null;
  const { space, reading, kind, line } = place;
  return { pick, space, wins: winsAt(space.column(reading), kind, line, pick.outcome) };
};

const isSameMarket = (a: MarketOutcome, b: MarketOutcome): boolean =>
  a.marketKey === b.marketKey &&
  Object.keys({ ...a.specifiers, ...b.specifiers }).every((name) => a.specifiers[name] === b.specifiers[name]);

/** Results of a space in which all of these win. */
const survivorsOf = (space: ResultSpace, claims: readonly Claim[]): readonly number[] =>
  [...space.results().keys()].filter((result) => claims.every(({ wins }) => wins(result)));

/** A minimal subset of the claims that rules out the candidate. */
const culpritsOf = (claims: readonly Claim[], candidate: Claim): readonly Claim[] => {
  const results = candidate.space.results();
  const isOut = (held: readonly Claim[]): boolean =>
    !results.some((_, result) => candidate.wins(result) && held.every(({ wins }) => wins(result)));
  return claims.reduce((left, claim) => {
    const fewer = left.filter((other) => other !== claim);
    return isOut(fewer) ? fewer : left;
  }, claims);
};

const refuse = (reason: CombineReason, clashes: readonly BuilderPick[] = []): CombineAnswer => ({
  combines: false,
  reason,
  clashes,
});

/**
 * Answers for any further outcome whether it combines with the picks: whether some result of the event makes all of them win. The app
 * asks for every outcome of an event, so the results that the picks leave are computed only once.
 */
export const createCombiner = (picks: readonly BuilderPick[]): ((candidate: BuilderPick) => CombineAnswer) => {
  const claims = picks.flatMap((pick) => claimOf(pick) ?? []);
  const left = new Map<ResultSpace, readonly number[]>();
  const claimsIn = (space: ResultSpace): readonly Claim[] => claims.filter((claim) => claim.space === space);
  const survivorsIn = (space: ResultSpace): readonly number[] => {
    let survivors = left.get(space);
    if (!survivors) left.set(space, (survivors = survivorsOf(space, claimsIn(space))));
    return survivors;
  };
  return (candidate) => {
    const elsewhere = picks.filter(({ eventId }) => eventId !== candidate.eventId);
    if (elsewhere.length > 0) return refuse("other_event", elsewhere);
    const claim = claimOf(candidate);
    if (!claim) return refuse("not_supported");
    const same = picks.filter((pick) => isSameMarket(pick, candidate));
    if (same.length > 0) return refuse("same_market", same);
    if (picks.length >= MAX_BET_BUILDER_MARKETS) return refuse("too_many");
    if (survivorsIn(claim.space).some(claim.wins)) return { combines: true };
    return refuse(
      "contradiction",
      culpritsOf(claimsIn(claim.space), claim).map(({ pick }) => pick),
    );
  };
};

export const combine = (picks: readonly BuilderPick[], candidate: BuilderPick): CombineAnswer =>
  createCombiner(picks)(candidate);
