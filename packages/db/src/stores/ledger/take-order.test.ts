import { describe, expect, test } from "vitest";
import { betOf, orderOf } from "../../testing/ledger-samples.ts";
import { walletOf } from "../../testing/ledger-states.ts";
import type { Verdict } from "./judge-request.ts";
import { type NewBet, type PlaceOrder, preparedOf, rejectedBet } from "./new-order.ts";
import { noWrites } from "./rows.ts";
import { takeOrder, verdictsOf } from "./take-order.ts";
import type { LockedWallet } from "./wallet-rows.ts";

const NOW = 1_000_000;
const SUSPENDED = { code: "SUSPENDED", reason: "Betting on it is suspended" } as const;

const orderWith = (bets: readonly NewBet[], more: Partial<PlaceOrder> = {}): PlaceOrder =>
  orderOf("ana", [], { at: NOW, acceptAt: NOW, bets, reqUuid: "q1", betslipId: "s1", ...more });

const placed = ({ id, stake }: NewBet): Verdict => ({
  bet: { ...rejectedBet({ id, stake, hashes: ["hash-000001"] }, 2, []), status: "PLACED", maxWinnings: "20.00" },
  ...{ exposure: stake, maxWinnings: stake * 2n, settlement: { rows: [] }, facts: { status: "PLACED" } },
});

const neverAsked = (): never => {
  throw new Error("the judge is not asked");
};

describe("new orders", () => {
  test("a rejected bet has its stake and its reasons, and no odds", () => {
    const bet = betOf(1_050n, { id: "b1" });
    expect(rejectedBet(bet, 2, [SUSPENDED])).toEqual({
      ...{ id: "b1", status: "REJECTED", hashes: ["hash-000001"], reasons: [SUSPENDED], stake: "10.50" },
      ...{ alternativeStake: null, maxWinnings: null, odds: {} },
    });
  });

  test("TERMS_CHANGED a rejected bet has the taxes and bonuses that it would have now", () => {
    const newTaxesAndBonuses = { payinTax: { rate: 0.1 } } as unknown as NonNullable<NewBet["newTaxesAndBonuses"]>;
    expect(rejectedBet(betOf(1n, { newTaxesAndBonuses }), 2, [])).toMatchObject({
      taxesAndBonuses: newTaxesAndBonuses,
    });
  });

  test("a prepared request has the bets of its order, and tells those that were rejected", () => {
    const [open, early] = [betOf(1_000n, { id: "b1" }), betOf(2_000n, { id: "b2", reasons: [SUSPENDED] })];
    const order = orderWith([open, early], { acceptAt: NOW + 500 });
    expect(preparedOf(order)).toEqual({
      ...{ punter: "ana", reqUuid: "q1", betslipId: "s1", acceptAt: NOW + 500, currency: "EUR", digits: 2 },
      bets: [
        { ...open, told: null },
        { ...early, told: rejectedBet(early, 2, [SUSPENDED]) },
      ],
    });
  });
});

/** Codes and alternative stakes of an order's bets. */
const refusals = (order: PlaceOrder, wallet: LockedWallet) =>
  [...verdictsOf(order, wallet, neverAsked).values()].map(({ bet, facts }) => {
    const codes = bet.reasons.map(({ code }) => code);
    expect(facts).toEqual({ status: "REJECTED", codes });
    return [...codes, bet.alternativeStake];
  });

describe("verdicts when a request is received", () => {
  test("bets that are allowed are judged, and those rejected before are not", () => {
    const [open, early] = [betOf(1_000n), betOf(99_000n, { reasons: [SUSPENDED] })];
    const verdicts = verdictsOf(orderWith([open, early]), walletOf(), () => new Map([[open.id, placed(open)]]));
    expect(verdicts.get(open.id)?.bet.status).toBe("PLACED");
    expect(verdicts.get(early.id)).toEqual({
      bet: rejectedBet(early, 2, [SUSPENDED]),
      ...{ exposure: 0n, maxWinnings: null, settlement: null },
      facts: { status: "REJECTED", codes: ["SUSPENDED"] },
    });
  });

  test("a request that has to wait has none for its open bets", () => {
    expect(verdictsOf(orderWith([betOf(1_000n)]), walletOf(), () => null).size).toBe(0);
  });

  test("a request of rejected bets alone needs no money, no limit and no break", () => {
    const wallet = walletOf({ balance: 0n, mostPerBet: 0n, timeOutUntil: NOW + 1 });
    const order = orderWith([betOf(1_000n, { reasons: [SUSPENDED] })]);
    expect([...verdictsOf(order, wallet, () => new Map()).values()][0]?.bet.reasons).toEqual([SUSPENDED]);
  });

  test("BALANCE_INSUFFICIENT all bets are rejected where the balance is below the sum of their stakes", () => {
    const bets = [betOf(4_000n), betOf(6_001n)];
    expect(refusals(orderWith(bets), walletOf())).toEqual([
      ["BALANCE_INSUFFICIENT", null],
      ["BALANCE_INSUFFICIENT", null],
    ]);
    const exact = [betOf(4_000n), betOf(6_000n)];
    expect(verdictsOf(orderWith(exact), walletOf(), () => null).size).toBe(0);
    expect([...verdictsOf(orderWith([betOf(10_001n)]), walletOf(), neverAsked).values()][0]?.bet.reasons).toEqual([
      { code: "BALANCE_INSUFFICIENT", reason: "The balance is below the stake" },
    ]);
  });

  test("ON_BREAK nothing is taken before the end of a break", () => {
    const order = orderWith([betOf(1_000n)]);
    expect(refusals(order, walletOf({ timeOutUntil: NOW + 1 }))).toEqual([["ON_BREAK", null]]);
    expect(verdictsOf(order, walletOf({ timeOutUntil: NOW }), () => null).size).toBe(0);
    const [refused] = verdictsOf(order, walletOf({ timeOutUntil: NOW + 1 }), neverAsked).values();
    expect(refused?.bet.reasons).toEqual([{ code: "ON_BREAK", reason: "The punter is on a break" }]);
  });

  test("LIMIT_REACHED a single bet is offered at what the lowest limit of stakes and losses leaves", () => {
    const limits = [
      { kind: "stake" as const, left: 800n },
      { kind: "loss" as const, left: 700n },
      { kind: "deposit" as const, left: 1n },
    ];
    expect(refusals(orderWith([betOf(701n)]), walletOf({ limits }))).toEqual([["LIMIT_REACHED", "7.00"]]);
    expect(verdictsOf(orderWith([betOf(700n)]), walletOf({ limits }), () => null).size).toBe(0);
    const [refused] = verdictsOf(orderWith([betOf(701n)]), walletOf({ limits }), neverAsked).values();
    expect(refused?.bet.reasons[0]?.reason).toBe("A limit of the punter is reached: 7.00 is left");
  });

  test("LIMIT_REACHED several bets are refused together, without another stake", () => {
    const limits = [{ kind: "stake" as const, left: 700n }];
    expect(refusals(orderWith([betOf(400n), betOf(301n)]), walletOf({ limits }))).toEqual([
      ["LIMIT_REACHED", null],
      ["LIMIT_REACHED", null],
    ]);
  });

  test("LIMIT_REACHED of a limit that was exceeded nothing is left", () => {
    const limits = [{ kind: "loss" as const, left: -5n }];
    expect(refusals(orderWith([betOf(1n)]), walletOf({ limits }))).toEqual([["LIMIT_REACHED", null]]);
    const [refused] = verdictsOf(orderWith([betOf(1n)]), walletOf({ limits }), neverAsked).values();
    expect(refused?.bet.reasons[0]?.reason).toBe("A limit of the punter is reached: 0.00 is left");
  });

  test("LIMIT_REACHED no bet may be above the highest stake", () => {
    const wallet = walletOf({ mostPerBet: 500n });
    expect(refusals(orderWith([betOf(501n)]), wallet)).toEqual([["LIMIT_REACHED", "5.00"]]);
    expect(refusals(orderWith([betOf(500n), betOf(501n)]), wallet)).toEqual([
      ["LIMIT_REACHED", null],
      ["LIMIT_REACHED", null],
    ]);
    expect(verdictsOf(orderWith([betOf(500n), betOf(500n)]), wallet, () => null).size).toBe(0);
  });
});

describe("R2 a request that is taken", () => {
  const bet = betOf(1_000n, { id: "b1", payinTax: 50n, payinBonus: 20n, received: { atEdge: 7 } });
  const at = new Date(NOW);

  test("is debited and told where it is decided", () => {
    const order = orderWith([bet]);
    const wallet = walletOf();
    const writes = noWrites();
    const verdict = placed(bet);
    const taken = takeOrder(order, wallet, writes, new Map([["b1", verdict]]));
    const result = { reqUuid: "q1", betslipId: "s1", bets: [verdict.bet] };
    expect(taken).toEqual({ state: "DECIDED", result, balance: "90.00" });
    expect(writes.bets).toEqual([
      {
        ...{ id: "b1", punter: "ana", req_uuid: "q1", position: 0, brand: "default", type: "single", currency: "EUR" },
        ...{ stake: "1000", payin_tax: "50", payin_bonus: "20", terms: bet.terms, phase: "PLACED" },
        ...{ created_at: at, accept_at: at, decided_at: at, max_winnings: "2000" },
        decision: { bet: verdict.bet, settlement: { rows: [] } },
      },
    ]);
    expect(writes.facts).toEqual([
      { bet: "b1", step: "received", at, facts: { atEdge: 7, acceptAt: NOW, delayMs: 0 } },
      { bet: "b1", step: "decided", at, facts: { status: "PLACED" } },
    ]);
    expect(writes.entries.map(({ kind, ref, account, amount }) => [kind, ref, account, amount])).toEqual([
      ["stake", "b1", "wallet", "-1000"],
      ["stake", "b1", "tax", "50"],
      ["stake", "b1", "bonus", "-20"],
      ["stake", "b1", "house", "970"],
    ]);
    expect(writes.outbox).toMatchObject([{ req_uuid: "q1", at, message: { kind: "placementResult", ...result } }]);
    expect(wallet.balance).toBe(9_000n);
  });

  test("is debited and waits where it is not decided", () => {
    const order = orderWith([bet], { acceptAt: NOW + 3_000 });
    const wallet = walletOf();
    const writes = noWrites();
    expect(takeOrder(order, wallet, writes, new Map())).toEqual({
      ...{ state: "PREPARED", reqUuid: "q1", betslipId: "s1", acceptAt: NOW + 3_000, now: NOW, balance: "90.00" },
    });
    expect(writes.bets).toMatchObject([
      {
        ...{ phase: "PREPARED", decided_at: null, decision: null, max_winnings: null },
        accept_at: new Date(NOW + 3_000),
      },
    ]);
    expect(writes.facts).toEqual([
      { bet: "b1", step: "received", at, facts: { atEdge: 7, acceptAt: NOW + 3_000, delayMs: 3_000 } },
    ]);
    expect([writes.entries.length, writes.outbox]).toEqual([4, []]);
  });

  test("debits nothing for a rejected bet", () => {
    const order = orderWith([betOf(20_000n)]);
    const wallet = walletOf();
    const writes = noWrites();
    const taken = takeOrder(order, wallet, writes, verdictsOf(order, wallet, neverAsked));
    expect(taken).toMatchObject({ state: "DECIDED", balance: "100.00" });
    expect(writes.bets).toMatchObject([{ phase: "REJECTED", max_winnings: null }]);
    expect(writes.entries).toEqual([]);
  });

  test("waits while one of its bets is undecided", () => {
    const [first, second] = [betOf(100n), betOf(200n)];
    const writes = noWrites();
    const taken = takeOrder(orderWith([first, second]), walletOf(), writes, new Map([[second.id, placed(second)]]));
    expect(taken).toMatchObject({ state: "PREPARED", balance: "97.00" });
    expect(writes.bets.map(({ position, phase }) => [position, phase])).toEqual([
      [0, "PREPARED"],
      [1, "PLACED"],
    ]);
  });
});
