import { expect, test } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createSampleApi, settle } from "../../test-support/sample-api.ts";
import { endOfDay } from "../live-offer/time-range.ts";
import { createPromoCatalogs } from "./promo-catalogs.ts";

const setUp = (today: boolean) => {
  const time = createManualTime();
  const untils: (number | undefined)[] = [];
  const { api } = createSampleApi({
    promotedStatistics: async (until) => {
      untils.push(until);
      const catalogs = [0, 3].map((count, index) => ({ id: index + 1, name: "Catalog", count, promotedOffers: [] }));
      return { generatedAt: 1, catalogs };
    },
  });
  const live = createPromoCatalogs({ ...time, api, today, onError: () => undefined });
  return { time, live, untils };
};

test("HOME-4 of today only what starts before the day ends is counted, else everything", async () => {
  const today = setUp(true);
  today.live.open();
  const all = setUp(false);
  all.live.open();
  await settle();
  expect(today.untils).toEqual([endOfDay(today.time.now())]);
  expect(all.untils).toEqual([undefined]);
});

test("a catalog without events is left out, and counts are kept fresh while they are wanted", async () => {
  const { live, time, untils } = setUp(false);
  live.open();
  await settle();
  expect(live.catalogs.getState()?.map(({ id }) => id)).toEqual([2]);
  time.pass(30_000);
  await settle();
  expect(untils).toHaveLength(2);
  live.close();
  time.pass(60_000);
  await settle();
  expect(untils).toHaveLength(2);
});
