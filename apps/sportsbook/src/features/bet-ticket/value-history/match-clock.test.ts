import { expect, test } from "vitest";
import { scoreText } from "../../../i18n/event-words.ts";
import { createMatchClock, fullTimeOf, goalsOf, scoreAt } from "./match-clock.ts";
import { KICK_OFF, MINUTE, sampleHistory, sampleMoment } from "./test-support/sample-history.ts";

const { moments } = sampleHistory();
const after = (minutes: number): number => KICK_OFF + minutes * MINUTE;

test.each([
  ["before the match", -1, null],
  ["at the whistle", 0, "1′"],
  ["between two moments", 30, "31′"],
  ["in the break the clock stands", 50, "45′"],
  ["in the second half", 78, "64′"],
  ["after the last minute", 108, "90+4′"],
])("AHEAD-2 the minute of the match, %s", (_, played, text) => {
  expect(createMatchClock(moments).text(after(played))).toBe(text);
});

test("AHEAD-2 a clock that goes faster goes on so after the last moment", () => {
  expect(createMatchClock(moments, 30).text(after(61))).toBe("76′");
});

test("AHEAD-2 a sport without a clock has no minutes", () => {
  const clock = createMatchClock([sampleMoment(0, null, "S1", "0:0")]);
  expect(clock.text(after(5))).toBeNull();
  expect(clock.timeOf(5)).toBeNull();
});

test.each([
  [0, 0],
  [30, 30],
  [60, 75],
  [90, 105],
])("AHEAD-2 minute %i was played after %i", (minute, played) => {
  expect(createMatchClock(moments).timeOf(minute)).toBe(after(played));
});

test.each([
  ["unknown in the first half", moments.slice(0, 2), null],
  ["twice the first half", moments, 90],
  ["of shorter halves", [sampleMoment(0, 0, "1H", "0:0"), sampleMoment(40, 31, "2H", "0:0")], 60],
  ["unknown where the second half was under way", [sampleMoment(0, 63, "2H", "0:0")], null],
])("AHEAD-2 the length of a match: %s", (_, given, minutes) => {
  expect(fullTimeOf(given)).toBe(minutes);
});

test("AHEAD-2 only a change of score is a goal, in the order the match is shown in", () => {
  expect(goalsOf(moments).map(({ score }) => scoreText(score, false))).toEqual(["1:0"]);
  expect(goalsOf(moments).map(({ score }) => scoreText(score, true))).toEqual(["0:1"]);
  expect(scoreAt(moments, after(11))).toEqual({ home: 0, away: 0 });
  expect(scoreAt(moments, after(12))).toEqual({ home: 1, away: 0 });
  expect(scoreAt(moments, after(-1))).toBeNull();
});
