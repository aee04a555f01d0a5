import type { ListEvent, PromotedStatistics } from "@touchline/protocol";
import { expect, test } from "vitest";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi, settle } from "../../test-support/sample-api.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { createListSubscriptions } from "../live-offer/list-subscriptions.ts";
import { eventIdsOf } from "../offer/board.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { createEventsWidget } from "./events-widget.ts";
import type { EventsWidget } from "./widget-events.ts";

const promoted: PromotedStatistics = {
  generatedAt: 1,
  catalogs: [
    { id: 1, name: "Empty", count: 0, promotedOffers: [] },
    { id: 2, name: "Derby day", count: 1, promotedOffers: [] },
  ],
};

const setUp = (type: EventsWidget["type"], events: () => readonly ListEvent[]) => {
  const time = createFakeTime();
  const { api, asked } = createSampleApi({
    list: async () => sampleList(events()),
    promotedStatistics: async () => promoted,
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
    report: (error) => {
      throw error;
    },
  });
  const settings = { type, numberOfEvents: 4, numberOfSports: 3, refreshPeriod: 20_000 };
  const widget = createEventsWidget({ api, subscriptions, now: time.now, settings });
  return { time, widget, asked, store, shown: () => [...eventIdsOf(widget.board.getState())] };
};

test("HOME-3 it is loaded anew after each refresh period, and what is shown stays until then", async () => {
  let events = [sampleEvent(1, { live: true })];
  const { time, widget, asked, shown } = setUp("in-play", () => events);
  widget.open();
  await settle();
  expect(shown()).toEqual([1]);

  events = [...events, sampleEvent(2, { live: true })];
  await time.pass(19_999);
  await settle();
  expect(asked).toHaveLength(1);
  await time.pass(1);
  expect(widget.loadState.getState().status).toBe("ready");
  await settle();
  expect(shown()).toEqual([1, 2]);
  expect(asked).toHaveLength(2);
});

test("HOME-3 in play is what is live", async () => {
  const { widget, asked } = setUp("in-play", () => []);
  widget.open();
  await settle();
  expect(asked).toEqual([{ game: "live" }]);
});

test("HOME-3 upcoming is what starts within a day and is not live yet", async () => {
  const { widget, asked, shown, time } = setUp("upcoming", () => [sampleEvent(1, { live: true }), sampleEvent(2)]);
  widget.open();
  await settle();
  expect(shown()).toEqual([2]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.until).toBeGreaterThanOrEqual(time.now() + 24 * 3_600_000);
});

test("HOME-3 promoted events are those of the first catalog that has any", async () => {
  const { widget, asked } = setUp("promoted-events", () => [sampleEvent(1)]);
  widget.open();
  await settle();
  expect(asked).toEqual([{ game: "sports", catalog: 2 }]);
});

test("an event that has begun leaves the upcoming ones without being called over", async () => {
  let events = [sampleEvent(1), sampleEvent(2)];
  const { time, widget, store, shown } = setUp("upcoming", () => events);
  widget.open();
  await settle();
  widget.setVisible([1, 2]);
  events = [sampleEvent(1, { live: true, version: 2 }), sampleEvent(2)];
  await time.pass(20_000);
  await settle();
  expect(shown()).toEqual([2]);
  expect(store.event(1)).toBeUndefined();
});

test("a live event that others push out is not over, one that is gone is", async () => {
  const live = (...ids: readonly number[]) => ids.map((id) => sampleEvent(id, { live: true }));
  let events = live(1, 2, 3, 4);
  const { time, widget, store, shown } = setUp("in-play", () => events);
  widget.open();
  await settle();
  widget.setVisible([1, 2, 3, 4]);

  events = live(9, 1, 2, 3, 4);
  await time.pass(20_000);
  await settle();
  expect(shown()).toEqual([9, 1, 2, 3]);

  events = live(9, 1, 2, 4);
  await time.pass(20_000);
  await settle();
  expect(store.event(3)?.ended).toBe(true);
  await time.pass(3000);
  expect(shown()).toEqual([9, 1, 2, 4]);
});

test("closed, it asks no more", async () => {
  const { time, widget, asked } = setUp("in-play", () => []);
  widget.open();
  await settle();
  widget.close();
  await time.pass(60_000);
  await settle();
  expect(asked).toHaveLength(1);
});
