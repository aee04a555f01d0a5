import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { chooseAccount, type HostSite, openSite, pickUpcoming, siteOf } from "../../testkit/host-site.ts";
import { place } from "../../testkit/slip-page.ts";
import { isLong } from "../size.ts";
import { startOwnStack } from "../stack-and-browser.ts";

const { browser, stack } = startOwnStack();

const WIDTHS = [PHONE, DESKTOP] as const;
const isPhone = ({ page }: HostSite): boolean => (page.viewportSize()?.width ?? 0) < 600;

const open = (viewport: (typeof WIDTHS)[number], path: string): Promise<HostSite> =>
  openSite(browser(), viewport, `${siteOf(stack())}${path}`);

const pick = (site: HostSite): Promise<void> => pickUpcoming(site, stack().apiUrl);

const signIn = async (site: HostSite, name: string): Promise<void> => {
  await site.page.getByRole("button", { name: "Sign in" }).first().click();
  await chooseAccount(site.page, name);
  await expect.poll(site.isSignedIn).toBe(true);
};

const openSlip = async (site: HostSite): Promise<Locator> => {
  if (!isPhone(site)) return site.app.locator("aside, [role=complementary]").last();
  await site.app
    .getByRole("button", { name: /^open bet slip/i })
    .first()
    .click();
  return site.app.getByRole("dialog");
};

/** The balance in the operator's header. */
const balanceOf = async ({ page }: HostSite): Promise<number> => {
  const text =
    (await page
      .locator("header")
      .getByText(/€[\d,.]+/)
      .first()
      .textContent()) ?? "";
  return Number(text.replace(/[^\d.]/g, ""));
};

const placeBet = async (site: HostSite, stake: string): Promise<string> => {
  const slip = await openSlip(site);
  await slip.getByLabel(/stake/i).first().fill(stake);
  await place(slip);
  await expect.poll(async () => (await site.heard("bet.placed")).length).toBe(1);
  return String((await site.heard("bet.placed"))[0]?.parts.betId);
};

const pathInApp = ({ page }: HostSite): string =>
  new URL(
    page
      .frames()
      .find((frame) => frame.url().includes("standalone=false"))
      ?.url() ?? "http://none",
  ).pathname;
const pathOnSite = ({ page }: HostSite): string => new URL(page.url()).pathname;

const send = async ({ page }: HostSite, name: string, answer?: string): Promise<void> => {
  const embedConsole = page.getByRole("complementary", { name: "Embed console" });
  await embedConsole.getByRole("button", { name, exact: true }).click();
  if (answer === undefined) return;
  const field = embedConsole.locator("#answer");
  if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(answer);
  else if (answer !== "") await field.fill(answer);
  await embedConsole.getByRole("button", { name: "Send" }).click();
};

test.each(isLong ? WIDTHS : [DESKTOP])(
  "HOST-1 HOST-2 HOST-3 HOST-4 PEER-14 at $width a punter signs in on the operator's site, bets in the app, and the site's balance follows",
  async (viewport) => {
    const site = await open(viewport, "/sports/sports/d_all/s_1");
    await pick(site);
    await signIn(site, "Jonas Keller");
    const before = await balanceOf(site);
    const betId = await placeBet(site, "10");
    expect((await site.heard("bet.placed"))[0]?.parts).toEqual({ betId, stake: "10.00", currency: "EUR" });
    await expect.poll(() => balanceOf(site)).toBeCloseTo(before - 10, 2);
    expect(await site.heard("token.refresh")).not.toEqual([]);
    expect(await site.heard("balance.asked")).not.toEqual([]);
    await site.context.close();
  },
);

test("NAV-9 at 390 a visitor who bets is asked by the site to sign in, and finds the slip unchanged", async () => {
  const site = await open(PHONE, "/sports/sports/d_all/s_1");
  await pick(site);
  const slip = await openSlip(site);
  await slip
    .getByRole("button", { name: /log in/i })
    .first()
    .click();
  await chooseAccount(site.page, "Jonas Keller");
  await expect.poll(site.isSignedIn).toBe(true);
  expect((await site.heard("slip.count")).at(-1)?.parts).toEqual({ count: 1 });
  await site.context.close();
});

test.each(["iframe", "element"])(
  "BET-2 HOST-2 PEER-14 embedded as %s the site opens a ticket, and changes language, theme, token and session",
  async (kind) => {
    const site = await open(DESKTOP, `/sports/sports/d_all/s_1?console&embed=${kind}`);
    await pick(site);
    await signIn(site, "Camila Rojas");
    const app = () => site.page.frames().find((frame) => frame.url().includes("standalone=false"));
    const attribute = (name: string) => app()?.evaluate((key) => document.documentElement.getAttribute(key), name);

    await send(site, "Theme", "obsidian_blue");
    await expect.poll(() => attribute("data-theme")).toBe("obsidian_blue");

    await send(site, "Language", "es");
    await expect.poll(() => attribute("lang")).toBe("es");
    await site.app.locator("[data-outcome]").first().waitFor();
    // The app was reloaded; session, slip and location are as before.
    await expect.poll(async () => (await site.heard("slip.count")).at(-1)?.parts).toEqual({ count: 1 });
    expect(pathInApp(site)).toBe("/sports/d_all/s_1");
    await send(site, "Language", "en");
    await expect.poll(() => attribute("lang")).toBe("en");
    await expect.poll(site.isSignedIn).toBe(true);

    await send(site, "New token");
    await expect.poll(site.isSignedIn).toBe(true);

    await send(site, "Open ticket", "00000000-0000-7000-8000-000000000000");
    await expect.poll(() => pathInApp(site)).toBe("/bet-details");
    await expect.poll(() => pathOnSite(site)).toBe("/sports/bet-details");
    await site.app.getByText("This bet is not among yours").waitFor();

    await send(site, "Log out");
    await expect.poll(site.isSignedIn).toBe(false);
    await site.context.close();
  },
);

test("BET-2 a bet that was just placed is shown when the site asks for it, on a wide page in the mobile view if requested", async () => {
  const site = await open(DESKTOP, "/sports/sports/d_all/s_1?console");
  await pick(site);
  await signIn(site, "Jonas Keller");
  // With the console beside it the app is narrow, so the slip is a sheet.
  await site.app
    .getByRole("button", { name: /^open bet slip/i })
    .first()
    .click();
  const slip = site.app.getByRole("dialog");
  await slip.getByLabel(/stake/i).first().fill("2");
  await place(slip);
  await expect.poll(async () => (await site.heard("bet.placed")).length).toBe(1);
  await send(site, "Open ticket", "");
  await expect.poll(() => pathOnSite(site)).toBe("/sports/bet-details");
  await site.app.getByText("€2.00").first().waitFor();
  await site.context.close();
});

test.each(isLong ? WIDTHS : [PHONE])(
  "NAV-1 PEER-14 at $width the site owns the address bar: deep links, an address for every location, back and forward work",
  async (viewport) => {
    const site = await open(viewport, "/sports/live");
    await expect.poll(() => pathInApp(site)).toMatch(/^\/live/);
    const first = pathOnSite(site);
    await site.app
      .getByRole("link", { name: /^Sports/ })
      .first()
      .click();
    await expect.poll(() => pathOnSite(site)).toMatch(/^\/sports\/[a-z]+_/);
    const second = pathOnSite(site);
    expect(pathInApp(site)).toBe(second);
    await site.page.goBack();
    await expect.poll(() => pathOnSite(site)).toBe(first);
    await expect.poll(() => pathInApp(site)).toMatch(/^\/live/);
    await site.page.goForward();
    await expect.poll(() => pathInApp(site)).toMatch(/^\/sports/);
    expect(pathOnSite(site)).toBe(second);
    await site.context.close();

    const deep = await open(viewport, second);
    await deep.app.locator("[data-outcome]").first().waitFor();
    expect(pathInApp(deep)).toBe(second);
    await deep.context.close();
  },
);

test("PEER-14 switching from iframe to element and back keeps slip and route", async () => {
  const site = await open(DESKTOP, "/sports/sports/d_all/s_1?console");
  await pick(site);
  for (const kind of ["element", "iframe"]) {
    await site.page.getByRole("radio", { name: kind }).check();
    await site.app.locator("[data-outcome]").first().waitFor();
    await expect.poll(async () => (await site.heard("slip.count")).at(-1)?.parts).toEqual({ count: 1 });
    expect(pathInApp(site)).toBe("/sports/d_all/s_1");
    expect(await site.page.locator("touchline-sportsbook").count()).toBe(kind === "element" ? 1 : 0);
  }
  await site.context.close();
});

test("BOOT-2 PEER-14 two brands on one page are independent", async () => {
  const context = await browser().newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.goto(`${siteOf(stack())}/compare`);
  const frames = page.locator("iframe");
  await expect.poll(() => frames.count()).toBe(2);
  for (const index of [0, 1]) await page.frameLocator("iframe").nth(index).locator("[data-outcome]").first().waitFor();
  const titles = await Promise.all(
    page
      .frames()
      .filter((frame) => frame.url().includes("standalone=false"))
      .map((frame) => frame.title()),
  );
  expect(new Set(titles.map((title) => title.split(" · ").at(-1)))).toHaveProperty("size", 2);
  await page.frameLocator("iframe").first().locator('button[data-outcome][data-state="open"]').first().click();
  await expect
    .poll(() => page.frameLocator("iframe").first().locator('[aria-pressed="true"][data-outcome]').count())
    .toBeGreaterThan(0);
  expect(await page.frameLocator("iframe").nth(1).locator('[aria-pressed="true"][data-outcome]').count()).toBe(0);
  await context.close();
});

test("R16 a token is in no address, no Referer, no storage, no console and no log", async () => {
  const site = await open(DESKTOP, "/sports/sports/d_all/s_1");
  const tokens = new Set<string>();
  const seen: string[] = [];
  site.page.on("request", (request) => {
    seen.push(request.url(), request.headers().referer ?? "");
    const bearer = request.headers().authorization?.replace("Bearer ", "");
    if (bearer) tokens.add(bearer);
  });
  site.page.on("console", (message) => seen.push(message.text()));
  site.page.on("framenavigated", (frame) => seen.push(frame.url()));
  await pick(site);
  await signIn(site, "Jonas Keller");
  await placeBet(site, "1");
  await site.app.getByRole("link", { name: /^Live/ }).first().click();
  await expect.poll(() => pathInApp(site)).toMatch(/^\/live/);
  // A frame without an origin has no storage.
  for (const frame of site.page.frames())
    seen.push(
      await frame
        .evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
        .catch(() => ""),
    );
  expect(tokens.size).toBeGreaterThan(0);
  for (const token of tokens) expect(seen.filter((text) => text.includes(token))).toEqual([]);
  await site.context.close();
});
