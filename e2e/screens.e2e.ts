import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { startStackAndBrowser } from "./stack-and-browser.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const { appUrl, browser } = startStackAndBrowser();

interface Opened {
  readonly page: Page;
  /** What the page complained about. */
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
    ["/homepage", "/homepage"],
    ["/sports", "/sports"],
    ["/live", "/live"],
    ["/sports/d_all/s_1", "/sports"],
    ["/live/d_all", "/live"],
    ["/no-such-view", "/homepage"],
  ])("ROUTE-1 ROUTE-4 %s shows the offer list under %s", async (path, under) => {
    const { page, complaints } = await open(path);
    expect(pathOf(page).startsWith(under)).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("ROUTE-3 a brand's own word takes the place of the default one", async () => {
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
    // What no server would pass on can still come from inside the page.
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

describe("prices", () => {
  test("SLIP-1 a tap selects a price, another takes it back", async () => {
    const { page } = await open("/sports/d_all/s_1", PHONE);
    const plate = page.locator('[data-outcome][data-state="open"]').first();
    await plate.click();
    expect(await plate.getAttribute("aria-pressed")).toBe("true");
    await plate.click();
    expect(await plate.getAttribute("aria-pressed")).toBe("false");
    await page.close();
  });

  test("SLIP-10 the fourth tap within two seconds is swallowed", async () => {
    const { page } = await open("/sports/d_all/s_1");
    const plate = page.locator('[data-outcome][data-state="open"]').first();
    // In the page, so that no round trip stretches the two seconds.
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

describe("accessibility", () => {
  const screens = ["/homepage", "/sports/d_today/s_1", "/live/d_all"];
  const themes = ["dark", "light", "obsidian_blue"];
  const cases = screens.flatMap((path) =>
    themes.flatMap((theme) => [DESKTOP, PHONE].map((viewport) => ({ path, theme, viewport }))),
  );

  test.each(cases)(
    "PEER-12 axe finds nothing on $path in $theme at $viewport.width",
    async ({ path, theme, viewport }) => {
      const { page, complaints } = await open(`${path}?theme=${theme}`, viewport);
      await page.evaluate(axeSource);
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      });
      expect(violations).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});
