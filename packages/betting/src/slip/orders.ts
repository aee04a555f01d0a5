import { type Betslip, type Selection, selectionsOf } from "./slip-state.ts";
import type { BetTerms, SlipSummary } from "./summary.ts";

/** One bet of a slip, with the hashes of its selections. */
export interface BetOrder extends BetTerms {
  readonly hashes: readonly string[];
  readonly bankers: readonly string[];
}

const hashesOf = (selections: readonly Selection[]): string[] => selections.map(({ hash }) => hash);

const bankersOf = (selections: readonly Selection[]): string[] => hashesOf(selections.filter(({ banker }) => banker));

const singles = (slip: Betslip, selections: readonly Selection[]): BetOrder[] =>
  selections.flatMap(({ hash, payment }) => {
    const stake = (selections.length === 1 ? slip.stake : payment) ?? 0n;
    return stake > 0n ? [{ type: "single", stake, sizes: [], hashes: [hash], bankers: [] } satisfies BetOrder] : [];
  });

/**
 * The bets of a slip, as its summary counts them: each of several singles and each row of multiples is a bet. All selections are included,
 * because a slip with an unavailable outcome has errors and is not placed.
 */
export const ordersOf = (slip: Betslip, summary: SlipSummary): BetOrder[] => {
  const selections = selectionsOf(slip);
  const hashes = hashesOf(selections);
  switch (summary.type) {
    case "single":
      return singles(slip, selections);
    case "combo":
      return [{ type: "combo", stake: summary.stake, sizes: [], hashes, bankers: [] }];
    case "system": {
      const sizes = summary.rows.map(({ size }) => size);
      return [{ type: "system", stake: summary.stake, sizes, hashes, bankers: bankersOf(selections) }];
    }
    case "multiples":
      return summary.multiples.map(({ sizes, stake }) => ({ type: "multiples", stake, sizes, hashes, bankers: [] }));
  }
};
