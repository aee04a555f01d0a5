import type { BrowserContextOptions } from "playwright-core";
import { launchBrowser } from "../../testkit/browser.ts";
import { serveFolder } from "./serve-folder.ts";
import { openStoryPage, type StoryPage } from "./story-page.ts";
import { readStories } from "./storybook.ts";

export interface OpenStories {
  readonly newPage: (options?: BrowserContextOptions) => Promise<StoryPage>;
  readonly close: () => Promise<void>;
}

/** Serves the built stories and starts a browser. */
export const openStories = async (): Promise<OpenStories> => {
  const server = await serveFolder(readStories().folder);
  const browser = await launchBrowser();
  return {
    newPage: (options) => openStoryPage(browser, server.url, options),
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
};
