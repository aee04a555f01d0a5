import type { TestProject } from "vitest/node";
import { startStack } from "../stack/whole.ts";
import { launchBrowserServer } from "../testkit/browser.ts";
import { FEED, type SharedStack } from "./stack-and-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly stack: SharedStack;
    readonly browserUrl: string;
  }
}

/** Runs once: one platform and one browser for all files of the project. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const [stack, browser] = await Promise.all([startStack({ feed: FEED }), launchBrowserServer()]);
  const { natsUrl, apiUrl, appUrls, pushUrls, hostUrl } = stack;
  provide("stack", { natsUrl, apiUrl, appUrls, pushUrls, hostUrl });
  provide("browserUrl", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stack.stop();
  };
};
