import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { type Stack, type StackOptions, startStack } from "../stack/whole.ts";
import { launchBrowser } from "../testkit/browser.ts";

/** Enough for every list, league and market, at a fraction of the load of the default offer. */
export const FEED = { FEED_EVENTS: "400", FEED_LIVE: "45" };

/** Addresses of the platform that all files of the project share. No part of it may be stopped. */
export type SharedStack = Pick<Stack, "natsUrl" | "apiUrl" | "appUrls" | "pushUrls" | "hostUrl">;

/** The shared platform and browser: a file must not change what others see. */
export const sharedStack = () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.connect(inject("browserUrl"));
  });

  // Closes the contexts of this file; the browser itself keeps running.
  afterAll(() => browser?.close());

  return {
    appUrl: (): string => inject("stack").appUrls[0] ?? "",
    browser: (): Browser => browser,
    stack: (): SharedStack => inject("stack"),
  };
};

/** A separate platform and browser, for files that stop parts or need another feed, a CMS or new punters. */
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
