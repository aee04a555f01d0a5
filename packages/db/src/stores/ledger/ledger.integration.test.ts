import { randomUUID } from "node:crypto";
import type { Placement } from "@touchline/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../../testing/audit.ts";
import { betOf, depositOf, digestOf, judgeAll, orderOf, termsOn } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import type { BetChange } from "./bet-change.ts";
import { type BetTarget, changeBets } from "./change-bets.ts";
import { decideBets } from "./decide-bets.ts";
import { depositMoney } from "./deposit-money.ts";
import { type PlaceOrder, preparedOf } from "./new-order.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { type PlaceOutcome, placeBets } from "./place-bets.ts";
import { readOverdue } from "./prepared-rows.ts";
import type { LegOutcomeResult } from "./stored-bet.ts";

const TENANT = "touchline";

let server: TestDatabase;
let ledger: Ledger;
let punter: string;

beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
});
afterAll(async () => {
  await ledger?.close();
  await server?.remove();
});
beforeEach(() => {
  punter = `punter-${randomUUID().slice(0, 8)}`;
});

/** Queries as the tenant. */
const query = async (text: string, tenant = TENANT): Promise<Record<string, unknown>[]> => {
  const client = await ledger.pool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('touchline.tenant', $1, true)", [tenant]);
    return (await client.query(text)).rows;
  } finally {
    await client.query("rollback");
    client.release();
  }
};

const deposit = (amount: bigint) => depositMoney(ledger, TENANT, [depositOf(punter, amount)]);

const place = async (...orders: readonly PlaceOrder[]): Promise<readonly PlaceOutcome[]> =>
  placeBets(ledger, TENANT, orders, judgeAll("wait"));

const placementIn = (outcome: PlaceOutcome | undefined): Placement => {
  if (!outcome || "problem" in outcome) throw new Error(outcome?.problem ?? "no outcome");
  return outcome.placement;
};

const decide = (order: PlaceOrder, status: "PLACED" | "REJECTED" | "wait") =>
  decideBets(ledger, TENANT, [preparedOf(order)], judgeAll(status));

const expectSound = async (): Promise<void> => expect(await auditBooks(server.ownerUrl)).toEqual([]);

describe("placement", () => {
  test("R1 stakes are debited at once, refunded when rejected, and kept when placed", async () => {
    await deposit(10_000n);
    const kept = orderOf(punter, [1_000n, 500n]);
    const refused = orderOf(punter, [2_000n]);
    const [first, second] = await place(kept, refused);
    expect(placementIn(first)).toMatchObject({ state: "PREPARED", balance: "85.00" });
    expect(placementIn(second)).toMatchObject({ state: "PREPARED", balance: "65.00" });
    await decide(kept, "PLACED");
    await decide(refused, "REJECTED");
    const answers = (await place(kept, refused)).map(placementIn);
    expect(answers.map(({ state, balance }) => [state, balance])).toEqual([
      ["DECIDED", "85.00"],
      ["DECIDED", "85.00"],
    ]);
    expect(answers).toMatchObject([
      { result: { bets: [{ status: "PLACED" }, { status: "PLACED" }] } },
      { result: { bets: [{ status: "REJECTED" }] } },
    ]);
    await expectSound();
  });

  test("R1 requests of one wallet are processed in order, as far as the balance allows", async () => {
    await deposit(1_000n);
    const orders = [600n, 600n, 400n].map((stake) => orderOf(punter, [stake]));
    const placements = (await place(...orders)).map(placementIn);
    expect(placements.map(({ state, balance }) => [state, balance])).toEqual([
      ["PREPARED", "4.00"],
      ["DECIDED", "4.00"],
      ["PREPARED", "0.00"],
    ]);
    expect(placements[1]).toMatchObject({ result: { bets: [{ reasons: [{ code: "BALANCE_INSUFFICIENT" }] }] } });
    await expectSound();
  });

  test("rejects a bet of a punter without a wallet for insufficient balance", async () => {
    const [outcome] = await place(orderOf(punter, [100n]));
    expect(placementIn(outcome)).toMatchObject({ state: "DECIDED", balance: "0.00" });
    await expectSound();
  });

  test("does not debit a bet that is rejected at once; its request is still answered as a whole", async () => {
    await deposit(1_000n);
    const reasons = [{ code: "BET_TYPE_UNAVAILABLE" as const, reason: "" }];
    const order = orderOf(punter, [], { bets: [betOf(300n, { reasons }), betOf(200n)] });
    const [outcome] = await place(order);
    expect(placementIn(outcome)).toMatchObject({ state: "PREPARED", balance: "8.00" });
    await decide(order, "PLACED");
    const [again] = await place(order);
    expect(placementIn(again)).toMatchObject({
      result: { bets: [{ status: "REJECTED", reasons }, { status: "PLACED" }] },
      balance: "8.00",
    });
    await expectSound();
  });

  test("decides requests without a delay at once, and debits only placed bets", async () => {
    await deposit(1_000n);
    const outcome = "811o9";
    const order = (stake: bigint, more: Partial<PlaceOrder> = {}) =>
      orderOf(punter, [], { bets: [betOf(stake, { terms: termsOn(811, [9]) })], ...more });
    const [taken, later] = [order(300n), order(100n, { acceptAt: Date.now() + 60_000 })];
    const outcomes = await placeBets(ledger, TENANT, [taken, later], judgeAll("PLACED"));
    expect(outcomes.map(placementIn)).toMatchObject([
      { state: "DECIDED", result: { bets: [{ status: "PLACED" }] }, balance: "7.00" },
      { state: "PREPARED", balance: "6.00" },
    ]);
    const refused = await placeBets(ledger, TENANT, [order(500n)], judgeAll("REJECTED"));
    expect(refused.map(placementIn)).toMatchObject([{ state: "DECIDED", balance: "6.00" }]);
    expect(await query(`select amount from liabilities where outcome = '${outcome}'`)).toEqual([{ amount: "300" }]);
    expect(placementIn((await place(taken))[0])).toMatchObject({ state: "DECIDED", balance: "6.00" });
    await expectSound();
  });

  test("PLACE-5 R2 a repeated request, in the same batch or later, gets its current state and is debited once", async () => {
    await deposit(1_000n);
    const order = orderOf(punter, [100n]);
    const copy = (): PlaceOrder => ({ ...order, bets: [betOf(100n)] });
    const outcomes = [...(await place(order, copy(), copy())), ...(await place(copy()))];
    expect(outcomes.map((outcome) => placementIn(outcome).balance)).toEqual(["9.00", "9.00", "9.00", "9.00"]);
    expect(outcomes.map((outcome) => "isNew" in outcome && outcome.isNew)).toEqual([true, false, false, false]);
    await expectSound();
  });

  test("R2 refuses another content with a known reqUuid, in the same batch and later", async () => {
    await deposit(1_000n);
    const order = orderOf(punter, [100n]);
    const forged = orderOf(punter, [900n], { reqUuid: order.reqUuid });
    const [, refused] = await place(order, forged);
    expect(refused).toEqual({ problem: "REQUEST_REUSED" });
    expect(await place(forged)).toEqual([{ problem: "REQUEST_REUSED" }]);
    await expectSound();
  });

  test("R2 two punters may use the same reqUuid", async () => {
    const [mine, theirs] = [orderOf(punter, [100n]), orderOf(`${punter}-2`, [100n])];
    await depositMoney(ledger, TENANT, [depositOf(mine.punter, 500n), depositOf(theirs.punter, 500n)]);
    const outcomes = await place(mine, { ...theirs, reqUuid: mine.reqUuid });
    expect(outcomes.map((outcome) => placementIn(outcome).state)).toEqual(["PREPARED", "PREPARED"]);
    await expectSound();
  });

  test("R2 the same requests from several nodes at once are executed once each", async () => {
    await deposit(100_000n);
    const orders = Array.from({ length: 60 }, () => orderOf(punter, [100n, 50n]));
    const again = (): PlaceOrder[] =>
      orders.map((order) => ({ ...order, bets: [betOf(100n), betOf(50n)] })).toSorted(() => Math.random() - 0.5);
    await Promise.all([
      placeBets(ledger, TENANT, orders, judgeAll("wait")),
      ...Array.from({ length: 8 }, () => place(...again())),
    ]);
    const [wallet] = await query(`select balance from wallets where punter = '${punter}'`);
    expect(wallet).toEqual({ balance: "91000" });
    await expectSound();
  });

  test("the number of statements does not grow with the requests or their bets", async () => {
    const count = async (orders: readonly PlaceOrder[]): Promise<number> => {
      let statements = 0;
      const counted = {
        ...ledger,
        pool: {
          connect: async () => {
            const client = await ledger.pool.connect();
            return {
              query: (...given: Parameters<typeof client.query>) => {
                statements += 1;
                return client.query(...given);
              },
              release: (error?: Error) => client.release(error),
            };
          },
        },
      } as unknown as Ledger;
      await placeBets(counted, TENANT, orders, judgeAll("wait"));
      await decideBets(counted, TENANT, orders.map(preparedOf), judgeAll("PLACED"));
      return statements;
    };
    const punters = Array.from({ length: 200 }, (_, index) => `${punter}-${index}`);
    await depositMoney(
      ledger,
      TENANT,
      [punter, ...punters].map((each) => depositOf(each, 100_000n)),
    );
    await count([orderOf(punter, [100n])]);
    const one = await count([orderOf(punter, [100n])]);
    const many = await count(punters.map((each) => orderOf(each, [100n, 200n, 300n, 400n, 500n])));
    expect(many).toBe(one);
    expect(one).toBeLessThanOrEqual(13);
    await expectSound();
  });
});

describe("decisions", () => {
  test("R4 a request is decided once, however often and by whom it is attempted", async () => {
    await deposit(1_000n);
    const order = orderOf(punter, [400n]);
    await place(order);
    await Promise.all(Array.from({ length: 8 }, (_, index) => decide(order, index % 2 ? "PLACED" : "REJECTED")));
    expect(await query(`select count(*)::int from outbox where req_uuid = '${order.reqUuid}'`)).toEqual([{ count: 1 }]);
    await expectSound();
  });

  test("a request that has to wait stays unchanged, and is found when it is overdue", async () => {
    await deposit(1_000n);
    // Due before all that other tests leave undecided.
    const order = orderOf(punter, [400n], { acceptAt: Date.now() - 3_600_000 });
    await place(order);
    expect(await decide(order, "wait")).toEqual(new Map());
    const overdue = await readOverdue(ledger, TENANT, Date.now() - 1_000, 10);
    const found = overdue.find(({ reqUuid }) => reqUuid === order.reqUuid);
    expect(found).toMatchObject({ punter, betslipId: order.betslipId, bets: [{ stake: 400n, told: null }] });
    await decide(order, "REJECTED");
    await expectSound();
  });

  test("liabilities grow by the possible loss of placed bets, under one lock", async () => {
    await deposit(100_000n);
    const orders = Array.from({ length: 20 }, () =>
      orderOf(punter, [], { bets: [betOf(100n, { terms: termsOn(812, [1, 2]) })] }),
    );
    await place(...orders);
    await Promise.all(orders.map((order) => decide(order, "PLACED")));
    expect(await query(`select outcome, amount from liabilities where outcome like '812o%' order by 1`)).toEqual([
      { outcome: "812o1", amount: "2000" },
      { outcome: "812o2", amount: "2000" },
    ]);
  });

  test("AHEAD-1 every step of a bet records its facts", async () => {
    await deposit(1_000n);
    const order = orderOf(punter, [100n]);
    await place(order);
    await decide(order, "PLACED");
    const facts = await query(`select step from bet_facts where bet = '${order.bets[0]?.id}' order by at, step desc`);
    expect(facts.map(({ step }) => step)).toEqual(["received", "decided"]);
  });
});

const ENDS = ["bet_legs", "leg_results", "bet_ends", "bet_corrections", "cashouts", "cashout_rules"];

/** Applies every kind of change to one bet. */
const liveOn = async (target: BetTarget): Promise<void> => {
  const rule = { id: randomUUID(), kind: "target", amount: 150n, part: null, notifyOnly: false, from: null } as const;
  const result: LegOutcomeResult = {
    ...{ version: 1, resolution: "WON", outcomes: ["WON"], playStatus: "ENDED", score: { home: 1, away: 0 } },
  };
  const ending = { resolution: "WON", cashback: false, refundReason: null, tax: 0n, bonus: 0n } as const;
  const changes: BetChange[] = [
    { addedRule: rule },
    { cashedOut: { id: randomUUID(), part: 40n, paid: 50n, tax: 0n, value: 125n, byRule: false } },
    { legResults: [{ position: 0, result }], settled: { ...ending, payout: 120n } },
    { corrected: { ...ending, payout: 100n } },
  ];
  for (const change of changes) await changeBets(ledger, TENANT, [target], () => change);
};

describe("R19 the database refuses", () => {
  const forbidden = [
    "update entries set amount = amount + 1",
    "delete from entries",
    "truncate entries",
    "update bet_ends set payout = payout + 1",
    "delete from bet_ends",
    "update leg_results set result = '{}'",
    "delete from bet_corrections",
    "update cashouts set paid = 1",
    "update cashout_rules set amount = 1",
    "update event_results set result = '{}'",
    "update requests set digest = digest",
    "delete from requests",
    "update bet_facts set facts = '{}'",
    "delete from bet_facts",
    "delete from bets",
    "update bets set stake = 1",
    "update bets set terms = '{}'",
    "delete from wallets",
    "update wallets set currency = 'USD'",
    "delete from outbox",
    "update chain_links set hash = hash",
    "delete from chain_links",
    "delete from chain_sealed",
    "update chain_seals set hash = hash",
    "insert into chain_origins default values",
    "alter table entries disable trigger user",
    "update outbox set message = '{}'",
    "alter table entries disable row level security",
    "drop table entries",
  ];

  test.each(forbidden)("R19 to the bets service: %s", async (text) => {
    await expect(query(text)).rejects.toThrow(/permission denied|must be owner/);
  });

  const writes = ["wallets", "requests", "bets", "bet_facts", "outbox", "entries", "liabilities", ...ENDS];
  test.each(writes)("R19 to the API any change of %s", async (table) => {
    const api = openLedger(server.urlOf("touchline_api"), { onError: () => undefined });
    try {
      await expect(api.pool.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
      await expect(api.pool.query(`insert into ${table} default values`)).rejects.toThrow(/permission denied/);
    } finally {
      await api.close();
    }
  });

  test("R1 a negative balance, and a second debit of a bet", async () => {
    await deposit(1_000n);
    await expect(query(`update wallets set balance = -1 where punter = '${punter}'`)).rejects.toThrow(/check/);
    const order = orderOf(punter, [100n]);
    await place(order);
    const again = `insert into entries select * from entries where ref = '${order.bets[0]?.id}'`;
    await expect(query(again)).rejects.toThrow(/duplicate key/);
  });
});

describe("R11 tenants", () => {
  const tables = ["wallets", "requests", "bets", "bet_facts", "entries", "liabilities", "outbox", ...ENDS];

  test.each(tables)("R11 cannot read rows of another in %s, and none without a tenant", async (table) => {
    await deposit(1_000n);
    const order = orderOf(punter, [100n]);
    await place(order);
    await decide(order, "PLACED");
    await liveOn({ id: order.bets[0]?.id as string, punter });
    expect(await query(`select 1 from ${table} limit 1`)).toHaveLength(1);
    expect(await query(`select 1 from ${table} limit 1`, "titan")).toEqual([]);
    expect((await ledger.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
  });

  test("R11 cannot write for another, and may have punters and requests with the same ids", async () => {
    await deposit(1_000n);
    const forged = `insert into wallets (tenant, punter, currency, digits) values ('touchline', 'forged', 'EUR', 2)`;
    await expect(query(forged, "titan")).rejects.toThrow(/row-level security/);
    const order = orderOf(punter, [100n]);
    await place(order);
    const [theirs] = await placeBets(ledger, "titan", [{ ...order, bets: [betOf(100n)] }], judgeAll("wait"));
    expect(placementIn(theirs)).toMatchObject({ state: "DECIDED", balance: "0.00" });
  });
});

test("one bad request fails its batch as a whole, and leaves nothing behind", async () => {
  await deposit(1_000n);
  const good = orderOf(punter, [100n]);
  const poisoned = orderOf(punter, [100n], { digest: digestOf("x").subarray(1) });
  await expect(place(good, poisoned)).rejects.toThrow(/check/);
  expect(await query(`select balance from wallets where punter = '${punter}'`)).toEqual([{ balance: "1000" }]);
  await expectSound();
});
