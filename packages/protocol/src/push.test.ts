import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePriceText } from "./price-text.ts";
import { offerFrameSchema, readOfferFrame } from "./push.ts";

const number = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer(), fc.double(), fc.constantFrom("1", null));
const chunk = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.array(fc.integer())),
  fc.tuple(
    fc.nat(),
    fc.nat(),
    fc.nat(),
    fc.array(fc.integer()),
    fc.constantFrom({}, { suspended: true }, { suspended: 1 }),
  ),
  fc.array(fc.oneof(number, fc.array(number)), { maxLength: 6 }),
  fc.constantFrom("OGCAyL", "OGCAy", "OGC-", "OGC"),
  fc.anything(),
);

/** What the schema cannot tell. */
const isReadable = (item: unknown): boolean => {
  if (typeof item === "string") return decodePriceText(item) !== null;
  return !Array.isArray(item) || !Array.isArray(item[3]) || item[3].length % 2 === 0;
};

test("a frame is read where its schema agrees, its lists of prices are even and its texts complete", () => {
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 3 }), (frame) => {
      const isExpected = offerFrameSchema.safeParse(frame).success && frame.every(isReadable);
      expect(readOfferFrame(frame) !== null).toBe(isExpected);
    }),
    { numRuns: 2_000 },
  );
});

test("reads prices in both forms", () => {
  const chunk = [7, 3, 4, [0, 185, 1, -340, 12, 0]];
  expect(readOfferFrame([chunk, "OGCAyLCpVWA"])).toEqual([chunk, chunk]);
  expect(readOfferFrame([[7, 0, 4, [], { suspended: true }]])).toEqual([[7, 0, 4, [], { suspended: true }]]);
});
