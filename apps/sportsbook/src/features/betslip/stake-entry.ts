import {
  type Amount,
  type Betslip,
  indonesianField,
  oddsOf,
  type SlipAction,
  type SlipRules,
  type SlipSummary,
  selectionsOf,
  takesDesiredProfit,
} from "@touchline/betting";

/**
 * What the bettor enters for the whole slip: its stake, the profit wanted, one total for several singles; or nothing, where
 * every single (`own`) or every row of multiples (`rows`) has a stake of its own.
 */
export type StakeEntry = "stake" | "desiredProfit" | "total" | "own" | "rows";

export const stakeEntryOf = (slip: Betslip, { type }: SlipSummary, rules: SlipRules, hasTotal: boolean): StakeEntry => {
  if (type === "multiples") return "rows";
  if (type === "single" && slip.selectionsList.length > 1) return hasTotal ? "total" : "own";
  return takesDesiredProfit(slip, rules) && indonesianField(slip) === "desiredProfit" ? "desiredProfit" : "stake";
};

/** The value of the field. */
export const enteredAmount = (entry: StakeEntry, slip: Betslip, summary: SlipSummary): Amount | null => {
  if (entry === "desiredProfit") return slip.desiredProfit;
  if (entry === "total") return summary.stake > 0n ? summary.stake : null;
  return slip.stake;
};

export const enterAmount = (entry: StakeEntry, amount: Amount | null): SlipAction => {
  if (entry === "desiredProfit") return { type: "desired profit entered", desiredProfit: amount };
  if (entry === "total") return { type: "total payment entered", total: amount, remainder: "first" };
  return { type: "stake entered", stake: amount };
};

/** The action that sets the stake, for any kind of entry; null where no single amount decides it. */
export const setStake = (entry: StakeEntry, stake: Amount, slip: Betslip): SlipAction | null => {
  if (entry === "own" || entry === "rows") return null;
  if (entry !== "desiredProfit") return enterAmount(entry, stake);
  const [selection] = selectionsOf(slip);
  const odds = selection ? oddsOf(slip, selection) : null;
  // Rounded down, so that the stake computed back from this profit is not larger.
  return odds === null ? null : enterAmount(entry, (stake * BigInt(odds - 100)) / 100n);
};
