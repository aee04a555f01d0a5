import { NO_RESULT } from "@touchline/betting";
import type { EventResult, OfferEvent, Pair, Resolution } from "@touchline/protocol";

const onResult = ({ home, away }: Pair): Resolution[] =>
  [home > away, home === away, home < away].map((isWon) => (isWon ? "WON" : "LOST"));

/** Result of a match as the feed publishes it. */
export const resultOf = (
  { id, version, markets }: OfferEvent,
  score: Pair,
  changes: Partial<EventResult> = {},
): EventResult => ({
  eventId: id,
  version: version + 100,
  at: Date.now(),
  playStatus: "ENDED",
  facts: { ...NO_RESULT, partsPlayed: 2, parts: [score, { home: 0, away: 0 }], score },
  markets: markets.map(({ slot, metaMarketId, specifiers, outcomes }) => ({
    ...{ slot, metaMarketId, specifiers, outcomes },
    resolutions: onResult(score),
  })),
  ...changes,
});

/** A match abandoned before anything was decided. */
export const abandonedResult = (event: OfferEvent): EventResult => {
  const nothing = { home: 0, away: 0 };
  const result = resultOf(event, nothing);
  return {
    ...result,
    playStatus: "ABANDONED",
    facts: { ...NO_RESULT, final: false, partsPlayed: 0, parts: [nothing], score: nothing },
    markets: result.markets.map((market) => ({ ...market, resolutions: market.outcomes.map(() => "VOID" as const) })),
  };
};
