import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePriceText, encodePriceText } from "./price-text.ts";

const whole = (min: number, max: number) => fc.integer({ min, max });
const prices = fc.array(fc.tuple(whole(0, 5_000), whole(-1_000_000, 1_000_000)), { maxLength: 40 });

test("a text is read as what was written, for any ids, versions and prices", () => {
  fc.assert(
    fc.property(whole(1, 2 ** 51), whole(0, 2 ** 31), whole(1, 2 ** 31), prices, (eventId, base, step, pairs) => {
      const text = encodePriceText(eventId, base, base + step, pairs);
      expect(text).toMatch(/^[A-Za-z0-9+/]+$/);
      expect(decodePriceText(text)).toEqual([eventId, base, base + step, pairs.flat()]);
    }),
    { numRuns: 2_000 },
  );
});

test("numbers are those of source maps: least significant digits first, the sign in the lowest bit", () => {
  expect(encodePriceText(16, 1, 2, [])).toBe("gBCC");
  expect(
    encodePriceText(7, 3, 4, [
      [0, 185],
      [1, -340],
      [12, 0],
    ]),
  ).toBe("OGCAyLCpVWA");
  expect(decodePriceText("OGCAyLCpVWA")).toEqual([7, 3, 4, [0, 185, 1, -340, 12, 0]]);
});

test.each([
  ["a number without its end", "OGCAy"],
  ["a slot without its price", "OGCA"],
  ["no version", "OG"],
  ["nothing", ""],
  ["another sign", "OGC-"],
  ["a letter outside of ASCII", "OGCÄ"],
  ["event 0", "AGC"],
  ["a negative base", "ODC"],
  ["version 0", "OAA"],
  ["a number that is not exact", `${"/".repeat(11)}BGC`],
])("refuses %s", (_, text) => {
  expect(decodePriceText(text)).toBeNull();
});

test("reads or refuses any text, and never throws", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."ABCgh+/9"), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), (text) => {
      const chunk = decodePriceText(text);
      if (chunk) expect(chunk.slice(0, 3).every((number) => Number.isSafeInteger(number))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
