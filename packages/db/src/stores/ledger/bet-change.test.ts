import { describe, expect, test } from "vitest";
import { termsOn } from "../../testing/ledger-samples.ts";
import { storedBetWith, walletOf } from "../../testing/ledger-states.ts";
import { applyChange, type BetChange, type ChangeWrites, type Counting, type Ending, noChanges } from "./bet-change.ts";
import type { BetEnd, LegOutcomeResult, StoredBet, StoredRule } from "./stored-bet.ts";
import type { Leg, LegEvent } from "./terms.ts";
import type { LockedWallet } from "./wallet-rows.ts";

const AT = new Date(5_000);
const { id: BET } = storedBetWith();
const NUMBERED = { seq: 5, at: 5_000, currency: "EUR" };

const WON: Ending = { resolution: "WON", cashback: false, refundReason: null, payout: 2_000n, tax: 0n, bonus: 0n };
const LOST: Ending = { ...WON, resolution: "LOST", payout: 0n };

const ruleWith = (id: string): StoredRule => ({
  ...{ id, kind: "target", amount: 1_500n, part: null, notifyOnly: false, from: null, createdAt: AT },
});

interface Changed {
  readonly writes: ChangeWrites;
  readonly counting: Counting;
  readonly wallet: LockedWallet;
}

const change = (made: BetChange, bet: Partial<StoredBet> = {}, wallet = walletOf()): Changed => {
  const writes = noChanges();
  const counting = applyChange(writes, { bet: storedBetWith(bet), wallet, at: AT }, made);
  return { writes, counting, wallet };
};

const entriesOf = ({ writes }: Changed) =>
  writes.entries.map(({ kind, ref, account, amount }) => [kind, ref, account, amount]);
const toldBy = ({ writes }: Changed) => writes.outbox.map(({ message }) => message);

test("nothing changes without a change", () => {
  const { writes, counting, wallet } = change({});
  expect([writes, counting, wallet]).toEqual([noChanges(), 0, walletOf()]);
  expect(Object.values(noChanges()).flat()).toEqual([]);
});

test("R4 results of legs are written with their version, and end nothing", () => {
  const result: LegOutcomeResult = {
    ...{ version: 9, resolution: "WON", outcomes: ["WON"], playStatus: "ENDED", score: { home: 1, away: 0 } },
  };
  const { writes, counting } = change({ legResults: [{ position: 2, result }] });
  expect(writes.legResults).toEqual([{ bet: BET, position: 2, version: 9, result, at: AT }]);
  expect(counting).toBe(0);
});

describe("R5 a settled bet", () => {
  test("is paid out once, with its tax and bonus, and told", () => {
    const changed = change({ settled: { ...WON, tax: 30n, bonus: 40n } }, { rules: [ruleWith("u1"), ruleWith("u2")] });
    const { writes, counting, wallet } = changed;
    expect(counting).toBe(-1);
    expect(writes.ends).toEqual([
      {
        ...{ bet: BET, punter: "ana", by: "result", resolution: "WON", cashback: false, refund_reason: null, at: AT },
        ...{ payout: "2000", tax: "30", bonus: "40" },
      },
    ]);
    expect(entriesOf(changed)).toEqual([
      ["payout", BET, "wallet", "2000"],
      ["payout", BET, "tax", "30"],
      ["payout", BET, "bonus", "-40"],
      ["payout", BET, "house", "-1990"],
    ]);
    expect(writes.phases).toEqual([{ id: BET, phase: "PAID_OUT" }]);
    expect(writes.endedRules).toEqual([
      { id: "u1", ended_by: "end", ended_at: AT },
      { id: "u2", ended_by: "end", ended_at: AT },
    ]);
    expect(toldBy(changed)).toEqual([
      {
        ...{ kind: "betSettled", betId: BET, type: "single", selections: 1, name: "", phase: "PAID_OUT" },
        ...{ aggregatedStatus: null, resolution: "WON", corrected: false, payout: "20.00" },
        ...{ ...NUMBERED, balance: "120.00" },
      },
    ]);
    expect(wallet.balance).toBe(12_000n);
  });

  test("that is lost is told and paid nothing", () => {
    const changed = change({ settled: LOST });
    expect([entriesOf(changed), changed.writes.phases]).toEqual([[], [{ id: BET, phase: "SETTLED" }]]);
    expect(toldBy(changed)).toMatchObject([{ phase: "SETTLED", resolution: "LOST", payout: "0.00" }]);
    expect(changed.counting).toBe(-1);
  });

  test("that is lost under a cashback promise has that status", () => {
    const changed = change({ settled: { ...LOST, cashback: true, payout: 1_000n } });
    expect(changed.writes.ends).toMatchObject([{ resolution: "LOST", cashback: true, payout: "1000" }]);
    expect(toldBy(changed)).toMatchObject([{ phase: "PAID_OUT", aggregatedStatus: "CASHBACKED", payout: "10.00" }]);
  });

  test("that is void has the reason of its refund", () => {
    const changed = change({
      settled: { ...WON, resolution: "VOID", refundReason: "EVENT_ABANDONED", payout: 1_000n },
    });
    expect(changed.writes.ends).toMatchObject([{ resolution: "VOID", refund_reason: "EVENT_ABANDONED" }]);
  });

  test("is named by its first event: by its name, or by its competitors", () => {
    const event: LegEvent = {
      ...{ producer: "simulator", sportId: 1, categoryId: 2, tournamentId: 3, type: "MATCH", startsAt: 0, name: null },
      competitors: ["Ashbourne City", "Harrow Vale"],
    };
    const nameWith = (...events: (LegEvent | null)[]): unknown => {
      const [leg] = termsOn(7, [0]).legs as [Leg];
      const terms = { ...termsOn(7, [0]), legs: events.map((one) => ({ ...leg, event: one })) };
      const [told] = toldBy(change({ settled: LOST }, { terms }));
      return told && "name" in told ? [told.name, told.selections] : null;
    };
    expect(nameWith(event, null)).toEqual(["Ashbourne City – Harrow Vale", 2]);
    expect(nameWith({ ...event, name: "Winner of the cup" })).toEqual(["Winner of the cup", 1]);
    expect(nameWith(null, event)).toEqual(["", 2]);
    expect(nameWith()).toEqual(["", 0]);
  });
});

describe("R6 a corrected bet", () => {
  const before: BetEnd = { ...WON, by: "result", at: AT, received: 2_000n, tax: 30n, bonus: 40n };

  /** The rows of a correction, without its id, which is random. */
  const corrected = (ending: Ending, end: Partial<BetEnd>, wallet = walletOf(), corrections = 0) => {
    const changed = change(
      { corrected: ending },
      { phase: "PAID_OUT", end: { ...before, ...end }, corrections, rules: [ruleWith("u1")] },
      wallet,
    );
    const [row] = changed.writes.corrections as [{ readonly id: string; readonly at: Date }];
    expect(row.at).toBe(AT);
    expect(row.id).toMatch(/^00000000-1388-7/);
    for (const { ref } of changed.writes.entries) expect(ref).toBe(row.id);
    return { changed, row: { ...row, id: null, at: null }, sides: entriesOf(changed).map(([, , ...side]) => side) };
  };

  test("gives back what it was paid, with tax and bonus, and is told; it does not end again", () => {
    const { changed, row, sides } = corrected(LOST, {}, walletOf(), 1);
    expect(row).toEqual({
      ...{ bet: BET, number: 2, by: "result", id: null, at: null, resolution: "LOST", cashback: false },
      ...{ refund_reason: null, payout: "0", tax: "0", bonus: "0", uncollected: "0" },
    });
    expect(sides).toEqual([
      ["wallet", "-2000"],
      ["tax", "-30"],
      ["bonus", "40"],
      ["house", "1990"],
    ]);
    expect(changed.writes.entries[0]?.kind).toBe("correction");
    expect([changed.counting, changed.writes.ends, changed.writes.endedRules]).toEqual([0, [], []]);
    expect(changed.writes.phases).toEqual([{ id: BET, phase: "SETTLED" }]);
    expect(toldBy(changed)).toMatchObject([
      {
        ...{ kind: "betSettled", phase: "SETTLED", aggregatedStatus: null, resolution: "LOST", corrected: true },
        ...{ payout: "0.00", balance: "80.00" },
      },
    ]);
  });

  test("takes the wallet to zero and no further; the rest is the bookmaker's loss", () => {
    const { changed, row, sides } = corrected(LOST, { tax: 0n, bonus: 0n }, walletOf({ balance: 500n }));
    expect(row).toMatchObject({ uncollected: "1500" });
    expect(sides).toEqual([
      ["wallet", "-500"],
      ["house", "500"],
    ]);
    expect(changed.wallet.balance).toBe(0n);
    expect(corrected(LOST, {}, walletOf({ balance: 2_000n })).row).toMatchObject({ uncollected: "0" });
    expect(corrected(LOST, {}, walletOf({ balance: 1_999n })).row).toMatchObject({ uncollected: "1" });
  });

  test("counts what it has kept before", () => {
    const kept = { resolution: "LOST", payout: 0n, received: 1_500n, tax: 0n, bonus: 0n } as const;
    const { changed, sides } = corrected(WON, kept);
    expect(sides).toEqual([
      ["wallet", "500"],
      ["house", "-500"],
    ]);
    expect(changed.writes.phases).toEqual([{ id: BET, phase: "PAID_OUT" }]);
  });

  test("to lost under a cashback promise has that status", () => {
    const { changed, row } = corrected({ ...LOST, cashback: true, payout: 1_000n }, {});
    expect(row).toMatchObject({ cashback: true, payout: "1000" });
    expect(toldBy(changed)).toMatchObject([{ aggregatedStatus: "CASHBACKED", phase: "PAID_OUT", payout: "10.00" }]);
  });
});

describe("PEER-17 a bet that is opened again", () => {
  const paid: Partial<StoredBet> = {
    ...{ phase: "PAID_OUT", corrections: 2 },
    end: { ...WON, by: "result", at: AT, received: 2_000n, tax: 30n, bonus: 40n },
  };
  const open: Partial<StoredBet> = { phase: "PLACED", corrections: 3, kept: 0n };
  const cashout = { id: "q1", part: 1_000n, paid: 950n, tax: 20n, value: 950n, byRule: false };
  const movedBy = (changed: Changed) =>
    changed.writes.entries.filter(({ account }) => account === "wallet").map(({ kind, amount }) => [kind, amount]);

  test("R6 gives back what it was paid, counts again, and is told", () => {
    const changed = change({ reopened: true }, paid);
    expect(changed.writes.corrections).toMatchObject([
      { number: 3, by: "result", resolution: "OPEN", payout: "0", tax: "0", bonus: "0", uncollected: "0" },
    ]);
    expect(entriesOf(changed).map(([kind, , ...side]) => [kind, ...side])).toEqual([
      ["correction", "wallet", "-2000"],
      ["correction", "tax", "-30"],
      ["correction", "bonus", "40"],
      ["correction", "house", "1990"],
    ]);
    expect([changed.counting, changed.writes.phases]).toEqual([1, [{ id: BET, phase: "PLACED" }]]);
    expect(changed.writes.ends).toEqual([]);
    expect(toldBy(changed)).toMatchObject([
      { kind: "betSettled", phase: "PLACED", resolution: "OPEN", corrected: true, payout: "0.00", balance: "80.00" },
    ]);
  });

  test("R6 keeps what the wallet cannot give back", () => {
    const changed = change({ reopened: true }, paid, walletOf({ balance: 300n }));
    expect(changed.writes.corrections).toMatchObject([{ uncollected: "1700" }]);
  });

  test("R5 ends by a correction, because it has its end already", () => {
    const changed = change({ settled: WON }, { ...open, rules: [ruleWith("u1")] });
    expect([changed.writes.ends, movedBy(changed)]).toEqual([[], [["correction", "2000"]]]);
    expect(changed.writes.corrections).toMatchObject([{ number: 4, by: "result", resolution: "WON", payout: "2000" }]);
    expect([changed.counting, changed.writes.phases]).toEqual([-1, [{ id: BET, phase: "PAID_OUT" }]]);
    expect(changed.writes.endedRules).toMatchObject([{ id: "u1", ended_by: "end" }]);
    expect(toldBy(changed)).toMatchObject([{ corrected: true, phase: "PAID_OUT" }]);
  });

  test("R6 is paid less what it has kept", () => {
    expect(movedBy(change({ settled: WON }, { ...open, kept: 1_700n }))).toEqual([["correction", "300"]]);
    expect(movedBy(change({ settled: LOST }, { ...open, kept: 1_700n }))).toEqual([["correction", "-1700"]]);
  });

  test("R6 is cashed out by a correction, less what it has kept", () => {
    const changed = change({ cashedOut: cashout }, { ...open, kept: 100n });
    expect(changed.writes.cashouts).toMatchObject([{ whole: true, paid: "950" }]);
    expect(changed.writes.corrections).toMatchObject([
      { number: 4, by: "cashout", resolution: null, payout: "950", tax: "20", uncollected: "0" },
    ]);
    expect([changed.writes.ends, movedBy(changed)]).toEqual([[], [["correction", "850"]]]);
    expect([changed.counting, changed.writes.phases]).toEqual([-1, [{ id: BET, phase: "PAID_OUT" }]]);
    expect(toldBy(changed)).toMatchObject([{ kind: "cashoutResult", ended: true, paid: "9.50" }]);
  });

  test("R6 is cashed out in part: what it has kept is taken from what it pays", () => {
    const part = { ...cashout, part: 400n, paid: 380n, tax: 0n };
    expect(movedBy(change({ cashedOut: part }, open))).toEqual([["part", "380"]]);
    const changed = change({ cashedOut: part }, { ...open, kept: 1_000n }, walletOf({ balance: 0n }));
    expect(movedBy(changed)).toEqual([
      ["part", "380"],
      ["correction", "-380"],
    ]);
    expect(changed.writes.corrections).toMatchObject([{ by: "cashout", resolution: "OPEN", uncollected: "620" }]);
    expect([changed.counting, changed.writes.phases, changed.wallet.balance]).toEqual([0, [], 0n]);
  });
});

describe("R6 a cash-out", () => {
  const cashout = { id: "q1", part: 400n, paid: 380n, tax: 20n, value: 950n, byRule: false };
  const rules = [ruleWith("u1"), ruleWith("u2")];

  test("of a part is paid, ends the rules and leaves the bet open", () => {
    const changed = change({ cashedOut: cashout }, { rules, cashedStake: 300n, parts: 1 });
    expect(changed.writes.cashouts).toEqual([
      {
        ...{ id: "q1", bet: BET, punter: "ana", part: "400", paid: "380", tax: "20", whole: false, rule: null },
        at: AT,
      },
    ]);
    expect(entriesOf(changed)).toEqual([
      ["part", "q1", "wallet", "380"],
      ["part", "q1", "tax", "20"],
      ["part", "q1", "house", "-400"],
    ]);
    expect([changed.counting, changed.writes.phases]).toEqual([0, []]);
    expect(changed.writes.endedRules.map(({ id, ended_by }) => [id, ended_by])).toEqual([
      ["u1", "cashout"],
      ["u2", "cashout"],
    ]);
    expect(changed.writes.outbox[0]?.req_uuid).toBe("q1");
    expect(toldBy(changed)).toEqual([
      {
        ...{ kind: "cashoutResult", betId: BET, betProfileId: `${BET}.2`, paid: "3.80", part: "4.00", ended: false },
        ...{ reqUuid: "q1", ...NUMBERED, balance: "103.80" },
      },
    ]);
  });

  test("of all that is left ends the bet", () => {
    const changed = change({ cashedOut: { ...cashout, part: 700n } }, { cashedStake: 300n, parts: 1 });
    expect(changed.counting).toBe(-1);
    expect(changed.writes.cashouts).toMatchObject([{ whole: true }]);
    expect(changed.writes.ends).toEqual([
      {
        ...{ bet: BET, punter: "ana", by: "cashout", resolution: null, cashback: false, refund_reason: null, at: AT },
        ...{ payout: "380", tax: "20", bonus: "0" },
      },
    ]);
    expect(entriesOf(changed)).toEqual([
      ["payout", BET, "wallet", "380"],
      ["payout", BET, "tax", "20"],
      ["payout", BET, "house", "-400"],
    ]);
    expect(changed.writes.phases).toEqual([{ id: BET, phase: "PAID_OUT" }]);
    expect(toldBy(changed)).toMatchObject([{ ended: true }]);
  });

  test("by a rule has an id of its own, and ends that rule as fired", () => {
    const changed = change({ cashedOut: { ...cashout, id: "u2", byRule: true } }, { rules });
    const [row] = changed.writes.cashouts as [{ readonly id: string; readonly rule: string }];
    expect(row.id).toMatch(/^00000000-1388-7/);
    expect(row.rule).toBe("u2");
    expect(changed.writes.entries[0]?.ref).toBe(row.id);
    expect(changed.writes.endedRules.map(({ id, ended_by }) => [id, ended_by])).toEqual([
      ["u1", "cashout"],
      ["u2", "fired"],
    ]);
    expect(toldBy(changed)).toEqual([
      {
        ...{ kind: "autoCashoutResult", betId: BET, betProfileId: `${BET}.1`, paid: "3.80", part: "4.00" },
        ...{ ended: false, ruleId: "u2", value: "9.50", ...NUMBERED, balance: "103.80" },
      },
    ]);
  });

  test("by hand ends no rule as fired, whatever its id is", () => {
    const changed = change({ cashedOut: { ...cashout, id: "u2" } }, { rules });
    expect(changed.writes.endedRules.map(({ ended_by }) => ended_by)).toEqual(["cashout", "cashout"]);
  });
});

test("R5 a cancelled bet gets its stake back without tax and bonus, and its rules end", () => {
  const changed = change({ cancelled: true }, { payinTax: 50n, payinBonus: 20n, rules: [ruleWith("u1")] });
  expect(changed.counting).toBe(-1);
  expect(changed.writes.ends).toEqual([
    {
      ...{ bet: BET, punter: "ana", by: "cancel", resolution: null, cashback: false, refund_reason: null, at: AT },
      ...{ payout: "1000", tax: "-50", bonus: "-20" },
    },
  ]);
  expect(entriesOf(changed)).toEqual([
    ["payout", BET, "wallet", "1000"],
    ["payout", BET, "tax", "-50"],
    ["payout", BET, "bonus", "20"],
    ["payout", BET, "house", "-970"],
  ]);
  expect(changed.writes.phases).toEqual([{ id: BET, phase: "CANCELLED" }]);
  expect(changed.writes.endedRules).toEqual([{ id: "u1", ended_by: "end", ended_at: AT }]);
  expect(toldBy(changed)).toMatchObject([
    {
      ...{ kind: "betSettled", phase: "CANCELLED", aggregatedStatus: "CANCELLED", resolution: null, corrected: false },
      payout: "10.00",
    },
  ]);
});

describe("rules of a bet", () => {
  test("a rule that only notifies ends alone, and nothing is paid", () => {
    const changed = change(
      { notified: { rule: "u1", value: 950n } },
      { rules: [ruleWith("u1"), ruleWith("u2")], parts: 2 },
    );
    expect(changed.writes.endedRules).toEqual([{ id: "u1", ended_by: "fired", ended_at: AT }]);
    expect([changed.writes.entries, changed.counting]).toEqual([[], 0]);
    expect(toldBy(changed)).toEqual([
      {
        ...{ kind: "autoCashoutResult", betId: BET, betProfileId: `${BET}.2`, ruleId: "u1", paid: null, part: null },
        ...{ ended: false, value: "9.50", ...NUMBERED, balance: "100.00" },
      },
    ]);
  });

  test("a rule is added with its part and its minute, or without", () => {
    const rule = { id: "u1", kind: "target", amount: 1_500n, part: null, notifyOnly: true, from: null } as const;
    const row = { id: "u1", bet: BET, punter: "ana", amount: "1500", created_at: AT };
    expect(change({ addedRule: rule }).writes.rules).toEqual([
      { ...row, kind: "target", part: null, notify_only: true, from_event: null, from_minute: null },
    ]);
    const minute = {
      ...rule,
      kind: "minute",
      part: 400n,
      notifyOnly: false,
      from: { eventId: 7, minute: 80 },
    } as const;
    expect(change({ addedRule: minute }).writes.rules).toEqual([
      { ...row, kind: "minute", part: "400", notify_only: false, from_event: 7, from_minute: 80 },
    ]);
  });

  test("a rule is removed", () => {
    const { writes } = change({ removedRule: "u1" });
    expect(writes.endedRules).toEqual([{ id: "u1", ended_by: "removed", ended_at: AT }]);
    expect(writes.outbox).toEqual([]);
  });
});
