import { hash } from "node:crypto";
import {
  WALLET_CALL_KINDS,
  type WalletBalance,
  type WalletCall,
  type WalletCallAnswer,
  type WalletCallKind,
  type WalletRefusal,
  type WalletTransaction,
} from "@touchline/protocol/wallet";
import { fromThousandths, toThousandths } from "../amounts.ts";
import type { Store } from "./store.ts";

type Kind = WalletCallKind | "balance" | "transactions";
type Moving = WalletCall<WalletCallKind>;

const DAY_MS = 86_400_000;
const PAGE = 1_000;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Of an amount it does not matter how many zeros it ends with. */
const digestOf = (kind: string, call: Moving, amount: bigint): string => {
  const { bet, punter, currency, at } = call;
  const more = "n" in call ? [call.n, "reason" in call ? call.reason : ""] : [];
  return hash("sha256", JSON.stringify([kind, bet, punter, currency, at, String(amount), ...more]), "base64");
};

const make = async (store: Store, now: number, kind: WalletCallKind, call: Moving): Promise<WalletCallAnswer> => {
  const amount = toThousandths(call.amount);
  const n = "n" in call ? call.n : null;
  const kept = { ...call, kind, n, amount, digest: digestOf(kind, call, amount) };
  const { refusal, moved, balance } = await store.make(kept, now);
  const has = { balance: fromThousandths(balance) };
  if (refusal === null) return { status: "DONE", ...has, moved: fromThousandths(moved) };
  const code = refusal as WalletRefusal;
  return { status: "REFUSED", code, ...(code !== "UNKNOWN_PUNTER" && has) };
};

const balanceOf = async (store: Store, holder: WalletCall<"balance">): Promise<WalletBalance> => {
  const balance = await store.balance(holder);
  return balance === null
    ? { status: "REFUSED", code: "UNKNOWN_PUNTER" }
    : { status: "DONE", balance: fromThousandths(balance) };
};

/** Where a page ended, as `next` says it. */
const placeOf = (after: string | null): readonly [number, string] => {
  const [at, call] = after?.split(" ") ?? [];
  return [Number(at ?? 0), call ?? FIRST_ID];
};

const transactionsOf = async (store: Store, { tenant, day, after }: WalletCall<"transactions">) => {
  const from = Date.parse(`${day}T00:00:00Z`);
  // One more than a page holds says whether there is another.
  const rows = await store.callsBetween(tenant, from, from + DAY_MS, placeOf(after), PAGE + 1);
  const transactions = rows.slice(0, PAGE).map(
    ({ call, bet, kind, punter, currency, moved, at }): WalletTransaction => ({
      ...{ call, bet, kind: kind as WalletCallKind, punter, currency },
      ...{ moved: fromThousandths(BigInt(moved)), at: Number(at) },
    }),
  );
  const last = transactions.at(-1);
  return { transactions, next: rows.length > PAGE && last ? `${last.at} ${last.call}` : null };
};

/** What the wallet answers a call that was read by its schema. */
export type Answers = {
  readonly [Each in Kind]: (call: WalletCall<Each>) => Promise<object>;
};

export const createAnswers = (store: Store, now: () => number): Answers => {
  const moving = Object.fromEntries(
    WALLET_CALL_KINDS.map((kind) => [kind, (call: Moving) => make(store, now(), kind, call)]),
  ) as Pick<Answers, WalletCallKind>;
  return {
    ...moving,
    balance: (call) => balanceOf(store, call),
    transactions: (call) => transactionsOf(store, call),
  };
};
