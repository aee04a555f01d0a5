import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { readScreen, untilEqual, untilLive } from "../testkit/screen.ts";
import { axeFindings } from "./axe.ts";
import { journeyAt } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

type Viewport = typeof PHONE | typeof DESKTOP;
const VIEWPORTS = [PHONE, DESKTOP];

/** Opens a path, runs the steps and closes the page; any console error fails the test. */
const visit = async (path: string, viewport: Viewport, play: (page: Page) => Promise<void>): Promise<void> => {
  const page = await browser().newPage({ viewport });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${appUrl()}${path}`);
  await play(page);
  await page.close();
  expect(complaints).toEqual([]);
};

test("OFFER-4 the prices of the widgets equal the offer's, and stay so", async () => {
  await visit("/", DESKTOP, async (page) => {
    await page.locator('[data-widget="in-play"] [data-event]').first().waitFor();
    await untilLive(page);
    await untilEqual(page, appUrl(), "", 15_000);
    const before = await readScreen(page);
    await page.waitForFunction(
      (known) =>
        [...document.querySelectorAll<HTMLElement>("[data-outcome]")].some((plate) => {
          const shown = plate.dataset.state === "open" ? plate.querySelector("b")?.textContent : plate.dataset.state;
          const was = known[plate.dataset.outcome ?? ""];
          return was !== undefined && was !== shown;
        }),
      Object.fromEntries(before),
      { timeout: 60_000 },
    );
    await untilEqual(page, appUrl(), "", 15_000);
  });
});

describe("search", () => {
  /** The first word of a shown team, so that there is a result. */
  const someName = async (page: Page): Promise<string> => {
    const name = await page.locator("[data-event] [dir='auto']").first().textContent();
    return name?.split(" ")[0] ?? "";
  };

  test("OFFER-8 NAV-7 PEER-12 on a desktop search opens over the page and works by keyboard", async () => {
    await visit("/sports/d_all", DESKTOP, async (page) => {
      await page.locator("[data-event]").first().waitFor();
      const name = await someName(page);
      const opener = page.getByRole("button", { name: "Search teams, leagues" });
      await opener.press("Enter");
      await page.getByRole("searchbox").pressSequentially(name);
      const panel = page.getByRole("region", { name: "Search results" });
      await panel.locator("[data-event]").first().waitFor();
      expect(new URL(page.url()).pathname).toBe("/sports/d_all");
      expect((await panel.boundingBox())?.width).toBe(560);

      await page.keyboard.press("ArrowDown");
      const event = await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>("[data-event]")?.dataset.event,
      );
      expect(event).toBeDefined();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Escape");
      expect(await page.getByRole("searchbox").inputValue()).toBe("");
      await page.keyboard.press("Escape");
      await opener.waitFor();
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await panel.count()).toBe(0);

      await opener.press("Enter");
      await page.getByRole("searchbox").pressSequentially(name);
      await panel.locator("[data-event]").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/e_\d+/);
    });
  });
});

const SCREENS = ["/", "/sports/v_outrights", "/sports/v_search"];

describe.each(VIEWPORTS)("at $width", (viewport) => {
  /** Fills each screen with content. */
  const fillScreen = async (page: Page, path: string): Promise<void> => {
    if (path === "/sports/v_search") await page.getByRole("searchbox").fill("united");
    await page.locator("[data-outcome], [data-row]").first().waitFor();
  };

  journeyAt(viewport, PHONE).each(SCREENS)("PEER-15 %s renders right to left without overflow", async (path) => {
    await visit(`${path}?locale=ar`, viewport, async (page) => {
      await fillScreen(page, path);
      expect(await page.evaluate(() => document.dir)).toBe("rtl");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});
