import { expect, test } from "vitest";
import { BEHIND_AFTER_MS, createProducers, SILENT_AFTER_MS } from "./follow-producers.ts";

test("R8 a producer is alive while it sends heartbeats and silent after 20 s, independent of others", () => {
  const producers = createProducers();
  producers.receive({ producer: "one", at: 0, resyncing: false }, 1_000);
  producers.receive({ producer: "two", at: 0, resyncing: false }, 2_000);
  expect(SILENT_AFTER_MS).toBe(20_000);
  expect(producers.stateOf("one", 20_999)).toBe("alive");
  expect(producers.stateOf("one", 21_000)).toBe("silent");
  expect(producers.stateOf("two", 21_000)).toBe("alive");
});

test("R8 a producer is silent while it resyncs, and unknown before its first heartbeat", () => {
  const producers = createProducers();
  producers.receive({ producer: "one", at: 0, resyncing: true }, 1_000);
  expect(producers.stateOf("one", 1_001)).toBe("silent");
  producers.receive({ producer: "one", at: 0, resyncing: false }, 2_000);
  expect(producers.stateOf("one", 2_000)).toBe("alive");
  expect(producers.stateOf("other", 2_000)).toBe("unknown");
});

test("R7 a node that has not applied within 2 s what a producer has published is behind it, and behind no other", () => {
  let applied = 100;
  const producers = createProducers(() => applied);
  const beat = (producer: string, sequence: number, now: number) =>
    producers.receive({ producer, at: 0, resyncing: false, sequence }, now);
  expect(BEHIND_AFTER_MS).toBe(2_000);
  beat("one", 101, 1_000);
  beat("two", 100, 1_000);
  // Later heartbeats name newer messages; the oldest that is missing counts.
  beat("one", 150, 2_000);
  expect(producers.stateOf("one", 2_999)).toBe("alive");
  expect(producers.stateOf("one", 3_000)).toBe("behind");
  expect(producers.stateOf("two", 3_000)).toBe("alive");
  // What was missing has come; what was named meanwhile counts from the next heartbeat on.
  applied = 120;
  expect(producers.stateOf("one", 3_000)).toBe("alive");
  beat("one", 160, 4_000);
  expect(producers.stateOf("one", 5_999)).toBe("alive");
  expect(producers.stateOf("one", 6_000)).toBe("behind");
});

test("R7 a message that was removed from the stream is not waited for, and a producer that names none is not behind", () => {
  const producers = createProducers(() => 100);
  producers.receive({ producer: "one", at: 0, resyncing: false, sequence: 101 }, 1_000);
  producers.receive({ producer: "one", at: 0, resyncing: false, sequence: 99 }, 2_000);
  expect(producers.stateOf("one", 10_000)).toBe("alive");
  producers.receive({ producer: "two", at: 0, resyncing: false }, 1_000);
  expect(producers.stateOf("two", 10_000)).toBe("alive");
});
