import { outcomeId } from "@touchline/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeKey } from "./outcome-key.ts";

test("the key is the contract's outcome id", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (eventId, slot) => {
      expect(outcomeKey(eventId, slot)).toBe(outcomeId(eventId, slot));
    }),
  );
});
