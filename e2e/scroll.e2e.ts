import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { startStackAndBrowser } from "./stack-and-browser.ts";

const { appUrl, browser } = startStackAndBrowser();

type Viewport = typeof PHONE | typeof DESKTOP;

const open = async (path: string, viewport: Viewport): Promise<Page> => {
  const page = await browser().newPage({ viewport });
  await page.goto(`${appUrl()}${path}`);
  await page.waitForSelector("[data-outcome]");
  return page;
};

const topOf = (page: Page): Promise<number> => page.$eval("[data-scroller]", ({ scrollTop }) => scrollTop);

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.$eval("[data-scroller]", (list, to) => list.scrollTo(0, to), top);
  await expect.poll(() => topOf(page)).toBe(top);
};

const follow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
  await page.waitForSelector("[data-outcome]");
};

test.each([PHONE, DESKTOP])(
  "SCROLL-1 SCROLL-2 SCROLL-4 at $width another view begins at its top, and back leads to where the first was left",
  async (viewport) => {
    const page = await open("/sports/d_all/s_1", viewport);
    await scrollTo(page, 2400);
    await follow(page, "Live");
    await expect.poll(() => topOf(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => topOf(page)).toBe(2400);
    // The rows of that place are drawn, not a gap.
    await expect.poll(() => page.locator("[data-outcome]:visible").count()).toBeGreaterThan(5);
    await page.close();
  },
);

test("SCROLL-2 the position comes back 200 ms after the step back, not at once", async () => {
  const page = await open("/sports/d_all/s_1", PHONE);
  await scrollTo(page, 1800);
  await follow(page, "Live");
  const early = await page.evaluate(async () => {
    const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    // Taken before the step: between the view's own hearing of it and ours a slow machine may draw for 100 ms.
    const began = performance.now();
    history.back();
    await back;
    const list = document.querySelector("[data-scroller]") as HTMLElement;
    await new Promise<void>((resolve) => {
      const look = (): void => (list.scrollTop > 0 ? resolve() : void requestAnimationFrame(look));
      look();
    });
    return performance.now() - began;
  });
  expect(early).toBeGreaterThanOrEqual(180);
  await page.close();
});

test("SCROLL-1 SCROLL-2 a reload in between forgets nothing", async () => {
  const page = await open("/sports/d_all/s_1", PHONE);
  await scrollTo(page, 2400);
  await follow(page, "Live");
  await page.reload();
  await page.waitForSelector("[data-outcome]");
  await page.goBack();
  await expect.poll(() => topOf(page)).toBe(2400);
  await page.reload();
  await expect.poll(() => topOf(page)).toBe(2400);
  await page.close();
});

test("SCROLL-3 another filter goes to the filters", async () => {
  const page = await open("/sports/d_all/s_1", PHONE);
  await scrollTo(page, 2400);
  await page.locator("main a", { hasText: "Tennis" }).first().click();
  await expect.poll(() => page.url()).not.toContain("s_1");
  await page.waitForSelector("[data-outcome]");
  const place = await page.$eval("[data-filters-position]", (mark) => (mark as HTMLElement).offsetTop);
  expect(place).toBeGreaterThan(0);
  await expect.poll(() => topOf(page)).toBe(place);
  await page.close();
});
