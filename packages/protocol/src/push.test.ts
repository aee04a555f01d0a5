import fc from "fast-check";
import { expect, test } from "vitest";
import { isOfferFrame, offerFrameSchema } from "./push.ts";

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
  fc.anything(),
);

test("the fast check of a frame agrees with its schema, except that only it refuses price lists of odd length", () => {
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 3 }), (frame) => {
      const isEven = frame.every((item) => !Array.isArray(item) || !Array.isArray(item[3]) || item[3].length % 2 === 0);
      expect(isOfferFrame(frame)).toBe(offerFrameSchema.safeParse(frame).success && isEven);
    }),
    { numRuns: 2_000 },
  );
});

test("accepts a frame of prices", () => {
  expect(isOfferFrame([[7, 3, 4, [0, 185, 1, -340]]])).toBe(true);
  expect(isOfferFrame([[7, 0, 4, [], { suspended: true }]])).toBe(true);
});
