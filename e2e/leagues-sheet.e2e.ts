import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE } from "../testkit/browser.ts";
import { axeInEveryTheme } from "./axe.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const open = async (path: string, viewport: { readonly width: number; readonly height: number } = PHONE) => {
  const page = await browser().newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(`${appUrl()}${path}`);
  await page.locator("main [data-event]").first().waitFor();
  return page;
};

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Sports and leagues" });
const tileOf = (page: Page, name: RegExp) => sheetOf(page).getByRole("tab", { name });
const leaguesOf = (page: Page) => sheetOf(page).getByRole("tabpanel");

describe("OFFER-3 the leagues sheet", () => {
  test("PEER-12 begins 10 px from the top, at the current sport, and axe finds nothing in any theme", async () => {
    const page = await open("/sports/d_all/s_1");
    await page.getByRole("button", { name: "Sports and leagues" }).click();
    await expect.poll(async () => (await sheetOf(page).boundingBox())?.y).toBe(10);
    expect(await tileOf(page, /^Football/).getAttribute("aria-selected")).toBe("true");
    const tile = await tileOf(page, /^Football/).boundingBox();
    expect([tile?.width, tile?.height]).toEqual([84, 62]);
    await leaguesOf(page).locator("button[aria-expanded]").first().click();
    await leaguesOf(page).locator("button[aria-pressed]").first().click();
    expect(await axeInEveryTheme(page)).toEqual([]);
    await page.close();
  });

  test("PEER-12 by keyboard alone: a sport, a country, a league, and back to the opener", async () => {
    const page = await open("/sports/d_all/s_1");
    const opener = page.getByRole("button", { name: "Sports and leagues" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await tileOf(page, /^Football/).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => tileOf(page, /^Tennis/).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowUp");
    const country = leaguesOf(page).locator("button[aria-expanded]").first();
    await country.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => country.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await leaguesOf(page).locator('button[aria-pressed="true"]').count()).toBeGreaterThan(0);

    const field = sheetOf(page).getByRole("searchbox");
    await field.focus();
    await page.keyboard.type("cup");
    await page.keyboard.press("Escape");
    expect(await field.inputValue()).toBe("");
    await page.keyboard.press("Escape");
    await sheetOf(page).waitFor({ state: "hidden" });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  });

  test("PEER-15 right to left the sports are on the right", async () => {
    const page = await open("/sports/d_all/s_1?locale=ar");
    await page.locator("main button:has(use[href$='#i-sliders'])").click();
    const sports = await page.getByRole("dialog").getByRole("tablist").boundingBox();
    expect((sports?.x ?? 0) + (sports?.width ?? 0)).toBe(PHONE.width);
    await page.close();
  });
});

const beyondEdge = (page: Page, edge: number) =>
  page.locator("header :is(a, button)").evaluateAll((controls, right) => {
    const seen = controls.filter((control) => getComputedStyle(control).visibility === "visible");
    return seen
      .filter((control) => control.getBoundingClientRect().right > right)
      .map(({ textContent }) => textContent);
  }, edge);

describe("NAV-1 the header of a wide page has as many views as fit", () => {
  test.each([
    { width: 768, hasMore: true },
    { width: 1024, hasMore: false },
    { width: 1280, hasMore: false },
  ])("at $width", async ({ width, hasMore }) => {
    const page = await open("/sports/d_all?brand=showcase", { width, height: 800 });
    const row = page.getByRole("navigation", { name: "Main" });
    const more = row.getByRole("button", { name: "More" });
    // The row is measured again once its font has loaded.
    await (hasMore ? more : row.getByText("Casino")).waitFor();
    await expect.poll(() => more.count()).toBe(hasMore ? 1 : 0);
    await expect.poll(() => beyondEdge(page, width)).toEqual([]);

    if (hasMore) await more.click();
    await (hasMore ? page.getByRole("menuitem", { name: "Casino" }) : row.getByText("Casino")).waitFor();
    await page.close();
  });
});

test("PEER-15 Arabic weekdays do not overlap the shirts in two columns", async () => {
  const page = await open("/sports/d_all/s_1?locale=ar", { width: 1920, height: 1080 });
  await page.locator("main button:has(use[href$='#i-grid'])").first().click();
  await page.getByRole("menuitemradio").nth(1).click();
  const rows = page.locator('main article[data-shape="double"]:has(time)');
  await rows.first().waitFor();
  const gaps = await rows.evaluateAll((articles) =>
    articles.map((article) => {
      const day = article.querySelector("time + span")?.getBoundingClientRect();
      const shirt = article.querySelector("div:has(> time) + div svg")?.getBoundingClientRect();
      return (day?.left ?? 0) - (shirt?.right ?? 0);
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  await page.close();
});
