import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP } from "../../testkit/browser.ts";
import { setPrice } from "../../testkit/feed-control.ts";
import { openPage, openSignedIn } from "../../testkit/punters.ts";
import { fetchList } from "../../testkit/screen.ts";
import { enterStake, openSlip, PATIENT, place } from "../../testkit/slip-page.ts";
import { startOwnStack } from "../stack-and-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-recorded-"));
const { appUrl, browser, stack } = startOwnStack({
  feed: { FEED_EVENTS: "160", FEED_LIVE: "12", FEED_RECORD_DIR: folder, FEED_RECORD_SEGMENT_MS: "5000" },
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client(stack().databaseUrl("postgres"));
  database.on("error", () => {});
  await database.connect();
});
afterAll(() => database?.end());

let command: ChildProcess | undefined;
afterAll(async () => {
  if (!command || command.exitCode !== null) return;
  const gone = once(command, "exit");
  command.kill("SIGTERM");
  await gone;
});

/** Runs `pnpm replay` until it prints the address of its page. */
const startReplay = async (...args: readonly string[]): Promise<string> => {
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  command = spawn(process.execPath, ["scripts/replay.ts", "--folder", folder, ...args], { cwd });
  let printed = "";
  const read = (text: Buffer): void => {
    printed += text.toString();
  };
  command.stdout?.on("data", read);
  command.stderr?.on("data", read);
  const find = (): string => /http:\S+replay=\S+/.exec(printed)?.[0] ?? "";
  await expect.poll(find, { timeout: 90_000, interval: 200, message: printed }).not.toBe("");
  return find();
};

/** Texts of all prices of the page, by outcome. */
const pricesOn = (page: Page): Promise<Record<string, string>> =>
  page.$$eval("main button[data-outcome]", (buttons) =>
    Object.fromEntries(
      buttons.map((button) => [(button as HTMLElement).dataset.outcome ?? "", button.textContent ?? ""]),
    ),
  );

test("AHEAD-6 a support case: the event and the slip of a bet as the bettor saw them, and nothing can be placed", async () => {
  const { events } = await fetchList(stack().apiUrl, "?game=sports&sport=1");
  const match = events.filter(({ live }) => !live).toSorted((one, other) => other.startsAt - one.startsAt)[0]?.id ?? 0;
  const path = `/sports/e_${match}`;
  const page = await openSignedIn(browser(), DESKTOP, appUrl(), { name: "Jonas Keller", path });
  const price = page.locator('main button[data-outcome][data-state="open"]').first();
  await price.click();
  const outcome = (await price.getAttribute("data-outcome")) as string;
  const slip = await openSlip(page);
  await enterStake(slip, "10");
  const seen = await pricesOn(page);
  await place(slip);
  const readBet = async () =>
    (await database.query("select id from bets where punter = 'jonas-keller' and phase = 'PLACED'")).rows[0]?.id;
  await expect.poll(readBet, PATIENT).toBeTruthy();

  const [eventId = 0, slot = 0] = outcome.split("o").map(Number);
  await setPrice(stack().natsUrl, eventId, slot, 4_200);
  await expect.poll(async () => (await pricesOn(page))[outcome], PATIENT).toContain("42.0");
  await page.context().close();

  const address = await startReplay("--bet", await readBet(), "--database", stack().databaseUrl("postgres"));
  const replayed = await openPage(browser(), DESKTOP, address);
  await replayed.locator("main button[data-outcome]").first().waitFor(PATIENT);
  await expect.poll(() => pricesOn(replayed), PATIENT).toEqual(seen);
  expect(seen[outcome]).not.toContain("42.0");
  const picked = await openSlip(replayed);
  await picked
    .getByText((seen[outcome] as string).match(/[\d.]+$/)?.[0] ?? "")
    .first()
    .waitFor(PATIENT);
  await picked
    .getByText(/preview/i)
    .first()
    .waitFor(PATIENT);
  if (process.env.SCREENSHOT) await replayed.screenshot({ path: process.env.SCREENSHOT });
  await replayed.context().close();
}, 300_000);
