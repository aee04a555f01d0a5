import {
  type Amount,
  type BookLimits,
  countCombinations,
  createSlipState,
  type ErrorContext,
  type OddsChanges,
  type Pick,
  reduceSlip,
  type SlipAction,
  type SlipRules,
  STANDARD_RULES,
  slipErrors,
  summariseSlip,
} from "@touchline/betting";
import type { PlacedBet } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type {
  Betslips,
  LoadedState,
  PlacementState,
  ShareState,
  WalletState,
} from "../../../data/betslip/betslip-model.ts";

export const RULES: SlipRules = {
  betTypes: ["single", "combo", "system", "multiples"],
  numberOfBetslips: 3,
  defaultStake: null,
  indonesian: false,
  maxSelections: 30,
  betBuilderSports: [1],
  displayMultiplesBetTypes: true,
};

/** A pick of one of the matches 1, 2, 3 … */
export const pickOf = (
  event: number,
  odds: number,
  names: Partial<Record<"outcome" | "market" | "event", string>> = {},
): Pick => ({
  selection: {
    hash: `hash-${event}-0000`,
    eventName: names.event ?? `Home ${event} v Away ${event}`,
    competitors: [`Home ${event}`, `Away ${event}`],
    eventId: event,
    eventVersion: 1,
    sportId: 1,
    categoryId: 1,
    tournamentId: 1,
    startsAt: new Date(2026, 8, 18, 19, 30).getTime(),
    game: "PREMATCH",
    playStatus: "NOT_STARTED",
    detailedPlayStatus: 0,
    metadata: null,
    limits: null,
  },
  market: {
    marketId: `${event}m${names.market ?? ""}`,
    marketName: names.market ?? "Match result",
    metaMarketId: 1,
    outcomeId: `${event}o${names.market ?? ""}`,
    metaOutcomeId: 1,
    outcomeName: names.outcome ?? `Outcome ${event}`,
    outcomes: 3,
    odds,
  },
});

export const selected = (event: number, odds = 200): SlipAction => ({
  type: "outcome selected",
  pick: pickOf(event, odds),
  at: 0,
});

export const typed = (ticketType: "single" | "combo" | "system" | "multiples"): SlipAction => ({
  type: "ticket type chosen",
  ticketType,
  at: 0,
});

/** The price of match `event` is another now, or cannot be had. */
export const changed = (
  event: number,
  odds: number,
  availability: "open" | "suspended" | "gone" = "open",
): SlipAction => ({
  type: "offer changed",
  offers: [{ outcomeId: `${event}o`, odds, availability, eventVersion: 2 }],
});

export const answer = (event: number, changes: Partial<PlacedBet> = {}): PlacedBet => ({
  id: `0190d3a0-0000-7000-8000-00000000000${event}`,
  status: "PLACED",
  hashes: [`hash-${event}-0000`],
  reasons: [],
  stake: "10.00",
  alternativeStake: null,
  maxWinnings: "20.00",
  odds: {},
  ...changes,
});

interface FakeOptions {
  readonly rules?: Partial<SlipRules>;
  readonly wallet?: Partial<WalletState>;
  readonly limits?: BookLimits | null;
  readonly largestStake?: Amount | null;
  readonly oddsChanges?: OddsChanges;
  readonly actions?: readonly SlipAction[];
}

const triangle = Array.from({ length: 31 }, (_, of) =>
  Array.from({ length: of + 1 }, (_unused, size) => countCombinations(of, size)),
);

/** Slips as the real rules have them, and calls that are only remembered. */
export const fakeBetslips = (options: FakeOptions = {}) => {
  const rules = { ...RULES, ...options.rules };
  const state = createStore(() => createSlipState(rules));
  const wallet = createStore<WalletState>(() => ({
    enabled: true,
    currency: "EUR",
    balance: 24_860n,
    ...options.wallet,
  }));
  const placement = createStore<PlacementState>(() => ({ status: "idle" }));
  const share = createStore<ShareState>(() => ({ status: "idle" }));
  const loaded = createStore<LoadedState>(() => ({ status: "idle" }));
  const keepSelections = createStore(() => false);
  const calls: string[] = [];
  const active = () => {
    const { slips, active: index } = state.getState();
    return slips[index] as (typeof slips)[number];
  };
  const summarise = () => summariseSlip(active(), STANDARD_RULES);
  const summary = createStore(() => summarise());
  const findErrors = () => {
    const { enabled, balance } = wallet.getState();
    const context: ErrorContext = {
      rules,
      oddsChanges: options.oddsChanges ?? "accept_higher_odds",
      wallet: { enabled, activeCurrencyBalance: balance },
      limits: options.limits ? { min: options.limits.minStake, max: options.limits.maxStake } : null,
    };
    return slipErrors(active(), summary.getState(), context);
  };
  const errors = createStore(() => findErrors());
  const dispatch = (action: SlipAction): void => {
    state.setState(reduceSlip(state.getState(), action, rules), true);
    summary.setState(summarise(), true);
    errors.setState(findErrors(), true);
  };
  for (const action of options.actions ?? []) dispatch(action);
  const call = (name: string) => (): void => {
    calls.push(name);
  };
  const betslips: Betslips = {
    state,
    rules: createStore(() => rules),
    ready: createStore(() => true),
    picked: createStore<ReadonlySet<string>>(() => new Set()),
    pick: call("pick"),
    pickAll: call("pickAll"),
    addBuilder: call("addBuilder"),
    combinations: createStore<readonly (readonly number[])[] | null>(() => triangle),
    askCombinations: call("askCombinations"),
    dispatch,
    summary,
    errors,
    placement,
    limits: createStore(() => options.limits ?? null),
    largestStake: createStore(() => options.largestStake ?? null),
    wallet,
    keepSelections,
    setKeepSelections: (keep) => keepSelections.setState(keep),
    place: call("place"),
    dismissPlacement: () => {
      calls.push("dismissPlacement");
      placement.setState({ status: "idle" }, true);
    },
    share,
    makeCode: call("makeCode"),
    loaded,
    loadCode: (code) => calls.push(`loadCode ${code}`),
    dismissLoaded: () => loaded.setState({ status: "idle" }, true),
    askToSignIn: call("askToSignIn"),
    askToDeposit: call("askToDeposit"),
  };
  /** The book has answered: the page shows it beside what was bet. */
  const decide = (...bets: readonly PlacedBet[]): void =>
    placement.setState(
      {
        status: "decided",
        result: { reqUuid: "1", betslipId: "2", bets: [...bets] },
        slip: active(),
        summary: summary.getState(),
        currency: wallet.getState().currency,
      },
      true,
    );
  return { betslips, calls, placement, share, loaded, wallet, active, decide };
};
