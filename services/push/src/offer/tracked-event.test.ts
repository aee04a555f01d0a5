import { expect, test } from "vitest";
import { createSource, firstMessage, sampleEvent, sampleMarket } from "../test-support/sample-event.ts";
import { trackEvent } from "./tracked-event.ts";

const start = () => {
  const source = createSource(sampleEvent(7));
  const tracked = trackEvent();
  tracked.read(firstMessage(source.event));
  return { source, tracked };
};

test("takes a new event in full", () => {
  const tracked = trackEvent();
  expect(tracked.read(firstMessage(sampleEvent(7)))).toMatchObject({ version: 1, whole: true });
  expect(tracked.event()).toEqual(sampleEvent(7));
});

test("reports a price of a listed market at both levels, and of another market at the full level only", () => {
  const { source, tracked } = start();
  expect(tracked.read(source.change({ prices: [0, 190, 6, 250] }))).toMatchObject({
    list: { prices: [0, 190] },
    full: { prices: [0, 190, 6, 250] },
  });
  expect(tracked.read(source.change({ prices: [7, 260] }))).toMatchObject({ list: null, full: { prices: [7, 260] } });
});

test("ignores a message that comes twice or late", () => {
  const { source, tracked } = start();
  const first = source.change({ prices: [0, 190] });
  const second = source.change({ prices: [0, 195] });
  tracked.read(first);
  tracked.read(second);
  expect(tracked.read(first)).toBeNull();
  expect(tracked.read(second)).toBeNull();
  expect(tracked.event()).toEqual(source.event);
});

test("takes the full event after a missed message", () => {
  const { source, tracked } = start();
  source.change({ prices: [0, 190] });
  expect(tracked.read(source.change({ prices: [1, 210] }))).toMatchObject({ version: 3, whole: true });
  expect(tracked.event()).toEqual(source.event);
});

test("PEER-16 a suspension that is told ahead is applied once, and only to the version before it", () => {
  const { source, tracked } = start();
  const message = source.change({ prices: [], patch: { suspended: true } });
  expect(tracked.suspend(3)).toBeNull();
  expect(tracked.suspend(2)).toMatchObject({ version: 2, suspends: true, list: { patch: { suspended: true } } });
  expect(tracked.event()).toEqual(source.event);
  expect(tracked.suspend(2)).toBeNull();
  expect(tracked.read(message)).toBeNull();
  expect(tracked.read(source.change({ prices: [0, 190] }))).toMatchObject({ version: 3, whole: false });
  expect(trackEvent().suspend(2)).toBeNull();
});

test("reports no change when a source publishes everything again", () => {
  const { source, tracked } = start();
  const { markets, suspended, incidents } = source.event;
  const again = source.change({ prices: [0, 180], patch: { markets, suspended, incidents, gone: [40] } });
  expect(tracked.read(again)).toMatchObject({ version: 2, whole: false, list: null, full: null });
  expect(tracked.event()?.version).toBe(2);
});

test.each([
  ["the event is suspended", { prices: [], patch: { suspended: true } }, true],
  ["a price is suspended", { prices: [0, -180] }, true],
  ["a price is withdrawn", { prices: [6, 0] }, true],
  ["a market is withdrawn", { prices: [], patch: { gone: [6] } }, true],
  [
    "a market comes back with a suspended price",
    { prices: [], patch: { markets: [sampleMarket(6, { prices: [-1, 2] })] } },
    true,
  ],
  ["a price moves", { prices: [0, 170] }, false],
  ["betting opens again", { prices: [], patch: { suspended: false } }, false],
  ["a line moves", { prices: [], patch: { markets: [sampleMarket(4, { listed: true })] } }, false],
])("is sent before the tick when %s: %s", (_what, change, suspends) => {
  const { source, tracked } = start();
  expect(tracked.read(source.change(change))?.suspends).toBe(suspends);
});

test("detects a suspension when the message with it was missed", () => {
  const { source, tracked } = start();
  source.change({ prices: [], patch: { suspended: true } });
  expect(tracked.read(source.change({ prices: [0, 190] }))).toMatchObject({ whole: true, suspends: true });
});
