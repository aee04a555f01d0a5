import type { MarketVerdict, SourceResult } from "../../../source.ts";
import type { EventBook } from "../state/event-book.ts";
import { hasVerdict, type MarketState } from "../state/market-state.ts";
import type { MarketsOf } from "./markets.ts";
import { isOver } from "./play.ts";

const verdictOf = (
  { settlement, cancelled }: MarketState,
  outcomes: number,
  idOf: (outcome: number) => string | undefined,
): MarketVerdict => ({
  results: Array.from({ length: outcomes }, (_, outcome) => settlement?.results.get(idOf(outcome) ?? "") ?? null),
  certainty: settlement?.certainty ?? "CONFIRMED",
  cancelled: [...cancelled],
});

const wasOffered = ({ outcomes }: MarketState): boolean => outcomes.length > 0;

/** Everything decided about an event so far. It is final when the event is over and every market that was offered has a verdict. */
export const describeResult = (book: EventBook, markets: MarketsOf, at: number): SourceResult => {
  const states = book.markets.values().toArray();
  for (const state of states) if (hasVerdict(state)) markets.know(state);
  const isOpen = (state: MarketState): boolean =>
    wasOffered(state) && state.settlement === null && state.cancelled.length === 0 && markets.isMapped(state);
  return {
    at,
    facts: null,
    final: isOver(book.status) && !states.some(isOpen),
    resolve: (definition) => {
      const found = markets.find(definition);
      return found && hasVerdict(found.state) ? verdictOf(found.state, definition.outcomes.length, found.idOf) : null;
    },
  };
};
