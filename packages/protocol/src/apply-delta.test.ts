import { expect, test } from "vitest";
import { applyDelta } from "./apply-delta.ts";
import type { Market, OfferEvent } from "./event.ts";

/** Markets with some slots each, and free slots between them. */
const eventWith = (sizes: readonly number[]): OfferEvent => {
  let next = 3;
  const markets = sizes.map((size) => {
    const slot = next;
    next += size + 2;
    return { slot, prices: Array.from({ length: size }, () => 100) } as unknown as Market;
  });
  return { version: 1, markets } as unknown as OfferEvent;
};

const pricesOf = ({ markets }: OfferEvent): Record<number, number> =>
  Object.fromEntries(markets.flatMap(({ slot, prices }) => prices.map((price, index) => [slot + index, price])));

test.each([
  ["in the order of the markets", (slots: readonly number[]) => slots],
  ["backwards", (slots: readonly number[]) => slots.toReversed()],
  ["in any order", (slots: readonly number[]) => slots.toSorted((a, b) => ((a * 7919) % 101) - ((b * 7919) % 101))],
])("prices are set %s, and those of unknown slots are left out", (_, order) => {
  const event = eventWith([3, 1, 2, 5, 1, 4]);
  const slots = order(Object.keys(pricesOf(event)).map(Number));
  applyDelta(event, { version: 2, prices: [1, 9, ...slots.flatMap((slot) => [slot, 100 + slot]), 6, 9, 999, 9] });
  expect(pricesOf(event)).toEqual(Object.fromEntries(slots.map((slot) => [slot, 100 + slot])));
  expect(event.version).toBe(2);
});

test("of a slot that is named twice the last price is set", () => {
  const event = eventWith([2, 2]);
  applyDelta(event, { version: 2, prices: [7, 1, 3, 2, 7, 4] });
  expect(pricesOf(event)).toEqual({ 3: 2, 4: 100, 7: 4, 8: 100 });
});
