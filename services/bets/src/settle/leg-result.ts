import { type LegResult, NO_SLOT, resolveBuilder, resolveMarket, slotsNow } from "@touchline/betting";
import type { Leg, LegOutcome, LegOutcomeResult } from "@touchline/db";
import type { EventResult, Resolution } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";

type ResultMarket = EventResult["markets"][number];

/** A market of a leg and the index of an outcome in it. */
type Played = Pick<ResultMarket, "metaMarketId" | "specifiers"> & { readonly outcome: number };

const marketWith = ({ markets }: EventResult, slot: number): ResultMarket | undefined =>
  markets.find((market) => slot >= market.slot && slot < market.slot + market.outcomes.length);

/** By our own rules from the published facts; null for a market without a rule. */
const resolveByFacts = (
  leg: Leg,
  { metaMarketId, specifiers, outcome }: Played,
  { facts }: EventResult,
  reference: ReferenceIndex | null,
): LegResult | null => {
  const sport = leg.event && reference?.sports.get(leg.event.sportId);
  const kind = reference?.metaMarkets.get(metaMarketId);
  return sport && kind
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
  if (outcomeName !== common) return facts.players.findIndex(({ name }) => name === outcomeName);
  return marketSlot === undefined ? -1 : slot - marketSlot;
};

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

/** `now` is the slot that the outcome has in the result. Markets without a rule take the source's resolution. */
const resolveOutcome = (
  leg: Leg,
  { slot, now }: { readonly slot: number; readonly now: number },
  result: EventResult,
  reference: ReferenceIndex | null,
): LegResult => {
  const market = now === NO_SLOT ? undefined : marketWith(result, now);
  if (!market) return resolveMissing(leg, slot, result, reference);
  const outcome = now - market.slot;
  const ours = resolveByFacts(leg, { ...market, outcome }, result, reference);
  return ours ?? { resolution: market.resolutions[outcome] as Resolution };
};

export const resultOfLeg = (leg: Leg, result: EventResult, reference: ReferenceIndex | null): LegOutcomeResult => {
  const now = slotsNow(leg, result.markets);
  const resolved = leg.slots.map((slot, index) =>
    resolveOutcome(leg, { slot, now: now[index] as number }, result, reference),
  );
  const outcomes = resolved.map(({ resolution }) => resolution);
  const [sole] = resolved as [LegResult];
  const { version, playStatus, facts } = result;
  return {
    ...(resolved.length > 1 ? { resolution: resolveBuilder(outcomes) } : sole),
    ...{ version, outcomes, playStatus, score: facts.score },
  };
};
