import { isMarketOf, type LegResult, NO_SLOT, resolveBuilder, resolveMarket, slotsNow } from "@touchline/betting";
import type { Leg, LegOutcome, LegOutcomeResult } from "@touchline/db";
import type { EventResult, MarketResult, Period } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";

/** A market of a leg and the index of an outcome in it. */
type Played = Pick<MarketResult, "metaMarketId" | "specifiers"> & { readonly outcome: number };

const marketWith = ({ markets }: EventResult, slot: number): MarketResult | undefined =>
  markets.find((market) => slot >= market.slot && slot < market.slot + market.outcomes.length);

/** A result that decides everything, also markets that it does not name. */
const isFinal = ({ final = true }: EventResult): boolean => final;

/**
 * The version of the event's result in which a market of the leg changed last; null where the result does not concern the leg. The same
 * is computed by the database, to find the bets that a result concerns (`market_versions` and `leg-versions.ts` of `packages/db`).
 */
export const versionOfLeg = ({ outcomes }: Leg, result: EventResult): number | null => {
  const ofMissing = isFinal(result) ? [result.version] : [];
  const versions = outcomes.flatMap((outcome) => {
    const named = result.markets.filter((market) => isMarketOf(market, outcome));
    return named.length > 0 ? named.map(({ version = result.version }) => version) : ofMissing;
  });
  // What was bet on is unknown, so only a final result says something about it.
  const all = outcomes.length === 0 ? ofMissing : versions;
  return all.length === 0 ? null : Math.max(...all);
};

/** By our own rules from the published facts; null for a market without a rule. */
const resolveByFacts = (
  leg: Leg,
  { metaMarketId, specifiers, outcome }: Played,
  { facts }: EventResult,
  reference: ReferenceIndex | null,
): LegResult | null => {
  const sport = leg.event && reference?.sports.get(leg.event.sportId);
  const kind = reference?.metaMarkets.get(metaMarketId);
  return facts && sport && kind
    ? resolveMarket({ sportKey: sport.key, marketKey: kind.key, specifiers: { ...specifiers }, outcome }, facts)
    : null;
};

/**
 * Index of an outcome in a market that the result lacks. That of an outcome with a name of its own, such as a player, depends on the
 * market, so it is looked up by its name.
 */
const indexAtPlacement = (
  { slot, marketSlot, metaMarketId, metaOutcomeId, outcomeName }: LegOutcome,
  { facts }: EventResult,
  reference: ReferenceIndex | null,
): number => {
  const kind = reference?.metaMarkets.get(metaMarketId);
  const common = kind?.outcomes.find(({ id }) => id === metaOutcomeId)?.names.en;
  if (outcomeName !== common) return facts?.players.findIndex(({ name }) => name === outcomeName) ?? -1;
  return marketSlot === undefined ? -1 : slot - marketSlot;
};

/** Of a market that a final result lacks. */
const resolveMissing = (leg: Leg, slot: number, result: EventResult, reference: ReferenceIndex | null): LegResult => {
  // What was bet on is unknown. An outcome that was never offered on the event cannot be won or lost.
  if (leg.outcomes.length === 0) return { resolution: "VOID" };
  const played = leg.outcomes.find((outcome) => outcome.slot === slot);
  const outcome = played ? indexAtPlacement(played, result, reference) : -1;
  const ours = played && outcome >= 0 ? resolveByFacts(leg, { ...played, outcome }, result, reference) : null;
  if (!ours)
    throw new Error(
      `Outcome ${leg.eventId}o${slot} is not in the result and has no rule: ${JSON.stringify(played ?? null)}`,
    );
  return ours;
};

const isWithin = ({ from, to }: Period, time: number): boolean =>
  (from === null || time >= from) && (to === null || time < to);

/** What the source says about an outcome of a market; null while it is open. */
const verdictOf = (
  { cancelled = [], resolutions, deadHeats }: MarketResult,
  outcome: number,
  placedAt: number,
): LegResult | null => {
  if (cancelled.some((period) => isWithin(period, placedAt))) return { resolution: "VOID" };
  const resolution = resolutions[outcome] ?? null;
  const deadHeat = deadHeats?.[outcome];
  return resolution && { resolution, ...(deadHeat && { deadHeat }) };
};

export interface SettledBy {
  readonly result: EventResult;
  /** When the bet was placed, in milliseconds. */
  readonly placedAt: number;
  readonly reference: ReferenceIndex | null;
}

/** `now` is the slot that the outcome has in the result. The source's verdict comes before our own rules. */
const resolveOutcome = (
  leg: Leg,
  { slot, now }: { readonly slot: number; readonly now: number },
  { result, placedAt, reference }: SettledBy,
): LegResult | null => {
  const market = now === NO_SLOT ? undefined : marketWith(result, now);
  if (market) return verdictOf(market, now - market.slot, placedAt);
  return isFinal(result) ? resolveMissing(leg, slot, result, reference) : null;
};

const OPEN = { resolution: null };

/** What a result says about a leg. `version` is that of the leg in it. */
export const resultOfLeg = (leg: Leg, version: number, by: SettledBy): LegOutcomeResult => {
  const { markets, playStatus, facts } = by.result;
  const now = slotsNow(leg, markets);
  const resolved = leg.slots.map((slot, index) => resolveOutcome(leg, { slot, now: now[index] as number }, by));
  const outcomes = resolved.map((each) => each?.resolution ?? null);
  return {
    ...(resolved.length > 1 ? { resolution: resolveBuilder(outcomes) } : (resolved[0] ?? OPEN)),
    ...{ version, outcomes, playStatus, score: facts?.score ?? null },
  };
};
