import type { LimitKind, LimitPeriod } from "@touchline/protocol";
import type { EntryRow } from "./rows.ts";

/** An amount that may be staked, lost or deposited within a period up to now. */
export interface PunterLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
}

/** What is left of a limit; kept up to date with every movement while the wallet is locked. */
export interface OpenLimit {
  readonly kind: LimitKind;
  left: bigint;
}

export interface WalletLimits {
  readonly limits: readonly OpenLimit[];
  /** The highest stake of a single bet; null where it is not limited. */
  readonly mostPerBet: bigint | null;
  /** No bets and deposits before this time, in milliseconds. */
  readonly timeOutUntil: number;
}

export const UNLIMITED: WalletLimits = { limits: [], mostPerBet: null, timeOutUntil: 0 };

const DAYS: Readonly<Record<Exclude<LimitPeriod, "bet">, number>> = { day: 1, week: 7, month: 30 };

/** Movements that are no result of betting. */
const NO_BETTING: ReadonlySet<EntryRow["kind"]> = new Set(["deposit", "withdrawal", "transfer"]);

/** By how much a movement of the wallet changes what is left. A stake that was refunded counts as never staked. */
const CHANGES: Readonly<Record<LimitKind, (kind: EntryRow["kind"], amount: bigint) => bigint>> = {
  stake: (kind, amount) => (kind === "stake" || kind === "refund" ? amount : 0n),
  loss: (kind, amount) => (NO_BETTING.has(kind) ? 0n : amount),
  deposit: (kind, amount) => (kind === "deposit" ? -amount : 0n),
};

export const countMovement = ({ limits }: WalletLimits, kind: EntryRow["kind"], amount: bigint): void => {
  for (const limit of limits) limit.left += CHANGES[limit.kind](kind, amount);
};

export const leastOf = (amounts: readonly bigint[]): bigint | null => {
  let least: bigint | null = null;
  for (const amount of amounts) if (least === null || amount < least) least = amount;
  return least;
};

/** The most that may be moved now; null without a limit. */
export const allowedBy = ({ limits }: WalletLimits, kinds: readonly LimitKind[]): bigint | null => {
  const open = limits.filter(({ kind }) => kinds.includes(kind));
  return leastOf(open.map(({ left }) => left));
};

/** A row of the stored limits, with sums of movements by kind and by the shortest period in days that they are in. */
export interface LimitRow {
  readonly punter: string;
  readonly limits: readonly { readonly kind: LimitKind; readonly period: LimitPeriod; readonly amount: string }[];
  readonly timeOutUntil: Date | null;
  readonly moved: readonly { readonly kind: EntryRow["kind"]; readonly day: number; readonly amount: string }[] | null;
}

/** What is left of the stored limits after these movements. */
export const openLimits = ({ limits, timeOutUntil, moved }: LimitRow): WalletLimits => ({
  limits: limits.flatMap(({ kind, period, amount }) => {
    if (period === "bet") return [];
    const within = (moved ?? []).filter(({ day }) => day <= DAYS[period]);
    const change = within.reduce((sum, each) => sum + CHANGES[kind](each.kind, BigInt(each.amount)), 0n);
    return [{ kind, left: BigInt(amount) + change }];
  }),
  mostPerBet: leastOf(limits.flatMap(({ period, amount }) => (period === "bet" ? [BigInt(amount)] : []))),
  timeOutUntil: timeOutUntil?.getTime() ?? 0,
});
