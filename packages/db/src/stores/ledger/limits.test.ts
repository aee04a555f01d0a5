import { describe, expect, test } from "vitest";
import { walletOf } from "../../testing/ledger-states.ts";
import { allowedBy, countMovement, type LimitRow, openLimits, UNLIMITED } from "./limits.ts";

const rowOf = (more: Partial<LimitRow> = {}): LimitRow => ({
  ...{ punter: "ana", limits: [], timeOutUntil: null, moved: null },
  ...more,
});
const leftOf = (row: Partial<LimitRow>): bigint[] => openLimits(rowOf(row)).limits.map(({ left }) => left);

describe("LIMIT_REACHED what is left of a limit", () => {
  test("is all of it where nothing was moved", () => {
    expect(openLimits(rowOf({ limits: [{ kind: "stake", period: "day", amount: "500" }] }))).toEqual({
      ...{ limits: [{ kind: "stake", left: 500n }], mostPerBet: null, timeOutUntil: 0 },
    });
  });

  test("counts what was moved within its period", () => {
    const moved = [
      { kind: "stake" as const, day: 1, amount: "-10" },
      { kind: "stake" as const, day: 7, amount: "-200" },
      { kind: "stake" as const, day: 30, amount: "-3000" },
    ];
    const limits = (["day", "week", "month"] as const).map((period) => ({
      ...{ kind: "stake" as const, period, amount: "10000" },
    }));
    expect(leftOf({ limits, moved })).toEqual([9_990n, 9_790n, 6_790n]);
  });

  test("counts for each kind what concerns it", () => {
    const limits = (["stake", "loss", "deposit"] as const).map((kind) => ({
      ...{ kind, period: "day" as const, amount: "1000" },
    }));
    const after = (kind: "deposit" | "stake" | "refund" | "payout" | "part" | "correction", amount: string) =>
      leftOf({ limits, moved: [{ kind, day: 1, amount }] });
    expect(after("stake", "-100")).toEqual([900n, 900n, 1_000n]);
    expect(after("refund", "100")).toEqual([1_100n, 1_100n, 1_000n]);
    expect(after("payout", "100")).toEqual([1_000n, 1_100n, 1_000n]);
    expect(after("part", "100")).toEqual([1_000n, 1_100n, 1_000n]);
    expect(after("correction", "-100")).toEqual([1_000n, 900n, 1_000n]);
    expect(after("deposit", "100")).toEqual([1_000n, 1_000n, 900n]);
  });

  test("is separate from the highest stake of a bet, of which the lowest counts", () => {
    const limits = ["300", "200", "400"].map((amount) => ({ kind: "stake" as const, period: "bet" as const, amount }));
    expect(openLimits(rowOf({ limits }))).toEqual({ limits: [], mostPerBet: 200n, timeOutUntil: 0 });
  });

  test("has the end of a time-out", () => {
    expect(openLimits(rowOf({ timeOutUntil: new Date(5_000) })).timeOutUntil).toBe(5_000);
  });
});

test("LIMIT_REACHED a movement changes every limit that it concerns", () => {
  const wallet = walletOf({
    limits: [
      { kind: "stake", left: 100n },
      { kind: "loss", left: 200n },
      { kind: "deposit", left: 300n },
    ],
  });
  countMovement(wallet, "stake", -40n);
  countMovement(wallet, "deposit", 50n);
  expect(wallet.limits.map(({ left }) => left)).toEqual([60n, 160n, 250n]);
});

test("LIMIT_REACHED the lowest limit of the wanted kinds counts", () => {
  const wallet = walletOf({
    limits: [
      { kind: "stake", left: 100n },
      { kind: "loss", left: 90n },
      { kind: "stake", left: 95n },
      { kind: "deposit", left: 10n },
    ],
  });
  expect(allowedBy(wallet, ["stake", "loss"])).toBe(90n);
  expect(allowedBy(wallet, ["stake"])).toBe(95n);
  expect(allowedBy(wallet, ["deposit"])).toBe(10n);
  expect(allowedBy(walletOf(), ["stake"])).toBeNull();
  expect(UNLIMITED).toEqual({ limits: [], mostPerBet: null, timeOutUntil: 0 });
});
