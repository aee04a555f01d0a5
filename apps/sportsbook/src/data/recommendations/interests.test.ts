import { MOST_INTERESTS } from "@touchline/protocol";
import { expect, test } from "vitest";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { createInterests } from "./interests.ts";

const setUp = (favourites: readonly number[] = [], storage = createMemoryStorage()) =>
  createInterests({ storage, brand: "acme", favourites: () => new Set(favourites) });

test("CONFIG-3 interests are the favourites, then what was looked at most", () => {
  const interests = setUp([7]);
  for (const id of [3, 4, 4, 7, 4, 3]) interests.note(id);
  expect(interests.top()).toEqual([7, 4, 3]);
});

test("CONFIG-3 no more are stored than a recommendation is made of, and the newest is among them", () => {
  const interests = setUp();
  for (let id = 1; id <= MOST_INTERESTS; id += 1) for (const _ of [1, 2]) interests.note(id);
  interests.note(99);
  expect(interests.top()).toHaveLength(MOST_INTERESTS);
  expect(interests.top()).toContain(99);
});

test("CONFIG-3 forgotten interests are gone from the device", () => {
  const storage = createMemoryStorage();
  const interests = setUp([], storage);
  interests.note(3);
  interests.forget();
  expect([interests.top(), storage.read("interests.acme")]).toEqual([[], null]);
});
