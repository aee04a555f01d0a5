import { expect, test } from "vitest";
import { amountTicks, createScale, spread, withRoom } from "./scale.ts";

test.each([
  [12_000n, [0n, 4000n, 8000n, 12_000n]],
  [9520n, [0n, 4000n, 8000n]],
  [2000n, [0n, 500n, 1000n, 1500n, 2000n]],
  [7n, [0n, 2n, 4n, 6n]],
  [0n, [0n]],
])("AHEAD-2 round amounts up to %s", (most, ticks) => {
  expect(amountTicks(most)).toEqual(ticks);
});

const box = { width: 350, height: 200, left: 40, right: 10, top: 10, bottom: 30 };

test("AHEAD-2 times go from the left to the right, amounts from the bottom up", () => {
  const scale = createScale({ from: 1000, to: 4000 }, 1000n, box);
  expect([1000, 2500, 4000].map(scale.x)).toEqual([40, 190, 340]);
  expect([scale.y(0n), scale.y(1100n)]).toEqual([170, 10]);
  expect(scale.at(190)).toBe(2500);
});

test("AHEAD-2 what lies outside of the time stands at its ends", () => {
  const scale = createScale({ from: 1000, to: 4000 }, 1000n, box);
  expect([scale.x(0), scale.x(9000)]).toEqual([40, 340]);
});

test("AHEAD-2 a single moment and a value of nothing can be drawn", () => {
  const scale = createScale({ from: 1000, to: 1000 }, 0n, box);
  expect([scale.x(1000), scale.y(0n)]).toEqual([40, 170]);
});

test("AHEAD-2 texts beside lines do not stand on one another", () => {
  expect(spread([50, 20, 25], 13)).toEqual([50, 20, 33]);
  expect(spread([30, 30, 30], 10)).toEqual([30, 40, 50]);
  expect(spread([10, 92, 95], 13, 100)).toEqual([10, 87, 100]);
});

test("AHEAD-2 what has no room after the one before is left out", () => {
  expect(withRoom([0, 5, 20, 38, 40], (x) => x, 20)).toEqual([0, 20, 40]);
});
