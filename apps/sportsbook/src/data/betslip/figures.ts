import { type OddsChanges, STANDARD_RULES, slipErrors, summariseSlip } from "@touchline/betting";
import type { BetslipStates } from "./betslips-front.ts";
import { type LargestStakeTask, largestStakeTask, stakeLimitsOf } from "./largest-stake.ts";
import { activeSlip, pickedOf } from "./slots.ts";

interface FiguresOptions {
  readonly states: BetslipStates;
  readonly oddsChanges: () => OddsChanges;
  /** Works out the largest stake away from the page; null: whatever was asked is wanted no more. */
  readonly askLargest: (task: LargestStakeTask | null, take: (largest: bigint) => void) => void;
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && one.isSubsetOf(other);

/** A task in a word, to know one that was asked before. */
const signOf = (task: LargestStakeTask | null): string =>
  JSON.stringify(task, (_key, value) => (typeof value === "bigint" ? String(value) : value));

/** Keeps everything that follows from the active slip true to it. */
export const followFigures = ({ states, oddsChanges, askLargest }: FiguresOptions) => {
  const { state, rules, summary, errors, picked, limits, largestStake, wallet } = states;
  let asked = signOf(null);

  const showErrors = (): void => {
    const { enabled, balance } = wallet.getState();
    errors.setState(
      slipErrors(activeSlip(state.getState()), summary.getState(), {
        rules: rules.getState(),
        oddsChanges: oddsChanges(),
        wallet: { enabled, activeCurrencyBalance: balance },
        limits: stakeLimitsOf(summary.getState(), limits.getState(), largestStake.getState()),
      }),
      true,
    );
  };

  const seekLargest = (): void => {
    const task = largestStakeTask(activeSlip(state.getState()), summary.getState(), limits.getState());
    const sign = signOf(task);
    if (sign === asked) return;
    asked = sign;
    largestStake.setState(null);
    askLargest(task, (largest) => largestStake.setState(largest));
  };

  const show = (): void => {
    const slip = activeSlip(state.getState());
    const held = pickedOf(slip);
    if (!isSameSet(held, picked.getState())) picked.setState(held, true);
    summary.setState(summariseSlip(slip, STANDARD_RULES), true);
    seekLargest();
    showErrors();
  };

  state.subscribe(show);
  limits.subscribe(() => {
    seekLargest();
    showErrors();
  });
  for (const source of [rules, wallet, largestStake]) source.subscribe(showErrors);
  show();
  return { showErrors };
};
