import { type SlipError, type SlipSummary, type SummaryRules, slipErrors, summariseSlip } from "@touchline/betting";
import { createSelector } from "reselect";
import { type BetslipState, selectActiveSlip } from "./betslip-store.ts";
import { slipLimitsOf, stakeLimitsTask, unitLimitsOf } from "./slip/stake-limits.ts";

const selectRules = ({ rules }: BetslipState) => rules;
const selectOddsChanges = ({ oddsChanges }: BetslipState) => oddsChanges;
const selectWallet = ({ wallet }: BetslipState) => wallet;
const selectLimits = ({ limits }: BetslipState) => limits;
const selectLargestStake = ({ largestStake }: BetslipState) => largestStake;
const selectLargestUnits = ({ largestUnits }: BetslipState) => largestUnits;

/** By which the figures of the slip are computed. */
export const selectSummaryRules = ({ terms }: BetslipState): SummaryRules => terms.rules;

/** What the active slip costs and may win. */
export const selectSummary: (state: BetslipState) => SlipSummary = createSelector(
  [selectActiveSlip, selectSummaryRules],
  summariseSlip,
);

/** Why the active slip cannot be placed as it is. */
export const selectErrors: (state: BetslipState) => readonly SlipError[] = createSelector(
  [
    selectActiveSlip,
    selectSummary,
    selectRules,
    selectOddsChanges,
    selectWallet,
    selectLimits,
    selectLargestStake,
    selectLargestUnits,
  ],
  (slip, summary, rules, oddsChanges, { enabled, balance }, limits, largestStake, largestUnits) =>
    slipErrors(slip, summary, {
      rules,
      oddsChanges,
      wallet: { enabled, activeCurrencyBalance: balance },
      limits: slipLimitsOf(summary, limits, largestStake),
      unitLimits: unitLimitsOf(slip, limits, largestUnits),
    }),
);

/** What the worker computes the largest stakes from; null where there is nothing to compute. */
export const selectStakeLimitsTask = createSelector(
  [selectActiveSlip, selectSummary, selectLimits, selectSummaryRules],
  stakeLimitsTask,
);

/** Equal for tasks with equal content, so that a price change elsewhere on the page asks the worker nothing. */
export const selectStakeLimitsKey = createSelector([selectStakeLimitsTask], (task) =>
  JSON.stringify(task, (_key, value) => (typeof value === "bigint" ? String(value) : value)),
);
