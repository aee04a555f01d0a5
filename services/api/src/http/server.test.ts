import {
  type BuilderAnswer,
  type BuilderRequest,
  builderAnswerSchema,
  listQuerySchema,
  offerListWireSchema,
  problemSchema,
} from "@touchline/protocol";
import { createLog, indexReference, type Offer } from "@touchline/server-kit";
import { expect, test, vi } from "vitest";
import { requestSeconds, requests } from "../metrics.ts";
import { noBrands } from "../test-support/no-brands.ts";
import { noLimits } from "../test-support/no-limits.ts";
import { sampleEvents, sampleReference } from "../test-support/sample-offer.ts";
import { canonicalQuery } from "./canonical-query.ts";
import { createServer, type ServerOptions } from "./server.ts";

const log = createLog("test");
log.level = "silent";

const noPrice = async (): Promise<BuilderAnswer> => ({ error: "UNAVAILABLE" });

type AskBuilder = (producer: string, request: BuilderRequest) => Promise<BuilderAnswer>;

const optionsOf = (offer: Offer | null, askBuilder: AskBuilder): ServerOptions => ({
  ...noLimits,
  isReady: () => true,
  isDraining: () => false,
  offer: () => offer,
  version: () => 42,
  checkAnswers: true,
  askBuilder,
  punters: null,
  brands: noBrands,
  mediaFolder: null,
});

const start = (offer: Offer | null, askBuilder: AskBuilder = noPrice) =>
  createServer(log, optionsOf(offer, askBuilder));

const sample: Offer = {
  events: new Map(sampleEvents().map((event) => [event.id, event])),
  reference: indexReference(sampleReference),
};

test.each([
  "/api/offer/list",
  "/api/offer/statistics",
  "/api/offer/available-events?events=1,99",
  "/api/offer/promoted-statistics",
  "/api/offer/events/1",
  "/api/offer/market-specifiers",
  "/api/offer/search?text=harrow",
])("%s answers by its schema, with a tag, a version and a lifetime", async (url) => {
  const response = await start(sample).inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ "x-offer-version": "42", vary: "accept-encoding" });
  expect(response.headers.etag).toMatch(/^W\/"[\w-]+"$/);
  expect(response.headers["cache-control"]).toMatch(/^public, max-age=\d+, stale-while-revalidate=5$/);
});

test("answers 304 without a body when the client has the answer", async () => {
  const server = start(sample);
  const { headers } = await server.inject("/api/offer/list");
  const again = await server.inject({ url: "/api/offer/list", headers: { "if-none-match": `"x", ${headers.etag}` } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect(again.headers.etag).toBe(headers.etag);
});

test("compresses an answer for clients that accept it", async () => {
  const response = await start(sample).inject({ url: "/api/offer/list", headers: { "accept-encoding": "gzip, br" } });
  expect(response.headers["content-encoding"]).toBe("br");
  const plain = await start(sample).inject("/api/offer/list");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(offerListWireSchema.safeParse(plain.json()).success).toBe(true);
});

test("shares an answer between equal queries, however they are written", () => {
  const canonical = (query: Record<string, string>) => JSON.stringify(canonicalQuery(listQuerySchema.parse(query)));
  const written = canonical({ tournaments: "3,1,3", game: "sports", locale: "en", sport: "1" });
  expect(canonical({ sport: "1", tournaments: "1,3" })).toBe(written);
  expect(canonical({ sport: "2", tournaments: "1,3" })).not.toBe(written);
});

test.each([
  ["/api/offer/list?sport=soccer", 400, "INVALID_QUERY"],
  ["/api/offer/list?numberOfMarketsPerSport=7", 400, "INVALID_QUERY"],
  ["/api/offer/search?text=a", 400, "INVALID_QUERY"],
  ["/api/offer/events/99", 404, "NOT_FOUND"],
  ["/api/offer/bet-builder?event=1", 400, "INVALID_QUERY"],
  ["/api/offer/bet-builder?event=1&slots=0,x", 400, "INVALID_QUERY"],
  ["/api/offer/bet-builder?event=1&slots=0,1,2,3,4,5,6,7,8,9,10", 400, "INVALID_QUERY"],
  ["/api/offer/bet-builder?selections=1o0,2o1", 400, "INVALID_QUERY"],
  ["/api/offer/bet-builder?selections=1", 400, "INVALID_QUERY"],
  ["/api/offer/statistics?clientIds=x", 400, "INVALID_QUERY"],
  ["/api/offer/events/x", 404, "NOT_FOUND"],
  ["/api/nothing", 404, "NOT_FOUND"],
])("%s is a problem: %i %s", async (url, status, code) => {
  const response = await start(sample).inject(url);
  expect(response.statusCode).toBe(status);
  expect(problemSchema.parse(response.json()).code).toBe(code);
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("OFFER-6 has a bet builder priced by the producer of its event, uncached", async () => {
  const ask = vi.fn(async (): Promise<BuilderAnswer> => ({ eventId: 1, version: 3, price: 780 }));
  const response = await start(sample, ask).inject("/api/offer/bet-builder?event=1&slots=4,0,4");
  expect(builderAnswerSchema.parse(response.json())).toEqual({ eventId: 1, version: 3, price: 780 });
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(ask).toHaveBeenCalledWith(sample.events.get(1)?.producer, { eventId: 1, slots: [4, 0] });
});

test("OFFER-6 BB-6 has a bet builder priced by its selections", async () => {
  const ask = vi.fn(async (): Promise<BuilderAnswer> => ({ eventId: 1, version: 3, price: 780 }));
  await start(sample, ask).inject("/api/offer/bet-builder?selections=1o4,1o0");
  expect(ask).toHaveBeenCalledWith(sample.events.get(1)?.producer, { eventId: 1, slots: [4, 0] });
});

test("answers UNKNOWN_EVENT for a bet builder on an unknown event, without asking a producer", async () => {
  const ask = vi.fn(noPrice);
  const response = await start(sample, ask).inject("/api/offer/bet-builder?event=99&slots=0");
  expect(response.json()).toEqual({ error: "UNKNOWN_EVENT" });
  expect(ask).not.toHaveBeenCalled();
});

test("answers NOT_READY until the offer is complete", async () => {
  const server = start(null);
  expect((await server.inject("/health")).statusCode).toBe(200);
  const response = await server.inject("/api/offer/list");
  expect(response.statusCode).toBe(503);
  expect(problemSchema.parse(response.json()).code).toBe("NOT_READY");
});

test("serves its OpenAPI description, and no metrics to the public", async () => {
  const server = start(sample);
  expect((await server.inject("/api/openapi.json")).json()).toMatchObject({ paths: { "/api/offer/list": {} } });
  expect((await server.inject("/metrics")).statusCode).toBe(404);
});

test("counts requests by the pattern of their route, never by their path", async () => {
  const server = start(sample);
  for (const path of ["/api/offer/events/1", "/api/offer/events/2", "/nowhere/3", "/nowhere/4"])
    await server.inject(path);
  const counted = (await requests.get()).values.map(({ labels }) => labels.route);
  expect(counted).toContain("/api/offer/events/:eventId");
  expect(counted).toContain("unmatched");
  expect(counted.filter((route) => /\d/.test(String(route)))).toEqual([]);
  const timed = (await requestSeconds.get()).values.map(({ labels }) => labels.route);
  expect(new Set(timed)).toEqual(new Set(counted));
});

test("answers have the id of the request: the caller's where it is one, otherwise a new one", async () => {
  const server = start(sample);
  const idFor = async (given?: string) =>
    (await server.inject({ url: "/health", headers: given === undefined ? {} : { "x-request-id": given } })).headers[
      "x-request-id"
    ];
  expect(await idFor("proxy-7.1")).toBe("proxy-7.1");
  for (const given of [undefined, "", "a b", "x".repeat(65), 'x","level":60'])
    expect(await idFor(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test("PEER-22 a node says whether it is ready; one that is about to stop answers, and asks for another connection", async () => {
  const state = { isDraining: false };
  const isReady = () => !state.isDraining;
  const server = createServer(log, { ...optionsOf(sample, noPrice), isReady, isDraining: () => state.isDraining });
  const ask = async (url: string) => {
    const { statusCode, headers } = await server.inject({ url });
    return [statusCode, headers.connection];
  };
  expect(await ask("/ready")).toEqual([200, "keep-alive"]);
  state.isDraining = true;
  expect(await ask("/ready")).toEqual([503, "close"]);
  expect(await ask("/api/offer/list?game=live")).toEqual([200, "close"]);
});

test("what is logged while a request is served has its ids, and no address with ids of others", async () => {
  const lines: Record<string, unknown>[] = [];
  const own = createLog("test", "debug", { write: (line) => void lines.push(JSON.parse(line)) });
  const server = createServer(own, {
    ...optionsOf(sample, noPrice),
    version: () => {
      throw new Error("broken");
    },
  });
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { "x-request-id": "r-1", traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  expect((await server.inject({ url: "/api/offer/statistics?punter=ana", headers })).statusCode).toBe(500);
  expect(lines).toMatchObject([
    { msg: "request failed", request: "r-1", trace, route: "/api/offer/statistics", err: { message: "broken" } },
    { msg: "answered", request: "r-1", trace, status: 500 },
  ]);
  expect(JSON.stringify(lines)).not.toContain("ana");
});

test("answers 400 for a body that is not JSON", async () => {
  const headers = { "content-type": "application/json" };
  const url = "/api/offer/bet-builder";
  const response = await start(sample).inject({ method: "POST", url, headers, payload: "{ this is not" });
  expect(response.statusCode).toBe(400);
  expect(problemSchema.parse(response.json()).code).toBe("INVALID_BODY");
});
