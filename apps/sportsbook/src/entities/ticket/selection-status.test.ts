import type { BetSelection, PlayStatus } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleBetSelection } from "../../test-support/sample-ticket.ts";
import { countedText, outcomeStatus, resolutionOf, selectionStatus } from "./selection-status.ts";

type Statuses = BetSelection["resolutionStatuses"];

const OPEN = { state: "OPEN", status: "OPEN" } as const;

const withStatuses = (resolutionStatuses: Statuses, playStatus: PlayStatus = "NOT_STARTED") =>
  sampleBetSelection(7, { resolutionStatuses, playStatus });

test.each<readonly [string, Statuses]>([
  ["WON", [OPEN, { state: "IN_PLAY", status: "LOST" }, { state: "SETTLE", status: "WON" }]],
  ["LOST", [OPEN, { state: "IN_PLAY", status: "LOST" }]],
  ["OPEN", [OPEN]],
  ["OPEN", []],
])("BET-15 of the states of a selection SETTLE holds, then IN_PLAY, then OPEN: %s", (expected, statuses) => {
  expect(resolutionOf(withStatuses(statuses))).toBe(expected);
});

test.each([
  ["WON", "won"],
  ["LOST", "lost"],
  ["VOID", "void"],
  ["HALF_WON", "halfWon"],
  ["HALF_LOST", "halfLost"],
] as const)("BET-18 a selection that is %s shows it, whatever its match does", (status, shown) => {
  expect(selectionStatus(withStatuses([{ state: "SETTLE", status }], "RUNNING"))).toBe(shown);
});

test.each([
  ["NOT_STARTED", "open"],
  ["RUNNING", "live"],
  ["BREAK", "live"],
  ["HALTED", "live"],
  ["ENDED", "open"],
] as const)("BET-12 without a result the match says how it stands: %s", (playStatus, shown) => {
  const selection = withStatuses([OPEN], playStatus);
  expect(selectionStatus(selection)).toBe(shown);
  expect(selection.eventMarketOutcomes.map((outcome) => outcomeStatus(outcome, selection))).toEqual([shown]);
});

test("the legs are counted up in words, those that ended first", () => {
  const legs = [
    withStatuses([OPEN]),
    withStatuses([{ state: "SETTLE", status: "VOID" }]),
    withStatuses([{ state: "SETTLE", status: "WON" }]),
    withStatuses([OPEN], "RUNNING"),
    withStatuses([OPEN]),
  ];
  expect(countedText(legs)).toBe("1 won · 1 live · 2 to come · 1 void");
});
