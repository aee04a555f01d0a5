import { randomUUID } from "node:crypto";
import { audit } from "@touchline/db/audit";
import {
  BETS_SUBJECTS,
  type CalculationResult,
  type Cashout,
  type CashoutAnswer,
  calculationSubject,
  type NewRule,
  type OfferEvent,
  type RulesAnswer,
  type ValueHistory,
} from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { untilDecided } from "./test-support/ask-until.ts";
import { requestOf, selectionOf } from "./test-support/requests.ts";
import { abandonedResult, resultOf } from "./test-support/results.ts";
import { liveEvent, prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

/** For a busy machine. */
const PATIENCE = { timeout: 20_000 };

let scene: Scene;
let punter: string;
let eventId = 100;

beforeAll(async () => {
  scene = await startScene([prematchEvent(1)]);
  await scene.startNode({ liveDelayMs: 50 });
  await scene.startNode({ liveDelayMs: 50 });
  await scene.deposit("first", "1");
  await untilDecided(scene, "first", requestOf([selectionOf(prematchEvent(1))], "1"));
});
afterAll(() => scene?.remove());
beforeEach(async () => {
  punter = `punter-${randomUUID().slice(0, 8)}`;
  await scene.deposit(punter, "100");
});

/** Each test has its own events, so that one test's results do not settle another's bets. */
const offered = async (make: typeof prematchEvent, more: Partial<OfferEvent> = {}): Promise<OfferEvent> => {
  eventId += 1;
  const event = make(eventId, more);
  await scene.publish(event);
  return event;
};

const placeOn = async (events: readonly OfferEvent[], more: Parameters<typeof requestOf>[2] = {}): Promise<string> => {
  const request = requestOf(
    events.map((event) => selectionOf(event)),
    "10",
    more,
  );
  const { result } = await vi.waitFor(async () => {
    const placed = await untilDecided(scene, punter, { ...request, reqUuid: randomUUID() });
    expect(placed.result.bets[0]?.reasons).toEqual([]);
    return placed;
  }, PATIENCE);
  return result.bets[0]?.id as string;
};

interface BetState {
  readonly phase: string;
  readonly by: string | null;
  readonly resolution: string | null;
  readonly payout: string | null;
  readonly cashback: boolean | null;
  readonly refund_reason: string | null;
}
const stateOf = async (bet: string): Promise<BetState> => {
  const [state] = await scene.read<BetState>(
    `select b.phase, x.by, x.resolution, x.payout, x.cashback, x.refund_reason
      from bets b left join bet_ends x on x.bet = b.id where b.id = '${bet}'`,
  );
  return state as BetState;
};
const untilEnded = (bet: string): Promise<BetState> =>
  vi.waitFor(
    async () => {
      const state = await stateOf(bet);
      expect(state.by).not.toBeNull();
      return state;
    },
    { timeout: 8_000 },
  );

const balance = async (): Promise<string | undefined> =>
  (await scene.read<{ balance: string }>(`select balance from wallets where punter = '${punter}'`))[0]?.balance;

const messages = async (kind: string): Promise<Record<string, unknown>[]> =>
  (
    await scene.read<{ message: Record<string, unknown> }>(
      `select message from outbox where punter = '${punter}' and message ->> 'kind' = '${kind}' order by seq`,
    )
  ).map(({ message }) => message);

const moved = (event: OfferEvent, prices: number[], more: Partial<OfferEvent> = {}): OfferEvent => ({
  ...event,
  version: event.version + 1,
  markets: [market(0, prices)],
  ...more,
});

const cashoutNow = async (bet: string): Promise<Cashout> => {
  const answer = (await scene.command("values", punter, { bets: [bet] })) as {
    answer: { values: CalculationResult[] };
  };
  return answer.answer.values[0]?.cashout as Cashout;
};
const untilValue = (bet: string, total: string | null): Promise<Cashout> =>
  vi.waitFor(async () => {
    const cashout = await cashoutNow(bet);
    expect(cashout.winnings.total).toBe(total);
    return cashout;
  }, PATIENCE);

const cashOut = async (bet: string, total: string, part: string | null = null, more = {}): Promise<CashoutAnswer> => {
  const body = { reqUuid: randomUUID(), betProfileId: `${bet}.0`, source: "ticket_check" as const, ...more };
  const answer = await scene.command("cashOut", punter, { ...body, cashout: { winnings: { total }, part } });
  return (answer as { answer: CashoutAnswer }).answer;
};

describe("settlement", () => {
  test("BET-18 R5 pays a won single, settles a lost one, and publishes each once", async () => {
    const [won, lost] = [await offered(prematchEvent), await offered(prematchEvent)];
    const [first, second] = [await placeOn([won]), await placeOn([lost])];
    await scene.publishResult(resultOf(won, { home: 2, away: 0 }));
    await scene.publishResult(resultOf(lost, { home: 0, away: 1 }));
    expect(await untilEnded(first)).toMatchObject({ phase: "PAID_OUT", resolution: "WON", payout: "2000" });
    expect(await untilEnded(second)).toMatchObject({ phase: "SETTLED", resolution: "LOST", payout: "0" });
    expect(await balance()).toBe("10000");
    expect(await messages("betSettled")).toHaveLength(2);
  });

  test("BET-18 returns the stake with a reason when a match is abandoned before it was decided", async () => {
    const event = await offered(prematchEvent);
    const bet = await placeOn([event]);
    await scene.publishResult(abandonedResult(event));
    expect(await untilEnded(bet)).toMatchObject({
      ...{ phase: "PAID_OUT", resolution: "VOID", payout: "1000", refund_reason: "EVENT_ABANDONED" },
    });
  });

  test("BET-18 CASHBACKED returns the stake when one of four selections lost, once all are known", async () => {
    const events = [];
    for (let index = 0; index < 4; index += 1) events.push(await offered(prematchEvent));
    const bet = await placeOn(events);
    // The promise is stored with the bet: four legs at 1.30 or more.
    expect(await scene.read(`select terms -> 'cashback' as cashback from bets where id = '${bet}'`)).toEqual([
      { cashback: { legs: 4, minOdds: 130 } },
    ]);
    const [first, ...others] = events as [OfferEvent, ...OfferEvent[]];
    await scene.publishResult(resultOf(first, { home: 0, away: 3 }));
    for (const event of others) await scene.publishResult(resultOf(event, { home: 1, away: 0 }));
    expect(await untilEnded(bet)).toMatchObject({
      phase: "PAID_OUT",
      resolution: "LOST",
      cashback: true,
      payout: "1000",
    });
    expect(await messages("betSettled")).toMatchObject([{ aggregatedStatus: "CASHBACKED", payout: "10.00" }]);
  });

  test("books a disallowed goal after settlement as a further entry, and publishes it", async () => {
    const event = await offered(prematchEvent);
    const bet = await placeOn([event]);
    await scene.publishResult(resultOf(event, { home: 1, away: 0 }));
    await untilEnded(bet);
    await scene.publishResult(resultOf(event, { home: 0, away: 0 }, { version: event.version + 101 }));
    await vi.waitFor(
      async () => expect(await stateOf(bet)).toMatchObject({ phase: "SETTLED", payout: "2000" }),
      PATIENCE,
    );
    expect(await balance()).toBe("9000");
    expect(await messages("betSettled")).toMatchObject([{ corrected: false }, { corrected: true, payout: "0.00" }]);
  });

  test("settles a bet that is accepted just after the result came", async () => {
    const event = await offered(prematchEvent);
    await scene.publishResult(resultOf(event, { home: 1, away: 0 }));
    await vi.waitFor(
      async () => expect(await scene.read(`select from event_results where event = ${event.id}`)).toHaveLength(1),
      PATIENCE,
    );
    expect(await untilEnded(await placeOn([event]))).toMatchObject({ resolution: "WON" });
  });
});

describe("cash-out", () => {
  test("R6 CASH-3 pays the quoted value or a better one; quotes a lower one again and changes nothing", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    expect(await cashOut(bet, "9.51")).toMatchObject({ state: "REOFFERED", cashout: { winnings: { total: "9.50" } } });
    await scene.publish(moved(event, [160, 350, 400]));
    await untilValue(bet, "11.87");
    expect(await cashOut(bet, "9.50")).toMatchObject({
      state: "PAID",
      paid: "11.87",
      part: "10.00",
      balance: "101.87",
    });
    expect(await stateOf(bet)).toMatchObject({ phase: "PAID_OUT", by: "cashout", payout: "1187" });
    expect(await messages("cashoutResult")).toMatchObject([{ ended: true, paid: "11.87" }]);
  });

  test("PEER-1 pays a part in proportion and keeps the rest open; a request with the old profile gets a new quote", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    const paid = await cashOut(bet, "3.80", "4.00");
    expect(paid).toMatchObject({ state: "PAID", paid: "3.80", part: "4.00", betProfileId: `${bet}.1` });
    await untilValue(bet, "5.70");
    expect(await cashOut(bet, "5.70")).toMatchObject({ state: "REOFFERED", betProfileId: `${bet}.1` });
    await scene.publishResult(resultOf(event, { home: 1, away: 0 }));
    expect(await untilEnded(bet)).toMatchObject({ by: "result", resolution: "WON", payout: "1200" });
    expect(await balance()).toBe("10580");
  });

  test("R2 answers a repeated request as the first time, and pays once", async () => {
    const bet = await placeOn([await offered(prematchEvent)]);
    const reqUuid = randomUUID();
    const answers = [await cashOut(bet, "4.75", "5", { reqUuid }), await cashOut(bet, "4.75", "5", { reqUuid })];
    expect(answers).toMatchObject([
      { state: "PAID", paid: "4.75" },
      { state: "PAID", paid: "4.75" },
    ]);
    expect(await balance()).toBe("9475");
    const other = await scene.command("cashOut", punter, {
      ...{ reqUuid, betProfileId: `${bet}.1`, source: "ticket_check" },
      cashout: { winnings: { total: "1" }, part: null },
    });
    expect(other).toMatchObject({ problem: { code: "REQUEST_REUSED" } });
  });

  test("CASH-1 gives codes for why there is no cash-out: suspended, a bet builder, a bet that has ended", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    await scene.publish(moved(event, [200, 350, 400], { suspended: true }));
    expect(await untilValue(bet, null)).toMatchObject({ allowed: false, codes: [1001] });
    await scene.publishResult(resultOf(event, { home: 0, away: 0 }));
    await untilEnded(bet);
    expect(await cashoutNow(bet)).toMatchObject({ allowed: false, codes: [1003] });
  });

  test("R12 does not find another punter's bet", async () => {
    const bet = await placeOn([await offered(prematchEvent)]);
    const body = { reqUuid: randomUUID(), betProfileId: `${bet}.0`, source: "ticket_check" as const };
    const asked = { ...body, cashout: { winnings: { total: "1" }, part: null } };
    expect(await scene.command("cashOut", "first", asked)).toMatchObject({ problem: { code: "NOT_FOUND" } });
    expect(await scene.command("cancel", "first", { reqUuid: randomUUID(), betId: bet })).toMatchObject({
      problem: { code: "NOT_FOUND" },
    });
    expect(await scene.command("values", "first", { bets: [bet] })).toEqual({ answer: { values: [] } });
  });

  test("CASH-2 PUSH-2 publishes the value of a watched bet, and again when it changes", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    const told: CalculationResult[] = [];
    const subscription = scene.bus.subscribe(calculationSubject(TENANT, punter), {
      callback: (_, message) => void told.push(message.json()),
    });
    const watch = { tenant: TENANT, punter, by: "push-1", bets: [bet] };
    const answer = await scene.bus.request(BETS_SUBJECTS.watch, JSON.stringify(watch));
    expect(answer.json()).toMatchObject({ node: expect.any(String) });
    const totals = () => told.map(({ cashout }) => cashout.winnings.total);
    await vi.waitFor(() => expect(totals()).toEqual(["9.50"]), PATIENCE);
    await scene.publish(moved(event, [190, 350, 400]));
    await vi.waitFor(() => expect(totals()).toEqual(["9.50", "10.00"]), { timeout: 3_000 });
    subscription.unsubscribe();
  });

  test("AHEAD-2 records the value history, with the moments when it was locked", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    const course = async (): Promise<ValueHistory> =>
      ((await scene.command("course", punter, { betId: bet })) as { answer: ValueHistory }).answer;
    await vi.waitFor(async () => expect((await course()).points.length).toBeGreaterThan(0), { timeout: 18_000 });
    await scene.publish(moved(event, [200, 350, 400], { suspended: true }));
    await vi.waitFor(
      async () =>
        expect((await course()).points).toContainEqual({ at: expect.any(Number), value: null, codes: [1001] }),
      { timeout: 8_000 },
    );
    expect((await course()).points[0]).toMatchObject({ value: "9.50", codes: [] });
  }, 30_000);
});

describe("rules", () => {
  const rule = (bet: string, amount: string, more: Partial<NewRule> = {}): NewRule => ({
    ...{
      id: randomUUID(),
      kind: "target",
      amount,
      part: null,
      notifyOnly: false,
      from: null,
      betProfileId: `${bet}.0`,
    },
    ...more,
  });
  const add = async (given: NewRule): Promise<RulesAnswer> =>
    ((await scene.command("addRule", punter, given)) as { answer: RulesAnswer }).answer;

  test("AUTO-4 R6 a rule fires on the server when the price meets it, and never below its target", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    const target = rule(bet, "11.00");
    expect(await add(target)).toMatchObject({ refused: null, rules: [{ id: target.id, amount: "11.00" }] });
    await scene.publish(moved(event, [180, 350, 400]));
    await untilValue(bet, "10.55");
    expect(await stateOf(bet)).toMatchObject({ phase: "PLACED" });
    await scene.publish({ ...moved(event, [150, 350, 400]), version: event.version + 2 });
    expect(await untilEnded(bet)).toMatchObject({ by: "cashout", payout: "1266" });
    expect(await messages("autoCashoutResult")).toMatchObject([{ ruleId: target.id, paid: "12.66", ended: true }]);
  });

  test("PEER-2 a rule on a part leaves the rest open and ends the other rules; one that only notifies pays nothing", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    await add(rule(bet, "10.00", { notifyOnly: true }));
    await add(rule(bet, "12.00", { part: "4.00" }));
    await add(rule(bet, "15.00"));
    await scene.publish(moved(event, [180, 350, 400]));
    await vi.waitFor(
      async () => expect(await messages("autoCashoutResult")).toMatchObject([{ paid: null, value: "10.55" }]),
      PATIENCE,
    );
    await scene.publish({ ...moved(event, [150, 350, 400]), version: event.version + 2 });
    await vi.waitFor(
      async () =>
        expect(await messages("autoCashoutResult")).toMatchObject([{}, { paid: "5.06", part: "4.00", ended: false }]),
      PATIENCE,
    );
    expect(await stateOf(bet)).toMatchObject({ phase: "PLACED" });
    expect(await scene.read(`select from cashout_rules where bet = '${bet}' and ended_at is null`)).toEqual([]);
  });

  test("AHEAD-2 a stop cashes out the rest when the value falls to it, and waits while the bet is locked", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    await add(rule(bet, "5.00", { kind: "stop" }));
    await scene.publish(moved(event, [400, 350, 200], { suspended: true }));
    await untilValue(bet, null);
    expect(await stateOf(bet)).toMatchObject({ phase: "PLACED" });
    await scene.publish({ ...moved(event, [400, 350, 200]), version: event.version + 2 });
    expect(await untilEnded(bet)).toMatchObject({ by: "cashout", payout: "475" });
  });

  /** Makes the rule too old for the refresh that runs every second. */
  const makeOld = (bet: string) =>
    scene.read(`update cashout_rules set created_at = created_at - interval '1 hour' where bet = '${bet}'`);
  const cutOffWaiting = () =>
    scene.read<object>("select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'");

  test("AUTO-4 a rule that is met while the database is away fires when it is back, without a price change", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    await add(rule(bet, "11.00"));
    await makeOld(bet);
    const letGo = await scene.holdWallet(punter);
    await scene.publish(moved(event, [150, 350, 400]));
    await vi.waitFor(async () => expect(await cutOffWaiting()).not.toEqual([]), { timeout: 8_000 });
    await letGo();
    expect(await untilEnded(bet)).toMatchObject({ by: "cashout", payout: "1266" });
  });

  test("AUTO-4 two rules that are met by one price both notify", async () => {
    const event = await offered(liveEvent);
    const bet = await placeOn([event]);
    await untilValue(bet, "9.50");
    for (const amount of ["10.00", "11.00"]) await add(rule(bet, amount, { notifyOnly: true }));
    await makeOld(bet);
    await scene.publish(moved(event, [150, 350, 400]));
    await vi.waitFor(async () => expect(await messages("autoCashoutResult")).toHaveLength(2), { timeout: 8_000 });
  });

  test("AUTO-2 AUTO-5 refuses a rule out of bounds; removing a rule that is gone succeeds", async () => {
    const bet = await placeOn([await offered(prematchEvent)]);
    await untilValue(bet, "9.50");
    for (const amount of ["9.50", "20.01"])
      expect(await add(rule(bet, amount))).toMatchObject({ refused: "OUT_OF_BOUNDS" });
    const good = rule(bet, "20.00");
    expect(await add(good)).toMatchObject({ refused: null });
    expect(await add(good)).toMatchObject({ refused: null, rules: [{}] });
    const remove = () =>
      scene.command("removeRule", punter, { id: good.id, amount: good.amount, betProfileId: `${bet}.0` });
    expect(await remove()).toMatchObject({ answer: { rules: [] } });
    expect(await remove()).toMatchObject({ answer: { rules: [] } });
  });
});

test("cancels a bet within its window while no event has started, and refuses later", async () => {
  const bet = await placeOn([await offered(prematchEvent)]);
  const cancel = (id: string) => scene.command("cancel", punter, { reqUuid: randomUUID(), betId: id });
  expect(await cancel(bet)).toMatchObject({ answer: { cancelled: true, balance: "100.00" } });
  expect(await stateOf(bet)).toMatchObject({ phase: "CANCELLED", by: "cancel" });
  const live = await placeOn([await offered(liveEvent)]);
  expect(await cancel(live)).toMatchObject({ answer: { cancelled: false } });
});

test("BET-17 refuses to cancel a bet whose price has risen or is suspended, and cancels it at its price again", async () => {
  const event = await offered(prematchEvent);
  const bet = await placeOn([event]);
  const cancel = () => scene.command("cancel", punter, { reqUuid: randomUUID(), betId: bet });
  /** Either node may answer, so it is asked until both have answered. */
  const untilEverywhere = async (value: string | null): Promise<void> => {
    for (let asked = 0; asked < 12; asked += 1) await untilValue(bet, value);
  };
  await untilEverywhere("9.50");
  await scene.publish(moved(event, [220, 350, 400]));
  // 10.00 at 2.00 is worth 8.63 at 2.20, less 5 %.
  await untilEverywhere("8.63");
  expect(await cancel()).toMatchObject({ answer: { cancelled: false, balance: "90.00" } });
  await scene.publish({ ...moved(event, [-200, 350, 400]), version: event.version + 2 });
  await untilEverywhere(null);
  expect(await cancel()).toMatchObject({ answer: { cancelled: false, balance: "90.00" } });
  await scene.publish({ ...moved(event, [200, 350, 400]), version: event.version + 3 });
  await untilEverywhere("9.50");
  await vi.waitFor(
    async () => expect(await cancel()).toMatchObject({ answer: { cancelled: true, balance: "100.00" } }),
    {
      timeout: 10_000,
    },
  );
});

test("R1 R5 the audit finds nothing after all of this", async () => {
  await vi.waitFor(async () => expect(await audit(scene.postgres.ownerUrl)).toEqual([]), { timeout: 15_000 });
}, 20_000);
