import type { Mode } from "../mode.ts";
import { type Pass, runCrashPoints } from "./crash-points.ts";

/** Without a limit of its own, all runs are made. */
const MANY_MINUTES = 10_000;

export const crashPoints: Mode = async ({ pairs, once, skip, minutes, plant }) => {
  const pass: Pass = pairs ? "pairs" : once ? "once" : "singles";
  const limits = { skip: Number(skip), minutes: Number(minutes ?? MANY_MINUTES) };
  const { violations, tallies, done } = await runCrashPoints({ pass, isPlanted: plant !== undefined, ...limits });
  for (const [name, { points, due, visited, idle }] of tallies) {
    const rest = pass === "pairs" ? `, ${idle} in which the second node had nothing left to do there` : "";
    console.log(`${name}: ${points.length} points, ${visited + idle} of ${due} visited${rest}`);
  }
  const sum = (count: (tally: { due: number; visited: number; idle: number }) => number): number =>
    [...tallies.values()].reduce((all, tally) => all + count(tally), 0);
  const visited = sum((tally) => tally.visited + tally.idle);
  // A point that was not visited would be a hole in the proof.
  const missed = done === sum(({ due }) => due) ? done - visited : 0;
  const findings = missed > 0 ? [...violations, `${missed} were not visited`] : violations;
  return {
    done: visited,
    what: `${pass === "pairs" ? "pairs of " : ""}crash points of ${tallies.size} commands`,
    findings,
  };
};
