import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PLANTED_BUGS } from "@touchline/db";
import { expect, test } from "vitest";

const faults = fileURLToPath(new URL("../faults/run.ts", import.meta.url));

/** Enough for each of the mistakes to do its harm, whatever chance makes of them. */
const SCHEDULES = 40;

/** What two contenders for a bet would do to it shows where many go for the same. */
const RACES = 300;

const play = (bug: string): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const many = bug === "end-without-guard" ? ["--races", String(RACES)] : ["--schedules", String(SCHEDULES)];
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
