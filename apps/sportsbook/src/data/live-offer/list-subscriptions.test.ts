import { expect, test } from "vitest";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import type { BoardSource } from "../offer/board.ts";
import { boardOfList } from "../offer/board.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { createListSubscriptions } from "./list-subscriptions.ts";

const setUp = (showsLive = true) => {
  const time = createFakeTime();
  const store = createOfferStore(time, createPriceStore(time));
  const subscriptions = createListSubscriptions({
    afterFirstPart: (run) => run(),
    client: openQueryClient(),
    ...time,
    store,
    showsLive,
    random: () => 0,
    pause: async () => undefined,
    onLoaded: () => undefined,
    onVisible: () => undefined,
    report: () => undefined,
  });
  const held = (...ids: readonly number[]): boolean[] => ids.map((id) => store.event(id) !== undefined);
  return { time, store, subscriptions, held };
};

const source = (key: string, ids: () => readonly number[]): BoardSource => ({
  key,
  load: async () => boardOfList(sampleList(ids().map((id) => sampleEvent(id, { live: true })))),
});

test("the store keeps what any of the lists shows, and drops what none does", async () => {
  const { subscriptions, held } = setUp();
  const first = subscriptions.create(() => true);
  const second = subscriptions.create(() => true);
  first.show(source("first", () => [1, 2]));
  second.show(source("second", () => [2, 3]));
  await settle();
  expect(held(1, 2, 3)).toEqual([true, true, true]);
  first.close();
  expect(held(1, 2, 3)).toEqual([false, true, true]);
});

test("what is on the screen is what each list has there", () => {
  const { subscriptions } = setUp();
  const first = subscriptions.create(() => true);
  const second = subscriptions.create(() => true);
  first.show(source("first", () => []));
  second.show(source("second", () => []));
  first.setVisible([1, 2]);
  second.setVisible([2, 3]);
  expect(subscriptions.visible()).toEqual(new Set([1, 2, 3]));
  second.close();
  expect(subscriptions.visible()).toEqual(new Set([1, 2]));
});

test("what waits for a farewell to end is not dropped by another list", async () => {
  const { subscriptions, held, time } = setUp();
  let ids = [1];
  const first = subscriptions.create(() => true);
  first.show(source("first", () => ids));
  await settle();
  first.setVisible([1]);
  ids = [2];
  first.reload();
  await time.pass(0);
  await settle();
  const second = subscriptions.create(() => true);
  second.show(source("second", () => [3]));
  await settle();
  expect(held(1, 2, 3)).toEqual([true, true, true]);
  await time.pass(3000);
  expect(held(1, 2, 3)).toEqual([false, true, true]);
});

test("an event that leaves one list and is on another has not ended", async () => {
  const { subscriptions, store, time } = setUp();
  let ids = [1];
  const first = subscriptions.create(() => true);
  const second = subscriptions.create(() => true);
  first.show(source("first", () => ids));
  second.show(source("second", () => [1]));
  await settle();
  first.setVisible([1]);
  ids = [];
  first.reload();
  await time.pass(0);
  await settle();
  expect(store.event(1)?.ended).toBe(false);
});

test.each([
  [true, true],
  [false, false],
])(
  "AHEAD-9 live-betting: an event in play that leaves has ended where such are listed: %s",
  async (showsLive, ended) => {
    const { subscriptions, store, time } = setUp(showsLive);
    let ids = [1];
    const list = subscriptions.create(() => true);
    list.show(source("first", () => ids));
    await settle();
    list.setVisible([1]);
    ids = [];
    const seen = store.event(1)?.ended;
    list.reload();
    await time.pass(0);
    await settle();
    expect(seen).toBe(false);
    expect(store.event(1)?.ended ?? false).toBe(ended);
  },
);

test("a long list is taken in by steps, and shown when all of it is in", async () => {
  const time = createFakeTime();
  const store = createOfferStore(time, createPriceStore(time));
  const steps: (() => void)[] = [];
  const subscriptions = createListSubscriptions({
    afterFirstPart: (run) => run(),
    client: openQueryClient(),
    ...time,
    store,
    showsLive: true,
    random: () => 0,
    pause: () => new Promise((resolve) => steps.push(resolve)),
    onLoaded: () => undefined,
    onVisible: () => undefined,
    report: () => undefined,
  });
  const subscription = subscriptions.create(() => true);
  const ids = Array.from({ length: 600 }, (_, index) => index + 1);
  subscription.show(source("long", () => ids));
  await settle();
  expect([store.event(250) !== undefined, store.event(251) !== undefined]).toEqual([true, false]);
  expect(subscription.loadState.getState().status).toBe("loading");
  for (let step = 0; step < 2; step += 1) {
    steps.shift()?.();
    await settle();
  }
  expect(store.event(600)).toBeDefined();
  expect(subscription.loadState.getState().status).toBe("loading");
  steps.shift()?.();
  await settle();
  expect(subscription.loadState.getState().status).toBe("ready");
});
