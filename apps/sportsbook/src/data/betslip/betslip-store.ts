import type { Amount, Betslip, DroppedAmount, OddsChanges, SlipRules, SlipState, TicketType } from "@touchline/betting";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ReadonlyStore } from "../store.ts";
import type { LoadedState, PlacementState, ShareState, WalletState } from "./betslip-model.ts";
import type { Gate } from "./placement/gate.ts";
import { NO_TERMS, type PayoutTerms } from "./slip/payout-terms.ts";
import { createFamilies, familyOf, type SlipFamilies } from "./slip/slip-families.ts";
import { pickedOf } from "./slip/slots.ts";
import type { LargestStakes, SlipLimits } from "./slip/stake-limits.ts";

/** All that the page keeps of the slips. What follows from it (summary, errors) is in `selectors.ts`. */
export interface BetslipState {
  readonly families: SlipFamilies;
  readonly rules: SlipRules;
  /** Taxes and bonuses, in the currency of the stakes. */
  readonly terms: PayoutTerms;
  /** They have become less favourable while something was on the slip, and no bet was placed since. */
  readonly termsNotice: boolean;
  /** What the bettor entered on the slip with this index and what no longer counts, until another amount is entered. */
  readonly dropped: { readonly what: DroppedAmount; readonly slip: number } | null;
  /** False until the engine has loaded, after the first odds: actions before that are queued and done then. */
  readonly isReady: boolean;
  /** Outcome ids whose taps are not on the slip yet: the engine has not loaded, or the mark of the tap is painted first. */
  readonly tapped: ReadonlySet<string>;
  /** The bettor's choice what happens when odds change. */
  readonly oddsChanges: OddsChanges;
  /** `combinations[n][k]`: in how many ways k of n selections combine, for at most 30. Null until asked for. */
  readonly combinations: readonly (readonly number[])[] | null;
  readonly placement: PlacementState;
  /** Why no bet can be sent now; read by the button, the panel and the placement alike. */
  readonly gate: Gate | null;
  /** Null until the bookmaker's limits have loaded; per currency of the punter. */
  readonly limits: SlipLimits | null;
  /** The most that can be staked on the active slip (PEER-7), computed in a worker; null while unknown. */
  readonly largestStake: Amount | null;
  /** The same for each combination of a row of multiples, by its key. */
  readonly largestUnits: LargestStakes["units"];
  /** The slip as it was when it was cleared, until something is picked or another slip is shown. */
  readonly cleared: Betslip | null;
  readonly wallet: WalletState;
  /** The bettor's choice to keep selections after placing, where the brand allows it. */
  readonly keepSelections: boolean;
  readonly share: ShareState;
  readonly loaded: LoadedState;
}

export type BetslipStore = StoreApi<BetslipState>;
export type ReadonlyBetslipStore = ReadonlyStore<BetslipState>;

/** Until the brand's own rules have loaded. */
const firstRules = (betTypes: readonly TicketType[]): SlipRules => ({
  betTypes,
  numberOfBetslips: 1,
  defaultStake: null,
  indonesian: false,
  maxSelections: 30,
  betBuilderSports: [],
  displayMultiplesBetTypes: false,
  startsCombo: true,
});

export const NO_WALLET: WalletState = { enabled: false, currency: "", balance: 0n };

export const createBetslipStore = (betTypes: readonly TicketType[]): BetslipStore => {
  const rules = firstRules(betTypes);
  return createStore<BetslipState>(() => ({
    families: createFamilies(rules),
    rules,
    terms: NO_TERMS,
    termsNotice: false,
    dropped: null,
    isReady: false,
    tapped: new Set(),
    oddsChanges: "accept_higher_odds",
    combinations: null,
    placement: { status: "idle" },
    gate: "stale",
    limits: null,
    largestStake: null,
    largestUnits: {},
    cleared: null,
    wallet: NO_WALLET,
    keepSelections: false,
    share: { status: "idle" },
    loaded: { status: "idle" },
  }));
};

/** The slips of the family that the chosen view shows. */
export const selectSlips = ({ families, rules }: BetslipState): SlipState => families[familyOf(rules)];

export const selectActiveSlip = (state: BetslipState): Betslip => {
  const { slips, active } = selectSlips(state);
  return slips[active] as Betslip;
};

const pickedBySlip = new WeakMap<Betslip, ReadonlySet<string>>();

/** Outcome ids of everything on the active slip, including the outcomes of a bet builder. */
export const selectPicked = (state: BetslipState): ReadonlySet<string> => {
  if (!state.isReady) return state.tapped;
  const slip = selectActiveSlip(state);
  const picked = pickedBySlip.get(slip) ?? pickedOf(slip);
  pickedBySlip.set(slip, picked);
  return picked;
};

/** Whether a price is marked as picked, which a tap changes before it changes the slip. */
export const isMarked = (state: BetslipState, outcome: string): boolean =>
  selectPicked(state).has(outcome) !== (state.isReady && state.tapped.has(outcome));

/** Equal while the same outcomes are picked. */
export const selectPickedKey = (state: BetslipState): string => [...selectPicked(state)].join();
