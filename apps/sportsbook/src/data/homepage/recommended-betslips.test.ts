import { expect, test } from "vitest";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi, settle } from "../../test-support/sample-api.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { createListSubscriptions } from "../live-offer/list-subscriptions.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { generalRecommendations } from "../recommendations/recommendations.ts";
import { createRecommendedBetslips } from "./recommended-betslips.ts";

const MINUTE = 60_000;

const setUp = () => {
  const time = createFakeTime();
  const store = createOfferStore(time);
  let offered = [7, 8, 9];
  let recommended = [7, 8];
  const answers: number[][] = [];
  const events = (ids: readonly number[]) => sampleList(ids.map((id) => sampleEvent(id)));
  const { api } = createSampleApi({
    list: async (filter) => events(offered.filter((id) => filter.events?.includes(id))),
    recommendedBetslips: async () => {
      answers.push(recommended);
      return {
        betslips: [{ picks: recommended.map((eventId) => ({ eventId, slot: 0 })) }],
        events: events(recommended),
      };
    },
  });
  const subscriptions = createListSubscriptions({
    showsLive: true,
    afterFirstPart: (run) => run(),
    client: openQueryClient(),
    store,
    now: time.now,
    after: time.after,
    random: () => 0,
    pause: async () => undefined,
    onLoaded: () => undefined,
    onVisible: () => undefined,
    report: (error) => {
      throw error;
    },
  });
  const live = createRecommendedBetslips({
    api,
    recommendations: generalRecommendations(api),
    subscriptions,
    now: time.now,
    game: "sports",
  });
  return {
    live,
    store,
    subscriptions,
    answers,
    shown: () => live.betslips.getState().map(({ picks }) => picks.map(({ eventId }) => eventId)),
    offer: (ids: number[], next: number[]) => {
      offered = ids;
      recommended = next;
    },
    pass: async (milliseconds: number) => {
      await time.pass(milliseconds);
      await settle();
    },
  };
};

test("HOME-9 betslips are shown when their events are in the store, and those are watched", async () => {
  const { live, store, subscriptions, shown } = setUp();
  live.betslips.subscribe(() => expect(store.event(7)).toBeDefined());
  live.open();
  await settle();
  expect(shown()).toEqual([[7, 8]]);
  expect(subscriptions.visible()).toEqual(new Set([7, 8]));
});

test("HOME-9 the same betslips stay for some minutes, whatever would be recommended by now", async () => {
  const { live, shown, offer, pass, answers } = setUp();
  live.open();
  await settle();
  offer([7, 8, 9], [8, 9]);
  await pass(MINUTE);
  expect(shown()).toEqual([[7, 8]]);
  expect(answers).toHaveLength(1);
  for (let minute = 0; minute < 5; minute += 1) await pass(MINUTE);
  expect(shown()).toEqual([[8, 9]]);
});

test("HOME-9 a betslip whose event is no longer offered is replaced at once", async () => {
  const { live, shown, offer, pass } = setUp();
  live.open();
  await settle();
  offer([8, 9], [8, 9]);
  await pass(MINUTE);
  expect(shown()).toEqual([[8, 9]]);
});

test("a closed one watches nothing", async () => {
  const { live, subscriptions } = setUp();
  live.open();
  await settle();
  live.close();
  expect(subscriptions.visible().size).toBe(0);
});
