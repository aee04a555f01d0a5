import { decidedResult, type Leg, type LegOutcomeResult, type StoredBet } from "@touchline/db";
import type { BetSelection, OfferEvent } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import { isOver } from "../../offer/select-events.ts";
import { legOdds } from "./odds.ts";
import { nameLegOutcome } from "./outcome-names.ts";
import { type EventNaming, eventFields, playFields } from "./selection-event.ts";

export interface SelectionView extends EventNaming {
  /** Null until the offer is complete; then the data stored at placement is used. */
  readonly offer: Offer | null;
}

const isInPlay = (live: OfferEvent | null): boolean => live?.game === "LIVE" && !isOver(live);

/** A leg may be decided while its event goes on. */
const statusesOf = (live: OfferEvent | null, result: LegOutcomeResult | null): BetSelection["resolutionStatuses"] => {
  const decided = decidedResult(result);
  return [
    { state: "OPEN", status: "OPEN" },
    ...(!decided && isInPlay(live) ? [{ state: "IN_PLAY" as const, status: "OPEN" as const }] : []),
    ...(decided ? [{ state: "SETTLE" as const, status: decided.resolution }] : []),
  ];
};

/** A leg with the current state of its event. */
export const describeSelection = (bet: StoredBet, leg: Leg, position: number, view: SelectionView): BetSelection => {
  const live = view.offer?.events.get(leg.eventId) ?? null;
  const result = bet.legResults[position] ?? null;
  const fields = eventFields(leg, live, view, bet.createdAt.getTime());
  const naming = {
    reference: view.offer?.reference ?? null,
    locale: view.locale,
    teams: fields.competitors.map(({ teamName }) => teamName),
    event: live,
  };
  return {
    id: leg.hash,
    ...fields,
    game: leg.game,
    banker: leg.banker,
    eventMarketOutcomes: leg.outcomes.map((outcome, index) =>
      nameLegOutcome(leg, outcome, result?.outcomes[index] ?? "OPEN", naming),
    ),
    odds: legOdds(bet, leg, result),
    resolutionStatuses: statusesOf(live, result),
    ...playFields(leg, live, result),
  };
};
