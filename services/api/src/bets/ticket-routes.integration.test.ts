import type { BetsQuery, Owner, StoredBet } from "@touchline/db";
import { BETS_PER_PAGE, ticketRoutes } from "@touchline/protocol";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Refusal } from "../http/add-calls.ts";
import { BET_ID, sampleBet, sampleEnd } from "../test-support/sample-bets.ts";
import { startTestEdge, type TestEdge } from "../test-support/test-edge.ts";
import { cashout, sampleOffer } from "../test-support/told-bet.ts";

const PUNTER: Owner = { tenant: "touchline", punter: "ana" };
const REQ = "0193a1b0-0000-4000-8000-000000000001";

const queries: [Owner, BetsQuery][] = [];
let kept: readonly StoredBet[] = [];
const isAnas = ({ tenant, punter }: Owner): boolean => tenant === PUNTER.tenant && punter === PUNTER.punter;

let edge: TestEdge;
beforeAll(async () => {
  const find = (owner: Owner, betId: string): StoredBet | null =>
    (isAnas(owner) && kept.find(({ id }) => id === betId)) || null;
  edge = await startTestEdge({
    offer: () => sampleOffer,
    reads: {
      bets: async (owner, query) => {
        queries.push([owner, query]);
        return { bets: isAnas(owner) ? kept : [], next: "after-these", open: 7 };
      },
      bet: async (owner, betId) => find(owner, betId),
      record: async (owner, betId) => {
        const bet = find(owner, betId);
        const received = { atEdge: 1, acceptAt: 6, delayMs: 5, tapped: [{ hash: "hash-one", odds: 150 }] };
        return bet && { bet, received, decided: null, attempts: [] };
      },
    },
  });
});
afterAll(() => edge?.stop());
beforeEach(() => {
  kept = [sampleBet()];
  edge.asked.length = 0;
  edge.answers.length = 0;
});

const pathOf = (name: "bet" | "record" | "course", betId = BET_ID): string =>
  ticketRoutes[name].path.replace(":betId", betId);
const worth = { betId: BET_ID, betProfileId: `${BET_ID}.0`, at: 1, cashout };
const commandOf = (command: string, body: object) => ({ command, ...PUNTER, at: expect.any(Number), body });

test("BET-1 PEER-8 returns bets of the last three months by page and filter", async () => {
  const answer = await edge.ask("GET", `${ticketRoutes.bets.path}?filter=won&before=${BET_ID}`, "touchline.ana");
  expect(ticketRoutes.bets.answer.parse(answer.json())).toMatchObject({ next: "after-these", open: 7 });
  const [owner, query] = queries.at(-1) as [Owner, BetsQuery];
  expect(owner).toEqual(PUNTER);
  expect(query).toMatchObject({ filter: "won", before: BET_ID, most: BETS_PER_PAGE });
  const days = (Date.now() - query.since.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(88);
  expect(days).toBeLessThan(93);
  await edge.ask("GET", ticketRoutes.bets.path, "touchline.ana");
  expect(queries.at(-1)?.[1]).toMatchObject({ filter: "all", before: null });
  expect((await edge.ask("GET", `${ticketRoutes.bets.path}?filter=mine`, "touchline.ana")).statusCode).toBe(400);
});

test("BET-20 returns a bet by its id as `bet`, with the requested names", async () => {
  edge.answers.push({ answer: { values: [worth] } });
  const path = `${pathOf("bet")}?supplementalNameTypeIds=1&locale=pt`;
  const { bet } = ticketRoutes.bet.answer.parse((await edge.ask("GET", path, "touchline.ana")).json());
  expect(bet).toMatchObject({ id: BET_ID, cashout });
  expect(bet.selections[0]).toMatchObject({
    competitors: [
      { prefix: null, supplementalNames: { 1: "Ashbourne" } },
      { prefix: null, supplementalNames: {} },
    ],
    eventMarketOutcomes: [{ eventMarket: { name: "Resultado" } }],
  });
});

test("R11 R12 does not return bets of another punter or another tenant", async () => {
  for (const token of ["touchline.bo", "bethog.ana"]) {
    for (const name of ["bet", "record"] as const)
      expect((await edge.ask("GET", pathOf(name), token)).statusCode).toBe(404);
    expect((await edge.ask("GET", `${ticketRoutes.bets.path}?playerId=ana`, token)).json().bets).toEqual([]);
  }
  edge.answers.push(new Refusal("NOT_FOUND", "none of theirs"));
  expect((await edge.ask("GET", pathOf("course"), "touchline.bo")).statusCode).toBe(404);
  expect(edge.asked).toMatchObject([{ command: "course", punter: "bo" }]);
});

test("R12 every call needs a punter's token", async () => {
  for (const { method, path } of Object.values(ticketRoutes))
    for (const token of ["host.touchline", "nonsense", null])
      expect((await edge.ask(method, path, token, method === "GET" ? undefined : {})).statusCode).toBe(401);
});

test.each(["bet", "record", "course"] as const)("answers NOT_FOUND for a malformed bet id: %s", async (name) => {
  expect((await edge.ask("GET", pathOf(name, "x'--"), "touchline.ana")).statusCode).toBe(404);
  expect(edge.asked).toEqual([]);
});

test.each(["zzz", "", "0"])("refuses a page before %j", async (before) => {
  const answer = await edge.ask("GET", `${ticketRoutes.bets.path}?before=${before}`, "touchline.ana");
  expect([answer.statusCode, answer.json().code]).toEqual([400, "INVALID_QUERY"]);
});

test("CASH-2 requests the values of all open bets in one command", async () => {
  const other = BET_ID.replace("19", "20");
  kept = [sampleBet(), sampleBet({ id: other }), sampleBet({ id: REQ, phase: "PAID_OUT", end: sampleEnd() })];
  edge.answers.push({ answer: { values: [worth] } });
  const { bets } = (await edge.ask("GET", ticketRoutes.bets.path, "touchline.ana")).json();
  expect(edge.asked).toEqual([commandOf("values", { bets: [BET_ID, other] })]);
  expect(bets.map((bet: { cashout: { codes: number[]; allowed: boolean } }) => bet.cashout)).toEqual([
    cashout,
    { allowed: false, processing: false, winnings: { total: null }, codes: [] },
    { allowed: false, processing: false, winnings: { total: null }, codes: [1003] },
  ]);
});

test.each<[string, Partial<StoredBet>, number[], number]>([
  ["a bets service that is silent", {}, [], 1],
  ["a bet that is not accepted yet", { phase: "PREPARED", decidedAt: null, decision: null }, [1007], 0],
])("%s: the bet is returned without a value", async (_, more, codes, asked) => {
  kept = [sampleBet(more)];
  const answer = await edge.ask("GET", pathOf("bet"), "touchline.ana");
  expect([answer.statusCode, answer.json().bet.cashout]).toEqual([
    200,
    { allowed: false, processing: false, winnings: { total: null }, codes },
  ]);
  expect(edge.asked).toHaveLength(asked);
});

test("AHEAD-1 returns how a bet was accepted", async () => {
  const answer = await edge.ask("GET", pathOf("record"), "touchline.ana");
  expect(ticketRoutes.record.answer.parse(answer.json())).toMatchObject({ betId: BET_ID, receivedAt: 1, delayMs: 5 });
});

test("AHEAD-2 returns the value history of a bet", async () => {
  const course = { betId: BET_ID, currency: "EUR", stake: "10.00", points: [], moments: [] };
  edge.answers.push({ answer: course });
  expect((await edge.ask("GET", pathOf("course"), "touchline.ana")).json()).toEqual(course);
  expect(edge.asked).toEqual([commandOf("course", { betId: BET_ID })]);
});

const rule = { id: REQ, kind: "target", amount: "12.00", part: null, notifyOnly: false, from: null };
const betProfileId = `${BET_ID}.0`;
const rules = { betId: BET_ID, rules: [rule], refused: null };
const cashOutBody = {
  reqUuid: REQ,
  betProfileId,
  cashout: { winnings: { total: "9.40" }, part: null },
  source: "ticket_check",
};

test.each([
  [
    "CASH-3 cashing out hands on profile, cash-out and source",
    "cashOut",
    cashOutBody,
    { state: "REOFFERED", betId: BET_ID, betProfileId, cashout },
  ],
  ["AUTO-5 a rule is made with id, amount and profile", "addRule", { ...rule, betProfileId }, rules],
  [
    "AUTO-5 a rule is removed by id, amount and profile",
    "removeRule",
    { id: REQ, amount: "12.00", betProfileId },
    rules,
  ],
  [
    "BET-17 a bet is cancelled",
    "cancel",
    { reqUuid: REQ, betId: BET_ID },
    { betId: BET_ID, cancelled: true, balance: "10.00" },
  ],
] as const)("%s; the punter comes from the token", async (_, name, body, answered) => {
  const { path } = ticketRoutes[name];
  edge.answers.push({ answer: answered });
  const answer = await edge.ask("POST", `${path}?playerId=bo`, "touchline.ana", body);
  expect([answer.statusCode, answer.json()]).toEqual([200, answered]);
  expect(edge.asked).toEqual([commandOf(name, body)]);
  edge.answers.push(new Refusal("NOT_FOUND", "none of theirs"));
  expect((await edge.ask("POST", path, "touchline.bo", body)).statusCode).toBe(404);
  expect((await edge.ask("POST", path, "touchline.ana", body)).statusCode).toBe(503);
});

test.each([
  ["a punter in the body", { ...cashOutBody, punter: "bo" }],
  ["money as a number", { ...cashOutBody, cashout: { winnings: { total: 9.4 }, part: null } }],
  ["a part below nothing", { ...cashOutBody, cashout: { winnings: { total: "9.40" }, part: "-1" } }],
  ["a malformed profile id", { ...cashOutBody, betProfileId: "7" }],
])("%s is refused without asking the bets service", async (_, body) => {
  expect((await edge.ask("POST", ticketRoutes.cashOut.path, "touchline.ana", body)).statusCode).toBe(400);
  expect(edge.asked).toEqual([]);
});
