import { keepPayment, keepSoleStake } from "./carry-stake.ts";
import {
  type Betslip,
  holdsBuilder,
  MAX_BET_BUILDER_MARKETS,
  type Selection,
  type SelectionMarket,
  type SlipNoticeKey,
  type SlipRules,
  selectionsOf,
} from "./slip-state.ts";
import { typeObstacle, withPlayableType } from "./ticket-types.ts";

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

const dropSelection = (slip: Betslip, id: string): Betslip => {
  const { [id]: removed, ...selectionsData } = slip.selectionsData;
  if (!removed) return slip;
  const { [removed.eventId]: _price, ...betBuilderSelections } = slip.betBuilderSelections;
  const selectionsList = slip.selectionsList.filter((listed) => listed !== id);
  return { ...slip, selectionsList, selectionsData, betBuilderSelections };
};

export const removeSelection = (slip: Betslip, id: string, rules: SlipRules): Betslip => {
  const rest = dropSelection(slip, id);
  return rest === slip ? slip : keepPayment(withPlayableType(rest, rules));
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

/** Several singles each have a stake of their own, which begins as the default. */
const addSingle = (slip: Betslip, selection: Selection, { defaultStake }: SlipRules): Betslip =>
  addSelection(
    keepSoleStake(slip),
    slip.selectionsList.length === 0 ? selection : { ...selection, payment: defaultStake },
  );

/** Two picks of different events begin as a combo, with the stake that was there. */
const addToSingles = (slip: Betslip, selection: Selection, rules: SlipRules): Betslip => {
  const combo: Betslip = { ...addSelection(slip, selection), type: "combo" };
  const begins = rules.startsCombo && slip.selectionsList.length === 1 && typeObstacle(combo, "combo", rules) === null;
  return begins && !rules.indonesian ? combo : addSingle(slip, selection, rules);
};

/** In single mode every outcome is a selection; otherwise a new outcome of an event replaces the earlier one. */
export const selectOutcome = (slip: Betslip, pick: Pick, rules: SlipRules): Outcome => {
  const id = pick.market.outcomeId;
  if (slip.selectionsData[id]) return { slip: removeSelection(slip, id, rules) };
  if (holdsBuilder(slip)) return { refused: "bet_builder_error_with_bet_builder_bet" };
  const replaced =
    slip.type === "single" ? undefined : selectionsOf(slip).find(({ eventId }) => eventId === pick.selection.eventId);
  const rest = replaced ? dropSelection(slip, replaced.id) : slip;
  if (rest.selectionsList.length >= rules.maxSelections) return { refused: "restriction_max_selections" };
  const selection = createSelection(pick, id, "regular");
  return { slip: slip.type === "single" ? addToSingles(rest, selection, rules) : addSelection(rest, selection) };
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
    return { slip: isLast ? removeSelection(slip, held.id, rules) : changeMarkets(slip, held, others) };
  }
  if (!sameMarket && Object.keys(held.markets).length >= MAX_BET_BUILDER_MARKETS)
    return { refused: "restriction_max_bet_builder_bets" };
  return { slip: changeMarkets(slip, held, { ...held.markets, [marketId]: pick.market }) };
};
