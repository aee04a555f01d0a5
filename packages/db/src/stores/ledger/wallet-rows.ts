import { readLimits } from "./limit-rows.ts";
import { UNLIMITED, type WalletLimits } from "./limits.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";
import type { WalletKind } from "./wallet-kind.ts";

/** A punter with the currency and decimal places for a new wallet. */
export interface WalletOwner {
  readonly punter: string;
  readonly currency: string;
  readonly digits: number;
}

/** Locked until the end of the transaction. */
export interface LockedWallet extends WalletOwner, WalletLimits {
  readonly kind: WalletKind;
  balance: bigint;
  /** What the operator's wallet said last, changed by what was asked of it since; null where it never said anything. */
  shown: bigint | null;
  seq: bigint;
}

interface WalletRow extends WalletOwner {
  readonly kind: WalletKind;
  readonly balance: string;
  readonly shown: string | null;
  readonly seq: string;
  readonly limited: boolean;
}

const READ = `select punter, currency, digits, kind, balance, shown, seq, limited from wallets
  where tenant = $1 and punter = any($2::text[]) order by punter`;

/** Locked in order, so that two batches with common punters cannot deadlock. */
const LOCK: Statement = { name: "lock-wallets", text: `${READ} for update` };

const CREATE: Statement = {
  name: "create-wallets",
  text: `insert into wallets (tenant, punter, currency, digits, kind)
    select $1, punter, currency, digits, $3 from json_to_recordset($2::json) as given(punter text, currency text, digits int)
    order by punter on conflict do nothing`,
};

/** Wallets that are locked by another transaction are left out. */
const LOCK_FREE: Statement = { name: "lock-free-wallets", text: `${READ} for update skip locked` };

const lockedOf = (
  rows: readonly WalletRow[],
  limits: ReadonlyMap<string, WalletLimits> = new Map(),
): Map<string, LockedWallet> =>
  new Map(
    rows.map(({ punter, currency, digits, kind, balance, shown, seq }) => [
      punter,
      {
        ...{ punter, currency, digits, kind, balance: BigInt(balance), seq: BigInt(seq) },
        shown: shown === null ? null : BigInt(shown),
        ...(limits.get(punter) ?? UNLIMITED),
      },
    ]),
  );

/** Locks the existing wallets of these punters, without their limits: nothing that is done to placed bets is limited. */
export const lockKnownWallets = async (
  transaction: LedgerTransaction,
  punters: readonly string[],
): Promise<Map<string, LockedWallet>> => lockedOf(await transaction.run<WalletRow>(LOCK, [...new Set(punters)]));

const withLimits = async (
  transaction: LedgerTransaction,
  rows: readonly WalletRow[],
): Promise<Map<string, LockedWallet>> => {
  const limited = rows.filter((row) => row.limited).map(({ punter }) => punter);
  return lockedOf(rows, limited.length > 0 ? await readLimits(transaction, limited) : undefined);
};

/** Locks a wallet for each punter, with what is left of its limits; missing ones are created empty. */
export const lockWallets = async (
  transaction: LedgerTransaction,
  owners: readonly WalletOwner[],
): Promise<Map<string, LockedWallet>> => {
  const byPunter = new Map(owners.map((owner) => [owner.punter, owner]));
  const punters = [...byPunter.keys()];
  let rows = await transaction.run<WalletRow>(LOCK, punters);
  if (rows.length < punters.length) {
    const missing = [...byPunter.values()].map(({ punter, currency, digits }) => ({ punter, currency, digits }));
    await transaction.run(CREATE, JSON.stringify(missing), transaction.walletKind);
    rows = await transaction.run<WalletRow>(LOCK, punters);
  }
  return withLimits(transaction, rows);
};

/** Locks the wallets that exist and that no other transaction has locked, with what is left of their limits. */
export const lockFreeWallets = async (
  transaction: LedgerTransaction,
  owners: readonly WalletOwner[],
): Promise<Map<string, LockedWallet>> => {
  const punters = [...new Set(owners.map(({ punter }) => punter))];
  return withLimits(transaction, await transaction.run<WalletRow>(LOCK_FREE, punters));
};
