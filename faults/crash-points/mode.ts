import type { Mode } from "../mode.ts";
import { type Pass, runCrashPoints } from "./crash-points.ts";

/** Without a limit of its own, all runs are made. */
const MANY_MINUTES = 10_000;

export const crashPoints: Mode = async ({ pairs, once, skip, minutes, plant, wallet = "ledger" }) => {
  if (wallet !== "ledger" && wallet !== "seamless") throw new Error(`--wallet is ledger or seamless, not ${wallet}`);
  const pass: Pass = pairs ? "pairs" : once ? "once" : "singles";
  const limits = { skip: Number(skip), minutes: Number(minutes ?? MANY_MINUTES) };
  const { violations, tallies } = await runCrashPoints({ pass, wallet, isPlanted: plant !== undefined, ...limits });
  for (const [name, { points, due, visited, idle }] of tallies) {
    const rest = pass === "pairs" ? `, ${idle} in which the second node had nothing left to do there` : "";
    console.log(`${name}: ${points.length} points, ${visited + idle} of ${due} visited${rest}`);
  }
  const done = [...tallies.values()].reduce((all, { visited, idle }) => all + visited + idle, 0);
  const what = `${pass === "pairs" ? "pairs of " : ""}crash points of ${tallies.size} commands`;
  return { done, what, findings: violations };
};
