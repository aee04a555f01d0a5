import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Processor time of all threads of a process in nanoseconds, from Linux's exact accounting. */
export const cpuNanoseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [running = "0"] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return sum + Number(running);
  }, 0);

/** The server under test has the first core alone; everything that loads it shares the second. */
export const pinned = (core: 0 | 1, command: string, args: readonly string[]): { command: string; args: string[] } => ({
  command: "taskset",
  args: ["-c", String(core), command, ...args],
});

/** This process has these cores from now on, and so has what it starts. */
export const stayOn = (cores: "0" | "1" | "0,1"): void =>
  void execFileSync("taskset", ["-apc", cores, String(process.pid)]);
