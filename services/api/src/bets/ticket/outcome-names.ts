import type { Leg, LegOutcome } from "@touchline/db";
import { type BetSelection, type Locale, type OfferEvent, outcomeId, selectName } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";
import { fillTemplate, type TemplateValues } from "../../answers/fill-template.ts";

type EventMarketOutcome = BetSelection["eventMarketOutcomes"][number];

export interface OutcomeNaming {
  readonly reference: ReferenceIndex | null;
  readonly locale: Locale;
  /** Home, then away. */
  readonly teams: readonly string[];
  /** Null where the offer has forgotten it. */
  readonly event: OfferEvent | null;
}

const valuesOf = ({ specifiers }: LegOutcome, [home, away]: readonly string[]): TemplateValues => ({
  ...specifiers,
  home,
  away,
});

const marketWith = (event: OfferEvent | null, wanted: number): OfferEvent["markets"][number] | undefined =>
  event?.markets.find(({ slot, outcomes }) => wanted >= slot && wanted < slot + outcomes.length);

/** By their kinds in the language asked for, or as they were called at the tap. What was called by its own name keeps it. */
const namesOf = (outcome: LegOutcome, { reference, locale, teams }: OutcomeNaming) => {
  const kind = reference?.metaMarkets.get(outcome.metaMarketId);
  const named = kind?.outcomes.find(({ id }) => id === outcome.metaOutcomeId);
  const values = valuesOf(outcome, teams);
  return {
    market: fillTemplate(kind ? selectName(kind.names, locale) : outcome.marketName, values),
    outcome: named
      ? fillTemplate(selectName(named.names, locale), { ...values, player: outcome.outcomeName })
      : fillTemplate(outcome.outcomeName, values),
  };
};

/** One outcome of a leg as a ticket shows it. */
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
