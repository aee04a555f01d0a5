import type { Price } from "../odds/price.ts";
import {
  type Availability,
  type Betslip,
  type OddsChanges,
  oddsOf,
  type Selection,
  type SelectionMarket,
  selectionsOf,
} from "./slip-state.ts";

/** Current state of one selected outcome. */
export interface OfferNow {
  readonly outcomeId: string;
  readonly odds: Price;
  readonly availability: Availability;
  readonly eventVersion: number;
}

/** Changes are compared with the price that was agreed to first; if the price returns to it, nothing has changed. */
const remember = (selection: Selection, before: Price | null, now: Price | null): Price | null => {
  const agreed = selection.previousOdds ?? before;
  return agreed === now ? null : agreed;
};

const updateRegular = (slip: Betslip, selection: Selection, now: OfferNow): Betslip => {
  const [market] = Object.values(selection.markets) as [SelectionMarket];
  const updated: Selection = {
    ...selection,
    availability: now.availability,
    eventVersion: now.eventVersion,
    // The price of an outcome that is not open is no offer: it is not a move and does not replace the last price.
    ...(now.availability === "open"
      ? {
          markets: { [market.marketId]: { ...market, odds: now.odds } },
          previousOdds: remember(selection, market.odds, now.odds),
        }
      : {}),
  };
  return { ...slip, selectionsData: { ...slip.selectionsData, [selection.id]: updated } };
};

/** Sets the joint price of a bet builder; null while it is unknown. */
export const applyBuilderPrice = (slip: Betslip, selectionId: string, odds: Price | null): Betslip => {
  const selection = slip.selectionsData[selectionId];
  if (selection?.type !== "bet_builder") return slip;
  const previousOdds = remember(selection, oddsOf(slip, selection), odds);
  return {
    ...slip,
    selectionsData: { ...slip.selectionsData, [selectionId]: { ...selection, previousOdds } },
    betBuilderSelections: { ...slip.betBuilderSelections, [selection.eventId]: { odds } },
  };
};

const builderHolding = (slip: Betslip, outcomeId: string): Selection | undefined =>
  selectionsOf(slip).find(({ markets }) => Object.values(markets).some((market) => market.outcomeId === outcomeId));

/** A bet builder with an outcome that is not open has no price until it is quoted again. */
const updateBuilder = (slip: Betslip, { outcomeId, availability }: OfferNow): Betslip => {
  const builder = availability === "open" ? undefined : builderHolding(slip, outcomeId);
  return builder ? applyBuilderPrice(slip, builder.id, null) : slip;
};

export const applyOffer = (slip: Betslip, offers: readonly OfferNow[]): Betslip =>
  offers.reduce((held, now) => {
    const selection = held.selectionsData[now.outcomeId];
    return selection ? updateRegular(held, selection, now) : updateBuilder(held, now);
  }, slip);

export type Move = "up" | "down";

const directionOf = (agreed: Price, now: Price): Move => (now > agreed ? "up" : "down");

export const moveOf = (slip: Betslip, selection: Selection): Move | null => {
  const odds = oddsOf(slip, selection);
  if (selection.previousOdds === null || odds === null) return null;
  return directionOf(selection.previousOdds, odds);
};

const AGREES: Readonly<Record<OddsChanges, (move: Move) => boolean>> = {
  accept_any_changes: () => true,
  accept_higher_odds: (move) => move === "up",
  ask_me: () => false,
};

/** Whether a changed price is accepted without asking. Used by app and server, so that both decide the same. */
export const agreesToMove = (option: OddsChanges, agreed: Price, now: Price): boolean =>
  agreed === now || AGREES[option](directionOf(agreed, now));

export const selectionsToConfirm = (slip: Betslip, option: OddsChanges): Selection[] =>
  selectionsOf(slip).filter((selection) => {
    const move = moveOf(slip, selection);
    return move !== null && !AGREES[option](move);
  });

/** The bettor accepts the current prices. A selection without a price keeps the one it was agreed at. */
export const acceptOdds = (slip: Betslip): Betslip => ({
  ...slip,
  selectionsData: Object.fromEntries(
    Object.entries(slip.selectionsData).map(([id, selection]) => [
      id,
      oddsOf(slip, selection) === null ? selection : { ...selection, previousOdds: null },
    ]),
  ),
});
