import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { type Stack, type StackOptions, startStack } from "../stack/whole.ts";
import { launchBrowser } from "../testkit/browser.ts";

/** Enough for every list, league and kind of market, at a fraction of the work that the usual offer makes for two processors. */
export const FEED = { FEED_EVENTS: "400", FEED_LIVE: "45" };

/** The addresses of the platform that all files of the project use. Nothing of it may be stopped. */
export type SharedStack = Pick<Stack, "natsUrl" | "apiUrl" | "appUrls" | "pushUrls" | "hostUrl">;

/** The platform and the browser that are shared: what a file does must not change what another one sees. */
export const sharedStack = () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.connect(inject("browserUrl"));
  });

  // Closes the contexts of this file; the browser itself goes on.
  afterAll(() => browser?.close());

  return {
    appUrl: (): string => inject("stack").appUrls[0] ?? "",
    browser: (): Browser => browser,
    stack: (): SharedStack => inject("stack"),
  };
};

/** A platform and a browser of its own, for a file that stops parts, or needs another feed, a CMS or punters without a history. */
export const startOwnStack = (options: StackOptions = {}) => {
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
