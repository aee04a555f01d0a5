import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "@touchline/server-kit/testing/ports";
import { accepts } from "../stack/ports.ts";
import { waitUntil } from "../stack/process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const OFFSETS = [0, 10, 20, 21, 30, 40, 50, 60, 70, 80];
const READY_MS = 180_000;

/** A base port with free ports above it for everything that `pnpm dev` opens. */
const freeBase = async (): Promise<number> => {
  for (;;) {
    const base = await freePort();
    const taken = await Promise.all(OFFSETS.map((offset) => accepts(base + offset)));
    if (base < 65_000 && !taken.includes(true)) return base;
  }
};

export interface Dev {
  /** What it has printed. */
  readonly lines: readonly string[];
  /** As Ctrl-C does. Returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface Clone {
  readonly folder: string;
  readonly base: number;
  readonly env: NodeJS.ProcessEnv;
  /** Runs a command line that starts `pnpm dev`, until the app is ready. */
  readonly startDev: (command: string) => Promise<Dev>;
  /** Ports of `pnpm dev` that something still listens on. */
  readonly openPorts: () => Promise<number[]>;
  readonly remove: () => void;
}

/** The project as somebody gets it who clones it, with its packages installed. */
export const cloneProject = async (): Promise<Clone> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-clone-"));
  // PostgreSQL's account must be able to access its data in the folder.
  chmodSync(folder, 0o755);
  const base = await freeBase();
  const { NATS_URL: _nats, DATABASE_URL: _database, ...environment } = process.env;
  const env = { ...environment, TOUCHLINE_PORT: String(base) };
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, folder]);
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder, env, stdio: "ignore" });

  const startDev = async (command: string): Promise<Dev> => {
    const shell = spawn("bash", ["-c", command], { cwd: folder, env, detached: true });
    const lines: string[] = [];
    createInterface({ input: shell.stdout }).on("line", (line) => lines.push(line));
    createInterface({ input: shell.stderr }).on("line", (line) => lines.push(line));
    const ended = once(shell, "exit");
    const stop = async (): Promise<number | null> => {
      // A terminal sends Ctrl-C to every process of its group.
      if (shell.exitCode === null && shell.pid) process.kill(-shell.pid, "SIGINT");
      await ended;
      return shell.exitCode;
    };
    const isReady = async () => {
      if (shell.exitCode !== null) throw new Error(`pnpm dev has ended: ${lines.slice(-20).join("\n")}`);
      return lines.some((line) => line.includes("Touchline is ready"));
    };
    await waitUntil("pnpm dev is ready", isReady, { timeout: READY_MS }).catch(async (error) => {
      await stop();
      throw error;
    });
    return { lines, stop };
  };

  return {
    folder,
    base,
    env,
    startDev,
    openPorts: async () => {
      const isOpen = await Promise.all(OFFSETS.map((offset) => accepts(base + offset)));
      return OFFSETS.filter((_, index) => isOpen[index]).map((offset) => base + offset);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
