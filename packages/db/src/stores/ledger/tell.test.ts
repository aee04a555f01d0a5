import { describe, expect, test } from "vitest";
import { walletOf } from "../../testing/ledger-states.ts";
import { type EntryRow, noWrites } from "./rows.ts";
import { moveMoney, tellBalance, tellNews, tellResult } from "./tell.ts";

const AT = new Date(5_000);
const sidesOf = (entries: readonly EntryRow[]) => entries.map(({ account, amount }) => [account, amount]);

describe("R1 a movement of money", () => {
  test.each<[EntryRow["kind"], string]>([
    ["deposit", "cash"],
    ["stake", "house"],
    ["refund", "house"],
    ["payout", "house"],
    ["part", "house"],
    ["correction", "house"],
  ])("of the kind %s has its other side in %s", (kind, other) => {
    const writes = noWrites();
    const wallet = walletOf();
    moveMoney(writes, wallet, { kind, ref: "r1", amount: 250n, at: AT });
    const row = { punter: "ana", ref: "r1", kind, currency: "EUR", at: AT };
    expect(writes.entries).toEqual([
      { ...row, account: "wallet", amount: "250" },
      { ...row, account: other, amount: "-250" },
    ]);
    expect(wallet.balance).toBe(10_250n);
  });

  test("adds up to zero with its tax and bonus", () => {
    const writes = noWrites();
    moveMoney(writes, walletOf(), { kind: "payout", ref: "r1", amount: 900n, tax: 150n, bonus: 50n, at: AT });
    expect(sidesOf(writes.entries)).toEqual([
      ["wallet", "900"],
      ["tax", "150"],
      ["bonus", "-50"],
      ["house", "-1000"],
    ]);
  });

  test("of nothing has no entries", () => {
    const writes = noWrites();
    const wallet = walletOf();
    moveMoney(writes, wallet, { kind: "correction", ref: "r1", amount: 0n, at: AT });
    expect([writes.entries, wallet.balance]).toEqual([[], 10_000n]);
  });

  test("LIMIT_REACHED counts towards the limits of the wallet", () => {
    const wallet = walletOf({ limits: [{ kind: "stake", left: 500n }] });
    moveMoney(noWrites(), wallet, { kind: "stake", ref: "r1", amount: -200n, at: AT });
    expect(wallet.limits).toEqual([{ kind: "stake", left: 300n }]);
  });
});

const NEWS = { betId: "b1", betProfileId: "b1.1", paid: "1.00", part: "1.00", ended: false } as const;
const NUMBERED = { seq: 5, at: 5_000, balance: "100.00", currency: "EUR" };

describe("R9 a message to a punter has the next number and the balance, and", () => {
  test("is found by the request of a cash-out", () => {
    const writes = noWrites();
    const wallet = walletOf();
    tellNews(writes, wallet, { kind: "cashoutResult", ...NEWS, reqUuid: "q1" }, 5_000);
    const message = { kind: "cashoutResult", ...NEWS, reqUuid: "q1", ...NUMBERED };
    expect(writes.outbox).toEqual([{ punter: "ana", seq: "5", req_uuid: "q1", at: AT, message }]);
    expect(wallet.seq).toBe(5n);
  });

  test("has no request where a rule made it", () => {
    const writes = noWrites();
    tellNews(writes, walletOf(), { kind: "autoCashoutResult", ...NEWS, ruleId: "u1", value: "2.00" }, 5_000);
    expect(writes.outbox).toMatchObject([{ req_uuid: null, message: { kind: "autoCashoutResult", seq: 5 } }]);
  });

  test("has the bets of a decided request", () => {
    const writes = noWrites();
    tellResult(writes, walletOf(), { reqUuid: "q1", betslipId: "s1", bets: [] }, 5_000);
    const message = { kind: "placementResult", ...NUMBERED, reqUuid: "q1", betslipId: "s1", bets: [] };
    expect(writes.outbox).toEqual([{ punter: "ana", seq: "5", req_uuid: "q1", at: AT, message }]);
  });

  test("PEER-23 has the trace of its placement, where that is traced", () => {
    const writes = noWrites();
    const trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    tellResult(writes, walletOf(), { reqUuid: "q1", betslipId: "s1", bets: [], trace }, 5_000);
    expect(writes.outbox).toMatchObject([{ message: { kind: "placementResult", reqUuid: "q1", trace } }]);
  });

  test("has only the balance after a deposit", () => {
    const writes = noWrites();
    tellBalance(writes, walletOf(), "q1", 5_000);
    expect(writes.outbox).toEqual([
      { punter: "ana", seq: "5", req_uuid: "q1", at: AT, message: { kind: "wallet", ...NUMBERED } },
    ]);
  });
});
