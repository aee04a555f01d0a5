import { expect, test } from "vitest";
import { schedules } from "../../faults/play-schedules.ts";

const SCHEDULES = 5;

test("R1 R2 R3 R4 R5 R9 R10 parts of the platform are killed while bets are placed, and the audit finds nothing", {
  timeout: 600_000,
  retry: 0,
}, async () => {
  const { done, findings } = await schedules({ schedules: `${SCHEDULES}`, seed: "1", skip: "0" });
  expect(findings).toEqual([]);
  expect(done).toBe(SCHEDULES);
});
