import { randomUUID } from "node:crypto";
import type {
  OfferEvent,
  OrderedBet,
  OrderedSelection,
  PlaceAnswer,
  Placement,
  PlacementRequest,
} from "@touchline/protocol";

let made = 0;

export const selectionOf = (event: OfferEvent, slot = 0, more: Partial<OrderedSelection> = {}): OrderedSelection => ({
  hash: `hash-${(made += 1).toString().padStart(6, "0")}`,
  eventId: event.id,
  eventVersion: event.version,
  game: event.game,
  slots: [slot],
  odds: event.markets[0]?.prices[slot] ?? 100,
  ...more,
});

/** One bet on all of the selections, unless bets are given. */
export const requestOf = (
  selections: readonly OrderedSelection[],
  stake: string,
  more: Partial<PlacementRequest> = {},
): PlacementRequest => {
  const hashes = selections.map(({ hash }) => hash);
  const bet: OrderedBet = { type: hashes.length === 1 ? "single" : "combo", stake, sizes: [], hashes, bankers: [] };
  return {
    reqUuid: randomUUID(),
    betslipId: randomUUID(),
    brand: "default",
    currency: "EUR",
    oddsChanges: "accept_any_changes",
    selections: [...selections],
    bets: [bet],
    ...more,
  };
};

export const placementOf = (answer: PlaceAnswer): Placement => {
  if ("problem" in answer) throw new Error(`${answer.problem.code}: ${answer.problem.message}`);
  return answer.placement;
};
