import type { Amount } from "../money/money.ts";
import { replaceStake } from "./desired-profit.ts";
import { setPayment } from "./payments.ts";
import { removeSelection } from "./select-outcome.ts";
import { type Betslip, createBetslip, type Selection, selectionsOf } from "./slip-state.ts";

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
  const rest = ids.reduce(removeSelection, slip);
  return rest.selectionsList.length === 0 ? createBetslip(slip.type, after.defaultStake) : rest;
};

const renewHash = (slip: Betslip, id: string, newHash: (id: string) => string): Betslip => {
  const renewed = { ...(slip.selectionsData[id] as Selection), hash: newHash(id) };
  return { ...slip, selectionsData: { ...slip.selectionsData, [id]: renewed } };
};

const offerStake = (slip: Betslip, ids: readonly string[], stake: Amount): Betslip => {
  const [id] = ids;
  return slip.type === "single" && id && slip.selectionsList.length > 1
    ? setPayment(slip, id, stake)
    : replaceStake(slip, stake);
};

/**
 * Placed bets leave the slip as configured; rejected ones stay, with the stake the book would take. What stays is a new attempt
 * with a new hash: the old one names the bet that was answered.
 */
export const applyPlacement = (
  slip: Betslip,
  results: readonly BetResult[],
  after: AfterPlacement,
  newHash: (id: string) => string,
): Betslip => {
  const ids = idsByHash(slip);
  const idsOf = ({ hashes }: BetResult): string[] => hashes.flatMap((hash) => ids.get(hash) ?? []);
  const answered = new Set(results.flatMap(idsOf));
  const renewed = [...answered].reduce((held, id) => renewHash(held, id, newHash), slip);
  const repaired = results.reduce(
    (held, result) =>
      result.alternativeStake === undefined ? held : offerStake(held, idsOf(result), result.alternativeStake),
    renewed,
  );
  if (after.keepSelections || !after.clear) return repaired;
  return clearPlaced(repaired, results.filter(({ status }) => status === "PLACED").flatMap(idsOf), after);
};
