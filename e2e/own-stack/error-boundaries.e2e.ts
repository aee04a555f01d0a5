import type { Frame, FrameLocator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { bannerBlock, composite, openWithBanners, stripOf } from "../../testkit/banner-page.ts";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { openSite, siteOf } from "../../testkit/host-site.ts";
import { openPage, openSignedIn } from "../../testkit/punters.ts";
import { enterStake, openSlip, PATIENT, pick, place } from "../../testkit/slip-page.ts";
import { axeFindings } from "../axe.ts";
import { startOwnStack } from "../stack-and-browser.ts";

/** Leaves time for a failure while a bet waits for its decision. */
const { appUrl, browser, stack } = startOwnStack({ bets: { LIVE_DELAY_MS: "3000" } });

const close = (page: Page): Promise<void> => page.context().close();

/** Errors that the page reports to the page around it. */
const watchErrors = async (page: Page): Promise<string[]> => {
  const told: string[] = [];
  await page.exposeFunction("noteError", (message: string) => void told.push(message));
  await page.evaluate(() => {
    const { noteError } = window as unknown as { noteError: (message: string) => void };
    window.addEventListener("touchline:error", (event) => noteError((event as CustomEvent).detail.message));
  });
  return told;
};

/** The event view uses an IntersectionObserver for its score, and nothing else on this page does. */
const breakEventView = (page: Page | Frame): Promise<void> =>
  page.evaluate(() => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error("no observers");
      }
    } as never;
  });

/** A row leads to its event when it is tapped outside its prices. */
const openEvent = (page: Page | FrameLocator): Promise<void> =>
  page
    .locator("main [data-event] a")
    .first()
    .click({ position: { x: 120, y: 12 } });

const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "This part stopped working" });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" }).click();

test("HOME-1 a homepage block that fails shows an error in its place and can be retried; the others continue", async () => {
  const page = await openWithBanners(browser(), {
    appUrl: appUrl(),
    published: { version: 2, blocks: [bannerBlock([composite("one")])] },
    context: { viewport: PHONE },
    path: "/live",
  });
  await page.waitForSelector("[data-outcome]");
  const told = await watchErrors(page);
  // Only banners query reduced motion.
  await page.evaluate(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes("reduced-motion")) throw new Error("no media queries");
      return matchMedia.call(window, query);
    };
    Object.assign(window, { repair: () => Object.assign(window, { matchMedia }) });
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await failure(page).waitFor(PATIENT);
  await page.locator("[data-widget] [data-outcome]").first().waitFor(PATIENT);
  expect(await stripOf(page).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(told).toEqual(["homepage banner: Error: no media queries"]);
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await tryAgain(page);
  await stripOf(page).waitFor(PATIENT);
  await close(page);
});

test("OFFER-6 an event view that fails keeps navigation and slip, and recovers with the next navigation", async () => {
  const page = await openPage(browser(), DESKTOP, `${appUrl()}/sports/d_all/s_1`);
  await pick(page, 1);
  const told = await watchErrors(page);
  await breakEventView(page);
  await openEvent(page);
  await failure(page).waitFor(PATIENT);
  expect(new URL(page.url()).pathname).toMatch(/e_\d+/);
  expect(told).toEqual([expect.stringMatching(/^screen sports\/event: Error: no observers/)]);
  expect(await axeFindings(page)).toEqual([]);
  const slip = await openSlip(page);
  await enterStake(slip, "2");
  await page.goBack();
  await page.locator("main [data-event] [data-outcome]").first().waitFor(PATIENT);
  expect(await failure(page).count()).toBe(0);
  expect(await slip.getByRole("textbox", { name: /stake/i }).first().inputValue()).toBe("2");
  await close(page);
});

test("R10 PLACE-1 a slip that fails during placement shows the bet's outcome after a retry", async () => {
  const page = await openSignedIn(browser(), PHONE, appUrl(), { name: "Jonas Keller", path: "/live/d_all" });
  await pick(page, 1);
  const slip = await openSlip(page);
  await enterStake(slip, "1");
  const told = await watchErrors(page);
  // A pending bet moves the focus to its heading, which nothing else on this page does.
  await page.evaluate(() => {
    const { prototype } = HTMLHeadingElement;
    Object.defineProperty(prototype, "focus", {
      configurable: true,
      value: () => {
        throw new Error("no focus");
      },
    });
    Object.assign(window, { repair: () => Reflect.deleteProperty(prototype, "focus") });
  });
  await place(slip);
  await failure(page).waitFor(PATIENT);
  expect(told).toEqual(["slip: Error: no focus"]);
  // Prices outside the slip still work.
  expect(await page.locator("main [data-outcome]").count()).toBeGreaterThan(0);
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await tryAgain(page);
  await slip
    .getByRole("heading", { name: /^(Bet placed|Bet not placed)$/ })
    .first()
    .waitFor({ timeout: 40_000 });
  await close(page);
});

test("HOST-3 a host is notified of an error in the app", async () => {
  const { page, app, heard } = await openSite(browser(), DESKTOP, `${siteOf(stack())}/sports/d_all/s_1`);
  await app.locator("main [data-event] a").first().waitFor(PATIENT);
  const frame = page.frames().find((one) => one.url().includes("standalone=false"));
  if (!frame) throw new Error("the site has no app frame");
  await breakEventView(frame);
  await openEvent(app);
  await app.getByRole("alert").filter({ hasText: "This part stopped working" }).waitFor(PATIENT);
  await expect
    .poll(async () => (await heard("error")).map(({ parts }) => parts))
    .toEqual([{ code: "APP_ERROR", message: expect.stringContaining("no observers") }]);
  await close(page);
});
