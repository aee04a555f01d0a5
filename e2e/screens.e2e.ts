import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { failUntilClick, fetchList } from "../testkit/screen.ts";
import { pick } from "../testkit/slip-page.ts";
import { axeFindings } from "./axe.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

interface Opened {
  readonly page: Page;
  /** Console errors of the page. */
  readonly complaints: string[];
}

const open = async (path: string, viewport: { width: number; height: number } = DESKTOP): Promise<Opened> => {
  const page = await browser().newPage({ viewport });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${appUrl()}${path}`);
  await page.waitForSelector("[data-outcome]");
  return { page, complaints };
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe("routes", () => {
  test.each([
    ["/", "/homepage"],
    ["/sports/d_all/s_1", "/sports"],
    ["/live", "/live"],
    ["/no-such-view", "/homepage"],
  ])("ROUTE-1 ROUTE-4 %s shows the offer list under %s", async (path, under) => {
    const { page, complaints } = await open(path);
    expect(pathOf(page).startsWith(under)).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("ROUTE-2 /bet-details is the page of a bet: a visitor is asked to sign in, and sees nothing of it before", async () => {
    const page = await browser().newPage({ viewport: PHONE });
    await page.goto(`${appUrl()}/bet-details?betId=42`);
    await page.getByText("Log in to see this bet").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Bet");
    expect(await page.getByRole("main").getByRole("button", { name: "Log in" }).count()).toBe(1);
    await page.close();
  });

  test("ROUTE-3 a brand's word replaces the default one", async () => {
    const { page } = await open("/sports/d_all/s_1?brand=paloma");
    expect(pathOf(page)).toBe("/desporto/d_all/s_1");
    await page.close();
  });

  test("ROUTE-5 segments in any order are written in one", async () => {
    const { page } = await open("/sports/s_1/d_all");
    expect(pathOf(page)).toBe("/sports/d_all/s_1");
    await page.close();
  });

  test("ROUTE-7 malformed segments are ignored and never reach the page as markup", async () => {
    const { page, complaints } = await open("/sports/d_%3Cimg%20src=x%20onerror=alert(1)%3E/s_-1/t_1e9/x_y/d_all");
    expect(pathOf(page)).toBe("/sports/d_all");
    // A path that no server would accept can still come from inside the page.
    await page.evaluate(() => {
      history.pushState(null, "", "/sports/s_%E0%A4%A/d_all/<i data-planted>");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.waitForSelector("[data-outcome]");
    expect(await page.$$("img[src=x], [data-planted]")).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe("lists", () => {
  const order = (page: Page) => page.getByRole("button", { name: "By time" });

  test("OFFER-3 sorted by time, the list has live events, then day after day", async () => {
    const { page, complaints } = await open("/sports/d_all/s_1");
    await order(page).click();
    expect(await order(page).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("heading", { name: "Live now" }).waitFor();
    const isFirstLive = async (): Promise<boolean> => {
      const { events } = await fetchList(appUrl(), "?game=live");
      const first = await page.locator("main [data-event]").first().getAttribute("data-event");
      return events.some(({ id }) => String(id) === first);
    };
    await expect.poll(isFirstLive).toBe(true);
    await order(page).click();
    await expect.poll(() => page.getByRole("heading", { name: "Live now" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("OFFER-3 OFFER-6 a list of one market can be restricted to one line, named by the market specifiers", async () => {
    const { page } = await open("/sports/d_all/s_1");
    await page.getByRole("button", { name: /Standard/ }).click();
    await page.getByRole("menuitemradio", { name: "Single market" }).click();
    await page.getByRole("button", { name: "Total goals" }).click();
    await page.getByRole("button", { name: "All lines" }).click();
    await page.getByRole("menuitemradio", { name: "Total goals 3.5" }).click();
    await page.getByRole("button", { name: "Total goals 3.5" }).waitFor();
    const shown = () => page.$$eval("main [data-event]", (rows) => rows.map((row) => row.textContent ?? ""));
    expect((await shown()).length).toBeGreaterThan(0);
    // An event whose line moved stays in place until the list is reloaded, within 30 s.
    const others = async () => (await shown()).filter((text) => !text.includes("3.5"));
    await expect.poll(others, { timeout: 40_000 }).toEqual([]);
    await page.close();
  });

  test("BOOT-4 switching between live, sports and homepage resets the offer and its filters", async () => {
    const { page, complaints } = await open("/sports/d_all/s_2/se_true");
    const header = page.locator("header").first();
    await order(page).click();
    await page
      .getByRole("button", { name: /^Hide / })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Show / })
      .first()
      .waitFor();

    await header.getByRole("link", { name: /^Live/ }).click();
    await page.waitForURL(/\/live\/d_all$/);
    await page.locator("main [data-event]").first().waitFor();
    const live = new Set((await fetchList(appUrl(), "?game=live")).events.map(({ id }) => id));
    await expect
      .poll(() =>
        page.$$eval("main [data-event]", (rows) => rows.map((row) => Number((row as HTMLElement).dataset.event))),
      )
      .toSatisfy((ids: number[]) => ids.some((id) => live.has(id)));
    const everySport = page.locator("main").getByRole("navigation", { name: "Sports" }).getByRole("link").first();
    expect(await everySport.getAttribute("aria-current")).toBe("true");

    await header.getByRole("link", { name: "Home" }).click();
    await page.waitForURL(/\/homepage$/);
    await page.locator('[data-widget="in-play"] [data-event]').first().waitFor();

    await header.getByRole("link", { name: "Sports" }).click();
    await page.waitForURL(/\/sports\/d_today$/);
    await page.locator("main [data-event]").first().waitFor();
    expect(await order(page).getAttribute("aria-pressed")).toBe("false");
    expect(await page.getByRole("button", { name: /^Show / }).count()).toBe(0);
    expect(await page.locator('main a[aria-current="true"]').filter({ hasText: "Streams" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe("states", () => {
  test.each([DESKTOP, PHONE])("at $width a loading list is shown as a skeleton", async (viewport) => {
    const page = await browser().newPage({ viewport });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/api/offer/list*", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${appUrl()}/sports/d_all/s_1`);
    const waiting = page.getByRole("status", { name: "Loading the offer" });
    await waiting.waitFor();
    const heightOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    const drawn = await waiting
      .locator("> div > div")
      .nth(1)
      .evaluate((row) => row.getBoundingClientRect().height);
    expect(await axeFindings(page)).toEqual([]);
    resolve();
    await page.locator("main [data-event]").first().waitFor();
    expect(drawn).toBe(await heightOf("main [data-event]"));
    await page.close();
  });

  test("BOOT-9 a list that failed to load says so, and loads on request", async () => {
    const page = await browser().newPage({ viewport: PHONE });
    await failUntilClick(page, "**/api/offer/list*");
    await page.goto(`${appUrl()}/sports/d_all/s_1`);
    await page.getByRole("heading", { name: "The offer did not load" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Try now" }).click();
    await page.locator("main [data-event]").first().waitFor();
    await page.close();
  });

  test("BOOT-9 a homepage that failed to load says so once", async () => {
    const page = await browser().newPage({ viewport: DESKTOP });
    await failUntilClick(page, "**/api/offer/**");
    await page.goto(appUrl());
    await page.getByRole("heading", { name: "The offer did not load" }).waitFor();
    expect(await page.getByRole("heading", { name: "The offer did not load" }).count()).toBe(1);
    await page.getByRole("button", { name: "Try now" }).click();
    await page.locator('[data-widget="in-play"] [data-event]').first().waitFor();
    await page.close();
  });

  test("OFFER-5 offline every price is locked, and open again afterwards", async () => {
    const context = await browser().newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${appUrl()}/sports/d_all/s_1`);
    await page.locator('[data-outcome][data-state="open"]').first().waitFor();
    await context.setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await expect.poll(() => page.locator('[data-outcome][data-state="open"]').count()).toBe(0);
    await context.setOffline(false);
    await page.locator('[data-outcome][data-state="open"]').first().waitFor();
    await context.close();
  });
});

describe("prices", () => {
  test("SLIP-1 a tap selects a price, another one deselects it", async () => {
    const { page } = await open("/sports/d_all/s_1", PHONE);
    const [event] = await pick(page, 1);
    const picked = page.locator(`main [data-event="${event}"] button[data-outcome][aria-pressed="true"]`);
    expect(await picked.count()).toBe(1);
    await picked.click();
    expect(await picked.count()).toBe(0);
    await page.close();
  });

  test("SLIP-10 the fourth tap within two seconds is dropped", async () => {
    const { page } = await open("/sports/d_all/s_1");
    const plate = page.locator('[data-outcome][data-state="open"]').first();
    // In the page, so that round trips do not extend the two seconds.
    const pressed = await plate.evaluate((element) => {
      for (let tap = 0; tap < 4; tap += 1) (element as HTMLElement).click();
      return new Promise<string | null>((resolve) => {
        requestAnimationFrame(() => resolve(element.getAttribute("aria-pressed")));
      });
    });
    expect(pressed).toBe("true");
    await page.close();
  });
});
