import { betRoutes, hostRoutes, type Placement, ticketRoutes } from "@touchline/protocol";
import { market, offerEvent } from "@touchline/protocol/testing";
import type { ReferenceIndex } from "@touchline/server-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "../http/add-calls.ts";
import { startTestEdge, type TestEdge } from "../test-support/test-edge.ts";

const REQ = "0193a1b0-0000-4000-8000-000000000001";
const SLIP = "0193a1b0-0000-4000-8000-000000000002";

const request = {
  reqUuid: REQ,
  betslipId: SLIP,
  brand: "default",
  currency: "EUR",
  oddsChanges: "ask_me",
  selections: [{ hash: "hash-one", eventId: 7, eventVersion: 3, game: "PREMATCH", slots: [0], odds: 185 }],
  bets: [{ type: "single", stake: "10.00", sizes: [], hashes: ["hash-one"], bankers: [] }],
};

const prepared: Placement = {
  state: "PREPARED",
  reqUuid: REQ,
  betslipId: SLIP,
  acceptAt: 5,
  now: 1,
  balance: "90.00",
};
const decided: Placement = {
  state: "DECIDED",
  result: { reqUuid: REQ, betslipId: SLIP, bets: [] },
  balance: "90.00",
};

const read: unknown[] = [];
let edge: TestEdge;
beforeAll(async () => {
  const event = offerEvent({ id: 17, markets: [market(0, [200, 350, 400])] });
  edge = await startTestEdge({
    offer: () => ({ events: new Map([[17, event]]), reference: {} as ReferenceIndex }),
    reads: {
      placement: async (owner, reqUuid) => {
        read.push(["placement", owner, reqUuid]);
        return owner.punter === "ana" ? decided : null;
      },
      wallet: async (owner) => {
        read.push(["wallet", owner]);
        return { enabled: true, currency: owner.currency, activeCurrencyBalance: "90.00" };
      },
      wallets: async (owner) => {
        read.push(["wallets", owner]);
        return { wallets: [{ currency: "EUR", balance: "90.00" }] };
      },
      position: async (owner, since) => {
        read.push(["position", owner, since]);
        return { currency: owner.currency, since, staked: "45.00", returned: "32.50", net: "-12.50" };
      },
      liabilities: async (owner, outcomes) => {
        read.push(["liabilities", owner, outcomes]);
        return new Map([
          ["811o9", 199_950n],
          ["811o10", 250_000n],
        ]);
      },
      messages: async (owner, after) => {
        read.push(["messages", owner, after]);
        return { messages: [], seq: after };
      },
    },
  });
});
afterAll(() => edge?.stop());

const PLACE = betRoutes.place.path;

test("PLACE-5 answers 202 while the decision is due, and 200 after it", async () => {
  edge.answers.push({ placement: prepared }, { placement: decided });
  const first = await edge.ask("POST", PLACE, "touchline.ana", request);
  expect([first.statusCode, first.json()]).toEqual([202, prepared]);
  expect((await edge.ask("POST", PLACE, "touchline.ana", request)).statusCode).toBe(200);
});

test("R12 takes the punter from the token, whatever the address says", async () => {
  edge.answers.push({ placement: prepared });
  await edge.ask("POST", `${PLACE}?playerId=bo&tenant=bethog`, "touchline.ana", request);
  expect(edge.asked.at(-1)).toMatchObject({ tenant: "touchline", punter: "ana", currency: "EUR", command: "place" });
});

test.each([
  ["a punter in the body", { ...request, punter: "bo" }],
  ["a stake that is a number", { ...request, bets: [{ ...request.bets[0], stake: 10 }] }],
  ["a stake below nothing", { ...request, bets: [{ ...request.bets[0], stake: "-5" }] }],
  ["another currency than the punter's", { ...request, currency: "IDR" }],
  ["no bets", { ...request, bets: [] }],
  ["a request without a valid reqUuid", { ...request, reqUuid: "1" }],
])("%s is refused without asking the bets service", async (_, body) => {
  const before = edge.asked.length;
  expect((await edge.ask("POST", PLACE, "touchline.ana", body)).statusCode).toBe(400);
  expect(edge.asked).toHaveLength(before);
});

test("answers NOT_READY when the bets service does not answer", async () => {
  const answer = await edge.ask("POST", PLACE, "touchline.ana", request);
  expect([answer.statusCode, answer.json().code]).toEqual([503, "NOT_READY"]);
});

test("PLACE-5 refuses the same reqUuid with another body", async () => {
  edge.answers.push(new Refusal("REQUEST_REUSED", "other content"));
  const answer = await edge.ask("POST", PLACE, "touchline.ana", request);
  expect([answer.statusCode, answer.json().code]).toEqual([409, "REQUEST_REUSED"]);
});

test("PLACE-5 returns a lost result by its reqUuid, but not another punter's", async () => {
  const path = betRoutes.placement.path.replace(":reqUuid", REQ);
  expect((await edge.ask("GET", path, "touchline.ana")).json()).toEqual(decided);
  expect((await edge.ask("GET", path, "touchline.bo")).statusCode).toBe(404);
  expect(
    (await edge.ask("GET", betRoutes.placement.path.replace(":reqUuid", "x'--"), "touchline.ana")).statusCode,
  ).toBe(404);
});

test("HOST-4 returns the balance of the token's punter in the token's currency", async () => {
  const answer = await edge.ask("GET", `${betRoutes.wallet.path}?playerId=bo`, "touchline.ana");
  expect(answer.json()).toEqual({ enabled: true, currency: "EUR", activeCurrencyBalance: "90.00" });
  expect(read.at(-1)).toEqual(["wallet", { tenant: "touchline", punter: "ana", currency: "EUR" }]);
});

test("PUSH-3 returns messages after the last received number", async () => {
  await edge.ask("GET", `${betRoutes.messages.path}?after=12`, "touchline.ana");
  expect(read.at(-1)).toEqual(["messages", { tenant: "touchline", punter: "ana", currency: "EUR" }, 12]);
  expect((await edge.ask("GET", `${betRoutes.messages.path}?after=x`, "touchline.ana")).statusCode).toBe(400);
});

test("PEER-7 returns the bookmaker's limits", async () => {
  expect((await edge.ask("GET", betRoutes.limits.path, "touchline.ana")).json()).toEqual({
    currency: "EUR",
    minStake: "0.10",
    maxStake: "1000.00",
    maxWinnings: "5000.00",
  });
});

test("PEER-7 returns what may still be lost on outcomes in the token's currency, and refuses anything but outcomes", async () => {
  const ask = (outcomes: string) => edge.ask("GET", `${betRoutes.limits.path}?outcomes=${outcomes}`, "touchline.ana");
  const { rooms } = (await ask("811o9,811o10,7o0")).json();
  expect(rooms).toEqual({ "811o9": "0.50", "811o10": "0.00", "7o0": "2000.00" });
  const owner = { tenant: "touchline", punter: "ana", currency: "EUR" };
  expect(read.at(-1)).toEqual(["liabilities", owner, ["811o9", "811o10", "7o0"]]);
  expect((await ask("811m9")).statusCode).toBe(400);
  expect((await ask(Array.from({ length: 301 }, (_, slot) => `7o${slot}`).join())).statusCode).toBe(400);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("PEER-10 returns the position of the token's punter, at most 31 days back", async () => {
  const ask = (since: number | string) =>
    edge.ask("GET", `${betRoutes.position.path}?since=${since}&playerId=bo&tenant=bethog`, "touchline.ana");
  const since = Date.now() - 30 * DAY;
  expect((await ask(since)).json()).toMatchObject({ since, staked: "45.00", returned: "32.50", net: "-12.50" });
  expect(read.at(-1)).toEqual(["position", { tenant: "touchline", punter: "ana", currency: "EUR" }, since]);
  for (const other of [Date.now() - 32 * DAY, "yesterday", ""]) expect((await ask(other)).statusCode).toBe(400);
});

test("PEER-10 refuses new bets during a break without asking the bets service, but not a cash-out", async () => {
  const onBreak = `touchline.bo.${Date.now() + HOUR}`;
  const before = edge.asked.length;
  const answer = await edge.ask("POST", PLACE, onBreak, request);
  expect([answer.statusCode, answer.json().code]).toEqual([423, "ON_BREAK"]);
  expect(edge.asked).toHaveLength(before);
  const cashout = { reqUuid: REQ, betProfileId: `${SLIP}.0`, source: "ticket_check" };
  await edge.ask("POST", ticketRoutes.cashOut.path, onBreak, {
    ...cashout,
    cashout: { winnings: { total: "5.00" }, part: null },
  });
  expect(edge.asked.at(-1)).toMatchObject({ command: "cashOut", punter: "bo" });
});

test("PEER-10 answers a request from before the break", async () => {
  const answer = await edge.ask("POST", PLACE, `touchline.ana.${Date.now() + HOUR}`, request);
  expect([answer.statusCode, answer.json()]).toEqual([200, decided]);
});

test("PEER-10 accepts bets after a break has ended", async () => {
  edge.answers.push({ placement: prepared });
  expect((await edge.ask("POST", PLACE, `touchline.bo.${Date.now() - 1}`, request)).statusCode).toBe(202);
});

const deposit = { reqUuid: REQ, punter: "ana", currency: "EUR", amount: "50.00" };

test("R11 a host deposits only for the tenant of its token", async () => {
  edge.answers.push({ balance: "140.00" });
  const answer = await edge.ask("POST", hostRoutes.deposit.path, "host.bethog", deposit);
  expect(answer.json()).toEqual({ balance: "140.00" });
  expect(edge.asked.at(-1)).toEqual({ command: "deposit", token: "host.bethog", deposit });
});

test("R11 a host sets limits only for the tenant of its token; one that makes no sense is refused", async () => {
  const limit = { kind: "stake", period: "bet", amount: "20.00" };
  const limits = { punter: "ana", currency: "EUR", limits: [limit], timeOutUntil: null };
  edge.answers.push({ set: true });
  const answer = await edge.ask("POST", hostRoutes.setLimits.path, "host.bethog", limits);
  expect(answer.json()).toEqual({ set: true });
  expect(edge.asked.at(-1)).toEqual({ command: "setLimits", token: "host.bethog", limits });
  for (const wrong of [
    { ...limit, kind: "loss" },
    { ...limit, amount: "-1" },
    { ...limit, period: "year" },
  ]) {
    const refused = await edge.ask("POST", hostRoutes.setLimits.path, "host.bethog", { ...limits, limits: [wrong] });
    expect([refused.statusCode, refused.json().code]).toEqual([400, "INVALID_BODY"]);
  }
});

test("LIMIT_REACHED a deposit above a limit is answered with 409, and ON_BREAK one in a time-out with 423", async () => {
  for (const [code, status] of [
    ["LIMIT_REACHED", 409],
    ["ON_BREAK", 423],
  ] as const) {
    edge.answers.push(new Refusal(code, "no"));
    const answer = await edge.ask("POST", hostRoutes.deposit.path, "host.touchline", deposit);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  }
});

test("R11 PEER-18 a host withdraws only for the tenant of its token; what the balance does not cover is answered with 409", async () => {
  edge.answers.push({ balance: "40.00" });
  await edge.ask("POST", hostRoutes.withdraw.path, "host.bethog", deposit);
  expect(edge.asked.at(-1)).toEqual({ command: "withdraw", token: "host.bethog", withdrawal: deposit });
  edge.answers.push(new Refusal("BALANCE_INSUFFICIENT", "no"));
  const answer = await edge.ask("POST", hostRoutes.withdraw.path, "host.touchline", deposit);
  expect([answer.statusCode, answer.json().code]).toEqual([409, "BALANCE_INSUFFICIENT"]);
});

test("R11 a host reads only wallets of the tenant of its token", async () => {
  const ask = (query: string) => edge.ask("GET", `${hostRoutes.wallets.path}?${query}`, "host.bethog");
  const answer = await ask("punter=ana&tenant=touchline");
  expect(answer.json()).toEqual({ wallets: [{ currency: "EUR", balance: "90.00" }] });
  expect(read.at(-1)).toEqual(["wallets", { tenant: "bethog", punter: "ana" }]);
  for (const query of ["", "punter=", "punter=a'--"]) expect((await ask(query)).statusCode).toBe(400);
});

test("R12 does not accept a punter's token for a host, nor a host's for a punter", async () => {
  for (const { method, path } of Object.values(hostRoutes))
    for (const token of ["touchline.ana", "", null])
      expect((await edge.ask(method, path, token, deposit)).statusCode).toBe(401);
  for (const { method, path } of Object.values(betRoutes))
    for (const token of ["host.touchline", "nonsense", null])
      expect((await edge.ask(method, path, token, method === "GET" ? undefined : request)).statusCode).toBe(401);
});

test("R17 a host ends a session", async () => {
  await edge.ask("POST", hostRoutes.endSession.path, "host.touchline", { sid: "s1" });
  expect(edge.ended.at(-1)).toMatchObject({ tenant: "touchline", sid: "s1" });
});

test("PEER-20 the limits of outcomes are those that acceptance has, for this punter alone", async () => {
  const none = { maxStake: null, maxWinnings: null, maxLiability: null, stakeFactor: null };
  edge.risk.take("touchline", [
    { ...none, currency: "EUR", scope: { punter: "ana" }, maxStake: 40_000n, stakeFactor: 500n },
    { ...none, currency: "EUR", scope: { outcome: "811o9" }, maxLiability: 199_960n },
    { ...none, currency: "EUR", scope: { event: "7" }, maxWinnings: 30_000n, maxLiability: 90_000n },
    { ...none, currency: "EUR", scope: { sport: "1", market: "1" }, maxStake: 600n },
  ]);
  const ask = async (punter: string) =>
    (await edge.ask("GET", `${betRoutes.limits.path}?outcomes=811o9,7o0,17o1`, `touchline.${punter}`)).json();
  const most = { currency: "EUR", minStake: "0.10", maxWinnings: "5000.00" };
  expect(await ask("ana")).toEqual({
    ...{ ...most, maxStake: "200.00" },
    // Half of 0.10 and of 900.00, of which a bet can lose no more than it pays.
    rooms: { "811o9": "0.05", "7o0": "300.00", "17o1": "1000.00" },
    outcomes: {
      "7o0": { maxStake: "200.00", maxWinnings: "300.00" },
      "17o1": { maxStake: "3.00", maxWinnings: "5000.00" },
    },
  });
  expect(await ask("bo")).toEqual({
    ...{ ...most, maxStake: "1000.00" },
    rooms: { "811o9": "0.10", "7o0": "300.00", "17o1": "2000.00" },
    outcomes: {
      "7o0": { maxStake: "1000.00", maxWinnings: "300.00" },
      "17o1": { maxStake: "6.00", maxWinnings: "5000.00" },
    },
  });
  edge.risk.take("touchline", []);
});
