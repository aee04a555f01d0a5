import { expect, test } from "vitest";
import { type BuilderLeg, createBuilderLegs } from "./builder-legs.ts";

const legOf = (slot: number, marketSlot: number, eventId = 7): BuilderLeg => ({
  slot,
  marketSlot,
  outcomeName: `Outcome ${slot}`,
  marketName: `Market ${marketSlot}`,
  pick: {
    eventId,
    sportKey: "soccer",
    marketKey: "result",
    specifiers: {},
    outcome: slot - marketSlot,
    betBuilder: true,
  },
});

const slotsOf = (legs: ReturnType<typeof createBuilderLegs>, eventId = 7): number[] =>
  legs.legsOf(eventId).map(({ slot }) => slot);

test("a picked outcome is removed by picking it again", () => {
  const legs = createBuilderLegs();
  legs.toggle(legOf(0, 0));
  legs.toggle(legOf(4, 3));
  expect(slotsOf(legs)).toEqual([0, 4]);
  legs.toggle(legOf(0, 0));
  expect(slotsOf(legs)).toEqual([4]);
});

test("another outcome of a market takes the place of the one before", () => {
  const legs = createBuilderLegs();
  for (const leg of [legOf(0, 0), legOf(4, 3), legOf(2, 0)]) legs.toggle(leg);
  expect(slotsOf(legs)).toEqual([2, 4]);
});

test("each event has picks of its own", () => {
  const legs = createBuilderLegs();
  legs.toggle(legOf(0, 0));
  legs.toggle(legOf(1, 0, 8));
  legs.remove(7, 0);
  expect([slotsOf(legs), slotsOf(legs, 8)]).toEqual([[], [1]]);
  legs.clear(8);
  expect(slotsOf(legs, 8)).toEqual([]);
});
