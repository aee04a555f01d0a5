import type { Amount } from "../money/money.ts";
import { selectionsToConfirm } from "./odds-changes.ts";
import {
  type Betslip,
  type OddsChanges,
  oddsOf,
  type Selection,
  type SlipRules,
  type StakeLimits,
  selectionsOf,
} from "./slip-state.ts";
import type { SlipSummary } from "./summary.ts";
import { type TypeObstacle, typeObstacle } from "./ticket-types.ts";

/** Where a stake is entered: for the slip, for one of several singles, for a row of multiples. */
type StakePlace =
  | { readonly at: "stake" }
  | { readonly at: "selection"; readonly id: string }
  | { readonly at: "row"; readonly row: string };

/** `at` is where the error is shown: on a selection, at the stake, at a row of multiples, or for the whole slip. */
export type SlipError =
  | {
      readonly key:
        | "selection_suspended"
        | "selection_gone"
        | "odds_changed"
        | "price_pending"
        | "bet_builder_unavailable";
      readonly at: "selection";
      readonly id: string;
    }
  | { readonly key: "stake_missing"; readonly at: "stake" }
  | ({ readonly key: "stake_below_min"; readonly min: Amount } & StakePlace)
  | ({ readonly key: "stake_above_max"; readonly max: Amount } & StakePlace)
  | { readonly key: "balance_insufficient"; readonly at: "stake"; readonly missing: Amount }
  | { readonly key: "slip_empty"; readonly at: "slip" }
  | { readonly key: "system_missing"; readonly at: "slip" }
  | { readonly key: "ticket_type"; readonly at: "slip"; readonly obstacle: TypeObstacle };

export interface Wallet {
  readonly enabled: boolean;
  readonly activeCurrencyBalance: Amount;
}

export interface ErrorContext {
  readonly rules: SlipRules;
  readonly oddsChanges: OddsChanges;
  readonly wallet: Wallet;
  /** Limits of a slip that is one bet; null while unknown. Selections have the limits of a single on them. */
  readonly limits: StakeLimits | null;
  /** Limits of the unit stakes of multiples, by the key of their row. */
  readonly unitLimits: Readonly<Record<string, StakeLimits>>;
}

export const isBalanceInsufficient = ({ enabled, activeCurrencyBalance }: Wallet, stake: Amount): boolean =>
  enabled && activeCurrencyBalance < stake;

const selectionError = (slip: Betslip, selection: Selection, { betBuilderSports }: SlipRules): SlipError[] => {
  const { id, availability, type, sportId } = selection;
  if (type === "bet_builder" && !betBuilderSports.includes(sportId))
    return [{ key: "bet_builder_unavailable", at: "selection", id }];
  if (availability === "suspended") return [{ key: "selection_suspended", at: "selection", id }];
  if (availability === "gone") return [{ key: "selection_gone", at: "selection", id }];
  return oddsOf(slip, selection) === null ? [{ key: "price_pending", at: "selection", id }] : [];
};

const changeErrors = (slip: Betslip, option: OddsChanges): SlipError[] =>
  selectionsToConfirm(slip, option).map(({ id }) => ({ key: "odds_changed", at: "selection", id }));

const limitErrors = (stake: Amount, limits: StakeLimits | null | undefined, place: StakePlace): SlipError[] => {
  if (!limits || stake <= 0n) return [];
  // A minimum above the maximum is no stake that is taken.
  if (stake < limits.min && limits.min <= limits.max) return [{ key: "stake_below_min", min: limits.min, ...place }];
  return stake > limits.max ? [{ key: "stake_above_max", max: limits.max, ...place }] : [];
};

/** Each bet has limits of its own, and is checked where its stake is entered. */
const limitErrorsOf = (slip: Betslip, { type, stake }: SlipSummary, context: ErrorContext): SlipError[] => {
  if (type === "multiples")
    return Object.entries(slip.betMultiples).flatMap(([row, unit]) =>
      limitErrors(unit, context.unitLimits[row], { at: "row", row }),
    );
  if (type === "single" && slip.selectionsList.length > 1)
    return selectionsOf(slip).flatMap(({ id, payment, limits }) =>
      limitErrors(payment ?? 0n, limits, { at: "selection", id }),
    );
  return limitErrors(stake, context.limits, { at: "stake" });
};

const stakeErrors = (slip: Betslip, summary: SlipSummary, context: ErrorContext): SlipError[] => {
  const { stake } = summary;
  const { wallet } = context;
  if (stake <= 0n) return [{ key: "stake_missing", at: "stake" }];
  const beyond = limitErrorsOf(slip, summary, context);
  if (beyond.length > 0 || !isBalanceInsufficient(wallet, stake)) return beyond;
  return [{ key: "balance_insufficient", at: "stake", missing: stake - wallet.activeCurrencyBalance }];
};

const typeErrors = (slip: Betslip, summary: SlipSummary, rules: SlipRules): SlipError[] => {
  const obstacle = typeObstacle(slip, summary.type, { ...rules, indonesian: false });
  if (obstacle) return [{ key: "ticket_type", at: "slip", obstacle }];
  return summary.type === "system" && summary.rows.length === 0 ? [{ key: "system_missing", at: "slip" }] : [];
};

/** Everything that prevents the placement of the slip; empty if it can be placed. */
export const slipErrors = (slip: Betslip, summary: SlipSummary, context: ErrorContext): SlipError[] => {
  if (slip.selectionsList.length === 0) return [{ key: "slip_empty", at: "slip" }];
  return [
    ...selectionsOf(slip).flatMap((selection) => selectionError(slip, selection, context.rules)),
    ...changeErrors(slip, context.oddsChanges),
    ...typeErrors(slip, summary, context.rules),
    ...stakeErrors(slip, summary, context),
  ];
};
