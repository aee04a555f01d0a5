import type { OfferView } from "@touchline/brands";
import type { Browser, CDPSession, Page } from "playwright-core";
import { DESKTOP } from "../../testkit/browser.ts";
import { searchOf } from "./asked.ts";
import type { Workload } from "./workload.ts";

export interface Grid {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export const openGrid = async (browser: Browser, url: string): Promise<Grid> => {
  const page = await browser.newPage({ viewport: DESKTOP, hasTouch: true });
  await page.goto(url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, devtools };
};

export const openOurs = async (browser: Browser, url: string, view: OfferView, workload: Workload): Promise<Grid> => {
  const grid = await openGrid(browser, `${url}/ours.html${searchOf({ view, workload })}`);
  await grid.page.waitForSelector("[data-outcome]");
  await grid.page.waitForFunction(() => window.play !== undefined);
  return grid;
};

/** Processor time of the page's main thread so far, in milliseconds. */
const mainThread = async ({ devtools }: Grid): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
};

/** Milliseconds of main thread time for a number of frames. */
export const playFrames = async (grid: Grid, frames: number): Promise<number> => {
  const before = await mainThread(grid);
  await grid.page.evaluate((count) => window.play?.(count), frames);
  return (await mainThread(grid)) - before;
};
