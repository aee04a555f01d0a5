import { expect, test } from "vitest";
import { createProducers, SILENT_AFTER_MS } from "./follow-producers.ts";

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
