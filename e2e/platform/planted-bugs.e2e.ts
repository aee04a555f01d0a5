import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PLANTED_BUGS, type PlantedBug } from "@touchline/db/testing/planted-bugs";
import { expect, test } from "vitest";
import { isLong } from "../size.ts";

const faults = fileURLToPath(new URL("../../faults/run.ts", import.meta.url));

/** Enough for each planted bug to do damage. */
const SCHEDULES = 40;

/** A bug in the handling of concurrent ends needs many contenders for the same bet. */
const RACES = isLong ? 300 : 60;

/** How a bug is found; by default by fault schedules. */
const METHODS: Partial<Record<PlantedBug, readonly string[]>> = {
  "end-without-guard": ["--races", String(RACES)],
  "opened-again-paid-twice": ["--races", String(RACES)],
  "opened-again-not-counted": ["--races", String(RACES)],
  "older-result-wins": ["--races", String(RACES)],
  "no-transaction": ["--crash-points", "--once"],
  "marked-before-sent": ["--crash-points", "--once"],
};

const play = (bug: PlantedBug): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const schedules = ["--schedules", String(SCHEDULES)];
    const args = [faults, ...(METHODS[bug] ?? schedules), "--seed", "11", "--plant", bug];
    const child = execFile(process.execPath, args, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: `${stdout}${stderr}` }),
    );
  });

const LONGEST_MS = 600_000;

/** The one that is found soonest; the long run plants all, which takes many minutes. */
const SAMPLE: readonly PlantedBug[] = ["end-without-guard"];

test.each(isLong ? (Object.keys(PLANTED_BUGS) as PlantedBug[]) : SAMPLE)(
  "R1 R2 R3 R5 R9 R10 the audit finds the planted bug %s",
  async (bug) => {
    const { code, printed } = await play(bug);
    expect(code, printed).toBe(1);
    expect(printed.trim().split("\n").at(-1)).toMatch(
      /^\d+ (schedules|races|crash points of \d+ commands), [1-9]\d* violations$/,
    );
  },
  LONGEST_MS,
);
