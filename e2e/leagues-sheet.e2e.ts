import type { Statistics } from "@touchline/protocol";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE } from "../testkit/browser.ts";
import { untilLive } from "../testkit/screen.ts";
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
const showOf = (page: Page) => sheetOf(page).getByRole("link", { name: /^Show/ });

const openSheet = async (path: string, viewport?: { readonly width: number; readonly height: number }) => {
  const page = await open(path, viewport);
  await page.getByRole("button", { name: "Sports and leagues" }).click();
  await tileOf(page, /^Football/).waitFor();
  return page;
};

const numberIn = (text: string | null): number => Number(text?.replace(/\D/g, ""));

/** The answer with the statistics of a time range that the page requests. */
const nextStatistics = async (page: Page, run: () => Promise<void>): Promise<Statistics> => {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes("/api/offer/statistics")),
    run(),
  ]);
  return response.json();
};

describe("OFFER-3 the leagues sheet", () => {
  test("begins 10 px from the top, at the current sport and league", async () => {
    const page = await openSheet("/sports/d_today/s_1");
    await expect.poll(async () => (await sheetOf(page).boundingBox())?.y).toBe(10);
    expect(await tileOf(page, /^Football/).getAttribute("aria-selected")).toBe("true");
    const tile = await tileOf(page, /^Football/).boundingBox();
    expect([tile?.width, tile?.height]).toEqual([84, 62]);
    await page.close();
  });

  test("a tap marks a league, another one more, and the button shows the count; only the button leads there", async () => {
    // The whole offer, because late in the day today's has few leagues left.
    const page = await openSheet("/sports/d_all/s_1");
    const league = leaguesOf(page)
      .getByRole("button", { name: /^Premier Division/ })
      .first();
    const count = numberIn(await league.locator("span").last().textContent());
    const before = page.url();
    await league.click();
    expect(await league.getAttribute("aria-pressed")).toBe("true");
    expect(page.url()).toBe(before);
    await expect.poll(async () => numberIn(await showOf(page).textContent())).toBe(count);

    const another = leaguesOf(page)
      .getByRole("button", { name: /^Primera/ })
      .first();
    await another.click();
    expect(await showOf(page).getAttribute("href")).toMatch(/^\/sports\/d_all\/s_1\/t_\d+,\d+$/);
    await another.click();
    await showOf(page).click();
    await page.waitForURL(/\/sports\/d_all\/s_1\/c_\d+\/t_\d+/);
    await sheetOf(page).waitFor({ state: "hidden" });
    await page.close();
  });

  test("one country is open at a time, and a star keeps the sheet and the mark", async () => {
    const page = await openSheet("/sports/d_all/s_1");
    const countries = leaguesOf(page).locator("button[aria-expanded]");
    await countries.nth(0).click();
    await countries.nth(1).click();
    await expect.poll(() => leaguesOf(page).locator('button[aria-expanded="true"]').count()).toBe(1);

    const league = leaguesOf(page).locator("button[aria-pressed]").first();
    await league.click();
    await leaguesOf(page)
      .getByRole("button", { name: /favourite/i })
      .first()
      .click();
    expect(await league.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(async () => numberIn(await tileOf(page, /^Favourites/).textContent())).toBe(1);

    await tileOf(page, /^Favourites/).click();
    await leaguesOf(page).locator("li").first().waitFor();
    expect(await leaguesOf(page).locator("li").count()).toBe(1);
    await showOf(page).click();
    await page.waitForURL(/\/sports\/d_all\/f_true/);
    await page.close();
  });

  test("find narrows sports and leagues, says when there is nothing, and clear resets to the sport", async () => {
    const page = await openSheet("/sports/d_all/s_1");
    const all = await sheetOf(page).getByRole("tab").count();
    const field = sheetOf(page).getByRole("searchbox", { name: "Find a league or country" });
    await field.fill("champions");
    await expect.poll(() => sheetOf(page).getByRole("tab").count()).toBeLessThan(all);
    await leaguesOf(page)
      .getByRole("button", { name: /^Champions Cup/ })
      .first()
      .click();
    await field.fill("qqqq");
    await leaguesOf(page).getByText("Nothing for “qqqq”").waitFor();

    await sheetOf(page).getByRole("button", { name: "Clear", exact: true }).click();
    expect(await field.inputValue()).toBe("");
    await expect.poll(() => sheetOf(page).getByRole("tab").count()).toBe(all);
    expect(await leaguesOf(page).locator('button[aria-pressed="true"]').count()).toBe(0);
    expect(await showOf(page).getAttribute("href")).toBe("/sports/d_all/s_1");
    await page.close();
  });

  test("the counts follow Today or All", async () => {
    const page = await openSheet("/sports/d_today/s_1");
    const counted = await nextStatistics(page, () => sheetOf(page).getByRole("radio", { name: "All" }).click());
    const football = counted.sports.find(({ id }) => id === 1)?.count;
    await expect.poll(async () => numberIn(await showOf(page).textContent())).toBe(football);
    await showOf(page).click();
    await page.waitForURL(/\/sports\/d_all\/s_1$/);
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

  test("PEER-12 axe finds nothing in any theme", async () => {
    const page = await openSheet("/sports/d_all/s_1");
    await leaguesOf(page).locator("button[aria-expanded]").first().click();
    await leaguesOf(page).locator("button[aria-pressed]").first().click();
    expect(await axeInEveryTheme(page)).toEqual([]);
    await page.close();
  });

  test("PEER-15 right to left the sports are on the right", async () => {
    const page = await open("/sports/d_all/s_1?locale=ar");
    await page.locator("main button:has(use[href$='#i-sliders'])").click();
    const sports = await page.getByRole("dialog").getByRole("tablist").boundingBox();
    expect((sports?.x ?? 0) + (sports?.width ?? 0)).toBe(PHONE.width);
    await page.close();
  });

  test("opens from the rail of a tablet, on Live with what is live", async () => {
    const page = await openSheet("/live/d_all", { width: 768, height: 1024 });
    expect(await sheetOf(page).getByRole("radio").count()).toBe(0);
    await leaguesOf(page).locator("button[aria-expanded]").first().click();
    await leaguesOf(page).locator("li > button:first-child").last().click();
    await showOf(page).click();
    await page.waitForURL(/\/live\/d_all\/s_1\/c_\d+\/t_\d+/);
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

test("the offline notice has its icon although nothing can be fetched any more", async () => {
  const page = await open("/sports/d_all");
  await untilLive(page);
  await page.context().setOffline(true);
  const mark = page.locator('[data-connection="offline"] svg');
  await mark.waitFor();
  expect(await mark.evaluate((svg) => (svg as SVGSVGElement).getBBox().width)).toBeGreaterThan(0);
  await page.close();
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
