import { runStorm } from "../services/bets/src/test-support/storm.ts";
import type { Mode } from "./mode.ts";

/** R7: placements while the offer changes as fast as it can be published. */
export const storm: Mode = async ({ storm: given }) => {
  const count = Number(given);
  const { verdicts, violations } = await runStorm(count);
  const counts = Object.entries(verdicts).map((pair) => pair.join(" "));
  console.log(`verdicts: ${counts.join(", ")}`);
  return { done: count, what: "placements in an odds storm", findings: violations };
};
