import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PLANTED_BUGS, type PlantedBug } from "@touchline/db";
import { expect, test } from "vitest";
import { isLong } from "../size.ts";

const faults = fileURLToPath(new URL("../../faults/run.ts", import.meta.url));

/** Enough for each of the mistakes to do its harm, whatever chance makes of them. */
const SCHEDULES = 40;

/** What two contenders for a bet would do to it shows where many go for the same. */
const RACES = isLong ? 300 : 60;

/** Schedules before the one that is known to make the mistake do its harm. The long run plays them as well. */
const QUIET_SCHEDULES: Readonly<Partial<Record<PlantedBug, number>>> = {
  "no-unique-key": 1,
  "outbox-skips-late-commit": 9,
  "refund-without-guard": 1,
};

const play = (bug: PlantedBug): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const skip = isLong ? 0 : (QUIET_SCHEDULES[bug] ?? 0);
    const schedules = ["--schedules", String(SCHEDULES), "--skip", String(skip)];
    const many = bug === "end-without-guard" ? ["--races", String(RACES)] : schedules;
    const args = [faults, ...many, "--seed", "11", "--plant", bug];
    const child = execFile(process.execPath, args, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: `${stdout}${stderr}` }),
    );
  });

const LONGEST_MS = 600_000;

test.each(PLANTED_BUGS)(
  "R1 R2 R3 R5 R9 R10 the audit finds the mistake %s",
  async (bug) => {
    const { code, printed } = await play(bug);
    expect(code, printed).toBe(1);
    expect(printed.trim().split("\n").at(-1)).toMatch(/^\d+ (schedules|races), [1-9]\d* violations$/);
  },
  LONGEST_MS,
);
