import { type Market, type OfferEvent, outcomeId } from "@touchline/protocol";
import type { RiskScope } from "./risk-limits.ts";

/** As `total=2.5`, and empty for a market without; several in alphabetical order, separated by commas. */
const specifiersText = (specifiers: Market["specifiers"]): string =>
  Object.entries(specifiers)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join();

/** What limits can refer to in a punter's bet on an outcome. Event and market are undefined where they are not known. */
export const outcomeFacts = (
  punter: string,
  eventId: number,
  slot: number,
  event: Pick<OfferEvent, "sportId" | "tournamentId"> | null | undefined,
  market: Pick<Market, "metaMarketId" | "specifiers"> | undefined,
): RiskScope => ({
  ...{ punter, event: `${eventId}`, outcome: outcomeId(eventId, slot) },
  ...(event && { sport: `${event.sportId}`, tournament: `${event.tournamentId}` }),
  ...(market && { market: `${market.metaMarketId}`, specifiers: specifiersText(market.specifiers) }),
});
