import { betRoutes, betslipRoutes, punterRoutes, serverEvents, TRACE_HEADER, traceIdOf } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { sampleRequest, sampleResult } from "../test-support/sample-slip.ts";
import { createBetsApi } from "./bets-api.ts";
import { betslipsApi, createPunterBetslipsApi } from "./betslips-api.ts";
import { createPunterCall } from "./punter-call.ts";

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

const setUp = (...responses: Response[]) => {
  const requests: {
    path: string;
    method: string;
    bearer: string | null;
    trace: string | undefined;
    body: unknown;
    keepalive: boolean;
  }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push({
      path,
      method: init.method ?? "GET",
      bearer: new Headers(init.headers).get("authorization"),
      trace: traceIdOf(new Headers(init.headers).get(TRACE_HEADER)),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      keepalive: init.keepalive ?? false,
    });
    return responses.shift() ?? new Response("", { status: 500 });
  });
  let token = "first";
  const call = createPunterCall({
    token: () => token,
    renew: async () => {
      token = "second";
      return true;
    },
    onRefused: () => undefined,
  });
  return { api: createBetsApi(call), kept: createPunterBetslipsApi(call), requests };
};

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const decided = { state: "DECIDED", result: sampleResult(), balance: "98.00" };

test.each(["RISK_4711", 4711])(
  "PLACE-1 PLACE-4 a result with the code %s, which is not ours, is not lost",
  async (code) => {
    const reasons = [{ code, reason: "Not for this account" }];
    const bets = sampleResult().bets.map((bet) => ({ ...bet, status: "REJECTED", reasons }));
    const rejected = { ...sampleResult(), bets };
    const { api } = setUp(json({ state: "DECIDED", result: rejected, balance: "98.00" }));
    expect(await api.placement(rejected.reqUuid, signal)).toMatchObject({ result: { bets: [{ reasons }] } });
    const told = { kind: "placementResult", seq: 1, at: 1, balance: "98.00", currency: "EUR", ...rejected };
    expect(serverEvents.placementResult.parse([told])[0].bets[0]?.reasons).toEqual(reasons);
  },
);

test("PLACE-1 PLACE-5 a bet is placed and asked for by the contract, also when the page is left at once", async () => {
  const { api, requests } = setUp(json(decided), json(decided));
  const request = sampleRequest();
  expect(await api.place(request, signal)).toEqual(decided);
  expect(await api.placement(request.reqUuid, signal)).toEqual(decided);
  expect(requests).toMatchObject([
    { path: betRoutes.place.path, method: "POST", bearer: "Bearer first", body: request, keepalive: true },
    { path: betRoutes.placement.path.replace(":reqUuid", request.reqUuid), method: "GET", bearer: "Bearer first" },
  ]);
});

test("R10 an answer that is not a placement is none", async () => {
  const { api } = setUp(json({ state: "PLACED" }));
  await expect(api.place(sampleRequest(), signal)).rejects.toThrow();
});

test("a token that is good no more is replaced once, and the very same bet goes again", async () => {
  const { api, requests } = setUp(new Response("", { status: 401 }), json(decided));
  await api.place(sampleRequest(), signal);
  expect(requests.map(({ bearer }) => bearer)).toEqual(["Bearer first", "Bearer second"]);
  expect(requests[0]?.body).toEqual(requests[1]?.body);
});

test("HOST-4 R9 wallet, limits and missed messages are asked for by the contract", async () => {
  const wallet = { enabled: true, currency: "EUR", activeCurrencyBalance: "98.00" };
  const limits = { currency: "EUR", minStake: "0.10", maxStake: "100.00", maxWinnings: "500.00" };
  const rooms = { "7o0": "12.50" };
  const { api, requests } = setUp(
    json(wallet),
    json(limits),
    json({ ...limits, rooms }),
    json({ messages: [], seq: 4 }),
  );
  expect(await api.wallet()).toEqual(wallet);
  expect(await api.limits([])).toEqual(limits);
  expect(await api.limits(["7o0", "8o1"])).toEqual({ ...limits, rooms });
  expect(await api.messages(3)).toEqual({ messages: [], seq: 4 });
  expect(requests.map(({ path }) => path)).toEqual([
    betRoutes.wallet.path,
    betRoutes.limits.path,
    `${betRoutes.limits.path}?outcomes=7o0,8o1`,
    `${betRoutes.messages.path}?after=3`,
  ]);
});

test("SLIP-12 stored selections are sent with tenant, language, punter and supplemental names, without a token", async () => {
  const request = {
    bet: { selections: [{ eventId: 7, slots: [0], odds: 185 }] },
    tenantUuid: "0193a1b0-0000-7000-8000-000000000001",
    languageCode: "en",
    playerUuid: "jonas",
    supplementalNameTypeIds: [1],
  } as const;
  const selections = [{ eventId: 7, slots: [0], availability: "gone", event: null, markets: [] }];
  const body = { ...request, bet: { selections: request.bet.selections.map((each) => ({ ...each, slots: [0] })) } };
  const { requests } = setUp(json({ selections }), json({ selections: [] }));
  expect(await betslipsApi.assemble({ ...body, supplementalNameTypeIds: [1] }, new AbortController().signal)).toEqual(
    selections,
  );
  expect(requests).toMatchObject([{ path: betslipRoutes.assemble.path, method: "POST", bearer: null, body }]);
  expect(betslipRoutes.assemble.body.safeParse(requests[0]?.body).success).toBe(true);
  await expect(
    betslipsApi.assemble({ ...body, supplementalNameTypeIds: [1] }, new AbortController().signal),
  ).rejects.toThrow(/not every/);
});

test("PEER-5 a slip is shared under its tenant, and found by its code", async () => {
  const betslip = { type: "single" as const, selections: [{ eventId: 7, slots: [0], odds: null }], bankers: [] };
  const shared = { code: "23456789", betslip, names: [] };
  const { requests } = setUp(json({ code: "23456789" }), json(shared));
  expect(await betslipsApi.share("touchline", betslip)).toBe("23456789");
  expect(await betslipsApi.shared("touchline", "23456789", new AbortController().signal)).toEqual(shared);
  expect(requests).toMatchObject([
    { path: betslipRoutes.share.path, method: "POST", body: { tenant: "touchline", betslip } },
    { path: "/api/betslips/shared/23456789?tenant=touchline", method: "GET" },
  ]);
});

test("AHEAD-8 a punter's slips are kept over the version that was last seen; a long slip is not sent with a page that is left", async () => {
  const { kept, requests } = setUp(json({ version: 4, content: null }), json({ version: 5, content: {} }));
  expect(await kept.kept()).toEqual({ version: 4, content: null });
  await kept.keep(4, { long: "x".repeat(30_000) });
  expect(requests).toMatchObject([
    { path: punterRoutes.betslips.path, method: "GET" },
    { path: punterRoutes.keepBetslips.path, method: "POST", body: { base: 4 }, keepalive: false },
  ]);
});

test("PEER-10 the position is asked for by the contract", async () => {
  const answer = { currency: "EUR", since: 7, staked: "45.00", returned: "32.50", net: "-12.50" };
  const { api, requests } = setUp(json(answer), json({ ...answer, net: -12.5 }));
  expect(await api.position(7)).toEqual(answer);
  expect(requests[0]).toMatchObject({ path: `${betRoutes.position.path}?since=7`, method: "GET" });
  await expect(api.position(7)).rejects.toThrow();
});

test("PEER-23 a call that changes something begins a trace of its own, a question does not", async () => {
  const { api, requests } = setUp(json(decided), json(decided), json(decided));
  const request = sampleRequest();
  await api.place(request, signal);
  await api.place(request, signal);
  await api.placement(request.reqUuid, signal);
  const [first, second, question] = requests.map(({ trace }) => trace);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toMatch(/^[\da-f]{32}$/);
  expect(second).not.toBe(first);
  expect(question).toBeUndefined();
});
