/**
 * `pnpm faults --schedules N --seed S`: kills parts of the platform while bets are placed, and audits what is left.
 * `pnpm faults --doubles N`: sends N placements, each twice at the same moment.
 * `pnpm faults --races N`: lets cash-out, rule, settlement, void and cancel go for each of N bets at the same moment.
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
    /** To look at one schedule again: how many of the seed's are passed over. */
    skip: { type: "string", default: "0" },
    /** Makes one of the mistakes on purpose, to see that it is found. */
    plant: { type: "string" },
  },
});
const seed = Number(values.seed);
const skip = Number(values.skip);

/** Schedules differ whatever the seed: no two seeds share one below this many. */
const SCHEDULES_PER_SEED = 100_000;

/** Ends with the first that is wrong: a ledger that is wrong once is wrong in every audit from then on. */
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
// Whoever ends this must not be left with engines and services.
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
