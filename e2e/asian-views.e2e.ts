import type { OfferView } from "@touchline/brands";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { fetchList } from "../testkit/screen.ts";
import { axeInEveryTheme } from "./axe.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const TABLET = { width: 768, height: 1024 } as const;
const COMPACT = { width: 1280, height: 800 } as const;
const WIDE = { width: 1920, height: 1080 } as const;

interface Opened {
  readonly view: OfferView;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly path?: string;
  readonly theme?: string;
  readonly oddsFormat?: string;
}

/** Opens the page of a bettor who has chosen the view before. */
const open = async ({ view, viewport, path = "/sports/d_all/s_1", theme = "dark", oddsFormat }: Opened) => {
  const page = await browser().newPage({ viewport });
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  const chosen = { mobileOfferView: view, desktopOfferView: view, ...(oddsFormat && { oddsFormat }) };
  await page.addInitScript(
    ([held]) => localStorage.setItem("touchline.preferences.showcase", held as string),
    [JSON.stringify(chosen)],
  );
  await page.goto(`${appUrl()}${path}?brand=showcase&locale=en&theme=${theme}`);
  await page.waitForSelector('[data-outcome][data-state="open"]');
  return { page, errors };
};

const shapeOf = (page: Page) => page.$eval("[data-family]", (grid) => (grid as HTMLElement).dataset.shape);

const VIEWS = [
  { view: "asia_standard", viewport: PHONE, shape: "plates" },
  { view: "asia_standard", viewport: TABLET, shape: "plates" },
  { view: "asia_standard", viewport: COMPACT, shape: "table" },
  { view: "asia_standard", viewport: DESKTOP, shape: "table" },
  { view: "asia_wide", viewport: WIDE, shape: "line" },
  { view: "asia_single_market", viewport: PHONE, shape: "single-plates" },
  { view: "asia_single_market", viewport: DESKTOP, shape: "single" },
  { view: "asia_multi_market_vertical", viewport: PHONE, shape: "stack" },
  { view: "indonesia_standard", viewport: PHONE, shape: "plates" },
  { view: "indonesia_standard", viewport: DESKTOP, shape: "table" },
  { view: "indonesia_multi_market_vertical_accent", viewport: PHONE, shape: "stack" },
] as const;

test.each(VIEWS)(
  "OFFER-1 PEER-12 $view at $viewport.width renders in every theme without axe violations, errors or overflow",
  async ({ view, viewport, shape }) => {
    const { page, errors } = await open({ view, viewport, path: "/live/d_all" });
    expect(await shapeOf(page)).toBe(shape);
    expect(await axeInEveryTheme(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  },
);

/** A shown event that has not started: in play a market may already be decided. */
const firstToCome = async (page: Page): Promise<number> => {
  const { events } = await fetchList(appUrl());
  const toCome = new Set(events.filter(({ live }) => !live).map(({ id }) => id));
  const shown = await page.$$eval("article[data-event]", (rows) =>
    rows.map((row) => Number((row as HTMLElement).dataset.event)),
  );
  const found = shown.find((id) => toCome.has(id));
  if (found === undefined) throw new Error("no prematch event on the screen");
  return found;
};

test("PEER-11 the table has handicap, over/under and 1X2 of the match and of its first half, with several lines of each", async () => {
  const { page } = await open({ view: "asia_standard", viewport: DESKTOP });
  const row = page.locator(`article[data-event="${await firstToCome(page)}"]`);
  const slots = await row.locator("[data-outcome]").evaluateAll((all) => all.map((each) => each.textContent ?? ""));
  // Two lines of four two-way markets, and two 1X2 markets.
  expect(slots.length).toBe(2 * 4 * 2 + 2 * 3);
  const has = (words: RegExp): number => slots.filter((text) => words.test(text)).length;
  expect(has(/handicap/i)).toBe(8);
  expect(has(/total|over|under/i)).toBe(8);
  expect(has(/1st half|first half/i)).toBe(11);
  await page.close();
});

test("PEER-11 negative odds are marked by sign and colour, and 1X2 beside them is decimal", async () => {
  const { page } = await open({ view: "asia_standard", viewport: DESKTOP, oddsFormat: "malaysian" });
  const marked = await page.$$eval("[data-outcome]", (all) =>
    all.map((each) => [each.hasAttribute("data-negative"), each.querySelector("b")?.textContent ?? ""] as const),
  );
  expect(marked.some(([isNegative]) => isNegative)).toBe(true);
  for (const [isNegative, text] of marked) if (text) expect(text.startsWith("−"), text).toBe(isNegative);
  const results = await page.$$eval("[data-column=result] [data-outcome] b", (all) =>
    all.map((each) => each.textContent ?? ""),
  );
  for (const text of results.filter(Boolean)) expect(Number(text)).toBeGreaterThanOrEqual(1);
  await page.close();
});

test("PEER-11 corners and bookings are separate tabs, which only show sports that have them", async () => {
  const { page } = await open({ view: "asia_standard", viewport: DESKTOP, path: "/sports/d_all" });
  await page.getByRole("button", { name: "Corners" }).click();
  await expect.poll(() => page.locator("[data-outcome]").first().textContent()).toMatch(/corner/i);
  await page.getByRole("button", { name: "Bookings" }).click();
  await expect.poll(() => page.locator("[data-outcome]").first().textContent()).toMatch(/card/i);
  await page.close();
});

test("PEER-11 on a phone the first half is behind a switch in the league's header", async () => {
  const { page } = await open({ view: "asia_standard", viewport: PHONE });
  const first = () => page.locator("[data-outcome]").first().textContent();
  expect(await first()).not.toMatch(/half/i);
  await page.getByRole("radio", { name: "1H" }).first().click();
  await expect.poll(first).toMatch(/half/i);
  await page.close();
});

test("OFFER-4 PEER-11 further lines change live, too", async () => {
  const { page } = await open({ view: "asia_standard", viewport: DESKTOP, path: "/live/d_all/s_1" });
  await page.waitForSelector("[data-further=true] [data-outcome][data-move]");
  await page.close();
});

test("OFFER-1 the Indonesian list is grouped by live, then by day", async () => {
  const { page } = await open({ view: "indonesia_standard", viewport: DESKTOP, path: "/sports/d_all" });
  const band = page.locator("h2[data-live=true]");
  await expect.poll(() => band.textContent()).toMatch(/^Live\d+ events$/);
  expect(await page.locator("article[data-event]").first().getAttribute("data-live")).toBe("true");
  await page.close();
});

test("OFFER-1 PREF-1 another family is chosen above the list, which is reloaded with its lines", async () => {
  const { page } = await open({ view: "euro_standard", viewport: DESKTOP, path: "/live/d_all" });
  await page.getByRole("button", { name: /Standard/ }).click();
  await page.getByRole("menuitemradio", { name: "Asia standard" }).click();
  await page.waitForSelector("[data-further=true] [data-outcome]");
  // Further lines are pushed, too.
  await page.waitForSelector("[data-further=true] [data-outcome][data-move]");
  await page.getByRole("button", { name: /Asia standard/ }).click();
  await page.getByRole("menuitemradio", { name: "Standard", exact: true }).click();
  await expect.poll(() => page.locator("[data-family]").count()).toBe(0);
  await page.waitForSelector("[data-outcome][data-move]");
  await page.close();
});

test("AHEAD-7 the Asian grid works by keyboard alone: to a price, over the table, picked, to the event and back", async () => {
  const { page } = await open({ view: "asia_standard", viewport: DESKTOP });
  const focused = () =>
    page.evaluate(() => {
      const { dataset, ariaPressed, textContent } = document.activeElement as HTMLElement;
      return { outcome: dataset.outcome, pressed: ariaPressed, text: textContent ?? "" };
    });
  for (let key = 0; key < 120 && (await focused()).outcome === undefined; key += 1) await page.keyboard.press("Tab");
  const start = await focused();
  expect(start.outcome).toBeDefined();

  await page.keyboard.press("ArrowRight");
  const beside = await focused();
  expect(beside.outcome).not.toBe(start.outcome);
  await page.keyboard.press("ArrowLeft");
  expect((await focused()).outcome).toBe(start.outcome);

  const seen = new Set<string | undefined>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("ArrowDown");
    seen.add((await focused()).outcome);
  }
  // Far beyond what was rendered at first, and always on a visible price.
  expect(seen.size).toBeGreaterThan(50);
  expect(
    await page.evaluate(() => {
      const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    }),
  ).toBe(true);

  await page.keyboard.press("Enter");
  await expect.poll(async () => (await focused()).pressed).toBe("true");
  await page.keyboard.press("Shift+Tab");
  for (let key = 0; key < 40 && (await page.evaluate(() => document.activeElement?.tagName)) !== "A"; key += 1) {
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toMatch(/e_\d+/);
  await page.goBack();
  await page.waitForSelector("article[data-event] [data-outcome]");
  await page.close();
});
