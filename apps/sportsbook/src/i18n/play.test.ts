import { expect, test } from "vitest";
import { sampleMetadata } from "../test-support/sample-offer.ts";
import { formatPart, formatPlayTime } from "./play.ts";

test.each([
  ["1H", "1st half"],
  ["HT", "HT"],
  ["S3", "Set 3"],
  ["Q4", "Q4"],
  ["I7T", "Top 7"],
  ["I2PP", "Innings 2"],
  ["Q1E", "End Q1"],
  ["XYZ", "XYZ"],
])("the part %s reads %s", (status, text) => {
  expect(formatPart(status)).toBe(text);
});

const playing = { ...sampleMetadata, timeRunning: true, timeAt: 0 };

test("a match clock counts on by itself", () => {
  expect(formatPlayTime({ ...playing, eventTime: 3720 }, false, 0)).toEqual({ lead: "63′", rest: "2nd half" });
  expect(formatPlayTime({ ...playing, eventTime: 3720 }, false, 60_000).lead).toBe("64′");
  expect(formatPlayTime({ ...playing, eventTime: 3720, timeSpeed: 5 }, false, 60_000).lead).toBe("68′");
});

test("a match in play that has not begun has no minute", () => {
  expect(formatPlayTime({ ...playing, eventStatus: "NS", eventTime: 0 }, false, 0)).toEqual({ lead: "Soon", rest: "" });
});

test("time beyond the half is shown as stoppage time", () => {
  expect(formatPlayTime({ ...playing, eventTime: 5460 }, false, 0).lead).toBe("90+2′");
});

test("a clock that runs down shows the part first and never goes below zero", () => {
  const quarter = { ...playing, eventStatus: "Q3", countdown: true, eventTime: 252 };
  expect(formatPlayTime(quarter, false, 0)).toEqual({ lead: "Q3", rest: "04:12" });
  expect(formatPlayTime(quarter, false, 900_000).rest).toBe("00:00");
});

test("OFFER-10 the points of a reversed pair are swapped", () => {
  const tennis = { ...playing, eventStatus: "S3", eventTime: null, currentGameScore: { home: "40", away: "15" } };
  expect(formatPlayTime(tennis, false, 0)).toEqual({ lead: "Set 3", rest: "40:15" });
  expect(formatPlayTime(tennis, true, 0).rest).toBe("15:40");
});
