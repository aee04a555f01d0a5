import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE } from "../testkit/browser.ts";
import { pick } from "../testkit/slip-page.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

interface Opened {
  readonly page: Page;
  readonly logged: string[];
}

const onPhone = async (path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Opened> => {
  const context = await browser().newContext({ viewport: PHONE });
  const page = await context.newPage();
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  page.on("pageerror", (error) => logged.push(`thrown: ${error}`));
  await prepare?.(page);
  await page.goto(`${appUrl()}${path}`);
  await page.waitForSelector("#root main");
  return { page, logged };
};

const close = ({ page }: Opened): Promise<void> => page.context().close();

const seesOffer = (page: Page) => page.waitForSelector("[data-outcome]");

describe("start-up", () => {
  test("THEME-1 nothing is painted before the brand's colours are loaded", async () => {
    const hold = Promise.withResolvers<void>();
    const opened = await onPhone("/?brand=nordvik&theme=light", (page) =>
      page
        .route(/brand-nordvik.*\.css$/, async (route) => {
          await hold.promise;
          await route.continue();
        })
        .then(() => setTimeout(hold.resolve, 400)),
    );
    await seesOffer(opened.page);
    const { painted, styled } = await opened.page.evaluate(() => ({
      painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
      styled: performance.getEntriesByType("resource").find(({ name }) => /brand-nordvik.*\.css/.test(name)),
    }));
    const arrived = (styled as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.POSITIVE_INFINITY;
    expect(painted).toBeGreaterThanOrEqual(Math.floor(arrived));
    await close(opened);
  });

  test("CONFIG-4 the published settings are requested before the app's script, and once", async () => {
    const asked: string[] = [];
    const opened = await onPhone("/?brand=nordvik", async (page) => {
      page.on("request", (request) => request.url().includes("nordvik") && asked.push(new URL(request.url()).pathname));
    });
    await seesOffer(opened.page);
    expect(asked.filter((path) => !path.endsWith(".css"))).toEqual(["/", "/api/brands/nordvik/document"]);
    await close(opened);
  });

  test("BOOT-10 a module that fails to load offers a reload, and the slip is kept", async () => {
    const opened = await onPhone("/sports/d_all/s_1", (page) =>
      page.route(/sheet-panel.*\.js$/, (route) => route.abort()),
    );
    const { page } = opened;
    await pick(page, 1);
    await page.getByRole("button", { name: /Open bet slip/ }).click();
    await page.getByRole("button", { name: "Reload" }).waitFor();
    expect(opened.logged.filter((text) => text.startsWith("thrown"))).toEqual([]);
    expect(await page.getByRole("button", { name: /Open bet slip, 1 selection/ }).count()).toBe(1);
    await close(opened);
  });
});

test("NAV-1 NAV-6 the bar is at the bottom of a phone, and shows only the current item's label if the brand says so", async () => {
  const opened = await onPhone("/live?brand=bethog&locale=en");
  await seesOffer(opened.page);
  const bar = opened.page.getByRole("navigation", { name: "Main" });
  expect((await bar.boundingBox())?.y).toBeGreaterThan(PHONE.height - 70);
  const widths = await bar
    .locator("a > span:first-of-type")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width > 1));
  expect(widths.filter(Boolean)).toHaveLength(1);
  await bar.getByRole("link", { name: "Sports" }).click();
  await bar.locator('[aria-current="page"]', { hasText: "Sports" }).waitFor();
  await close(opened);
});
