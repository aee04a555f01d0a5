import { amountText } from "./amount-text.ts";
import type { CallRow, EntryRow } from "./rows.ts";
import { uuidV7 } from "./uuid-v7.ts";
import type { WalletKind } from "./wallet-kind.ts";
import type { LockedWallet } from "./wallet-rows.ts";

/** A movement as a wallet takes part in it. */
export interface Movement {
  readonly kind: EntryRow["kind"];
  readonly ref: string;
  /** Change of the wallet. */
  readonly amount: bigint;
  /** Added to the taxes owed. */
  readonly tax?: bigint;
  /** Added to the bonuses given. */
  readonly bonus?: bigint;
  readonly at: Date;
  /** What the movement is about, for a wallet that has to be told. A deposit and a withdrawal are about none. */
  readonly bet?: MovedBet;
}

export interface MovedBet {
  readonly id: string;
  /** Why it is paid. */
  readonly reason?: CallRow["reason"];
  /** The operator's wallet has refused the stake, so that there is nothing to give back. */
  readonly neverTaken?: boolean;
}

interface MirrorWrites {
  readonly entries: EntryRow[];
  readonly calls: CallRow[];
}

/** What differs between the kinds of wallets while a transaction is decided. Call with the wallet locked. */
export interface WalletPort {
  /** Whether a bet without delay is decided in the transaction that takes it. */
  readonly decidesAtOnce: boolean;
  /** Whether the balance allows it, as far as it is known here. */
  readonly covers: (wallet: LockedWallet, amount: bigint) => boolean;
  /** As much of a change as can be booked. */
  readonly bookable: (wallet: LockedWallet, change: bigint) => bigint;
  /** The balance for the punter. */
  readonly shown: (wallet: LockedWallet) => string;
  /** Follows each movement that was booked. */
  readonly moved: (writes: MirrorWrites, wallet: LockedWallet, movement: Movement) => void;
  /** Follows the acceptance of a bet. */
  readonly placed: (writes: MirrorWrites, wallet: LockedWallet, bet: string, at: Date) => void;
}

const ledgerWallet: WalletPort = {
  decidesAtOnce: true,
  covers: ({ balance }, amount) => amount <= balance,
  bookable: ({ balance }, change) => (balance + change >= 0n ? change : -balance),
  shown: ({ balance, digits }) => amountText(balance, digits),
  moved: () => undefined,
  placed: () => undefined,
};

const CALLS: Readonly<Partial<Record<EntryRow["kind"], CallRow["kind"]>>> = {
  stake: "reserve",
  refund: "rollback",
  payout: "settle",
  part: "settle",
  correction: "adjust",
};

const call = (
  writes: MirrorWrites,
  { punter, currency, digits }: LockedWallet,
  given: Pick<CallRow, "id" | "bet" | "kind" | "reason" | "state"> & { readonly amount: bigint; readonly at: Date },
): void => {
  const amount = `${given.amount}`;
  const place = writes.calls.length;
  writes.calls.push({ ...given, punter, currency, digits, amount, asked: amount, due_at: given.at, place });
};

/**
 * The wallet of the operator has the money, so ours is empty after every movement: a transfer moves the same amount on to the account
 * `clearing`, and has the id of the call that asks for it. The call of a stake has the id of its bet.
 */
const seamlessWallet: WalletPort = {
  decidesAtOnce: false,
  covers: () => true,
  bookable: (_, change) => change,
  shown: ({ shown, digits }) => amountText(shown !== null && shown > 0n ? shown : 0n, digits),
  moved: (writes, wallet, { kind, amount, at, bet }) => {
    const asked = CALLS[kind];
    if (!asked || !bet) throw new Error(`The wallet of the operator takes no ${kind}`);
    const id = asked === "reserve" ? bet.id : uuidV7(at.getTime());
    const state = bet.neverTaken ? "NOT_SENT" : "PENDING";
    call(writes, wallet, { id, bet: bet.id, kind: asked, reason: bet.reason ?? null, state, amount, at });
    // The answer to a stake that was refused has said what is there without it.
    if (wallet.shown !== null && !bet.neverTaken) wallet.shown += amount;
    if (amount === 0n) return;
    const { punter, currency } = wallet;
    const transfer = { punter, ref: id, kind: "transfer", currency, at } as const;
    writes.entries.push({ ...transfer, account: "wallet", amount: `${-amount}` });
    writes.entries.push({ ...transfer, account: "clearing", amount: `${amount}` });
    wallet.balance -= amount;
  },
  placed: (writes, wallet, bet, at) =>
    call(writes, wallet, {
      id: uuidV7(at.getTime()),
      bet,
      kind: "commit",
      reason: null,
      state: "PENDING",
      amount: 0n,
      at,
    }),
};

export const PORTS: Readonly<Record<WalletKind, WalletPort>> = { ledger: ledgerWallet, seamless: seamlessWallet };
