import { type AcceptanceRecord, ODDS_CHANGES, REJECTION_CODES } from "@touchline/protocol";
import { expect, test } from "vitest";
import { acceptanceOf, floorOf, rejectionCode, rowsOf, totalsOf } from "./record-facts.ts";
import { placeBetween, stepChart } from "./step-geometry.ts";
import { RECEIVED, sampleRecord } from "./test-support/sample-record.ts";

const kinds = (changes: Partial<AcceptanceRecord>): string[] => rowsOf(sampleRecord(changes)).map(({ kind }) => kind);

test.each<[string, Partial<AcceptanceRecord>, string[]]>([
  ["a live bet", {}, ["received", "delay", "move", "move", "checked", "answer"]],
  ["no delay", { delayMs: 0, dueAt: RECEIVED + 9, moves: [] }, ["received", "checked", "answer"]],
  ["answered before its time", { decidedAt: RECEIVED + 20, moves: [] }, ["received", "delay", "answer"]],
  ["not answered", { decidedAt: null, status: "PREPARED", moves: [] }, ["received", "delay"]],
])("AHEAD-1 what happened, in its order: %s", (_, changes, expected) => {
  expect(kinds(changes)).toEqual(expected);
});

test("AHEAD-1 each move of a leg has the new total", () => {
  expect(rowsOf(sampleRecord()).filter(({ kind }) => kind === "move")).toMatchObject([
    { from: 148, to: 144, total: 288 },
    { from: 144, to: 152, total: 304 },
  ]);
});

test("AHEAD-1 a move of a leg that is not the bet's is neither listed nor drawn", () => {
  const moves = [{ at: RECEIVED + 1409, id: "hash-99-0", from: 1000, to: 1200 }];
  const record = sampleRecord({ moves });
  expect(rowsOf(record).some(({ kind }) => kind === "move")).toBe(false);
  expect(totalsOf(record).map(({ total }) => total)).toEqual([296, 304]);
});

test("AHEAD-1 a total that is not known is left out", () => {
  const [first, second] = sampleRecord().selections;
  if (!first || !second) throw new Error("two selections");
  const record = sampleRecord({ selections: [first, { ...second, tapped: null }] });
  expect(rowsOf(record).find(({ kind }) => kind === "move")).toMatchObject({ total: null });
  expect(totalsOf(sampleRecord({ tappedOdds: null }))).toEqual([]);
});

test("AHEAD-1 the odds of the bet, each time they changed", () => {
  expect(totalsOf(sampleRecord()).map(({ at, total }) => [at - RECEIVED, total])).toEqual([
    [0, 296],
    [1409, 288],
    [3831, 304],
  ]);
});

test.each<[Partial<AcceptanceRecord>, string | null]>([
  [{ decidedOdds: 296 }, "same"],
  [{ decidedOdds: 304 }, "better"],
  [{ decidedOdds: 288 }, "lower"],
  [{ tappedOdds: null, decidedOdds: null }, "better"],
  [{ tappedOdds: null, decidedOdds: null, tappedWinnings: "30.40" }, "same"],
  [{ tappedOdds: null, decidedOdds: null, tappedWinnings: null }, null],
  [{ status: "REJECTED" }, null],
])("AHEAD-1 how it was accepted, by odds or by what it pays: %#", (changes, acceptance) => {
  expect(acceptanceOf(sampleRecord(changes))).toBe(acceptance);
});

test("AHEAD-1 rejections are numbered in the order of their codes", () => {
  expect(REJECTION_CODES.map(rejectionCode).slice(0, 2)).toEqual(["R-01", "R-02"]);
  expect(rejectionCode("NOT_DECIDED")).toBe("R-14");
  expect([rejectionCode("RISK_4711"), rejectionCode(4711)]).toEqual(["RISK_4711", "4711"]);
});

test("AHEAD-1 the floor is the price of the tap, unless any change is accepted", () => {
  expect(ODDS_CHANGES.map((oddsChanges) => floorOf(sampleRecord({ oddsChanges })))).toEqual([null, 296, 296]);
});

test("AHEAD-1 the odds are drawn as steps, from the receipt to the answer", () => {
  const chart = stepChart(sampleRecord());
  expect(chart?.steps.map(({ total, y, move }) => [total, y, move])).toEqual([
    [296, 49, null],
    [288, 70, "down"],
    [304, 28, "up"],
  ]);
  expect([chart?.steps[0]?.from, chart?.steps.at(-1)?.to]).toEqual([52, 322]);
  expect(chart?.path).toBe("M52,49L126.9,49L126.9,70L255.6,70L255.6,28L322,28L322,28");
  expect(chart?.floor).toBe(49);
  expect(chart?.delay).toEqual({ from: expect.closeTo(52.5, 1), to: expect.closeTo(318.2, 1) });
  expect(chart?.seconds).toHaveLength(6);
});

test.each<[string, Partial<AcceptanceRecord>]>([
  ["odds that are not known", { tappedOdds: null }],
  ["no answer", { decidedAt: null }],
])("AHEAD-1 nothing is drawn of %s", (_, changes) => {
  expect(stepChart(sampleRecord(changes))).toBeNull();
});

test("AHEAD-1 a bet without a delay has none drawn, and one price stands in the middle", () => {
  const chart = stepChart(sampleRecord({ delayMs: 0, moves: [], decidedOdds: 296, oddsChanges: "accept_any_changes" }));
  expect(chart).toMatchObject({
    delay: null,
    floor: null,
    path: "M52,49L322,49L322,49",
    labels: [{ total: 296, y: 49 }],
  });
});

test.each([
  ["live delay 5.0s", "Accepted 5.1s", 171.0],
  ["Verzögerung 5,0 Sek.", "Nicht angenommen 5,1 Sek.", null],
])("AHEAD-1 the length of the delay stands where there is room for it: %s", (delay, answer, x) => {
  expect(placeBetween("Received", delay, answer)).toBe(x);
});
