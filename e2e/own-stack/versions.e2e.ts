import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { audit } from "@touchline/db/audit";
import { freePort } from "@touchline/server-kit/testing/ports";
import pg from "pg";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, PHONE } from "../../testkit/browser.ts";
import { openSignedIn } from "../../testkit/punters.ts";
import { enterStake, openSlip, PATIENT, pick, place } from "../../testkit/slip-page.ts";
import { cashOut, openTicket } from "../../testkit/ticket-page.ts";
import { FEED } from "../stack-and-browser.ts";

/** A tag or commit of another version. It is installed and built, which takes a minute, so this file does nothing without it. */
const { BEFORE } = process.env;
const THIS = fileURLToPath(new URL("../..", import.meta.url));

const folder = BEFORE ? mkdtempSync(join(tmpdir(), "touchline-before-")) : "";
const run = (command: string, ...args: readonly string[]): void => {
  execFileSync(command, args, { cwd: folder, stdio: "inherit" });
};

/** What the app of a version is served by, or the platform of a version started by: its own files. */
const platformOf = (version: string): Promise<typeof import("../../stack/platform.ts")> =>
  import(join(version, "stack/platform.ts"));
const wholeOf = (version: string): Promise<typeof import("../../stack/whole.ts")> =>
  import(join(version, "stack/whole.ts"));

describe.runIf(BEFORE)("PEER-22 an app and a platform of two versions", () => {
  let browser: Browser;
  beforeAll(async () => {
    run("git", "clone", "--quiet", THIS, ".");
    run("git", "checkout", "--quiet", BEFORE ?? "");
    run("pnpm", "install", "--frozen-lockfile");
    run("pnpm", "--filter", "@touchline/sportsbook", "--filter", "@touchline/host-demo", "run", "build");
    browser = await launchBrowser();
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const placeBet = async (page: Page): Promise<void> => {
    await pick(page, 1);
    const slip = await openSlip(page);
    await enterStake(slip, "2");
    await place(slip);
    await slip.getByRole("heading", { name: "Bet placed" }).waitFor(PATIENT);
  };

  test.each([
    ["of the version before works with this platform", folder, THIS],
    ["of this version works with the platform before", THIS, folder],
  ])("an app %s: offer, prices, bet and cash-out", async (_, appVersion, platformVersion) => {
    const { startStack } = await wholeOf(platformVersion);
    const { startApp } = await platformOf(appVersion);
    const stack = await startStack({ app: false, feed: FEED });
    const { apiUrl, hostUrl, pushUrls, databaseUrl } = stack;
    const port = await freePort();
    const appUrl = `http://127.0.0.1:${port}`;
    const app = await startApp({
      ...{ print: () => undefined, port, apiUrl, hostUrl, pushUrl: pushUrls[0] ?? "" },
      ...{ hosts: {}, mode: "preview" },
    });
    const database = new pg.Client(databaseUrl("postgres"));
    await database.connect();
    try {
      const page = await openSignedIn(browser, PHONE, appUrl, { name: "Jonas Keller", path: "/live" });
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      // A frame that the app could not read would leave every price as it is.
      const prices = (): Promise<string> => page.locator("main button[data-outcome]").allTextContents().then(String);
      const first = await prices();
      await expect.poll(prices, { timeout: 60_000 }).not.toBe(first);
      await page.goto(`${appUrl}/sports/d_all/s_1`);
      await placeBet(page);
      const { rows } = await database.query("select id, phase from bets");
      expect(rows).toEqual([{ id: expect.any(String), phase: "PLACED" }]);
      const ticket = await openTicket(page, appUrl, rows[0].id);
      const isPaid = async (): Promise<boolean> => (await database.query("select from cashouts")).rowCount === 1;
      await cashOut(ticket, isPaid);
      await ticket
        .getByText(/^Cashed out/)
        .first()
        .waitFor(PATIENT);
      expect(errors).toEqual([]);
      if (platformVersion === THIS) expect(await audit(databaseUrl("postgres"))).toEqual([]);
      await page.context().close();
    } finally {
      await database.end();
      await app.stop();
      await stack.stop();
    }
  });
});
