import { expect, test } from "vitest";
import { runCrashPoints } from "../../faults/crash-points/crash-points.ts";

/** Far more than they need, so that what ends the run is its end. */
const MINUTES = 20;

test("AHEAD-11 R1 R2 R3 R4 R5 every state that a node can leave by its death in a command on money is visited, and the audit finds nothing", {
  timeout: MINUTES * 60_000,
  retry: 0,
}, async () => {
  const pass = { pass: "once", wallet: "ledger", isPlanted: false, skip: 0, minutes: MINUTES } as const;
  const { violations, tallies } = await runCrashPoints(pass);
  expect(violations).toEqual([]);
  expect(tallies.size).toBeGreaterThan(0);
  for (const [command, { points, due, visited }] of tallies) {
    expect(points.length, command).toBeGreaterThan(0);
    expect(visited, command).toBe(due);
  }
});
