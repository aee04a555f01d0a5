import type { Browser } from "playwright-core";
import { PHONE } from "../../testkit/browser.ts";

/** An event of the browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: Readonly<Record<string, unknown>> };
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "v8"];

/** Without Playwright's selectors, which inject a script that would run on the measured thread. */
const IS_MOVING = `document.querySelector("[data-outcome]") !== null &&
  document.querySelector('[data-connection="live"]') !== null`;
const LOOK_AGAIN_MS = 200;
const MOST_WAIT_MS = 60_000;
/** What is loaded after the odds, and the first changes, are part of the first load. */
const AFTER_MS = 2_000;

/** Trace of a page's first load on a phone without a cache; it ends when its odds have changed for a while. */
export const traceFirstLoad = async (browser: Browser, url: string, slowdown: number): Promise<TraceEvent[]> => {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const tracing = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  tracing.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  try {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await tracing.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: CATEGORIES },
    });
    await page.goto(url);
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      const { result } = await devtools.send("Runtime.evaluate", { expression: IS_MOVING });
      if (result.value === true) break;
      if (waited > MOST_WAIT_MS) throw new Error(`no live odds at ${url}`);
      await page.waitForTimeout(LOOK_AGAIN_MS);
    }
    await page.waitForTimeout(AFTER_MS);
    const complete = new Promise((resolve) => tracing.once("Tracing.tracingComplete", resolve));
    await tracing.send("Tracing.end");
    await complete;
    await tracing.detach();
    return events;
  } finally {
    await context.close();
  }
};
