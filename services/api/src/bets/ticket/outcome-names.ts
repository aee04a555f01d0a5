import { fillName } from "@touchline/betting";
import type { Leg, LegOutcome } from "@touchline/db";
import { type BetSelection, type Locale, type OfferEvent, outcomeId, selectName } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";

type EventMarketOutcome = BetSelection["eventMarketOutcomes"][number];

export interface OutcomeNaming {
  readonly reference: ReferenceIndex | null;
  readonly locale: Locale;
  /** Home, then away. */
  readonly teams: readonly string[];
  /** Null when the event is no longer in the offer. */
  readonly event: OfferEvent | null;
}

const valuesOf = (
  { specifiers }: LegOutcome,
  [home, away]: readonly string[],
): Readonly<Record<string, string | undefined>> => ({
  ...specifiers,
  home,
  away,
});

const marketWith = (event: OfferEvent | null, wanted: number): OfferEvent["markets"][number] | undefined =>
  event?.markets.find(({ slot, outcomes }) => wanted >= slot && wanted < slot + outcomes.length);

/** Names in the requested language from the reference data, or those stored at placement. Outcomes with their own name keep it. */
const namesOf = (outcome: LegOutcome, { reference, locale, teams }: OutcomeNaming) => {
  const kind = reference?.metaMarkets.get(outcome.metaMarketId);
  const named = kind?.outcomes.find(({ id }) => id === outcome.metaOutcomeId);
  const values = valuesOf(outcome, teams);
  const findValue = (name: string): string | undefined => values[name];
  return {
    market: fillName(kind ? selectName(kind.names, locale) : outcome.marketName, findValue),
    outcome: named
      ? fillName(selectName(named.names, locale), (name) => (name === "player" ? outcome.outcomeName : values[name]))
      : fillName(outcome.outcomeName, findValue),
  };
};

export const nameLegOutcome = (
  { eventId }: Leg,
  outcome: LegOutcome,
  resolutionStatus: EventMarketOutcome["resolutionStatus"],
  naming: OutcomeNaming,
): EventMarketOutcome => {
  const { slot, metaMarketId, metaOutcomeId } = outcome;
  const market = marketWith(naming.event, slot);
  const names = namesOf(outcome, naming);
  return {
    id: outcomeId(eventId, slot),
    slot,
    metaOutcomeId,
    name: names.outcome,
    resolutionStatus,
    eventMarket: {
      slot: outcome.marketSlot ?? market?.slot ?? null,
      metaMarketId,
      name: names.market,
      outcomes: outcome.outcomes ?? market?.outcomes.length ?? 0,
    },
  };
};
