import type { Browser } from "playwright-core";
import { startStack } from "../../stack/whole.ts";
import { launchBrowser, PHONE } from "../../testkit/browser.ts";
import type { Figure, Length } from "../figure.ts";
import { interleave, median } from "../sampling.ts";
import { SCREEN_NAMES, SCREENS, type Screen, SLOWDOWNS, type Slowdown } from "./screens.ts";

/** Milliseconds, by slowdown of the processor. */
const GOALS: Readonly<Record<Slowdown, number>> = { 1: 1_450, 4: 2_500 };
const ROUNDS = { full: 5, short: 1 } as const;

/** Time after which no later largest paint is expected. */
const SETTLED_MS = 1_000;

/** Milliseconds to the largest contentful paint of a page without a cache. */
const largestPaint = async (browser: Browser, url: string, slowdown: number): Promise<number> => {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url);
  await page.waitForSelector("[data-outcome]");
  await page.waitForTimeout(SETTLED_MS);
  const at = await page.evaluate(() => (window as unknown as { largestPaint?: number }).largestPaint);
  await context.close();
  if (at === undefined) throw new Error(`no largest paint at ${url}`);
  return at;
};

/** Largest paint of the main screens on a phone without a cache, at full and at a quarter of the processor's speed. */
export const measurePaint = async (length: Length): Promise<Figure[]> => {
  const stack = await startStack();
  const browser = await launchBrowser();
  const rounds = ROUNDS[length];
  try {
    const figures: Figure[] = [];
    for (const slowdown of SLOWDOWNS) {
      const measure = (name: Screen) =>
        largestPaint(browser, `${stack.appUrls[0]}${SCREENS[name]}?brand=default`, slowdown);
      const samples = await interleave(SCREEN_NAMES, rounds, measure);
      for (const name of SCREEN_NAMES) {
        const at = median(samples[name]);
        figures.push({
          id: "LCP",
          what: `largest paint, ${name} at 390, processor ÷ ${slowdown}`,
          ours: `${at.toFixed(0)} ms`,
          peer: `worst of ${rounds}: ${Math.max(...samples[name]).toFixed(0)} ms`,
          ratio: at / GOALS[slowdown],
          judged: at,
          goal: { atMost: GOALS[slowdown] },
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
    await stack.stop();
  }
};
