import { expect, test } from "vitest";
import { smallestUuidV7, uuidV7 } from "./uuid-v7.ts";

test("an id is a UUID of version 7 that begins with its time", () => {
  const ids = Array.from({ length: 200 }, () => uuidV7(0x0193_a1b0_c2d4));
  for (const id of ids) expect(id).toMatch(/^0193a1b0-c2d4-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test("all other digits are random", () => {
  const ids = Array.from({ length: 200 }, () => uuidV7(0));
  const alike = [..."x".repeat(36)].map((_, index) => new Set(ids.map((id) => id[index])).size);
  const fixed = alike.flatMap((values, index) => (values === 1 ? [index] : []));
  // The time, four hyphens and the version.
  expect(fixed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 23]);
  expect(alike[19]).toBe(4);
});

test("an id of now is above one of an earlier time", () => {
  const before = Date.now();
  expect(uuidV7() > uuidV7(before - 1)).toBe(true);
});

test("no id of a time is below the smallest, and every earlier one is", () => {
  const smallest = smallestUuidV7(new Date(1_000));
  for (let index = 0; index < 200; index += 1) {
    expect(uuidV7(1_000) >= smallest).toBe(true);
    expect(uuidV7(999) < smallest).toBe(true);
  }
});
