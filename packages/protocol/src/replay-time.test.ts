import { expect, test } from "vitest";
import { readReplayTime, replayNow, writeReplayTime } from "./replay-time.ts";

const time = { from: 1_000, to: 5_000, since: 90_000, speed: 2 };

test("AHEAD-6 recorded time stands still, runs at its speed, and stands still at its end", () => {
  const times = [80_000, 90_000, 91_000, 91_500, 92_000, 99_000].map((now) => replayNow(time, now));
  expect(times).toEqual([1_000, 1_000, 3_000, 4_000, 5_000, 5_000]);
});

test("AHEAD-6 recorded time is read from an address as it was written, and nothing else is", () => {
  expect(readReplayTime(writeReplayTime(time))).toEqual(time);
  for (const text of [null, "", "1", "1_2_3", "1_2_3_", "1_2_3_4_5", "a_2_3_4", "-1_2_3_4"])
    expect(readReplayTime(text)).toBeNull();
});
