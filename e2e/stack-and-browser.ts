import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Stack, type StackOptions, startStack } from "../scripts/stack/whole.ts";
import { launchBrowser } from "./browser.ts";

/** Enough for every list, league and kind of market, at a fraction of the work that the usual offer makes for two processors. */
const FEED = { FEED_EVENTS: "400", FEED_LIVE: "45" };

/** A platform and a browser of its own for the tests of a file. */
export const startStackAndBrowser = (options: StackOptions = {}) => {
  let stack: Stack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await startStack({ ...options, feed: { ...FEED, ...options.feed } });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  return {
    appUrl: (): string => stack.appUrls[0] ?? "",
    browser: (): Browser => browser,
    stack: (): Stack => stack,
  };
};
