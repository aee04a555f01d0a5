import type { MovedByCall } from "@touchline/db";
import type { WalletTransaction } from "@touchline/protocol/wallet";
import { expect, test } from "vitest";
import { compareCalls } from "./reconcile.ts";

const idOf = (number: number): string => `0193a1b0-0000-7000-8000-${number.toString().padStart(12, "0")}`;

const ours = (number: number, moved: bigint, more: Partial<MovedByCall> = {}): MovedByCall => ({
  ...{
    id: idOf(number),
    bet: idOf(900),
    kind: "settle",
    punter: "ana",
    currency: "EUR",
    digits: 2,
    moved,
    isOpen: false,
  },
  ...more,
});
const theirs = (number: number, moved: string, more: Partial<WalletTransaction> = {}): WalletTransaction => ({
  ...{ call: idOf(number), bet: idOf(900), kind: "settle", punter: "ana", currency: "EUR", moved, at: 1 },
  ...more,
});

test("PEER-18 a day on which both sides say the same has no difference, and equal sums by currency and kind", () => {
  const { sums, differences, open } = compareCalls(
    [ours(1, -1_000n, { kind: "reserve" }), ours(2, 2_050n), ours(3, 7n, { currency: "IDR", digits: 0 })],
    [theirs(1, "-10.00", { kind: "reserve" }), theirs(2, "20.5"), theirs(3, "7", { currency: "IDR" })],
  );
  expect(differences).toEqual([]);
  expect(open).toBe(0);
  expect(sums).toEqual([
    { currency: "EUR", kind: "reserve", ours: -1_000n, theirs: -1_000n },
    { currency: "EUR", kind: "settle", ours: 2_050n, theirs: 2_050n },
    { currency: "IDR", kind: "settle", ours: 7n, theirs: 7n },
  ]);
});

test("PEER-18 calls that one side does not know, or of which it says another amount, are listed by bet", () => {
  const { differences } = compareCalls(
    [ours(1, 500n, { bet: idOf(902) }), ours(2, 700n, { bet: idOf(901) }), ours(3, 0n)],
    [theirs(2, "7.01", { bet: idOf(901) }), theirs(4, "9.00", { bet: idOf(900) }), theirs(5, "0.00")],
  );
  expect(differences.map(({ bet, call, ours: here, theirs: there }) => [bet, call, here, there])).toEqual([
    [idOf(900), idOf(4), null, 900n],
    [idOf(901), idOf(2), 700n, 701n],
    [idOf(902), idOf(1), 500n, null],
  ]);
});

test("PEER-18 a call that is not answered yet is no difference, and counted", () => {
  const { differences, open } = compareCalls([ours(1, 0n, { isOpen: true })], [theirs(1, "5.00")]);
  expect([differences, open]).toEqual([[], 1]);
});
