import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type OpenStories, openStories } from "./open-stories.ts";
import type { StoryPage } from "./story-page.ts";

/** One page for all tests of a file, and more pages for those that need their own. */
export const sharedPage = () => {
  let opened: OpenStories;
  let shown: StoryPage;

  beforeAll(async () => {
    opened = await openStories();
    shown = await opened.newPage({ viewport: { width: 800, height: 600 } });
  });
  afterAll(() => opened?.close());

  return {
    get page(): Page {
      return shown.page;
    },
    newPage: (options: BrowserContextOptions): Promise<StoryPage> => opened.newPage(options),
    show: (id: string, direction?: "ltr" | "rtl"): Promise<void> => shown.show(id, direction),
    press: async (...keys: string[]): Promise<void> => {
      for (const key of keys) await shown.page.keyboard.press(key);
    },
    /** Accessible name of the focused element. */
    focused: (): Promise<string> =>
      shown.page.evaluate(() => {
        const { activeElement: focused } = document;
        return focused?.ariaLabel || focused?.textContent || focused?.tagName || "";
      }),
  };
};
