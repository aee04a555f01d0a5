import type { BrandDocument } from "@touchline/brands";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { createDispenser, PAYLOADS } from "./payloads.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

type Viewport = typeof PHONE | typeof DESKTOP;

/** A page that records which payloads ran, and which the page's policy blocked. */
const openWatched = async (viewport: Viewport): Promise<{ page: Page; ran: string[]; stopped: string[] }> => {
  const page = await (await browser().newContext({ viewport })).newPage();
  const ran: string[] = [];
  const stopped: string[] = [];
  await page.exposeFunction("ran", (payload: number) => void ran.push(PAYLOADS[payload] ?? String(payload)));
  await page.exposeFunction("wasStopped", (what: string) => void stopped.push(what));
  await page.addInitScript(() => {
    const tell = (window as unknown as { wasStopped: (what: string) => void }).wasStopped;
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      tell(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on("dialog", (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, ran, stopped };
};

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

type IsText = (name: string, around: Readonly<Record<string, Json>>) => boolean;

/** Replaces every string that `isText` accepts, by its name and siblings. Items of a list have the list's name. */
const spoil = (
  value: Json,
  isText: IsText,
  next: () => string,
  name = "",
  around: Readonly<Record<string, Json>> = {},
): Json => {
  if (typeof value === "string") return isText(name, around) ? next() : value;
  if (Array.isArray(value)) return value.map((item) => spoil(item, isText, next, name, around));
  if (typeof value !== "object" || value === null) return value;
  const inside = value as Readonly<Record<string, Json>>;
  return Object.fromEntries(Object.entries(inside).map(([key, item]) => [key, spoil(item, isText, next, key, inside)]));
};

const NAMES = ["name", "teamName", "label", "venue", "competitors", "supplemental", "names", "group"];
const isNamed: IsText = (name) => NAMES.includes(name);

const spoilAnswer = (isText: IsText, next: () => string) => async (route: Route) => {
  const answer = await route.fetch();
  if (!answer.headers()["content-type"]?.includes("json")) return route.fulfill({ response: answer });
  return route.fulfill({ response: answer, json: spoil((await answer.json()) as Json, isText, next) });
};

const scrollThrough = async (page: Page): Promise<void> => {
  for (let screen = 0; screen < 6; screen += 1) {
    await page.evaluate(() => document.querySelector("[data-scroller]")?.scrollBy(0, 700));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
};

test.each(isLong ? [PHONE, DESKTOP] : [DESKTOP])(
  "R15 at $width names of teams, leagues, sports and markets are rendered as text only",
  async (viewport) => {
    const { page, ran, stopped } = await openWatched(viewport);
    const { next, given } = createDispenser();
    await page.route("**/api/offer/**", spoilAnswer(isNamed, next));
    for (const path of ["/", "/live", "/sports/d_all/v_outrights", "/sports/d_all/s_1"]) {
      await page.goto(`${appUrl()}${path}`);
      await page.waitForSelector("[data-outcome]");
      await scrollThrough(page);
    }
    // They are rendered in the page, as text.
    await expect.poll(() => page.locator("body").textContent()).toMatch(/<img|<svg|<script|javascript:/i);
    const event = await page.locator("main [data-event]").first().getAttribute("data-event");
    await page.goto(`${appUrl()}/sports/d_all/e_${event}`);
    await page.waitForSelector("main [data-outcome]");
    await page.locator('main button[data-outcome][data-state="open"]').first().click();
    await scrollThrough(page);
    expect(given()).toBeGreaterThan(1_000);
    expect([ran, stopped]).toEqual([[], []]);
    await page.context().close();
  },
);

/** Texts in any language, and addresses; not choices. */
const isWritten: IsText = (name, around) =>
  "en" in around || ["url", "depositUrl", "script", "alt", "licence", "company", "tag"].includes(name);

/** Includes brands with banners, custom links and widgets. */
const BRANDS = isLong ? ["default", "showcase", "velora", "paloma"] : ["showcase", "paloma"];

test.each(BRANDS)(
  "R15 CONFIG-1 texts and addresses in the settings of %s run nothing, when rendered or clicked",
  async (slug) => {
    const { page, ran } = await openWatched(PHONE);
    const { next, given } = createDispenser();
    await page.route(new RegExp(`/api/brands/${slug}/document$`), async (route) => {
      const answer = await route.fetch();
      const document = (await answer.json()) as BrandDocument;
      const settings = spoil(document.settings as unknown as Json, isWritten, next);
      const logo = { ...document.logo, wordmark: next() };
      await route.fulfill({ response: answer, json: { ...document, name: next(), logo, settings } });
    });
    await page.goto(`${appUrl()}/?brand=${slug}`);
    await page.waitForSelector("[data-outcome]");
    await scrollThrough(page);
    const links = page.locator("a[href]:visible");
    for (let index = 0; index < Math.min(await links.count(), 15); index += 1) {
      const link = links.nth(index);
      const address = (await link.getAttribute("href").catch(() => "")) ?? "";
      if (/^\/(?!\/)/.test(address)) continue;
      await link.click({ timeout: 2_000, noWaitAfter: true }).catch(() => undefined);
    }
    await expect.poll(() => page.locator("body").textContent()).toMatch(/<img|<svg|<script|javascript:/i);
    expect(given()).toBeGreaterThan(5);
    expect(ran).toEqual([]);
    await page.context().close();
  },
);

const PARAMETERS = [
  "tenant",
  "brand",
  "locale",
  "theme",
  "currency",
  "token",
  "standalone",
  "code",
  "betId",
  "loadMobileView",
];
/** Each has a dozen payloads; in the long run every payload is used. */
const ADDRESSES = isLong ? 40 : 8;
const PLACES = ["/", "/sports/d_all/", "/live/s_1/", "/bet-details/", "/sports/e_"];

test("R15 BOOT-2 payloads in the path or query of an address run nothing", async () => {
  const { page, ran } = await openWatched(DESKTOP);
  const { next, given } = createDispenser();
  for (let index = 0; index < ADDRESSES; index += 1) {
    const query = new URLSearchParams(PARAMETERS.map((name) => [name, next()]));
    await page.goto(`${appUrl()}${PLACES[index % PLACES.length]}${encodeURIComponent(next())}?${query}#${next()}`);
    await page.waitForSelector("#root > *");
  }
  expect(given()).toBe(ADDRESSES * (PARAMETERS.length + 2));
  expect(ran).toEqual([]);
  await page.context().close();
});

test("R15 the recording detects a script that runs, and the policy blocks one that was injected", async () => {
  const { page, ran, stopped } = await openWatched(PHONE);
  await page.goto(`${appUrl()}/live`);
  await page.waitForSelector("[data-outcome]");
  await page.evaluate(() => (window as unknown as { ran: (index: number) => void }).ran(0));
  await expect.poll(() => ran).toEqual([PAYLOADS[0]]);
  const letIn = await page.evaluate((markup) => {
    const place = document.createElement("div");
    document.body.append(place);
    try {
      place.innerHTML = markup;
      return "taken";
    } catch (error) {
      return (error as Error).name;
    }
  }, "<img src=x onerror=ran(3)>");
  // Trusted Types: nothing in this page makes markup of a string.
  expect(letIn).toBe("TypeError");
  await expect.poll(() => stopped.join()).toContain("require-trusted-types-for");
  // A javascript: address is not followed.
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "javascript:ran(3)";
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => stopped.join()).toContain("script-src-elem");
  expect(ran).toEqual([PAYLOADS[0]]);
  await page.context().close();
});
