import { offerRoutes, packOfferList } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleEvent, sampleList } from "../test-support/sample-offer.ts";
import { createOfferApi } from "./offer-api.ts";

const TENANT = "0193a1b0-0000-7000-8000-000000000001";
const signal = new AbortController().signal;
let asked: URL[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(new URL(path, "https://book.example"));
    return new Response("{}");
  });
});
afterEach(() => vi.unstubAllGlobals());

const api = createOfferApi("pt", () => ({ supplementalNameTypeIds: [2, 5], lines: false }), [TENANT], true);

/** What was sent, as it was written; every query must be one of the contract. */
const sent = (route: { readonly query: { parse: (query: unknown) => unknown } }) => {
  const query = Object.fromEntries(asked[0]?.searchParams ?? []);
  route.query.parse(query);
  return query;
};

// The answers here are empty, which the calls refuse.
const ask = (call: Promise<unknown>): Promise<unknown> => call.catch(() => null);

test("OFFER-2 OFFER-11 a list is loaded with numberOfMarketsPerSport 6 and the supplemental name types", async () => {
  await ask(api.list({ game: "sports", sport: 1 }, signal));
  expect(sent(offerRoutes.list)).toEqual({
    game: "sports",
    sport: "1",
    numberOfMarketsPerSport: "6",
    supplementalNameTypeIds: "2,5",
    locale: "pt",
  });
});

test("OFFER-3 OFFER-11 counts are asked for with time range, client ids, supplemental name types and counter type", async () => {
  await ask(api.statistics({ eventCounterType: "ALL", from: 1000, until: 2000 }, signal));
  expect(sent(offerRoutes.statistics)).toEqual({
    from: "1000",
    until: "2000",
    clientIds: TENANT,
    supplementalNameTypeIds: "2,5",
    eventCounterType: "ALL",
    locale: "pt",
  });
});

test("AHEAD-9 live-betting: lists and counts are without what is in play, where it is not offered", async () => {
  const prematch = createOfferApi("pt", () => ({ supplementalNameTypeIds: [], lines: false }), [TENANT], false);
  await ask(prematch.statistics({ eventCounterType: "ALL" }, signal));
  expect(sent(offerRoutes.statistics)).toMatchObject({ eventCounterType: "PREMATCH" });
  const list = packOfferList(sampleList([sampleEvent(1, { live: true }), sampleEvent(2)]));
  vi.stubGlobal("fetch", async () => Response.json(list));
  const idsOf = async ({ list: load }: typeof api) =>
    (await load({ game: "sports" }, signal)).events.map(({ id }) => id);
  expect(await idsOf(prematch)).toEqual([2]);
  expect(await idsOf(api)).toEqual([1, 2]);
});

test("BB-6 a bet builder is priced by its selections", async () => {
  await ask(api.betBuilder(7, [4, 0], signal));
  expect(sent(offerRoutes.betBuilder)).toEqual({ selections: "7o4,7o0", event: "7", slots: "4,0" });
});
