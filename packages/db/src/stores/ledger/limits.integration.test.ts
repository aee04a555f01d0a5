import { randomUUID } from "node:crypto";
import type { LimitKind, LimitPeriod, PlacedBet } from "@touchline/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditBooks } from "../../testing/audit.ts";
import { depositOf, EUR, judgeAll, orderOf } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { changeBets } from "./change-bets.ts";
import { depositMoney } from "./deposit-money.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { placeBets } from "./place-bets.ts";
import { setLimits } from "./set-limits.ts";

const TENANT = "touchline";
const DAY_MS = 24 * 3_600_000;

let server: TestDatabase;
let nodes: readonly [Ledger, Ledger];
let punter: string;

beforeAll(async () => {
  server = await startDatabase();
  const open = (): Ledger => openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  nodes = [open(), open()];
});
afterAll(async () => {
  for (const node of nodes ?? []) await node.close();
  await server?.remove();
});
beforeEach(async () => {
  punter = `punter-${randomUUID().slice(0, 8)}`;
  await depositMoney(nodes[0], TENANT, [depositOf(punter, 100_000n)]);
});

type Limit = readonly [LimitKind, LimitPeriod, bigint];
const limit = (limits: readonly Limit[], timeOutUntil: number | null = null, currency = "EUR"): Promise<boolean> =>
  setLimits(nodes[0], TENANT, {
    ...{ ...EUR, punter, currency },
    limits: limits.map(([kind, period, amount]) => ({ kind, period, amount })),
    timeOutUntil: timeOutUntil === null ? null : new Date(timeOutUntil),
  });

const place = async (stake: bigint, node = nodes[0], at = Date.now()): Promise<PlacedBet> => {
  const order = orderOf(punter, [stake], { at, acceptAt: at });
  const [outcome] = await placeBets(node, TENANT, [order], judgeAll("PLACED"));
  if (!outcome || "problem" in outcome || outcome.placement.state !== "DECIDED") throw new Error("not decided");
  return outcome.placement.result.bets[0] as PlacedBet;
};

const codesOf = ({ reasons }: PlacedBet): unknown[] => reasons.map(({ code }) => code);

test("LIMIT_REACHED a bet above what is left of a stake limit is rejected, with the stake that is left", async () => {
  await limit([["stake", "day", 1_000n]]);
  expect((await place(700n)).status).toBe("PLACED");
  const refused = await place(301n);
  expect(refused).toMatchObject({ status: "REJECTED", alternativeStake: "3.00" });
  expect(codesOf(refused)).toEqual(["LIMIT_REACHED"]);
  expect((await place(300n)).status).toBe("PLACED");
  expect(await place(1n)).toMatchObject({ status: "REJECTED", alternativeStake: null });
  await limit([]);
  expect((await place(500n)).status).toBe("PLACED");
});

test("LIMIT_REACHED a loss limit counts what is returned, and stakes of open bets", async () => {
  await limit([["loss", "week", 1_000n]]);
  const { id } = await place(1_000n);
  expect(codesOf(await place(1n))).toEqual(["LIMIT_REACHED"]);
  const ending = { resolution: "WON", cashback: false, refundReason: null, payout: 600n, tax: 0n, bonus: 0n } as const;
  await changeBets(nodes[0], TENANT, [{ id, punter }], () => ({ settled: ending }));
  expect(await place(700n)).toMatchObject({ alternativeStake: "6.00" });
  expect((await place(600n)).status).toBe("PLACED");
});

test("LIMIT_REACHED of several limits the tightest counts, each over its own period", async () => {
  const ago = (days: number): number => Date.now() - days * DAY_MS;
  await place(400n, nodes[0], ago(40));
  await place(400n, nodes[0], ago(20));
  await place(200n, nodes[0], ago(3));
  await place(50n);
  await limit([
    ["stake", "month", 1_000n],
    ["stake", "week", 500n],
    ["stake", "day", 5_000n],
  ]);
  // Left: 350 of the month, 250 of the week, 4,950 of the day.
  expect(await place(300n)).toMatchObject({ status: "REJECTED", alternativeStake: "2.50" });
  await limit([["stake", "month", 1_000n]]);
  expect(await place(351n)).toMatchObject({ status: "REJECTED", alternativeStake: "3.50" });
});

test("LIMIT_REACHED a limit of single stakes counts bet by bet, and the tighter of two limits is offered", async () => {
  await limit([
    ["stake", "bet", 500n],
    ["stake", "day", 1_200n],
  ]);
  expect(await place(501n)).toMatchObject({ status: "REJECTED", alternativeStake: "5.00" });
  for (const stake of [500n, 500n]) expect((await place(stake)).status).toBe("PLACED");
  expect(await place(400n)).toMatchObject({ status: "REJECTED", alternativeStake: "2.00" });
});

test("LIMIT_REACHED parallel placements of two nodes never exceed a limit", async () => {
  await limit([["stake", "day", 1_000n]]);
  const placed: PlacedBet[] = [];
  const bettor = async (index: number): Promise<void> => {
    for (let turn = 0; turn < 7; turn += 1) placed.push(await place(90n, nodes[index % 2] as Ledger));
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(bettor));
  expect(placed.filter(({ status }) => status === "PLACED")).toHaveLength(11);
  const batch = Array.from({ length: 20 }, () => orderOf(punter, [5n]));
  const answers = await placeBets(nodes[0], TENANT, batch, judgeAll("PLACED"));
  const inBatch = answers.filter((answer) => JSON.stringify(answer).includes('"status":"PLACED"'));
  expect(inBatch).toHaveLength(2);
  expect(await place(1n)).toMatchObject({ status: "REJECTED", alternativeStake: null });
});

test("LIMIT_REACHED ON_BREAK deposits keep to their limit and to a time-out; a known one is answered as before", async () => {
  const first = depositOf(punter, 600n);
  await limit([["deposit", "day", 101_000n]]);
  expect(await depositMoney(nodes[0], TENANT, [first, depositOf(punter, 500n), depositOf(punter, 400n)])).toEqual([
    { balance: "1006.00" },
    { problem: "LIMIT_REACHED" },
    { balance: "1010.00" },
  ]);
  await limit([], Date.now() + DAY_MS);
  expect(await depositMoney(nodes[0], TENANT, [depositOf(punter, 1n), first])).toEqual([
    { problem: "ON_BREAK" },
    { balance: "1006.00" },
  ]);
});

test("ON_BREAK a time-out refuses bets until it is over, whatever the token says", async () => {
  await limit([], Date.now() + DAY_MS);
  const refused = await place(100n);
  expect([refused.status, codesOf(refused)]).toEqual(["REJECTED", ["ON_BREAK"]]);
  await limit([], Date.now() - 1);
  expect((await place(100n)).status).toBe("PLACED");
});

test("limits are in the currency of the wallet, and R11 those of one tenant only", async () => {
  expect(await limit([["stake", "day", 1n]], null, "USD")).toBe(false);
  await limit([["stake", "day", 1n]]);
  await depositMoney(nodes[0], "titan", [depositOf(punter, 100n)]);
  const [other] = await placeBets(nodes[0], "titan", [orderOf(punter, [100n])], judgeAll("PLACED"));
  expect(other).toMatchObject({ placement: { result: { bets: [{ status: "PLACED" }] } } });
});

test("R1 the audit finds nothing after all of this", async () => {
  expect(await auditBooks(server.ownerUrl)).toEqual([]);
});
