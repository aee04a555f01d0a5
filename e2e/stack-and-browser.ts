import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Stack, startStack } from "../scripts/stack/whole.ts";
import { launchBrowser } from "./browser.ts";

/** A platform and a browser of its own for the tests of a file. */
export const startStackAndBrowser = () => {
  let stack: Stack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await startStack();
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  return { appUrl: (): string => stack.appUrls[0] ?? "", browser: (): Browser => browser };
};
