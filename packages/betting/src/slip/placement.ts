import type { Amount } from "../money/money.ts";
import { replaceStake } from "./desired-profit.ts";
import { setPayment } from "./payments.ts";
import { removeSelection } from "./select-outcome.ts";
import { type Betslip, emptyBetslip, type Selection, type SlipRules, selectionsOf } from "./slip-state.ts";

/** The server's decision on one bet of the slip. */
export interface BetResult {
  readonly status: "PLACED" | "REJECTED";
  /** Hashes of the bet's selections. */
  readonly hashes: readonly string[];
  /** The stake that the bookmaker would accept instead. */
  readonly alternativeStake?: Amount;
}

export interface AfterPlacement {
  /** The brand's setting `clearBetslipAfterPayment`. */
  readonly clear: boolean;
  /** The bettor's choice, where the brand allows it. */
  readonly keepSelections: boolean;
  readonly rules: SlipRules;
}

const idsByHash = (slip: Betslip): Map<string, string> => new Map(selectionsOf(slip).map(({ hash, id }) => [hash, id]));

const clearPlaced = (slip: Betslip, ids: readonly string[], { rules }: AfterPlacement): Betslip => {
  const rest = ids.reduce((held, id) => removeSelection(held, id, rules), slip);
  return rest.selectionsList.length === 0 ? emptyBetslip(slip, rules) : rest;
};

const renewHash = (slip: Betslip, id: string, newHash: (id: string) => string): Betslip => {
  const renewed = { ...(slip.selectionsData[id] as Selection), hash: newHash(id) };
  return { ...slip, selectionsData: { ...slip.selectionsData, [id]: renewed } };
};

/** For another attempt to bet on the same selections. */
export const withNewHashes = (slip: Betslip, newHash: (id: string) => string): Betslip =>
  slip.selectionsList.reduce((held, id) => renewHash(held, id, newHash), slip);

const offerStake = (slip: Betslip, ids: readonly string[], stake: Amount): Betslip => {
  const [id] = ids;
  return slip.type === "single" && id && slip.selectionsList.length > 1
    ? setPayment(slip, id, stake)
    : replaceStake(slip, stake);
};

/**
 * Placed bets leave the slip as configured; rejected ones stay, with the acceptable stake. Remaining selections get a new hash, because the
 * old one identifies the bet that was decided.
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
