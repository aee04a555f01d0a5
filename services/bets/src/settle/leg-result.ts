import { type LegResult, resolveBuilder, resolveMarket } from "@touchline/betting";
import type { Leg, LegOutcomeResult } from "@touchline/db";
import type { EventResult, Resolution } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";

type ResultMarket = EventResult["markets"][number];

const marketWith = ({ markets }: EventResult, slot: number): ResultMarket | undefined =>
  markets.find((market) => slot >= market.slot && slot < market.slot + market.outcomes.length);

/** Resolves by our own rules from the published facts; markets without a rule take the source's resolution. */
const resolveOutcome = (leg: Leg, slot: number, result: EventResult, reference: ReferenceIndex | null): LegResult => {
  const market = marketWith(result, slot);
  // An outcome that was never offered on the event cannot be won or lost.
  if (!market) return { resolution: "VOID" };
  const outcome = slot - market.slot;
  const sport = leg.event && reference?.sports.get(leg.event.sportId);
  const kind = reference?.metaMarkets.get(market.metaMarketId);
  const ours =
    sport && kind
      ? resolveMarket(
          { sportKey: sport.key, marketKey: kind.key, specifiers: market.specifiers, outcome },
          result.facts,
        )
      : null;
  return ours ?? { resolution: market.resolutions[outcome] as Resolution };
};

export const resultOfLeg = (leg: Leg, result: EventResult, reference: ReferenceIndex | null): LegOutcomeResult => {
  const resolved = leg.slots.map((slot) => resolveOutcome(leg, slot, result, reference));
  const outcomes = resolved.map(({ resolution }) => resolution);
  const [sole] = resolved as [LegResult];
  const { version, playStatus, facts } = result;
  return {
    ...(resolved.length > 1 ? { resolution: resolveBuilder(outcomes) } : sole),
    ...{ version, outcomes, playStatus, score: facts.score },
  };
};
