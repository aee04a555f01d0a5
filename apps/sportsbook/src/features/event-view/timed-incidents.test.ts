import type { Incident } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { formatMinute, timeIncidents } from "./timed-incidents.ts";

const goalAt = (at: number): Incident => ({ kind: "GOAL", side: "HOME", at });

const minutes = (times: readonly number[], eventStatus: string, eventTime: number): string[] =>
  timeIncidents(times.map(goalAt), { ...sampleMetadata, eventStatus, eventTime }).map(({ seconds }) =>
    formatMinute(seconds),
  );

test.each([
  ["in the first half time is as told", [60, 900], "1H", 1000, ["2′", "16′"]],
  ["the second half begins where time starts anew", [660, 2000, 600], "2H", 3720, ["12′", "34′", "56′"]],
  ["what is later than the second half is old was in the first", [2000], "2H", 3720, ["34′"]],
  ["with one half's incidents only, the running half's", [600], "2H", 3720, ["56′"]],
  ["stoppage time of the first half stays before the break", [2760], "HT", 2700, ["45′"]],
] as const)("%s", (_name, times, eventStatus, eventTime, expected) => {
  expect(minutes(times, eventStatus, eventTime)).toEqual(expected);
});
