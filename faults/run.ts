/**
 * `pnpm faults --schedules N --seed S`: kills parts of the platform while bets are placed, and audits the result.
 * `pnpm faults --doubles N`: sends N placements, each twice at once.
 * `pnpm faults --races N`: starts cash-out, rule, settlement, void and cancellation at once for each of N bets.
 */
import { parseArgs } from "node:util";
import { placeDoubled } from "./doubles.ts";
import { startOwnMatches } from "./own-matches.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { runRaces } from "./races.ts";
import { runSchedule } from "./run-schedule.ts";
import { createSchedule } from "./schedule.ts";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "20" },
    doubles: { type: "string" },
    races: { type: "string" },
    seed: { type: "string", default: "1" },
    /** Number of schedules of the seed to skip, to repeat a single one. */
    skip: { type: "string", default: "0" },
    /** Plants a deliberate bug, to test that it is found. */
    plant: { type: "string" },
  },
});
const seed = Number(values.seed);
const skip = Number(values.skip);

/** Schedules of different seeds do not overlap below this number. */
const SCHEDULES_PER_SEED = 100_000;

/** Stops at the first violation, because a damaged ledger fails every later audit too. */
const playSchedules = async (platform: Platform, count: number): Promise<{ played: number; violations: number }> => {
  const matches = await startOwnMatches(platform.stack.natsUrl);
  for (let played = 0; played < count; played += 1) {
    const schedule = createSchedule(seed * SCHEDULES_PER_SEED + skip + played);
    const outcome = await runSchedule(platform, matches, schedule);
    const { violations, requests, placed, ended, cashedOut, recovery } = outcome;
    const killed = schedule.kills.map(({ target, at }) => `${target}@${at}`).join(" ");
    console.log(
      `schedule ${schedule.seed}: ${killed}; ${requests} requests, ${placed} placed, ${cashedOut} cashed out, ${ended} ended, ` +
        `all decided ${recovery} ms after recovery, ${violations.length} violations`,
    );
    for (const violation of violations) console.log(`  ${violation}`);
    if (violations.length > 0) return { played: played + 1, violations: violations.length };
  }
  await matches.stop();
  return { played: count, violations: 0 };
};

const platform = await startPlatform(values.plant);
// A signal must not leave engines and services running.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void platform.stop().then(() => process.exit(130)));

let wrong = 0;
let last = "";
try {
  if (values.races) {
    const count = Number(values.races);
    const { findings, winners } = await runRaces(platform, count, seed);
    for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`);
    console.log(
      `first: ${Object.entries(winners)
        .map((pair) => pair.join(" "))
        .join(", ")}`,
    );
    wrong = findings.length;
    last = `${count} races, ${wrong} violations`;
  } else if (values.doubles) {
    const count = Number(values.doubles);
    const findings = await placeDoubled(platform, count, seed);
    for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`);
    wrong = findings.length;
    last = `${count} placements sent twice, ${wrong} violations`;
  } else {
    const { played, violations } = await playSchedules(platform, Number(values.schedules));
    wrong = violations;
    last = `${played} schedules, ${wrong} violations`;
  }
} finally {
  await platform.stop();
}
console.log(last);
process.exit(wrong > 0 ? 1 : 0);
