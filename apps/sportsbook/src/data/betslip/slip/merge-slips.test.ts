import { type Betslip, selectionsOf } from "@touchline/betting";
import fc from "fast-check";
import { expect, test } from "vitest";
import { built, sampleFamilies, samplePick, sampleRules, sampleState } from "../../../test-support/sample-slip.ts";
import { mergeFamilies } from "./merge-slips.ts";
import { createFamilies, type SlipFamilies, slipsOf } from "./slip-families.ts";
import { pickedOf } from "./slots.ts";

const idsOf = (book: SlipFamilies): string[] => slipsOf(book).flatMap((slip) => [...pickedOf(slip)]);

const conflicts = ({ type, ...slip }: Betslip): boolean => {
  const events = selectionsOf({ type, ...slip }).map(({ eventId }) => eventId);
  return type !== "single" && new Set(events).size < events.length;
};

test("AHEAD-8 a visitor's picks are added to the punter's slip where they are not there yet", () => {
  const punters = sampleFamilies([samplePick(1), samplePick(2)], "combo");
  const visitors = sampleFamilies([samplePick(2), samplePick(3)]);
  const merged = mergeFamilies(punters, visitors, null, sampleRules);
  expect(merged.regular.slips.map(({ selectionsList }) => selectionsList)).toEqual([["1o0", "2o0", "3o0"]]);
  expect(merged.regular.slips[0]?.type).toBe("combo");
});

test("AHEAD-8 a pick that does not go with the slip has one of its own", () => {
  const punters = sampleFamilies([samplePick(1, 0), samplePick(2)], "combo");
  const merged = mergeFamilies(punters, sampleFamilies([samplePick(1, 2)], "combo"), null, sampleRules);
  expect(merged.regular.slips.map(({ selectionsList }) => selectionsList)).toEqual([["1o0", "2o0"], ["1o2"]]);
});

test("AHEAD-8 a bet builder stands alone, and keeps its price", () => {
  const builder = sampleState([built(samplePick(4, 0)), built(samplePick(4, 3))]);
  const [slip] = builder.slips as [Betslip];
  const priced = { ...builder, slips: [{ ...slip, betBuilderSelections: { 4: { odds: 480 } } }] };
  const merged = mergeFamilies(
    sampleFamilies([samplePick(1)]),
    { ...sampleFamilies([]), regular: priced },
    null,
    sampleRules,
  );
  expect(merged.regular.slips[1]).toMatchObject({
    selectionsList: ["builder-4"],
    betBuilderSelections: { 4: { odds: 480 } },
  });
});

test("the stake and type of a visitor go to a punter who has none", () => {
  const visitors = sampleFamilies([samplePick(1), samplePick(2)], "combo");
  expect(mergeFamilies(createFamilies(sampleRules), visitors, null, sampleRules).regular).toEqual(visitors.regular);
});

test("what one device took away does not come back from the other", () => {
  const base = sampleFamilies([samplePick(1), samplePick(2), samplePick(3)]);
  const here = sampleFamilies([samplePick(1), samplePick(2), samplePick(4)]);
  const there = sampleFamilies([samplePick(2), samplePick(3), samplePick(5)]);
  expect(idsOf(mergeFamilies(there, here, base, sampleRules))).toEqual(["2o0", "5o0", "4o0"]);
});

const pick = fc.record({ event: fc.integer({ min: 1, max: 6 }), slot: fc.integer({ min: 0, max: 5 }) });
const bookOf = fc
  .tuple(fc.uniqueArray(pick, { maxLength: 8, selector: ({ event, slot }) => `${event}/${slot}` }), fc.boolean())
  .map(([picks, isCombo]) =>
    sampleFamilies(
      picks.map(({ event, slot }) => samplePick(event, slot)),
      isCombo ? "combo" : "single",
    ),
  );

test("AHEAD-8 no pick is lost, none is doubled, and no slip holds what does not go together", () => {
  fc.assert(
    fc.property(bookOf, bookOf, (punters, visitors) => {
      const merged = mergeFamilies(punters, visitors, null, sampleRules);
      const ids = idsOf(merged);
      expect(new Set(ids)).toEqual(new Set([...idsOf(punters), ...idsOf(visitors)]));
      expect(new Set(ids).size).toBe(ids.length);
      expect(slipsOf(merged).some(conflicts)).toBe(false);
    }),
  );
});
