import { type BetSelection, betSelectionSchema, type PlayStatus } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { sampleBetSelection } from "../../test-support/sample-ticket.ts";
import { isBuilder, isFixed, matchName, resultText, selectionTime } from "./match.ts";

const NOW = new Date(2025, 8, 19, 18, 0, 0).getTime();
const START = new Date(2025, 8, 20, 14, 0, 0).getTime();
const DATES = { event: "DD.MM. ddd HH:mm", eventToday: "HH:mm", dayHeader: "ddd", betList: "DD.MM.YY. HH:mm:ss" };

const METADATA: NonNullable<BetSelection["metadata"]> = {
  ...sampleMetadata,
  displayEventStatus: null,
  timeAt: NOW,
  timeRunning: true,
};

const sample = (changes: Partial<BetSelection> = {}): BetSelection => {
  const selection = sampleBetSelection(7, changes);
  return { ...selection, event: { ...selection.event, startAt: START } };
};

const timeOf = (changes: Partial<BetSelection>) => selectionTime(sample(changes), DATES, NOW);

test("BET-7 the match has its teams with their prefixes, swapped where the event is reversed", () => {
  expect(matchName(sample())).toBe("FC Ashbourne – Harrow");
  expect(matchName(sample({ reversed: true }))).toBe("Harrow – FC Ashbourne");
  expect(matchName(sample({ competitors: [] }))).toBe("Ashbourne City - Harrow Vale");
});

test("BET-7 a banker is fixed in a system only", () => {
  expect(isFixed(sample({ banker: true }), { type: "system" })).toBe(true);
  expect(isFixed(sample({ banker: false }), { type: "system" })).toBe(false);
  expect(isFixed(sample({ banker: true }), { type: "combo" })).toBe(false);
});

test("BET-8 interrupted for 7 and suspended for 8, whatever the clock says", () => {
  const live = { playStatus: "RUNNING", metadata: METADATA } as const;
  expect(timeOf({ ...live, detailedPlayStatus: 7 })).toEqual({ kind: "interrupted", text: "Interrupted" });
  expect(timeOf({ ...live, detailedPlayStatus: 8 })).toEqual({ kind: "suspended", text: "Suspended" });
});

test("BET-8 a match in play shows its minute, part and announced extra time", () => {
  expect(timeOf({ playStatus: "RUNNING", metadata: METADATA })).toEqual({ kind: "live", text: "63′ 2nd half" });
  const late = { ...METADATA, eventTime: 91 * 60, eventExtraTime: 4 };
  expect(timeOf({ playStatus: "RUNNING", metadata: late }).text).toBe("90+2′ 2nd half +4′");
});

test("BET-8 the period is in the words of the back end where it has some", () => {
  const metadata = { ...METADATA, displayEventStatus: "Second period" };
  expect(timeOf({ playStatus: "RUNNING", metadata }).text).toBe("63′ Second period");
});

test.each<readonly [PlayStatus, string, string]>([
  ["NOT_STARTED", "start", "20.09. Sat 14:00"],
  ["ENDED", "ended", "Ended"],
  ["ABANDONED", "abandoned", "Abandoned"],
])("BET-8 otherwise what became of it, or its start: %s", (playStatus, kind, text) => {
  expect(timeOf({ playStatus })).toEqual({ kind, text });
});

test("BET-9 several outcomes of one event are a bet builder", () => {
  const [outcome] = sample().eventMarketOutcomes;
  if (!outcome) throw new Error("the sample has an outcome");
  expect(isBuilder(sample())).toBe(false);
  expect(isBuilder(sample({ eventMarketOutcomes: [outcome, outcome] }))).toBe(true);
});

test("BET-11 the score as home to away, swapped where the event is reversed, and none before the match", () => {
  expect(resultText(sample({ metadata: METADATA }))).toBe("2:1");
  expect(resultText(sample({ metadata: METADATA, reversed: true }))).toBe("1:2");
  expect(resultText(sample())).toBeNull();
});

test.each([
  [{ currentScoreInSets: { home: 1, away: 0 }, currentGameScore: { home: "40", away: "30" } }, "1:0", "0:1"],
  [{ currentScoreInSets: [], currentGameScore: { home: "40", away: "30" } }, "40:30", "30:40"],
  [{ currentScoreInSets: [], currentGameScore: { home: 2, away: 1 } }, "2:1", "1:2"],
  [{ currentScoreInSets: [], currentGameScore: null }, null, null],
])("BET-11 a back end that gives only the named scores, %o, shows %s", (scores, shown, reversed) => {
  const state = { eventStatus: "S2", displayEventStatus: null, eventTime: null, eventExtraTime: null, ...scores };
  const { metadata } = betSelectionSchema.parse({ ...sample(), metadata: state });
  expect(resultText(sample({ metadata }))).toBe(shown);
  expect(resultText(sample({ metadata, reversed: true }))).toBe(reversed);
});
