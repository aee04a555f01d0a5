import {
  type Betslip,
  holdsBuilder,
  MAX_BET_BUILDER_MARKETS,
  type Selection,
  type SelectionMarket,
  type SlipNoticeKey,
  type SlipRules,
  selectionsOf,
  soleSelection,
} from "./slip-state.ts";

/** An outcome in the state in which it was tapped. */
export interface Pick {
  readonly selection: Omit<
    Selection,
    "id" | "type" | "markets" | "previousOdds" | "payment" | "banker" | "availability"
  >;
  readonly market: SelectionMarket;
}

export type Outcome = { readonly slip: Betslip } | { readonly refused: SlipNoticeKey };

export const builderId = (eventId: number): string => `builder-${eventId}`;

/** When one selection remains, its payment becomes the stake of the slip. */
const keepPayment = (slip: Betslip): Betslip => {
  const sole = soleSelection(slip);
  if (!sole || sole.payment === null) return slip;
  return { ...slip, stake: sole.payment, selectionsData: { [sole.id]: { ...sole, payment: null } } };
};

export const removeSelection = (slip: Betslip, id: string): Betslip => {
  const { [id]: removed, ...selectionsData } = slip.selectionsData;
  if (!removed) return slip;
  const { [removed.eventId]: _price, ...betBuilderSelections } = slip.betBuilderSelections;
  const selectionsList = slip.selectionsList.filter((listed) => listed !== id);
  return keepPayment({ ...slip, selectionsList, selectionsData, betBuilderSelections });
};

const addSelection = (slip: Betslip, selection: Selection): Betslip => ({
  ...slip,
  selectionsList: [...slip.selectionsList, selection.id],
  selectionsData: { ...slip.selectionsData, [selection.id]: selection },
});

const createSelection = (pick: Pick, id: string, type: Selection["type"]): Selection => ({
  ...pick.selection,
  id,
  type,
  markets: { [pick.market.marketId]: pick.market },
  previousOdds: null,
  payment: null,
  banker: false,
  availability: "open",
});

/** In single mode every outcome is a selection; otherwise a new outcome of an event replaces the earlier one. */
export const selectOutcome = (slip: Betslip, pick: Pick, rules: SlipRules): Outcome => {
  const id = pick.market.outcomeId;
  if (slip.selectionsData[id]) return { slip: removeSelection(slip, id) };
  if (holdsBuilder(slip)) return { refused: "bet_builder_error_with_bet_builder_bet" };
  const replaced =
    slip.type === "single" ? undefined : selectionsOf(slip).find(({ eventId }) => eventId === pick.selection.eventId);
  const rest = replaced ? removeSelection(slip, replaced.id) : slip;
  if (rest.selectionsList.length >= rules.maxSelections) return { refused: "restriction_max_selections" };
  return { slip: addSelection(rest, createSelection(pick, id, "regular")) };
};

const changeMarkets = (slip: Betslip, selection: Selection, markets: Selection["markets"]): Betslip => ({
  ...slip,
  selectionsData: { ...slip.selectionsData, [selection.id]: { ...selection, markets, previousOdds: null } },
  betBuilderSelections: { ...slip.betBuilderSelections, [selection.eventId]: { odds: null } },
});

const startBuilder = (slip: Betslip, pick: Pick, rules: SlipRules): Outcome => {
  if (!rules.betBuilderSports.includes(pick.selection.sportId)) return { refused: "bet_builder_unavailable" };
  if (rules.indonesian && slip.type !== "combo") return { refused: "bet_builder_error_ticket_type" };
  if (holdsBuilder(slip)) return { refused: "bet_builder_error_two_bets" };
  if (slip.selectionsList.length > 0) return { refused: "bet_builder_error_with_regular_bet" };
  const selection = createSelection(pick, builderId(pick.selection.eventId), "bet_builder");
  return { slip: changeMarkets(addSelection(slip, selection), selection, selection.markets) };
};

/** A bet builder has one outcome per market of one event. After a change its joint price is unknown until it is quoted again. */
export const selectBuilderOutcome = (slip: Betslip, pick: Pick, rules: SlipRules): Outcome => {
  const held = slip.selectionsData[builderId(pick.selection.eventId)];
  if (!held) return startBuilder(slip, pick, rules);
  const { marketId, outcomeId } = pick.market;
  const { [marketId]: sameMarket, ...others } = held.markets;
  if (sameMarket?.outcomeId === outcomeId) {
    const isLast = Object.keys(others).length === 0;
    return { slip: isLast ? removeSelection(slip, held.id) : changeMarkets(slip, held, others) };
  }
  if (!sameMarket && Object.keys(held.markets).length >= MAX_BET_BUILDER_MARKETS)
    return { refused: "restriction_max_bet_builder_bets" };
  return { slip: changeMarkets(slip, held, { ...held.markets, [marketId]: pick.market }) };
};
