import { formatAmount, parseAmount } from "@touchline/betting";
import { MOST_LISTED, type WalletReconciliation } from "@touchline/protocol/wallet";

type Sum = WalletReconciliation["sums"][number];

const keyOf = ({ currency, kind }: Sum): string => `${currency} ${kind}`;

const add = (one: string, other: string, currency: string): string =>
  formatAmount((parseAmount(one, currency) ?? 0n) + (parseAmount(other, currency) ?? 0n), currency);

const addSum = (one: Sum, { currency, ours, theirs }: Sum): Sum => ({
  ...one,
  ours: add(one.ours, ours, currency),
  theirs: add(one.theirs, theirs, currency),
});

const joinSums = (all: readonly Sum[]): Sum[] => {
  const sums = new Map<string, Sum>();
  for (const sum of all) {
    const before = sums.get(keyOf(sum));
    sums.set(keyOf(sum), before ? addSum(before, sum) : sum);
  }
  return [...sums.values()].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** What the shards of the ledger say of a day, each of its own punters. */
export const joinReconciliations = (parts: readonly WalletReconciliation[]): WalletReconciliation => ({
  sums: joinSums(parts.flatMap(({ sums }) => sums)),
  different: total(parts.map(({ different }) => different)),
  differences: parts
    .flatMap(({ differences }) => differences)
    .toSorted((a, b) => a.bet.localeCompare(b.bet))
    .slice(0, MOST_LISTED),
  open: total(parts.map(({ open }) => open)),
  claimed: total(parts.map(({ claimed }) => claimed)),
  claims: parts
    .flatMap(({ claims }) => claims)
    .toSorted((a, b) => a.since - b.since)
    .slice(0, MOST_LISTED),
});
