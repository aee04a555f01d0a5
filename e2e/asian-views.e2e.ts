import type { OfferView } from "@touchline/brands";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { axeInEveryTheme } from "./axe.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const TABLET = { width: 768, height: 1024 } as const;
const COMPACT = { width: 1280, height: 800 } as const;
const WIDE = { width: 1920, height: 1080 } as const;

interface Opened {
  readonly view: OfferView;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly path?: string;
}

/** Opens the page of a bettor who has chosen the view before. */
const open = async ({ view, viewport, path = "/sports/d_all/s_1" }: Opened) => {
  const page = await browser().newPage({ viewport });
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  const chosen = { mobileOfferView: view, desktopOfferView: view };
  await page.addInitScript(
    ([held]) => localStorage.setItem("touchline.preferences.showcase", held as string),
    [JSON.stringify(chosen)],
  );
  await page.goto(`${appUrl()}${path}?brand=showcase&locale=en&theme=dark`);
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

/** Each shape once; in the long run every view. */
const CHECKED = VIEWS.filter(({ shape }, index) => isLong || VIEWS.findIndex((each) => each.shape === shape) === index);

test.each(CHECKED)(
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

test("OFFER-4 PEER-11 PREF-1 a list is reloaded with the lines of another family, and further lines change live, too", async () => {
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
