import { expect, test } from "vitest";
import { sampleMarket } from "../test-support/sample-event.ts";
import { createPending, mergeChange } from "./pending-change.ts";

test("of several prices of an outcome the latest is left", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [1, 150, 2, 300], patch: null });
  mergeChange(pending, { prices: [1, 155], patch: null });
  expect([...pending.prices]).toEqual([
    [1, 155],
    [2, 300],
  ]);
});

test("a market that comes whole takes older prices of its outcomes with it", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [2, 150, 9, 300], patch: null });
  mergeChange(pending, { prices: [], patch: { markets: [sampleMarket(2, { prices: [400, 500] })] } });
  expect([...pending.prices.keys()]).toEqual([9]);
});

test("a market that went and came back is there, one that came and went is gone", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [], patch: { gone: [2], markets: [sampleMarket(4)] } });
  mergeChange(pending, { prices: [], patch: { gone: [4], markets: [sampleMarket(2)] } });
  expect(pending.patch).toEqual({ markets: [sampleMarket(2)], gone: [4] });
});

test("fields of both patches are kept, the later value where both have one", () => {
  const pending = createPending();
  mergeChange(pending, { prices: [], patch: { suspended: true, streamed: true } });
  mergeChange(pending, { prices: [], patch: { suspended: false } });
  expect(pending.patch).toEqual({ suspended: false, streamed: true });
});
