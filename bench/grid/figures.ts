import type { Browser, CDPSession, Page } from "playwright-core";
import { DESKTOP, launchBrowser } from "../../e2e/browser.ts";
import type { Figure } from "../figure.ts";
import { interleave, median } from "../sampling.ts";
import { servePages } from "./serve.ts";
import { FRAME_MS } from "./workload.ts";

const ROUNDS = 5;
const FRAMES = 25;

interface Grid {
  readonly page: Page;
  readonly devtools: CDPSession;
}

const openGrid = async (browser: Browser, url: string): Promise<Grid> => {
  const page = await browser.newPage({ viewport: DESKTOP });
  await page.goto(url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, devtools };
};

/** Processor time of the page's main thread so far, in milliseconds. */
const mainThread = async ({ devtools }: Grid): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
};

const playRound = async (grid: Grid): Promise<number> => {
  const before = await mainThread(grid);
  await grid.page.evaluate((frames) => window.play?.(frames), FRAMES);
  return (await mainThread(grid)) - before;
};

const openOurs = async (browser: Browser, url: string): Promise<Grid> => {
  const grid = await openGrid(browser, `${url}/ours.html`);
  await grid.page.waitForSelector("[data-outcome]");
  await grid.page.waitForFunction(() => window.play !== undefined);
  return grid;
};

interface RowTaker {
  takeRows: (html: string, styles: readonly string[]) => Promise<void>;
}

const openVanilla = async (browser: Browser, url: string, ours: Grid): Promise<Grid> => {
  const grid = await openGrid(browser, `${url}/vanilla.html`);
  const rows = await ours.page.$eval("#root", (element) => element.innerHTML);
  const styles = await ours.page.$$eval("link[rel=stylesheet]", (links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  const taken = { rows, styles };
  await grid.page.evaluate(({ rows, styles }) => (window as unknown as RowTaker).takeRows(rows, styles), taken);
  return grid;
};

/** The odds grid at 2,000 changes a second, with up and down marks, beside one written by hand. */
export const measureGrid = async (): Promise<Figure[]> => {
  const { url, stop } = await servePages();
  const browser = await launchBrowser();
  try {
    const ours = await openOurs(browser, url);
    const grids = { ours, again: await openOurs(browser, url), vanilla: await openVanilla(browser, url, ours) };
    for (const grid of Object.values(grids)) await playRound(grid);
    const samples = await interleave(["ours", "again", "vanilla"] as const, ROUNDS, (name) => playRound(grids[name]));
    const [a, b, peer] = [median(samples.ours), median(samples.again), median(samples.vanilla)];
    console.log(`     A/A control of P1: ${(Math.max(a, b) / Math.min(a, b)).toFixed(2)} between two equal pages`);
    const perSecond = (value: number): string => `${(value / ((FRAMES * FRAME_MS) / 1000)).toFixed(1)} ms/s`;
    return [
      {
        id: "P1",
        what: "odds grid main thread, 2,000 changes/s, with up/down marks",
        ours: perSecond(a),
        peer: `${perSecond(peer)} (DOM by hand)`,
        ratio: a / peer,
        goal: { atMost: 1.3 },
      },
    ];
  } finally {
    await browser.close();
    await stop();
  }
};
