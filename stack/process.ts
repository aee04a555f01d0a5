import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export type Print = (name: string, line: string) => void;

export interface Running {
  readonly name: string;
  readonly pid: number;
  /** Resolves with the exit code, or null after a signal, when the process ends. */
  readonly ended: Promise<number | null>;
  readonly hasEnded: () => boolean;
  /** Sends a signal, and kills the process if it does not end within the grace period. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export interface StartOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly spawn?: SpawnOptions;
  readonly print: Print;
}

const GRACE_MS = 8_000;

/** Services are compiled from source at each start; with this cache that takes half the processor time. */
const COMPILE_CACHE = fileURLToPath(new URL("../.touchline/compile-cache", import.meta.url));

const printLines = (child: ChildProcess, name: string, print: Print): void => {
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on("line", (line) => print(name, line));
};

export const startProcess = ({ name, command, args, env, spawn: options, print }: StartOptions): Running => {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    // Its own process group: Ctrl-C reaches only us, and we stop the others in order.
    detached: true,
    ...options,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, ...env },
  });
  printLines(child, name, print);
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      print(name, `could not start: ${error.message}`);
      over = true;
      resolve(1);
    });
    child.once("exit", (code) => {
      over = true;
      resolve(code);
    });
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
    if (over) return;
    child.kill(signal);
    const late = sleep(GRACE_MS, "late" as const, { ref: false });
    if ((await Promise.race([ended, late])) === "late") child.kill("SIGKILL");
    await ended;
  };
  return { name, pid: child.pid ?? -1, ended, hasEnded: () => over, stop };
};

/** Polls until the condition holds; throws when the process ends or the timeout has passed. */
export const waitUntil = async (
  what: string,
  isSo: () => Promise<boolean>,
  { timeout = 60_000, process: watched }: { timeout?: number; process?: Running } = {},
): Promise<void> => {
  const deadline = Date.now() + timeout;
  while (!(await isSo().catch(() => false))) {
    if (watched?.hasEnded()) throw new Error(`${watched.name} ended before ${what}`);
    if (Date.now() > deadline) {
      await watched?.stop();
      throw new Error(`${what}: not within ${timeout} ms`);
    }
    await sleep(50);
  }
};

export const answers = async (url: string): Promise<boolean> => (await fetch(url)).ok;
