import type { Amount } from "../money/money.ts";
import type { RemainderPlace } from "../money/split.ts";
import type { Price } from "../odds/price.ts";
import { carryStake } from "./carry-stake.ts";
import { alignDesiredProfit, takesDesiredProfit } from "./desired-profit.ts";
import { acceptOdds, applyBuilderPrice, applyOffer, type OfferNow } from "./odds-changes.ts";
import { setPayment, setTotalPayment } from "./payments.ts";
import { type AfterPlacement, applyPlacement, type BetResult } from "./placement.ts";
import { type Outcome, type Pick, removeSelection, selectBuilderOutcome, selectOutcome } from "./select-outcome.ts";
import {
  type Betslip,
  beginBetslip,
  emptyBetslip,
  type SlipRules,
  type SlipState,
  type TicketType,
} from "./slip-state.ts";
import { forgetPreselected, preselectSystem } from "./system-sizes.ts";
import { typeObstacle } from "./ticket-types.ts";

export type SlipAction =
  | { readonly type: "outcome selected"; readonly pick: Pick; readonly at: number }
  | { readonly type: "builder outcome selected"; readonly pick: Pick; readonly at: number }
  | { readonly type: "selection removed"; readonly id: string }
  | { readonly type: "slip cleared" }
  | { readonly type: "ticket type chosen"; readonly ticketType: TicketType; readonly at: number }
  | { readonly type: "stake entered"; readonly stake: Amount | null }
  | { readonly type: "desired profit entered"; readonly desiredProfit: Amount | null }
  | { readonly type: "payment entered"; readonly id: string; readonly payment: Amount | null }
  | { readonly type: "total payment entered"; readonly total: Amount | null; readonly remainder: RemainderPlace }
  | { readonly type: "banker toggled"; readonly id: string }
  | { readonly type: "system toggled"; readonly size: number }
  | { readonly type: "multiple staked"; readonly row: string; readonly stake: Amount | null }
  | { readonly type: "offer changed"; readonly offers: readonly OfferNow[] }
  | { readonly type: "builder priced"; readonly id: string; readonly odds: Price | null }
  | { readonly type: "odds accepted" }
  | {
      readonly type: "bets answered";
      readonly results: readonly BetResult[];
      readonly after: AfterPlacement;
      readonly newHash: (id: string) => string;
    }
  | { readonly type: "slip chosen"; readonly index: number }
  | { readonly type: "slip added" };

type ActionOf<Type extends SlipAction["type"]> = Extract<SlipAction, { type: Type }>;

/** Actions on the active slip; the others concern all slips. */
type OnSlip = Exclude<SlipAction, { type: "offer changed" | "slip chosen" | "slip added" }>;

type SlipHandlers = {
  readonly [Type in OnSlip["type"]]: (slip: Betslip, action: ActionOf<Type>, rules: SlipRules) => Outcome;
};

const done = (slip: Betslip): Outcome => ({ slip });

const toggleBanker = (slip: Betslip, id: string): Betslip => {
  const selection = slip.selectionsData[id];
  if (!selection) return slip;
  const toggled = { ...selection, banker: !selection.banker };
  return { ...slip, selectionsData: { ...slip.selectionsData, [id]: toggled } };
};

const toggleSize = (sizes: readonly number[], size: number): number[] =>
  (sizes.includes(size) ? sizes.filter((held) => held !== size) : [...sizes, size]).toSorted((a, b) => a - b);

const stakeMultiple = (slip: Betslip, row: string, stake: Amount | null): Betslip => {
  const { [row]: _before, ...others } = slip.betMultiples;
  return { ...slip, betMultiples: stake === null ? others : { ...others, [row]: stake } };
};

const chooseType = (slip: Betslip, type: TicketType, rules: SlipRules): Betslip => {
  if (type === slip.type) return slip;
  const left = slip.type === "system" ? forgetPreselected(slip) : slip;
  const typed = carryStake({ ...left, type }, rules);
  return type === "system" ? preselectSystem(typed) : typed;
};

const onSlip: SlipHandlers = {
  "outcome selected": (slip, { pick }, rules) => selectOutcome(slip, pick, rules),
  "builder outcome selected": (slip, { pick }, rules) => selectBuilderOutcome(slip, pick, rules),
  "selection removed": (slip, { id }, rules) => done(removeSelection(slip, id, rules)),
  "slip cleared": (slip, _action, rules) => done(emptyBetslip(slip, rules)),
  "ticket type chosen": (slip, { ticketType }, rules) =>
    typeObstacle(slip, ticketType, rules)
      ? { refused: "ticket_type_unavailable" }
      : done(chooseType(slip, ticketType, rules)),
  "stake entered": (slip, { stake }) => done({ ...slip, stake, desiredProfit: null }),
  "desired profit entered": (slip, { desiredProfit }, rules) =>
    done(takesDesiredProfit(slip, rules) ? { ...slip, desiredProfit } : slip),
  "payment entered": (slip, { id, payment }) => done(setPayment(slip, id, payment)),
  "total payment entered": (slip, { total, remainder }) => done(setTotalPayment(slip, total, remainder)),
  "banker toggled": (slip, { id }) => done(toggleBanker(slip, id)),
  "system toggled": (slip, { size }) => done({ ...slip, systems: toggleSize(slip.systems, size) }),
  "multiple staked": (slip, { row, stake }) => done(stakeMultiple(slip, row, stake)),
  "builder priced": (slip, { id, odds }) => done(applyBuilderPrice(slip, id, odds)),
  "odds accepted": (slip) => done(acceptOdds(slip)),
  "bets answered": (slip, { results, after, newHash }) => done(applyPlacement(slip, results, after, newHash)),
};

const addSlip = (state: SlipState, rules: SlipRules): SlipState => {
  if (rules.indonesian || state.slips.length >= rules.numberOfBetslips) return state;
  const slips = [...state.slips, beginBetslip(rules)];
  return { ...state, slips, active: slips.length - 1 };
};

/** Updates every slip, also those that are not shown. */
const changeOffer = (state: SlipState, offers: readonly OfferNow[], rules: SlipRules): SlipState => ({
  ...state,
  slips: state.slips.map((slip) => align(applyOffer(slip, offers), rules)),
});

const align = (slip: Betslip, rules: SlipRules): Betslip =>
  takesDesiredProfit(slip, rules) ? alignDesiredProfit(slip) : slip;

/** Only actions that can be refused have a time. */
const timeOf = (action: OnSlip): number => (action as Extract<OnSlip, { at: number }>).at;

export const reduceSlip = (state: SlipState, action: SlipAction, rules: SlipRules): SlipState => {
  if (action.type === "slip chosen") return state.slips[action.index] ? { ...state, active: action.index } : state;
  if (action.type === "slip added") return addSlip(state, rules);
  if (action.type === "offer changed") return changeOffer(state, action.offers, rules);
  const slip = state.slips[state.active] as Betslip;
  const handle = onSlip[action.type] as (slip: Betslip, action: OnSlip, rules: SlipRules) => Outcome;
  const outcome = handle(slip, action, rules);
  if ("refused" in outcome) return { ...state, notice: { key: outcome.refused, at: timeOf(action) } };
  const changed = align(outcome.slip, rules);
  return { ...state, slips: state.slips.map((held, index) => (index === state.active ? changed : held)) };
};
