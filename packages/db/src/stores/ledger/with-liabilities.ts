import {
  addLiabilities,
  type Exposure,
  exposureKey,
  type Liabilities,
  lockLiabilities,
  readLiabilities,
} from "./liability-rows.ts";
import type { Ledger } from "./open-ledger.ts";
import { inLedgerByKeys, type LedgerTransaction } from "./transaction.ts";

/** An outcome whose liability may increase. */
export interface LimitedExposure extends Exposure {
  /** What may be lost on it at most. */
  readonly most: bigint;
}

/** Bets were taken beside this transaction, and with them an outcome's liability would be above what is allowed. */
class LiabilityExceeded extends Error {}

/** Decides on bets with the liabilities as they are, and adds what was taken to the given map. */
type Decide = (liabilities: Liabilities) => Promise<void>;

/** Calls `decide` with the liabilities of these outcomes, then writes what it added to them. */
export type WithLiabilities = (exposures: readonly LimitedExposure[], decide: Decide) => Promise<void>;

/** Whether bets may be taken on it at all. Where they may not, what others do meanwhile changes nothing. */
const hasRoom = ({ most, ...exposure }: LimitedExposure, liabilities: Liabilities): boolean =>
  (liabilities.get(exposureKey(exposure)) ?? 0n) < most;

/** An outcome with less than a tenth of its room left: others may take the rest meanwhile. */
const isTight = (exposures: readonly LimitedExposure[], liabilities: Liabilities): boolean =>
  exposures.some((exposure) => (liabilities.get(exposureKey(exposure)) ?? 0n) * 10n > exposure.most * 9n);

const isExceeded = (exposures: readonly LimitedExposure[], liabilities: Liabilities): boolean =>
  exposures.some((exposure) => (liabilities.get(exposureKey(exposure)) ?? 0n) > exposure.most);

const differences = (before: Liabilities, after: Liabilities) =>
  [...after].flatMap(([key, amount]) => {
    const difference = amount - (before.get(key) ?? 0n);
    const [currency, outcome] = key.split(" ") as [string, string];
    return difference === 0n ? [] : [{ currency, outcome, amount: `${difference}` }];
  });

const withLiabilities =
  (transaction: LedgerTransaction, isLocked: boolean): WithLiabilities =>
  async (exposures, decide) => {
    const read = isLocked ? null : await readLiabilities(transaction, exposures);
    const open = read ? exposures.filter((exposure) => hasRoom(exposure, read)) : exposures;
    const isFree = read !== null && !isTight(open, read);
    const before = isFree ? read : await lockLiabilities(transaction, exposures);
    const after = new Map(before);
    await decide(after);
    const sums = await addLiabilities(transaction, differences(before, after));
    if (isFree && isExceeded(open, sums)) throw new LiabilityExceeded();
  };

/**
 * A transaction that takes bets. Where everybody bets on one outcome, its liability is locked only for the commit: bets are decided by
 * the liability as it was read, and if others took more meanwhile than is allowed, all of it is decided again with the liability locked.
 */
export const inLedgerWithLiabilities = async <Result>(
  ledger: Ledger,
  tenant: string,
  work: (transaction: LedgerTransaction, withLiabilities: WithLiabilities) => Promise<Result>,
): Promise<Result> => {
  const attempt = (isLocked: boolean): Promise<Result> =>
    inLedgerByKeys(ledger, tenant, (transaction) => work(transaction, withLiabilities(transaction, isLocked)));
  try {
    return await attempt(false);
  } catch (error) {
    if (error instanceof LiabilityExceeded) return attempt(true);
    throw error;
  }
};
