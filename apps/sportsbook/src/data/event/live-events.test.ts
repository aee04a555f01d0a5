import { applyDelta, type EventDetail } from "@touchline/protocol";
import { expect, test } from "vitest";
import { HttpError } from "../../net/http.ts";
import type { WatchChannel, WatchedVersion } from "../../net/watch-registry.ts";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { totalMarket } from "../../test-support/sample-offer.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { createLiveEvents } from "./live-events.ts";

const setUp = (load?: () => Promise<EventDetail>) => {
  const time = createFakeTime();
  const server = serverEvent();
  const loads: number[] = [];
  const errors: unknown[] = [];
  const watches: WatchedVersion[] = [];
  const unwatches: number[] = [];
  let listed = 0;
  const channel: WatchChannel = {
    limit: 10,
    watch: async (events) => void watches.push(...events),
    unwatch: async (ids) => void unwatches.push(...ids),
  };
  const events = createLiveEvents({
    client: openQueryClient((error) => errors.push(error)),
    api: {
      event: async (id) => {
        loads.push(id);
        return load ? load() : detailOf(server);
      },
    },
    frames: time,
    prices: createPriceStore(time),
    listedVersion: () => listed,
    now: time.now,
    after: time.after,
    onRefused: (error) => errors.push(error),
    onHeld: () => undefined,
  });
  const show = async (): Promise<void> => {
    events.show(7);
    await settle();
    await time.pass(200);
  };
  const setListed = (version: number): void => {
    listed = version;
  };
  return { time, server, loads, errors, watches, unwatches, channel, events, show, setListed };
};

test("OFFER-6 an event is loaded with every market and then watched with the version held", async () => {
  const { events, channel, watches, show } = setUp();
  await events.resync(channel);
  await show();
  expect(events.loadState.getState()).toEqual({ status: "ready" });
  expect(events.event(7)?.markets).toHaveLength(2);
  expect(watches).toEqual([[7, 1]]);
});

test("an event that the lists hold at an older version is watched from there", async () => {
  const { events, channel, watches, show, setListed, server } = setUp();
  server.version = 9;
  setListed(4);
  await events.resync(channel);
  await show();
  expect(watches).toEqual([[7, 4]]);
});

test("PUSH-3 a change that builds on an unknown version is asked for again", async () => {
  const { events, channel, watches, show, time } = setUp();
  await events.resync(channel);
  await show();
  events.applyFrame([[7, 3, 4, [0, 200]]]);
  await time.pass(0);
  expect(watches).toEqual([
    [7, 1],
    [7, 1],
  ]);
});

test("PUSH-3 over a new connection the event is watched with the version then held", async () => {
  const { events, channel, watches, show } = setUp();
  await events.resync(channel);
  await show();
  events.applyFrame([[7, 1, 2, [0, 200]]]);
  events.disconnect();
  await events.resync(channel);
  expect(watches.at(-1)).toEqual([7, 2]);
});

test("a market that comes by push is named by one further load", async () => {
  const { events, loads, show, time, server } = setUp();
  await show();
  const patch = { markets: [totalMarket(5, "3.5", [260, 145])] };
  applyDelta(server, { version: 2, prices: [], patch });
  events.applyFrame([[7, 1, 2, [], patch]]);
  events.applyFrame([[7, 2, 3, [5, 270]]]);
  await time.pass(300);
  await settle();
  expect(loads).toEqual([7, 7]);
  expect(events.event(7)?.markets.map(({ line }) => line)).toEqual([null, "2.5", "3.5"]);
});

test("a name that the server does not have yet is asked for again, later", async () => {
  const { events, loads, show, time } = setUp();
  await show();
  events.applyFrame([[7, 1, 2, [], { markets: [totalMarket(5, "3.5", [260, 145])] }]]);
  await time.pass(300);
  await settle();
  expect(loads).toHaveLength(2);
  await time.pass(3000);
  await settle();
  expect(loads).toHaveLength(3);
});

test("what does not load is tried again by itself, and at once on demand", async () => {
  let fails = true;
  const { events, show, errors, loads, time } = setUp(async () => {
    if (fails) throw new Error("no way through");
    return detailOf(serverEvent());
  });
  await show();
  expect(events.loadState.getState()).toMatchObject({ status: "failed" });
  expect(errors).toHaveLength(1);
  await time.pass(2000);
  await settle();
  expect(loads).toHaveLength(2);
  fails = false;
  events.retryNow();
  await settle();
  expect(events.loadState.getState()).toEqual({ status: "ready" });
});

test("an event that the server does not know is gone, and not asked for again", async () => {
  const { events, show, errors, loads, time } = setUp(() => Promise.reject(new HttpError("/event", 404)));
  await show();
  expect(events.loadState.getState()).toEqual({ status: "gone" });
  await time.pass(60_000);
  expect(loads).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("an event that was left stays for as long as one of its outcomes is on the slip", async () => {
  const { events, show, channel, unwatches, time } = setUp();
  await events.resync(channel);
  await show();
  events.setPicked(new Set([7]));
  events.leave();
  await time.pass(30_000);
  expect(events.event(7)).toBeDefined();
  events.setPicked(new Set());
  expect(events.event(7)).toBeUndefined();
  await time.pass(200);
  await time.pass(10_000);
  expect(unwatches).toEqual([7]);
});

test("an event that is opened again while it is still watched is asked for from the version loaded", async () => {
  const { events, show, channel, watches, time } = setUp();
  await events.resync(channel);
  await show();
  events.leave();
  await time.pass(200);
  await show();
  expect(watches).toEqual([
    [7, 1],
    [7, 1],
  ]);
});

test("BET-16 events of tickets are fetched and watched while the tickets are shown, and no longer", async () => {
  const { events, channel, loads, watches, unwatches, time } = setUp();
  await events.resync(channel);
  events.followTickets(new Set([7]));
  await settle();
  await time.pass(200);
  expect([loads, watches]).toEqual([[7], [[7, 1]]]);
  expect(events.event(7)?.detailedPlayStatus).toBe(1);
  // The slip has none of its own to hold, and takes nothing away.
  events.hold(new Set());
  events.setPicked(new Set());
  expect(events.isHeld(7)).toBe(true);
  events.followTickets(new Set());
  expect(events.isHeld(7)).toBe(false);
  await time.pass(200);
  await time.pass(10_000);
  expect(unwatches).toEqual([7]);
});

test("BET-16 SLIP-8 the slip's events go before those of tickets", async () => {
  const { events, loads } = setUp(() => Promise.reject(new HttpError("/api/events", 404)));
  const slip = Array.from({ length: 37 }, (_, index) => 100 + index);
  events.hold(new Set(slip));
  events.followTickets(new Set([7, 8, 9]));
  await settle();
  expect(loads).toEqual([...slip, 7]);
  events.hold(new Set(slip.slice(1)));
  expect(loads.at(-1)).toBe(8);
});
