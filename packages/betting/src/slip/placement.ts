import type { Amount } from "../money/money.ts";
import { setPayment } from "./payments.ts";
import { removeSelection } from "./select-outcome.ts";
import { type Betslip, createBetslip, selectionsOf } from "./slip-state.ts";

/** What became of one bet of the slip. */
export interface BetResult {
  readonly status: "PLACED" | "REJECTED";
  /** Of the selections in the bet. */
  readonly hashes: readonly string[];
  /** What the book would take instead. */
  readonly alternativeStake?: Amount;
}

export interface AfterPlacement {
  /** The brand's `clearBetslipAfterPayment`. */
  readonly clear: boolean;
  /** The bettor's own choice, where the brand allows it. */
  readonly keepSelections: boolean;
  readonly defaultStake: Amount | null;
}

const idsByHash = (slip: Betslip): Map<string, string> => new Map(selectionsOf(slip).map(({ hash, id }) => [hash, id]));

const clearPlaced = (slip: Betslip, ids: readonly string[], after: AfterPlacement): Betslip => {
  const isAll = ids.length === slip.selectionsList.length;
  const rest = ids.reduce(removeSelection, slip);
  return isAll ? createBetslip(slip.type, after.defaultStake) : rest;
};

/** A rejected selection is a new attempt: the old hash names the one that was refused. */
const renewHash = (slip: Betslip, id: string, newHash: (id: string) => string): Betslip => {
  const selection = slip.selectionsData[id];
  if (!selection) return slip;
  const renewed = { ...selection, hash: newHash(id) };
  return { ...slip, selectionsData: { ...slip.selectionsData, [id]: renewed } };
};

const offerStake = (slip: Betslip, ids: readonly string[], stake: Amount): Betslip => {
  const [id] = ids;
  return slip.type === "single" && id && slip.selectionsList.length > 1
    ? setPayment(slip, id, stake)
    : { ...slip, stake };
};

/** Placed bets leave the slip as configured; rejected ones stay, with new hashes and the stake the book would take. */
export const applyPlacement = (
  slip: Betslip,
  results: readonly BetResult[],
  after: AfterPlacement,
  newHash: (id: string) => string,
): Betslip => {
  const ids = idsByHash(slip);
  const idsOf = ({ hashes }: BetResult): string[] => hashes.flatMap((hash) => ids.get(hash) ?? []);
  const rejected = results.filter(({ status }) => status === "REJECTED");
  const placed = results.filter(({ status }) => status === "PLACED");
  const repaired = rejected.reduce((held, result) => {
    const renewed = idsOf(result).reduce((current, id) => renewHash(current, id, newHash), held);
    return result.alternativeStake === undefined
      ? renewed
      : offerStake(renewed, idsOf(result), result.alternativeStake);
  }, slip);
  const placedIds = [...new Set(placed.flatMap(idsOf))];
  if (placedIds.length === 0) return repaired;
  const keeps = after.keepSelections || !after.clear;
  return keeps
    ? placedIds.reduce((held, id) => renewHash(held, id, newHash), repaired)
    : clearPlaced(repaired, placedIds, after);
};
