import { expect, test } from "vitest";
import { sampleMarket } from "../test-support/sample-event.ts";
import { createPending, mergeChange } from "./pending-change.ts";

test("keeps the latest price of an outcome", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [1, 150, 2, 300], patch: null });
  mergeChange(pending, { prices: [1, 155], patch: null });
  expect([...pending.prices]).toEqual([
    [1, 155],
    [2, 300],
  ]);
});

test("drops pending prices of a market that comes in full", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [2, 150, 9, 300], patch: null });
  mergeChange(pending, { prices: [], patch: { markets: [sampleMarket(2, { prices: [400, 500] })] } });
  expect([...pending.prices.keys()]).toEqual([9]);
});

test("keeps a market that left and came back, and drops one that came and left", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [], patch: { gone: [2], markets: [sampleMarket(4)] } });
  mergeChange(pending, { prices: [], patch: { gone: [4], markets: [sampleMarket(2)] } });
  expect(pending.patch).toEqual({ markets: [sampleMarket(2)], gone: [4] });
});

test("merges the fields of both patches, with the later value where both have one", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [], patch: { suspended: true, streamed: true } });
  mergeChange(pending, { prices: [], patch: { suspended: false } });
  expect(pending.patch).toEqual({ suspended: false, streamed: true });
});
