import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { startOwnStack } from "../stack-and-browser.ts";

/** It stops the service that draws, and other files have pages that browsers draw. */
const { appUrl, browser, stack } = startOwnStack({ web: true });

const ON_PHONE: BrowserContextOptions = {
  viewport: PHONE,
  isMobile: true,
  userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36",
};

const openContext = (options: BrowserContextOptions): Promise<Page> =>
  browser()
    .newContext(options)
    .then((context) => context.newPage());

/** The first link of the drawn list that leads to one of these. */
const linkTo = async (segment: string): Promise<string> => {
  const list = await (await fetch(`${appUrl()}/sports/d_all`)).text();
  const [, path] = new RegExp(`href="(/sports/[^"]*${segment}_\\d+)"`).exec(list) ?? [];
  if (!path) throw new Error(`the list has no link to ${segment}`);
  return path;
};

const ROUTES: Readonly<Record<string, () => Promise<string>>> = {
  homepage: async () => "/",
  sports: async () => "/sports/d_all",
  live: async () => "/live",
  league: async () => "/sports/d_all/s_1",
  outrights: async () => "/sports/v_outrights",
  event: () => linkTo("e"),
};

/** What a server has drawn of the offer: names, times and prices. */
const DRAWN = "main [data-event], main [data-outcome], main [data-widget], main time, h1";

/** Pages drawn once are drawn faster, and no answer is late then. */
const untilDrawn = (path: string): Promise<void> =>
  expect.poll(async () => (await fetch(appUrl() + path)).text()).toContain('id="drawn"');

test.each(Object.keys(ROUTES))("AHEAD-10 %s is drawn by the server and taken over as it is", async (name) => {
  const path = await (ROUTES[name] as () => Promise<string>)();
  const page = await openContext(ON_PHONE);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The app's script waits until the test has looked at what the server has drawn.
  const looked = Promise.withResolvers<void>();
  await page.route(/\/assets\/first-.*\.js$/, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await untilDrawn(path);
  await page.goto(appUrl() + path, { waitUntil: "commit" });
  await page.locator("main [data-outcome]").first().waitFor();
  await page.locator("#drawn").waitFor({ state: "attached" });
  await page.evaluate((selector) => {
    // Rows below the window are drawn again when they come into it, as in every long list.
    const isSeen = (element: Element): boolean => element.getBoundingClientRect().top < window.innerHeight;
    Object.assign(window, { drawn: [...document.querySelectorAll(selector)].filter(isSeen) });
  }, DRAWN);
  // The socket is opened when the page has been taken over.
  const opened = page.waitForEvent("websocket");
  looked.resolve();
  await opened;
  const gone = await page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Element[] };
    return [
      drawn.length,
      drawn.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ];
  });
  expect(gone).toEqual([expect.any(Number), []]);
  expect(complaints).toEqual([]);
  expect(asked).not.toContain("/api/brands/default/document");
  await page.context().close();
});

test("AHEAD-10 with script off names, times and prices can be read, and links lead on", async () => {
  const page = await openContext({ ...ON_PHONE, javaScriptEnabled: false });
  await untilDrawn("/sports/d_all");
  await page.goto(`${appUrl()}/sports/d_all`);
  // A match that has just begun may stand above it, with its minute instead of a time.
  const row = page.locator("main [data-event]:has(time)").first();
  await expect.poll(() => row.textContent()).toMatch(/\d\d:\d\d[\s\S]*\p{L}{3,}[\s\S]*\d\.\d\d/u);
  // Rows stand below each other.
  const tops = await page
    .locator("main [data-event]")
    .evaluateAll((rows) => rows.slice(0, 4).map((row) => row.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(tops.length);
  await row.locator("a[href]").first().click({ force: true });
  await expect.poll(() => page.url()).toMatch(/e_\d+/);
  await page.context().close();
});

test("AHEAD-10 a wide page is drawn for a desktop, and a device with choices of its own draws it anew", async () => {
  const page = await openContext({ viewport: DESKTOP });
  await page.addInitScript(() => localStorage.setItem("touchline.preferences.default", '{"oddsFormat":"fractional"}'));
  await page.goto(`${appUrl()}/sports/d_all`);
  await page
    .locator("main [data-outcome] b", { hasText: /^\d+\/\d+$/ })
    .first()
    .waitFor();
  await page.context().close();
});

test("AHEAD-10 without the server the page is drawn by the browser, as before", async () => {
  await stack().web?.kill();
  const page = await openContext(ON_PHONE);
  await page.goto(`${appUrl()}/sports/d_all`);
  await page.locator("main [data-outcome]").first().waitFor();
  expect(await page.locator("#drawn").count()).toBe(0);
  await page.context().close();
});
