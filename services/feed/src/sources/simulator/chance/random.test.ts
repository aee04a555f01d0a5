import { expect, test } from "vitest";
import { flicker, wander } from "./noise.ts";
import { createRandom, share } from "./random.ts";

test("the same stream gives the same numbers, another stream others", () => {
  const draw = (seed: number): readonly number[] => {
    const random = createRandom(seed, 7);
    return Array.from({ length: 5 }, random);
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test("shares are spread evenly", () => {
  const shares = Array.from({ length: 10_000 }, (_, index) => share(3, index));
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => shares.filter((one) => Math.floor(one * 10) === tenth).length,
  );
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("wander moves without jumps and flicker jumps, both between -1 and 1", () => {
  const steps = Array.from({ length: 1000 }, (_, index) => wander(5, index * 10, 1000));
  for (const [index, value] of steps.entries()) {
    expect(Math.abs(value)).toBeLessThanOrEqual(1);
    if (index > 0) expect(Math.abs(value - (steps[index - 1] as number))).toBeLessThan(0.04);
  }
  expect(flicker(5, 999, 1000)).toBe(flicker(5, 0, 1000));
  expect(flicker(5, 1000, 1000)).not.toBe(flicker(5, 0, 1000));
});
