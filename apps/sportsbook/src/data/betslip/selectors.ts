import { type SlipError, type SlipSummary, STANDARD_RULES, slipErrors, summariseSlip } from "@touchline/betting";
import { createSelector } from "reselect";
import { type BetslipState, selectActiveSlip } from "./betslip-store.ts";
import { largestStakeTask, stakeLimitsOf } from "./slip/largest-stake.ts";

const selectRules = ({ rules }: BetslipState) => rules;
const selectOddsChanges = ({ oddsChanges }: BetslipState) => oddsChanges;
const selectWallet = ({ wallet }: BetslipState) => wallet;
const selectLimits = ({ limits }: BetslipState) => limits;
const selectLargestStake = ({ largestStake }: BetslipState) => largestStake;

/** What the active slip costs and may win. */
export const selectSummary: (state: BetslipState) => SlipSummary = createSelector([selectActiveSlip], (slip) =>
  summariseSlip(slip, STANDARD_RULES),
);

/** Why the active slip cannot be placed as it is. */
export const selectErrors: (state: BetslipState) => readonly SlipError[] = createSelector(
  [selectActiveSlip, selectSummary, selectRules, selectOddsChanges, selectWallet, selectLimits, selectLargestStake],
  (slip, summary, rules, oddsChanges, { enabled, balance }, limits, largestStake) =>
    slipErrors(slip, summary, {
      rules,
      oddsChanges,
      wallet: { enabled, activeCurrencyBalance: balance },
      limits: stakeLimitsOf(summary, limits, largestStake),
    }),
);

/** What the worker computes the largest stake from; null where there is nothing to compute. */
export const selectLargestStakeTask = createSelector([selectActiveSlip, selectSummary, selectLimits], largestStakeTask);

/** Equal for tasks with equal content, so that a price change elsewhere on the page asks the worker nothing. */
export const selectLargestStakeKey = createSelector([selectLargestStakeTask], (task) =>
  JSON.stringify(task, (_key, value) => (typeof value === "bigint" ? String(value) : value)),
);
