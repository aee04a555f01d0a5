import { runFeedFaults } from "../services/feed/src/test-support/feed-faults.ts";
import type { Mode } from "./mode.ts";

/** What a provider can do to us: after each of its faults the offer and the results are what it says they are. */
export const feed: Mode = async ({ feed: runs, seed, minutes }) => {
  const { done, findings, lockedAfter } = await runFeedFaults(
    Number(runs),
    Number(seed),
    minutes ? Number(minutes) : undefined,
  );
  if (lockedAfter.length > 0)
    console.log(
      `${lockedAfter.length} locks of silent producers, ${lockedAfter[Math.floor(lockedAfter.length / 2)]} ms after the time of silence ` +
        `in the median, ${lockedAfter.at(-1)} ms at most`,
    );
  return { done, what: "runs with faults of a provider", findings };
};
