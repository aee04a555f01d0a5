import { expect, test } from "vitest";
import { isCheckOpen, newPlayRecord, nextCheckAt, readPlayRecord, resumePlay } from "./play-record.ts";

const MINUTE = 60_000;
const START = 1_000_000;
const record = newPlayRecord(START);
const seen = (minutes: number) => ({ ...record, seenAt: START + minutes * MINUTE });

test("PEER-10 a check is due after so many minutes of play since the last answer", () => {
  const facts = { record, minutes: 60, isBusy: false, wasOpen: false };
  expect(nextCheckAt(record, 60)).toBe(START + 60 * MINUTE);
  expect(isCheckOpen({ ...facts, now: START + 60 * MINUTE - 1 })).toBe(false);
  expect(isCheckOpen({ ...facts, now: START + 60 * MINUTE })).toBe(true);
  const answered = { ...record, checkedAt: START + 61 * MINUTE };
  expect(isCheckOpen({ ...facts, record: answered, now: START + 120 * MINUTE })).toBe(false);
  expect(isCheckOpen({ ...facts, record: answered, now: START + 121 * MINUTE })).toBe(true);
});

test("PEER-10 a check waits for what is on its way, and once open for nothing but its answer", () => {
  const due = { record, minutes: 60, now: START + 60 * MINUTE };
  expect(isCheckOpen({ ...due, isBusy: true, wasOpen: false })).toBe(false);
  expect(isCheckOpen({ ...due, isBusy: true, wasOpen: true })).toBe(true);
});

test("PEER-10 a brand without checks has none", () => {
  expect(nextCheckAt(record, null)).toBeNull();
  expect(isCheckOpen({ record, minutes: null, now: START * 9, isBusy: false, wasOpen: false })).toBe(false);
});

test("PEER-10 a session goes on over a reload", () => {
  expect(resumePlay(seen(20), 60, START + 40 * MINUTE)).toEqual({ ...record, seenAt: START + 40 * MINUTE });
});

test("PEER-10 whoever was away for long begins anew", () => {
  const now = START + 51 * MINUTE;
  expect(resumePlay(seen(20), 60, now)).toEqual(newPlayRecord(now));
});

test("PEER-10 a check that was not answered is still to be answered after an absence, however long", () => {
  const now = START + 600 * MINUTE;
  const resumed = resumePlay(seen(60), 60, now);
  expect(resumed.startedAt).toBe(START);
  expect(isCheckOpen({ record: resumed, minutes: 60, now, isBusy: false, wasOpen: false })).toBe(true);
});

test("what a wrong clock stored, or what is no record, begins anew", () => {
  expect(resumePlay({ ...record, seenAt: START + 5 }, 60, START)).toEqual(record);
  expect(resumePlay({ ...record, startedAt: START + 5 }, 60, START)).toEqual(record);
  expect(resumePlay(null, 60, START)).toEqual(record);
  for (const stored of [null, 7, "x", {}, { ...record, seenAt: "1" }, { ...record, startedAt: -1 }])
    expect(readPlayRecord(stored)).toBeNull();
  expect(readPlayRecord({ ...record, more: 1 })).toEqual(record);
});
