import type { Route } from "@touchline/protocol";
import { expect, test } from "vitest";
import { createSampleApi } from "../../test-support/sample-api.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { createBoardSources } from "./board-sources.ts";

const SPORTS: Route = { view: "sports", filters: { date: "all" } };

/** What is asked of an offer of so many events, in the order of the list or in another. */
const setUp = (count: number, showsBeginning = true) => {
  const offered = Array.from({ length: count }, (_, index) => sampleEvent(index + 1));
  const { api, asked } = createSampleApi({ list: async ({ first }) => sampleList(offered.slice(0, first)) });
  const sources = createBoardSources({
    api,
    now: () => 0,
    favourites: () => ({ events: new Set(), tournaments: new Set(), markets: new Set() }),
    showsBeginning: () => showsBeginning,
  });
  const load = (extent: "first" | "whole", route = SPORTS) =>
    sources.ofRoute(route)?.load(new AbortController().signal, extent);
  return { asked, load };
};

test("P8 the first load of a list asks for its beginning, and says that more is to come", async () => {
  const { asked, load } = setUp(500);
  const first = await load("first");
  expect(first?.lists[0]?.events).toHaveLength(40);
  expect(first?.isPart).toBe(true);
  const whole = await load("whole");
  expect(whole?.lists[0]?.events).toHaveLength(500);
  expect(whole?.isPart).toBeFalsy();
  expect(asked.map(({ first: limit }) => limit)).toEqual([40, undefined]);
});

test("P8 a list that is no longer than its beginning is not asked for twice", async () => {
  const { load } = setUp(12);
  expect((await load("first"))?.isPart).toBe(false);
});

test("P8 in another order the beginning of the list is not what is shown first: all of it is asked for", async () => {
  const { asked, load } = setUp(500, false);
  expect((await load("first"))?.lists[0]?.events).toHaveLength(500);
  expect(asked[0]?.first).toBeUndefined();
});

test("ROUTE-5 several leagues are asked for in one list", async () => {
  const { asked, load } = setUp(3);
  await load("first", { view: "sports", filters: { date: "all", sport: 1, tournaments: [3, 4] } });
  expect(asked[0]).toMatchObject({ sport: 1, tournaments: [3, 4] });
});
