import type { Price } from "../odds/price.ts";
import {
  type Availability,
  type Betslip,
  type OddsChanges,
  oddsOf,
  type Selection,
  selectionsOf,
} from "./slip-state.ts";

/** What the offer says now of one selected outcome. */
export interface OfferNow {
  readonly outcomeId: string;
  readonly odds: Price;
  readonly availability: Availability;
  readonly eventVersion: number;
}

/** The first price agreed to stays the one to compare with; when the price comes back to it, nothing has changed. */
const remember = (selection: Selection, before: Price | null, now: Price | null): Price | null => {
  const agreed = selection.previousOdds ?? before;
  return agreed === now ? null : agreed;
};

const updateRegular = (slip: Betslip, selection: Selection, now: OfferNow): Betslip => {
  const [market] = Object.values(selection.markets);
  if (!market) return slip;
  const updated: Selection = {
    ...selection,
    availability: now.availability,
    eventVersion: now.eventVersion,
    // A price that cannot be had is no offer: it neither counts as a move nor replaces the last one.
    ...(now.availability === "open"
      ? {
          markets: { [market.marketId]: { ...market, odds: now.odds } },
          previousOdds: remember(selection, market.odds, now.odds),
        }
      : {}),
  };
  return { ...slip, selectionsData: { ...slip.selectionsData, [selection.id]: updated } };
};

export const applyOffer = (slip: Betslip, offers: readonly OfferNow[]): Betslip =>
  offers.reduce((held, now) => {
    const selection = held.selectionsData[now.outcomeId];
    return selection ? updateRegular(held, selection, now) : held;
  }, slip);

/** The joint price of a builder has come, or changed. */
export const applyBuilderPrice = (slip: Betslip, selectionId: string, odds: Price | null): Betslip => {
  const selection = slip.selectionsData[selectionId];
  if (selection?.type !== "bet_builder") return slip;
  const before = slip.betBuilderSelections[selection.eventId]?.odds ?? null;
  const previousOdds = odds === null ? selection.previousOdds : remember(selection, before, odds);
  return {
    ...slip,
    selectionsData: { ...slip.selectionsData, [selectionId]: { ...selection, previousOdds } },
    betBuilderSelections: { ...slip.betBuilderSelections, [selection.eventId]: { odds } },
  };
};

export type Move = "up" | "down";

export const moveOf = (slip: Betslip, selection: Selection): Move | null => {
  const odds = oddsOf(slip, selection);
  if (selection.previousOdds === null || odds === null) return null;
  return odds > selection.previousOdds ? "up" : "down";
};

const AGREES: Readonly<Record<OddsChanges, (move: Move) => boolean>> = {
  accept_any_changes: () => true,
  accept_higher_odds: (move) => move === "up",
  ask_me: () => false,
};

/** Whether a moved price may be bet at without asking. Browser and server decide it here, and nowhere else. */
export const agreesToMove = (option: OddsChanges, agreed: Price, now: Price): boolean =>
  agreed === now || AGREES[option](now > agreed ? "up" : "down");

export const selectionsToConfirm = (slip: Betslip, option: OddsChanges): Selection[] =>
  selectionsOf(slip).filter((selection) => {
    const move = moveOf(slip, selection);
    return move !== null && !AGREES[option](move);
  });

/** The bettor has seen the prices and agrees to them as they are. */
export const acceptOdds = (slip: Betslip): Betslip => ({
  ...slip,
  selectionsData: Object.fromEntries(
    Object.entries(slip.selectionsData).map(([id, selection]) => [id, { ...selection, previousOdds: null }]),
  ),
});
