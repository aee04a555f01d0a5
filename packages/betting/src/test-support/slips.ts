import { reduceSlip, type SlipAction } from "../slip/reducer.ts";
import type { Pick } from "../slip/select-outcome.ts";
import { type Betslip, createSlipState, type SlipRules, type SlipState } from "../slip/slip-state.ts";

export const RULES: SlipRules = {
  betTypes: ["single", "combo", "system", "multiples"],
  numberOfBetslips: 3,
  defaultStake: 200n,
  indonesian: false,
  maxSelections: 30,
  betBuilderSports: [1],
  displayMultiplesBetTypes: true,
  startsCombo: false,
};

export const INDONESIAN: SlipRules = { ...RULES, indonesian: true, defaultStake: null };

/** An outcome by small numbers: event 1, market 1, outcome 1, … */
export const pickOf = (event: number, market = 1, outcome = 1, odds = 185): Pick => ({
  selection: {
    hash: `hash-${event}-${market}-${outcome}`,
    eventName: `Home ${event} - Away ${event}`,
    competitors: [`Home ${event}`, `Away ${event}`],
    eventId: event,
    eventVersion: 1,
    sportId: 1,
    categoryId: 1,
    tournamentId: 1,
    startsAt: 1_800_000_000_000,
    game: "PREMATCH",
    playStatus: "NOT_STARTED",
    detailedPlayStatus: 0,
    metadata: null,
    limits: null,
  },
  market: {
    marketId: `${event}m${market}`,
    marketName: "Match result",
    metaMarketId: market,
    outcomeId: `${event}o${market}-${outcome}`,
    metaOutcomeId: outcome,
    outcomeName: `Outcome ${outcome}`,
    outcomes: 3,
    odds,
  },
});

export const idOf = (event: number, market = 1, outcome = 1): string => `${event}o${market}-${outcome}`;

export const run = (actions: readonly SlipAction[], rules = RULES, start = createSlipState(rules)): SlipState =>
  actions.reduce((state, action) => reduceSlip(state, action, rules), start);

export const active = ({ slips, active: index }: SlipState): Betslip => slips[index] as Betslip;

export const selected = (pick: Pick, at = 0): SlipAction => ({ type: "outcome selected", pick, at });
export const built = (pick: Pick, at = 0): SlipAction => ({ type: "builder outcome selected", pick, at });
export const typed = (ticketType: Betslip["type"], at = 0): SlipAction => ({
  type: "ticket type chosen",
  ticketType,
  at,
});
