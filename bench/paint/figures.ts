import { freePort } from "@touchline/server-kit/testing/ports";
import type { Browser } from "playwright-core";
import { startApp } from "../../stack/platform.ts";
import { type Stack, startStack } from "../../stack/whole.ts";
import { launchBrowser, PHONE } from "../../testkit/browser.ts";
import { interleave, median } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { DRAWERS, type Drawer, SCREENS, SLOWDOWNS, type Slowdown } from "./screens.ts";

/** Milliseconds, by slowdown of the processor. */
const GOALS: Readonly<Record<Slowdown, number>> = { 1: 800, 4: 1_500 };
const ROUNDS = { full: 5, short: 1 } as const;

/** Time after which no later largest paint is expected. */
const SETTLED_MS = 1_000;

const MOBILE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

/** Milliseconds to the largest contentful paint of a page without a cache. */
const largestPaint = async (browser: Browser, url: string, slowdown: number): Promise<number> => {
  // The browser says that it is a phone, by which the server decides what it draws.
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, userAgent: MOBILE });
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

/** The same app once more, without the service that draws: what is compared runs in one run, on one platform. */
const startUndrawn = async ({ apiUrl, pushUrls, hostUrl }: Stack) => {
  const port = await freePort();
  const [pushUrl = ""] = pushUrls;
  const print = (): void => undefined;
  const app = await startApp({ print, port, apiUrl, pushUrl, hostUrl, mode: "preview" });
  return { url: `http://127.0.0.1:${port}`, stop: app.stop };
};

const eventPath = async (appUrl: string): Promise<string> => {
  const list = await (await fetch(`${appUrl}/sports/d_all`)).text();
  const path = /href="(\/sports\/[^"]*e_\d+)"/.exec(list)?.[1];
  if (!path) throw new Error("the drawn list has no event");
  return path;
};

/** An event's address is found in the list. */
type Painted = keyof typeof SCREENS | "event";
const PAINTED: readonly Painted[] = ["homepage", "sports", "live", "event"];

type Contender = `${Painted} ${Drawer}`;

/** Largest paint of the main screens on a phone without a cache, at full and at a quarter of the processor's speed, drawn by the server. */
export const measurePaint = async (length: Length): Promise<Figure[]> => {
  const stack = await startStack({ web: true });
  const undrawn = await startUndrawn(stack);
  const browser = await launchBrowser();
  const rounds = ROUNDS[length];
  try {
    const [appUrl = ""] = stack.appUrls;
    const origins: Readonly<Record<Drawer, string>> = { server: appUrl, browser: undrawn.url };
    const paths: Readonly<Record<Painted, string>> = { ...SCREENS, event: await eventPath(appUrl) };
    const contenders = PAINTED.flatMap((screen) => DRAWERS.map((drawer): Contender => `${screen} ${drawer}`));
    const figures: Figure[] = [];
    for (const slowdown of SLOWDOWNS) {
      const measure = (contender: Contender) => {
        const [screen, drawer] = contender.split(" ") as [Painted, Drawer];
        return largestPaint(browser, `${origins[drawer]}${paths[screen]}?brand=default`, slowdown);
      };
      const samples = await interleave(contenders, rounds, measure);
      for (const name of PAINTED) {
        const at = median(samples[`${name} server`]);
        const without = median(samples[`${name} browser`]);
        figures.push({
          id: "LCP",
          what: `largest paint, ${name} at 390, processor ÷ ${slowdown}`,
          ours: `${at.toFixed(0)} ms`,
          peer: `drawn by the browser: ${without.toFixed(0)} ms`,
          ratio: at / without,
          judged: at,
          goal: { atMost: GOALS[slowdown] },
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
    await undrawn.stop();
    await stack.stop();
  }
};
