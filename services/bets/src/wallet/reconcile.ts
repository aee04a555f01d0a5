import { formatAmount, parseAmount } from "@touchline/betting";
import { type Ledger, type MovedByCall, type OpenClaim, readCallsBetween, readOpenClaims } from "@touchline/db";
import { isInShard } from "@touchline/protocol";
import { MOST_LISTED, type WalletReconciliation, type WalletTransaction } from "@touchline/protocol/wallet";
import type { WalletClient } from "./wallet-client.ts";

/** A call that both sides do not say the same of. */
export interface Difference {
  readonly bet: string;
  readonly call: string;
  readonly kind: MovedByCall["kind"];
  readonly punter: string;
  readonly currency: string;
  /** Null where the side does not know the call. */
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
}

/** What both sides have moved by calls of a kind, in minor units. */
export interface Sum {
  readonly currency: string;
  readonly kind: MovedByCall["kind"];
  ours: bigint;
  theirs: bigint;
}

export interface DayCompared {
  readonly sums: readonly Sum[];
  /** By bet. */
  readonly differences: readonly Difference[];
  /** Calls that the wallet has not answered yet: nothing can be said of them. */
  readonly open: number;
}

export interface Reconciliation extends DayCompared {
  /** How many corrections the wallet had no money for, of any day, and the oldest of them. */
  readonly claimed: number;
  readonly claims: readonly OpenClaim[];
}

const DAY_MS = 86_400_000;

/** Compares what both sides say of the calls of a day. A call that moved nothing may be missing on either side. */
export const compareCalls = (ours: readonly MovedByCall[], theirs: readonly WalletTransaction[]): DayCompared => {
  const sums = new Map<string, Sum>();
  const sumOf = (currency: string, kind: Sum["kind"]): Sum => {
    const key = `${currency} ${kind}`;
    const sum = sums.get(key) ?? { currency, kind, ours: 0n, theirs: 0n };
    sums.set(key, sum);
    return sum;
  };
  const said = new Map(theirs.map((each) => [each.call, each]));
  const known = new Set(ours.map(({ id }) => id));
  const differences: Difference[] = [];
  for (const { id, bet, kind, punter, currency, moved, isOpen } of ours) {
    const other = said.get(id);
    const amount = other ? parseAmount(other.moved, currency) : null;
    const sum = sumOf(currency, kind);
    sum.ours += moved;
    sum.theirs += amount ?? 0n;
    const isSame = amount === moved || (amount === null && !other && moved === 0n);
    if (!isSame && !isOpen) differences.push({ bet, call: id, kind, punter, currency, ours: moved, theirs: amount });
  }
  for (const { call, bet, kind, punter, currency, moved } of theirs) {
    if (known.has(call)) continue;
    const amount = parseAmount(moved, currency);
    sumOf(currency, kind).theirs += amount ?? 0n;
    if (amount !== 0n) differences.push({ bet, call, kind, punter, currency, ours: null, theirs: amount });
  }
  return {
    sums: [...sums.values()].toSorted((a, b) => `${a.currency} ${a.kind}`.localeCompare(`${b.currency} ${b.kind}`)),
    differences: differences.toSorted((a, b) => a.bet.localeCompare(b.bet)),
    open: ours.filter(({ isOpen }) => isOpen).length,
  };
};

/** Every page of what the wallet says of a day; null where it does not answer. */
const readTransactions = async (
  client: WalletClient,
  tenant: string,
  day: string,
): Promise<readonly WalletTransaction[] | null> => {
  const all: WalletTransaction[] = [];
  for (let after: string | null = null; ; ) {
    const page = await client.transactions({ tenant, day, after });
    if (!page) return null;
    all.push(...page.transactions);
    if (page.next === null || page.transactions.length === 0) return all;
    after = page.next;
  }
};

/** `day` is in UTC, as 2027-01-31. Null where the wallet does not answer. */
export const reconcile = async (
  { ledger, client }: { readonly ledger: Ledger; readonly client: WalletClient },
  tenant: string,
  day: string,
): Promise<Reconciliation | null> => {
  const all = await readTransactions(client, tenant, day);
  if (!all) return null;
  // The wallet has the calls of every shard.
  const theirs = all.filter(({ punter }) => isInShard(ledger.shard, { tenant, punter }));
  const from = new Date(`${day}T00:00:00Z`);
  const ours = await readCallsBetween(ledger, tenant, from, new Date(from.getTime() + DAY_MS));
  const { count, claims } = await readOpenClaims(ledger, tenant, MOST_LISTED);
  return { ...compareCalls(ours, theirs), claimed: count, claims };
};

const NOTHING: Reconciliation = { sums: [], differences: [], open: 0, claimed: 0, claims: [] };

/** As a host is told it. */
export const toldReconciliation = (outcome: Reconciliation = NOTHING): WalletReconciliation => {
  const { sums, differences, open, claimed, claims } = outcome;
  return {
    sums: sums.map(({ currency, kind, ours, theirs }) => ({
      ...{ currency, kind, ours: formatAmount(ours, currency), theirs: formatAmount(theirs, currency) },
    })),
    different: differences.length,
    differences: differences.slice(0, MOST_LISTED).map(({ ours, theirs, ...about }) => ({
      ...about,
      ours: ours === null ? null : formatAmount(ours, about.currency),
      theirs: theirs === null ? null : formatAmount(theirs, about.currency),
    })),
    open,
    claimed,
    claims: claims.map(({ id, bet, punter, currency, asked, at }) => ({
      ...{ bet, call: id, punter, currency },
      ...{ amount: formatAmount(asked, currency), since: at.getTime() },
    })),
  };
};
