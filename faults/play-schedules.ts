import type { Mode } from "./mode.ts";
import { startOwnMatches } from "./own-matches.ts";
import { withPlatform } from "./platform.ts";
import { runSchedule } from "./run-schedule.ts";
import { createSchedule } from "./schedule.ts";

/** Schedules of different seeds do not overlap below this number. */
const SCHEDULES_PER_SEED = 100_000;

/** Stops at the first violation, because a damaged ledger fails every later audit too. */
export const schedules: Mode = ({ schedules: count, seed, skip, plant }) =>
  withPlatform({ plant }, async (platform) => {
    const matches = await startOwnMatches(platform.stack.natsUrl);
    const findings: string[] = [];
    let done = 0;
    for (; done < Number(count) && findings.length === 0; done += 1) {
      const schedule = createSchedule(Number(seed) * SCHEDULES_PER_SEED + Number(skip) + done);
      const outcome = await runSchedule(platform, matches, schedule);
      const { violations, requests, placed, ended, cashedOut, recovery } = outcome;
      const killed = schedule.kills.map(({ target, at }) => `${target}@${at}`).join(" ");
      console.log(
        `schedule ${schedule.seed}: ${killed}; ${requests} requests, ${placed} placed, ${cashedOut} cashed out, ${ended} ended, ` +
          `all decided ${recovery} ms after recovery, ${violations.length} violations`,
      );
      findings.push(...violations);
    }
    await matches.stop();
    return { done, what: "schedules", findings };
  });
