import { expect, test, vi } from "vitest";
import type { MarketDefinition, MarketVerdict, OfferSink, SourceEvent, SourceResult } from "../source.ts";
import { createStandby } from "./standby.ts";

const event = (id: number, ...prices: number[]): SourceEvent =>
  ({ id, markets: [{ prices }] }) as unknown as SourceEvent;
const verdict = (resolution: "WON" | "LOST"): MarketVerdict => ({ results: [{ resolution }] });
const result = (at: number, said: MarketVerdict | null): SourceResult => ({
  ...{ at, facts: null, final: false, resolve: () => said },
});
const market = {} as MarketDefinition;

/** A sink that writes down what it is told. Telling it of an event takes so many milliseconds. */
const createTarget = (takes = 0) => {
  const told: string[] = [];
  const results = new Map<number, SourceResult>();
  const target: OfferSink = {
    reference: () => void told.push("reference"),
    update: ({ id }) => {
      told.push(`update ${id}`);
      const end = performance.now() + takes;
      while (performance.now() < end);
      return 0;
    },
    result: (eventId, given) => {
      told.push(`result ${eventId}`);
      results.set(eventId, given);
    },
    producer: (name, isUp) => void told.push(`${name} ${isUp ? "up" : "down"}`),
    remove: (eventId) => void told.push(`remove ${eventId}`),
    complete: () => void told.push("complete"),
  };
  return { told, results, target };
};

const handOver = async (standby: ReturnType<typeof createStandby>, target: OfferSink, during?: () => void) => {
  let isDone = false;
  standby.handOver(target, () => {
    isDone = true;
  });
  if (!isDone) during?.();
  await vi.waitUntil(() => isDone);
};

test("hands over what was said: producers first, each event with its results as one", async () => {
  const standby = createStandby();
  standby.sink.producer("live", false);
  standby.sink.update(event(1));
  standby.sink.result(1, result(1, verdict("WON")));
  standby.sink.result(1, result(2, null));
  standby.sink.complete();
  const { told, results, target } = createTarget();
  await handOver(standby, target);
  expect(told).toEqual(["live down", "update 1", "result 1", "complete"]);
  expect(results.get(1)).toMatchObject({ at: 2 });
  expect(results.get(1)?.resolve(market)).toEqual(verdict("WON"));
});

test("PEER-16 what is said while it hands over arrives: a producer that goes down, an event that is removed, a result", async () => {
  const standby = createStandby();
  standby.sink.producer("live", true);
  for (const id of [1, 2, 3]) standby.sink.update(event(id));
  // Longer than a turn: after the first event the others have to wait.
  const { told, target } = createTarget(10);
  await handOver(standby, target, () => {
    standby.sink.producer("live", false);
    standby.sink.remove(1);
    standby.sink.remove(3);
    standby.sink.result(1, result(1, verdict("WON")));
  });
  expect(told.filter((each) => each.startsWith("live")).at(-1)).toBe("live down");
  expect(told).toContain("remove 1");
  expect(told).toContain("result 1");
  expect(told).toContain("update 2");
  expect(told).not.toContain("update 3");
});

test("PEER-17 a result of an event that was taken off is handed over: a leader that is gone may not have published it", async () => {
  const standby = createStandby();
  standby.sink.update(event(1));
  standby.sink.remove(1);
  standby.sink.result(1, result(1, verdict("LOST")));
  standby.sink.result(7, result(1, verdict("WON")));
  const { told, target } = createTarget();
  await handOver(standby, target);
  expect(told).toEqual(["result 1", "result 7"]);
});

test("PEER-17 results of events that were taken off are kept for a while only", async () => {
  vi.useFakeTimers();
  const standby = createStandby();
  standby.sink.result(1, result(1, verdict("LOST")));
  vi.setSystemTime(Date.now() + 120_000);
  standby.sink.result(2, result(1, verdict("WON")));
  vi.useRealTimers();
  const { told, target } = createTarget();
  await handOver(standby, target);
  expect(told).toEqual(["result 2"]);
});

test("says how many prices changed, by which a source that aims at a rate paces itself", () => {
  const { sink } = createStandby();
  expect(sink.update(event(1, 200, 350, 400))).toBe(3);
  expect(sink.update(event(1, 200, 350, 410))).toBe(1);
  expect(sink.update(event(1, 200, 350, 410))).toBe(0);
});
