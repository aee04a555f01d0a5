import type { EventDetail } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { HttpError } from "../../../net/http.ts";
import { createManualTime } from "../../../test-support/manual-time.ts";
import { openQueryClient } from "../../../test-support/query-client.ts";
import { settle } from "../../../test-support/sample-api.ts";
import { detailOf, serverEvent } from "../../../test-support/sample-event.ts";
import { sampleEvent, sampleList, totalMarket } from "../../../test-support/sample-offer.ts";
import { samplePick, sampleSlip } from "../../../test-support/sample-slip.ts";
import { joinStores } from "../../event/join-stores.ts";
import { createLiveEvents } from "../../event/live-events.ts";
import { createOfferStore } from "../../offer/offer-store.ts";
import { createPriceStore } from "../../offer/price-store.ts";
import { createSlipWatch, newsFor } from "./slip-watch.ts";

const setUp = (load: (id: number) => Promise<EventDetail> = async (id) => detailOf(serverEvent({ id }))) => {
  const time = createManualTime();
  const prices = createPriceStore(time);
  const lists = createOfferStore(time, prices);
  lists.applyLists([sampleList([sampleEvent(7)])]);
  const loads: number[] = [];
  const events = createLiveEvents({
    client: openQueryClient(),
    api: {
      event: (id) => {
        loads.push(id);
        return load(id);
      },
    },
    frames: time,
    prices,
    listedVersion: lists.versionOf,
    now: time.now,
    after: time.after,
    onRefused: () => undefined,
    onHeld: () => watch.soon(),
  });
  const connection = { isCurrent: true };
  const onMoved = vi.fn();
  const kept: number[][] = [];
  const watch = createSlipWatch({
    store: joinStores(lists, () => events),
    whole: events,
    onNextFrame: time.onNextFrame,
    isCurrent: () => connection.isCurrent,
    onMoved,
    onEvents: (ids) => {
      kept.push([...ids]);
      lists.keep(ids);
      events.setPicked(ids);
    },
  });
  const frame = async (): Promise<void> => {
    await settle();
    time.frame();
    await settle();
  };
  return { time, lists, events, connection, watch, onMoved, kept, loads, frame };
};

test("SLIP-8 a price that moves reaches the slip once per picture", async () => {
  const { lists, watch, onMoved, frame } = setUp();
  watch.follow([sampleSlip([samplePick(7, 0, 148), samplePick(7, 1, 440)])]);
  await frame();
  onMoved.mockClear();
  lists.applyFrame([[7, 1, 2, [0, 155, 1, 450]]]);
  await frame();
  await frame();
  expect(onMoved).toHaveBeenCalledTimes(1);
  expect(watch.offers()).toMatchObject([
    { outcomeId: "7o0", odds: 155, availability: "open", eventVersion: 2 },
    { outcomeId: "7o1", odds: 450 },
  ]);
});

test("SLIP-8 a suspended outcome is suspended, one that is not offered is gone, and so is all of an event that ended", () => {
  const { lists, watch } = setUp();
  watch.follow([sampleSlip([samplePick(7, 0, 148), samplePick(7, 1, 440)])]);
  lists.applyFrame([[7, 1, 2, [0, -148, 1, 0]]]);
  expect(watch.offers().map(({ availability }) => availability)).toEqual(["suspended", "gone"]);
  lists.applyFrame([[7, 2, 3, [0, 148], { playStatus: "ENDED" }]]);
  expect(watch.now("7o0")?.availability).toBe("gone");
});

test("SLIP-7 an event that no list shows is loaded and watched whole for the slip", async () => {
  const { watch, kept, loads, frame } = setUp();
  watch.follow([sampleSlip([samplePick(5, 1)])]);
  expect(kept).toEqual([[5]]);
  expect(watch.now("5o1")).toBeNull();
  await frame();
  expect(loads).toEqual([5]);
  expect(watch.now("5o1")).toMatchObject({ odds: 440, availability: "open" });
});

test("SLIP-7 an event that the server knows no more is gone", async () => {
  const { watch, onMoved, frame } = setUp(() => Promise.reject(new HttpError("/", 404)));
  watch.follow([sampleSlip([samplePick(5, 1)])]);
  await frame();
  await frame();
  expect(watch.now("5o1")?.availability).toBe("gone");
  expect(onMoved).toHaveBeenCalled();
});

test("a line that leaves the list is looked for in the whole event before it is said to be gone", async () => {
  const { lists, watch, loads, frame } = setUp();
  watch.follow([sampleSlip([samplePick(7, 3, 183)])]);
  await frame();
  lists.applyFrame([[7, 1, 2, [], { markets: [totalMarket(12, "3.5", [190, 188])] }]]);
  await frame();
  await frame();
  expect(loads).toEqual([7]);
  await frame();
  expect(watch.now("7o3")).toMatchObject({ odds: 183, availability: "open" });
});

test("R7 prices that the connection keeps shut say nothing of the offer", async () => {
  const { lists, connection, watch, onMoved, frame } = setUp();
  watch.follow([sampleSlip([samplePick(7, 0, 148)])]);
  await frame();
  onMoved.mockClear();
  connection.isCurrent = false;
  lists.setLock("all");
  await frame();
  await frame();
  expect(onMoved).not.toHaveBeenCalled();
  connection.isCurrent = true;
  lists.setLock("none");
  await frame();
  await frame();
  expect(onMoved).toHaveBeenCalledTimes(1);
});

test("an outcome that leaves the slip is followed no more", async () => {
  const { lists, watch, onMoved, kept, frame } = setUp();
  watch.follow([sampleSlip([samplePick(7)])]);
  watch.follow([sampleSlip([])]);
  await frame();
  onMoved.mockClear();
  lists.applyFrame([[7, 1, 2, [0, 155]]]);
  await frame();
  await frame();
  expect(onMoved).not.toHaveBeenCalled();
  expect(kept).toEqual([[7], []]);
});

test("only what says something else than the slip does is news", () => {
  const slip = sampleSlip([samplePick(7, 0, 148)]);
  const now = { outcomeId: "7o0", odds: 148, availability: "open", eventVersion: 9 } as const;
  expect(newsFor([slip], [now])).toEqual([]);
  expect(newsFor([slip], [{ ...now, odds: 150 }])).toHaveLength(1);
  expect(newsFor([slip], [{ ...now, availability: "suspended" }])).toHaveLength(1);
});
