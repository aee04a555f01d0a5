import type { AssembledSelection, SharedAnswer } from "@touchline/protocol";
import { expect, test } from "vitest";
import { samplePick, sampleRules, sampleSlip, sampleState, selected } from "../../../test-support/sample-slip.ts";
import { changeOf } from "../slip/assembled.ts";
import { openLoaded, sharedOf, slipOfCode } from "./booking-code.ts";

const assembled = (
  eventId: number,
  slots: number[],
  odds: number,
  availability: AssembledSelection["availability"] = "open",
): AssembledSelection => ({
  eventId,
  slots,
  availability,
  event:
    availability === "gone"
      ? null
      : {
          eventVersion: 9,
          eventName: `Event ${eventId} today`,
          competitors: ["A", "B"],
          sportId: 1,
          categoryId: 21,
          tournamentId: 31,
          startsAt: 5,
          game: "LIVE",
          playStatus: "RUNNING",
          detailedPlayStatus: 1,
          metadata: null,
        },
  markets:
    availability === "gone"
      ? []
      : slots.map((slot) => ({
          marketId: `${eventId}m${slot - (slot % 3)}`,
          marketName: "Match result",
          metaMarketId: 201,
          outcomeId: `${eventId}o${slot}`,
          metaOutcomeId: 1,
          outcomeName: `Outcome ${slot}`,
          slot,
          outcomes: 3,
          odds,
        })),
});

const answer: SharedAnswer = {
  code: "ABCDEFGH",
  betslip: {
    type: "combo",
    selections: [
      { eventId: 1, slots: [1], odds: 185 },
      { eventId: 2, slots: [0], odds: 200 },
      { eventId: 3, slots: [2], odds: 150 },
    ],
    bankers: [1],
  },
  names: ["One", "Two", "Three"].map((event) => ({ event, outcomes: [`${event} wins`] })),
};

let hashes = 0;
const load = () =>
  slipOfCode(
    answer,
    [assembled(1, [1], 190), assembled(2, [0], 200), assembled(3, [2], 0, "gone")],
    () => `hash-${++hashes}`,
  );

test("OFFER-10 the slip names a reversed event as lists do, away first", () => {
  const reversed = assembled(1, [1], 190);
  const [stored] = answer.betslip.selections.slice(0, 1);
  const slip = slipOfCode(
    { ...answer, betslip: { type: "single", selections: stored ? [stored] : [], bankers: [] } },
    [{ ...reversed, event: reversed.event && { ...reversed.event, reversed: true } }],
    () => "hash",
  );
  expect(slip.selectionsData["1o1"]).toMatchObject({ eventName: "B v A", reversed: true });
});

test("PEER-5 SLIP-11 a code prices every leg anew, and says which changed or are gone", () => {
  const slip = load();
  expect(slip.selectionsList).toEqual(["1o1", "2o0", "3o2"]);
  expect(slip.selectionsData["1o1"]).toMatchObject({ previousOdds: 185, eventName: "A v B", game: "LIVE" });
  expect(slip.selectionsData["1o1"]?.markets["1m0"]?.odds).toBe(190);
  expect(slip.selectionsData["2o0"]).toMatchObject({ previousOdds: null, banker: true });
  expect(slip.selectionsList.flatMap((id) => changeOf(slip, id) ?? [])).toEqual([
    { selectionId: "1o1", kind: "odds" },
    { selectionId: "3o2", kind: "gone" },
  ]);
});

test("SLIP-7 a leg that is gone keeps the names it was shared by", () => {
  const gone = load().selectionsData["3o2"];
  expect(gone).toMatchObject({ eventName: "Three", availability: "gone" });
  expect(Object.values(gone?.markets ?? {})[0]?.outcomeName).toBe("Three wins");
});

test("PEER-5 a bet builder of a code waits for its joint price", () => {
  const shared = {
    ...answer,
    betslip: { type: "single" as const, selections: [{ eventId: 4, slots: [0, 3], odds: 480 }], bankers: [] },
  };
  const slip = slipOfCode(shared, [assembled(4, [0, 3], 200)], () => "hash-of-four");
  expect(slip.selectionsData["builder-4"]).toMatchObject({ type: "bet_builder", previousOdds: 480 });
  expect(slip.betBuilderSelections).toEqual({ 4: { odds: null } });
});

test("PEER-5 what is shared has no stake, the price agreed to, and nothing that is gone", () => {
  const slip = sampleSlip([samplePick(1, 1), samplePick(2)]);
  const gone = { ...slip.selectionsData["2o0"], availability: "gone" } as (typeof slip.selectionsData)[string];
  expect(sharedOf({ ...slip, selectionsData: { ...slip.selectionsData, "2o0": gone } })).toEqual({
    type: "single",
    selections: [{ eventId: 1, slots: [1], odds: 185 }],
    bankers: [],
  });
  expect(sharedOf(sampleSlip([]))).toBeNull();
});

test("PEER-5 a loaded slip takes an empty one's place, is one more, or goes into those there are", () => {
  const empty = openLoaded(sampleState([]), load(), sampleRules);
  expect(empty.slips).toHaveLength(1);
  expect(empty.slips[0]).toMatchObject({ type: "combo", stake: 200n });
  const held = sampleState([selected(samplePick(1, 1)), selected(samplePick(9))]);
  const more = openLoaded(held, load(), sampleRules);
  expect([more.slips.length, more.active]).toEqual([2, 1]);
  const full = openLoaded(held, load(), { ...sampleRules, numberOfBetslips: 1 });
  expect(full.slips.map(({ selectionsList }) => selectionsList)).toEqual([["1o1", "9o0", "2o0", "3o2"]]);
});
