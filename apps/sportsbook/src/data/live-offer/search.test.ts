import { expect, test, vi } from "vitest";
import type { Found } from "../../net/offer-api.ts";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi, settle } from "../../test-support/sample-api.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { createListSubscriptions } from "./list-subscriptions.ts";
import { createSearch, parseSearches, withSearch } from "./search.ts";

const answer: Found = {
  events: sampleList([sampleEvent(1, { live: true }), sampleEvent(2)]),
  tournaments: [
    {
      id: 31,
      name: "Kings Cup",
      sport: "Football",
      category: { id: 21, sportId: 1, name: "England", flag: "eng" },
      count: 2,
    },
  ],
  competitors: [],
};

const setUp = ({ showsOutrights = true, found = answer } = {}) => {
  const time = createFakeTime();
  const asked: string[] = [];
  let fails = false;
  const { api } = createSampleApi({
    search: async (text) => {
      asked.push(text);
      if (fails) throw new Error("no answer");
      return found;
    },
  });
  const store = createOfferStore(time, createPriceStore(time));
  const subscriptions = createListSubscriptions({
    showsLive: true,
    afterFirstPart: (run) => run(),
    client: openQueryClient(),
    ...time,
    store,
    random: () => 0,
    pause: async () => undefined,
    onLoaded: () => undefined,
    onVisible: () => undefined,
    report: () => undefined,
  });
  const search = createSearch({
    api,
    subscription: subscriptions.create(() => false),
    after: time.after,
    storage: createMemoryStorage(),
    titles: { live: "Live now", upcoming: "Upcoming" },
    showsOutrights,
  });
  const setFails = (next: boolean): void => {
    fails = next;
  };
  return { time, search, asked, setFails };
};

test("it looks once the typing pauses for a quarter of a second, from two letters on", async () => {
  const { time, search, asked } = setUp();
  search.type("k");
  await time.pass(1000);
  search.type("ki");
  await time.pass(200);
  search.type("kin");
  await time.pass(249);
  await settle();
  expect(asked).toEqual([]);
  await time.pass(1);
  await settle();
  expect(asked).toEqual(["kin"]);
});

test("OFFER-8 it finds what is live, what comes, and leagues", async () => {
  const { time, search } = setUp();
  search.type("king ");
  await time.pass(250);
  await settle();
  expect(search.board.getState().sections.map(({ title, groups }) => [title, groups[0]?.eventIds])).toEqual([
    ["Live now", [1]],
    ["Upcoming", [2]],
  ]);
  expect(search.places.getState()).toEqual({ text: "king", leagues: answer.tournaments });
});

test("CONFIG-3 a brand without outrights finds none", async () => {
  const outright = sampleEvent(3, { name: "Kings Cup winner", competitors: [] });
  const found = { ...answer, events: sampleList([sampleEvent(2), outright]) };
  const idsFound = async (showsOutrights: boolean) => {
    const { time, search } = setUp({ showsOutrights, found });
    search.type("king");
    await time.pass(250);
    await settle();
    return search.board.getState().sections.flatMap(({ groups }) => groups.flatMap(({ eventIds }) => eventIds));
  };
  expect(await idsFound(true)).toEqual([2, 3]);
  expect(await idsFound(false)).toEqual([2]);
});

test("what was found stays until the next answer is there, and goes when the field is cleared", async () => {
  const { time, search } = setUp();
  search.type("king");
  await time.pass(250);
  await settle();
  search.type("kings");
  await time.pass(250);
  expect(search.board.getState().sections).toHaveLength(2);
  await settle();
  expect(search.places.getState().text).toBe("kings");
  search.type("");
  await settle();
  expect(search.board.getState().sections).toEqual([]);
  expect(search.places.getState().leagues).toEqual([]);
});

test("OFFER-8 the way back from what was found leads to the same text and results; one that was not used is gone", async () => {
  const { time, search, asked } = setUp();
  search.type("king");
  await time.pass(300);
  search.remember();
  search.close();
  expect(search.text.getState()).toBe("");
  search.open();
  await settle();
  expect([search.text.getState(), search.places.getState().text, asked]).toEqual(["king", "king", ["king", "king"]]);
  expect(search.board.getState().sections.map(({ key }) => key)).toEqual(["live", "upcoming"]);
  search.type("kings");
  search.close();
  search.open();
  expect(search.text.getState()).toBe("");
});

test("without an answer it says so, and asks again by itself", async () => {
  const { time, search, asked, setFails } = setUp();
  setFails(true);
  search.type("king");
  await time.pass(250);
  await settle();
  expect(search.failed.getState()).toBe(true);
  setFails(false);
  await time.pass(2000);
  await settle();
  expect(asked).toEqual(["king", "king"]);
  expect(search.failed.getState()).toBe(false);
});

test("an answer that takes too long is none", async () => {
  const late = new DOMException("too long", "TimeoutError");
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort(late));
  const { time, search, setFails } = setUp();
  setFails(true);
  search.type("king");
  await time.pass(250);
  expect(search.failed.getState()).toBe(true);
});

test("a search that is called off has not failed", async () => {
  const { time, search, setFails } = setUp();
  setFails(true);
  search.type("king");
  await time.pass(250);
  search.type("");
  await settle();
  expect(search.failed.getState()).toBe(false);
});

test("recent searches are the last five, the newest first, each once", () => {
  const texts = ["king", "derby", "KING", "a1", "b1", "c1", "d1"].reduce<readonly string[]>(withSearch, []);
  expect(texts).toEqual(["d1", "c1", "b1", "a1", "KING"]);
  expect(parseSearches(JSON.stringify(texts))).toEqual(texts);
});

test.each([null, "", "{", "{}", "[1, null]"])("whatever is stored gives recent searches: %s", (stored) => {
  expect(parseSearches(stored)).toEqual([]);
});
