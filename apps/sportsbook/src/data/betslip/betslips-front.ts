import {
  createSlipState,
  DEFAULT_CLICK_LIMIT,
  type PassedClicks,
  passClick,
  type SlipRules,
  type SlipSummary,
  type TicketType,
} from "@touchline/betting";
import { outcomeId } from "@touchline/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { EventState } from "../offer/offer-model.ts";
import type { OfferStore } from "../offer/offer-store.ts";
import type { ReadonlyStore } from "../readonly-store.ts";
import type { Betslips, PickedOutcome, WalletState } from "./betslip-model.ts";

/** An outcome together with what the offer said of it at the moment of the tap. */
export interface TappedOutcome extends PickedOutcome {
  readonly event: EventState | undefined;
  readonly eventVersion: number;
  /** As it was shown: negative while it could not be bet on. */
  readonly odds: number;
}

/** What the page reads of the slips, in the hands of who changes it. */
export type BetslipStates = {
  readonly [Name in keyof Betslips as Betslips[Name] extends ReadonlyStore<infer _>
    ? Name
    : never]: Betslips[Name] extends ReadonlyStore<infer Value> ? StoreApi<Value> : never;
};

/** What a page may do with the slips, for who does it. */
export interface BetslipActions
  extends Omit<Betslips, keyof BetslipStates | "pick" | "pickAll" | "addBuilder" | "askToSignIn" | "askToDeposit"> {
  readonly pick: (outcome: TappedOutcome) => void;
  readonly pickAll: (outcomes: readonly TappedOutcome[]) => void;
  readonly addBuilder: (outcomes: readonly TappedOutcome[]) => void;
}

interface FrontOptions extends Pick<Betslips, "askToSignIn" | "askToDeposit"> {
  readonly betTypes: readonly TicketType[];
  /** What the bettor sees and taps on. */
  readonly store: Pick<OfferStore, "event" | "versionOf" | "cellOf" | "shownPrice">;
  readonly now: () => number;
}

/** Until the brand's own are there. */
const firstRules = (betTypes: readonly TicketType[]): SlipRules => ({
  betTypes,
  numberOfBetslips: 1,
  defaultStake: null,
  indonesian: false,
  maxSelections: 30,
  betBuilderSports: [],
  displayMultiplesBetTypes: false,
});

const NOTHING = { gross: 0n, bonus: 0n, tax: 0n, total: 0n };
const NO_SUMMARY: SlipSummary = {
  type: "single",
  bets: 0,
  stake: 0n,
  totalOdds: null,
  combinations: 0,
  payin: { stake: 0n, tax: 0n, bonus: 0n, playing: 0n },
  maxWinnings: NOTHING,
  minWinnings: null,
  rows: [],
};

const createStates = (betTypes: readonly TicketType[]): BetslipStates => {
  const rules = firstRules(betTypes);
  return {
    state: createStore(() => createSlipState(rules)),
    rules: createStore(() => rules),
    ready: createStore(() => false),
    picked: createStore<ReadonlySet<string>>(() => new Set()),
    combinations: createStore<readonly (readonly number[])[] | null>(() => null),
    summary: createStore(() => NO_SUMMARY),
    errors: createStore<ReturnType<Betslips["errors"]["getState"]>>(() => []),
    placement: createStore<ReturnType<Betslips["placement"]["getState"]>>(() => ({ status: "idle" })),
    limits: createStore<ReturnType<Betslips["limits"]["getState"]>>(() => null),
    largestStake: createStore<bigint | null>(() => null),
    wallet: createStore<WalletState>(() => ({ enabled: false, currency: "", balance: 0n })),
    keepSelections: createStore(() => false),
    share: createStore<ReturnType<Betslips["share"]["getState"]>>(() => ({ status: "idle" })),
    loaded: createStore<ReturnType<Betslips["loaded"]["getState"]>>(() => ({ status: "idle" })),
  };
};

const idOf = ({ eventId, slot }: PickedOutcome): string => outcomeId(eventId, slot);

/**
 * The slips as the first script knows them: it marks what is tapped, and remembers what is done until the rules of the slip
 * have come. Those are not needed for the first odds, so they do not go before them.
 */
export const createBetslipsFront = ({ betTypes, store, now, askToSignIn, askToDeposit }: FrontOptions) => {
  const states = createStates(betTypes);
  let actions: BetslipActions | null = null;
  let waiting: ((to: BetslipActions) => void)[] = [];
  let clicks: PassedClicks = [];
  let callForRules = (): void => undefined;

  const actLater = (run: (to: BetslipActions) => void): void => {
    if (actions) run(actions);
    else waiting.push(run);
  };

  const act = (run: (to: BetslipActions) => void): void => {
    actLater(run);
    if (!actions) callForRules();
  };

  const mayPass = (): boolean => {
    const { passed, passes } = passClick(clicks, now(), DEFAULT_CLICK_LIMIT);
    clicks = passed;
    return passes;
  };

  const tap = (outcome: PickedOutcome): TappedOutcome => {
    const { eventId, slot } = outcome;
    const cell = store.cellOf(eventId, slot);
    return {
      ...outcome,
      event: store.event(eventId),
      eventVersion: store.versionOf(eventId),
      odds: cell === undefined ? 0 : store.shownPrice(cell),
    };
  };

  /** Marked at once; whether the slip takes it is known when its rules are. */
  const mark = (outcomes: readonly PickedOutcome[]): void => {
    if (!actions) states.picked.setState(new Set([...states.picked.getState(), ...outcomes.map(idOf)]), true);
  };

  const toggleMark = (outcome: PickedOutcome): void => {
    const marked = new Set(states.picked.getState());
    if (!marked.delete(idOf(outcome))) marked.add(idOf(outcome));
    if (!actions) states.picked.setState(marked, true);
  };

  const betslips: Betslips = {
    ...states,
    pick: (outcome) => {
      if (!mayPass()) return;
      const tapped = tap(outcome);
      toggleMark(outcome);
      act((to) => to.pick(tapped));
    },
    pickAll: (outcomes) => {
      if (!mayPass()) return;
      const tapped = outcomes.map(tap);
      mark(outcomes);
      act((to) => to.pickAll(tapped));
    },
    addBuilder: (outcomes) => {
      if (!mayPass()) return;
      const tapped = outcomes.map(tap);
      act((to) => to.addBuilder(tapped));
    },
    dispatch: (action) => act((to) => to.dispatch(action)),
    setKeepSelections: (keep) => act((to) => to.setKeepSelections(keep)),
    place: () => act((to) => to.place()),
    dismissPlacement: () => act((to) => to.dismissPlacement()),
    makeCode: () => act((to) => to.makeCode()),
    loadCode: (code) => act((to) => to.loadCode(code)),
    dismissLoaded: () => act((to) => to.dismissLoaded()),
    // The slip's place on the page asks for these as soon as it is drawn; the first odds go before them.
    askCombinations: () => actLater((to) => to.askCombinations()),
    askToSignIn,
    askToDeposit,
  };

  return {
    betslips,
    states,
    /** Runs when the bettor has done something that waits for the slip's rules: they are wanted now. */
    onWaiting: (run: () => void): void => {
      callForRules = run;
    },
    /** The slip's rules are there: they do what was done without them, in its order. */
    attach: (to: BetslipActions): void => {
      actions = to;
      for (const run of waiting) run(to);
      waiting = [];
      states.ready.setState(true);
    },
  };
};

export type BetslipsFront = ReturnType<typeof createBetslipsFront>;
