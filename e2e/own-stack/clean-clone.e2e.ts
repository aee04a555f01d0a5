import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { accepts, freePort } from "../../stack/ports.ts";
import { waitUntil } from "../../stack/process.ts";
import { launchBrowser, PHONE } from "../../testkit/browser.ts";
import { readScreen } from "../../testkit/screen.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const OFFSETS = [0, 10, 20, 21, 30, 40, 50, 60, 70, 80];

/** A base port with free ports above it for everything that `pnpm dev` opens. */
const freeBase = async (): Promise<number> => {
  for (;;) {
    const base = await freePort();
    const taken = await Promise.all(OFFSETS.map((offset) => accepts(base + offset)));
    if (base < 65_000 && !taken.includes(true)) return base;
  }
};

test("from a clean clone, install and dev end in a page with moving odds, and Ctrl-C leaves nothing behind", async () => {
  const clone = mkdtempSync(join(tmpdir(), "touchline-clone-"));
  // PostgreSQL's account must be able to access its data in the folder.
  chmodSync(clone, 0o755);
  const base = await freeBase();
  const { NATS_URL: _nats, DATABASE_URL: _database, ...environment } = process.env;
  const env = { ...environment, TOUCHLINE_PORT: String(base) };
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, clone]);
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: clone, env, stdio: "ignore" });

  const dev = spawn(process.execPath, ["scripts/dev.ts"], { cwd: clone, env });
  const lines: string[] = [];
  createInterface({ input: dev.stdout }).on("line", (line) => lines.push(line));
  createInterface({ input: dev.stderr }).on("line", (line) => lines.push(line));
  const browser = await launchBrowser();
  try {
    const isReady = async () => {
      if (dev.exitCode !== null) throw new Error("pnpm dev has ended");
      return lines.some((line) => line.includes("Touchline is ready"));
    };
    await waitUntil(`pnpm dev is ready (${lines.join("\n")})`, isReady, { timeout: 180_000 });
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(`http://127.0.0.1:${base}/live`);
    await page.waitForSelector("[data-outcome]");
    const before = await readScreen(page);
    const moved = async () => {
      const now = await readScreen(page);
      return [...now].filter(([id, shown]) => before.has(id) && before.get(id) !== shown).length >= 3;
    };
    await waitUntil("three prices have moved", moved, { timeout: 30_000 });
    // Readable, prefixed logs.
    for (const name of ["feed", "bets", "api", "push", "app"])
      expect(lines.some((line) => line.includes(name))).toBe(true);
  } finally {
    await browser.close();
    const ended = once(dev, "exit");
    dev.kill("SIGINT");
    await ended;
  }
  expect(dev.exitCode).toBe(0);
  const left = await Promise.all(OFFSETS.map((offset) => accepts(base + offset)));
  expect(left).not.toContain(true);
  rmSync(clone, { recursive: true, force: true });
}, 400_000);
