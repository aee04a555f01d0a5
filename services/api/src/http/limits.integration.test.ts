import { betRoutes, betslipRoutes, hostRoutes, type OfferEvent, offerRoutes, problemSchema } from "@touchline/protocol";
import { createLog, createRateLimits, indexReference, LIMIT_WINDOW_S, type RateLimits } from "@touchline/server-kit";
import { startRedis, type TestRedis } from "@touchline/server-kit/testing/redis";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sampleEvents, sampleReference } from "../test-support/sample-offer.ts";
import { startTestEdge, type TestEdge } from "../test-support/test-edge.ts";
import { createCallLimits, type MostRequests } from "./limits.ts";

const log = createLog("test");
log.level = "silent";

const MOST: MostRequests = { address: 24, session: 8, punter: 12, tenant: 18, shares: 4 };
const PATIENCE_MS = 5_000;
const events = new Map(sampleEvents().map((event) => [event.id, event]));
const offer = () => ({ events, reference: indexReference(sampleReference) });

let redis: TestRedis;
let stores: RateLimits[] = [];
let nodes: TestEdge[] = [];
let address = "";
let others = 0;

beforeAll(async () => {
  redis = await startRedis();
  stores = [0, 1].map(() => createRateLimits(redis.url, log, PATIENCE_MS));
  const reads = { wallet: async () => ({ enabled: true, currency: "EUR", activeCurrencyBalance: "1.00" }) };
  nodes = await Promise.all(
    stores.map((store) => startTestEdge({ offer, reads, limits: createCallLimits(store, MOST) })),
  );
});
beforeEach(() => {
  others += 1;
  address = `192.0.2.${others}`;
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  for (const store of stores) store.close();
  await redis?.kill();
});

interface Sent {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly token?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** To both nodes in turn. */
const send = async (times: number, make: (each: number) => Sent): Promise<LightMyRequestResponse[]> => {
  const answers: LightMyRequestResponse[] = [];
  for (let each = 0; each < times; each += 1) {
    const { method = "GET", path, token, from = address, headers = {}, body } = make(each);
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    const request = { method, url: path, remoteAddress: from, headers: { ...headers, ...authorization } };
    answers.push(await (nodes[each % 2] as TestEdge).server.inject({ ...request, ...(body && { payload: body }) }));
  }
  return answers;
};

const countRefused = (answers: readonly LightMyRequestResponse[]): number =>
  answers.filter(({ statusCode }) => statusCode === 429).length;

const statistics = `${offerRoutes.statistics.path}?locale=en`;
const wallet = betRoutes.wallet.path;
const elsewhere = (each: number): string => `198.51.${others}.${each}`;

test("R18 an address is limited over both nodes, told when to come back, and others are not", async () => {
  const answers = await send(40, () => ({ path: statistics }));
  expect(answers.slice(0, MOST.address).map(({ statusCode }) => statusCode)).not.toContain(429);
  expect(countRefused(answers)).toBe(40 - MOST.address);
  const refused = answers.at(-1) as LightMyRequestResponse;
  expect(problemSchema.parse(refused.json()).code).toBe("TOO_MANY_REQUESTS");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(LIMIT_WINDOW_S);
  expect(countRefused(await send(2, () => ({ path: statistics, from: "203.0.113.9" })))).toBe(0);
  expect(countRefused(await send(4, () => ({ path: "/health" })))).toBe(0);
});

test("R18 an address that is written into X-Forwarded-For does not count without a trusted proxy", async () => {
  const answers = await send(40, (each) => ({ path: statistics, headers: { "x-forwarded-for": `10.0.0.${each}` } }));
  expect(countRefused(answers)).toBe(40 - MOST.address);
});

test("R18 a session is limited from any address, another session of the punter until the punter is", async () => {
  const of = (sid: string) => (each: number) => ({ path: wallet, token: `one.ana..${sid}`, from: elsewhere(each) });
  expect(countRefused(await send(10, of("s1")))).toBe(10 - MOST.session);
  // Refused requests count for the punter as well.
  expect(countRefused(await send(4, of("s2")))).toBe(2);
});

test("R18 a tenant is limited over all its punters, and another is not", async () => {
  const of = (tenant: string) => (each: number) => ({
    path: wallet,
    token: `${tenant}.p${each}..s${each}`,
    from: elsewhere(each),
  });
  expect(countRefused(await send(30, of("two")))).toBe(30 - MOST.tenant);
  expect(countRefused(await send(10, of("three")))).toBe(0);
});

test("R18 a host is limited by its tenant and not by its address; who has no valid token is limited by address", async () => {
  const path = `${hostRoutes.wallets.path}?punter=ana`;
  const hosts = await send(28, (each) => ({ path, token: each % 2 === 0 ? "host.four" : "host.five" }));
  expect(countRefused(hosts)).toBe(0);
  expect(countRefused(await send(8, () => ({ path, token: "host.four" })))).toBe(4);
  expect(countRefused(await send(30, () => ({ path, token: "nonsense" })))).toBe(30 - MOST.address);
});

test("R18 without a token only a few slips can be stored", async () => {
  const { id } = [...events.values()][0] as OfferEvent;
  const betslip = { type: "single", selections: [{ eventId: id, slots: [0], odds: 185 }], bankers: [] };
  const body = { tenant: "touchline", betslip };
  const answers = await send(8, () => ({ method: "POST", path: betslipRoutes.share.path, body }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
});
