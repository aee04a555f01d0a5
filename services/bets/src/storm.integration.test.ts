import { expect, test } from "vitest";
import { runStorm } from "./test-support/storm.ts";

const BETS = 600;

test("R7 under constant odds changes, every placed bet was open, not started and at an agreed price in a version as new as the bettor's", async () => {
  const { verdicts, violations } = await runStorm(BETS);
  expect(violations).toEqual([]);
  // Each verdict occurred, so the test has tested something.
  for (const verdict of ["PLACED", "ODDS_CHANGED", "SUSPENDED", "EVENT_STARTED"])
    expect(verdicts[verdict], verdict).toBeGreaterThan(BETS / 60);
});
