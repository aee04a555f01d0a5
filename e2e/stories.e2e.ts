import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { checkPicture } from "./stories/accepted.ts";
import { takePicture } from "./stories/picture.ts";
import { createPool } from "./stories/pool.ts";
import { type FolderServer, serveFolder } from "./stories/serve-folder.ts";
import { dress, findViolations, openStoryPage, type StoryPage, sizeOf } from "./stories/story-page.ts";
import { buildStories } from "./stories/storybook.ts";

/** As many as two processors can draw at a time. */
const PAGES = 3;

const { folder, stories } = buildStories();

let server: FolderServer;
let browser: Browser;
const pages = createPool<StoryPage>();

beforeAll(async () => {
  server = await serveFolder(folder);
  browser = await launchBrowser();
  for (let index = 0; index < PAGES; index += 1) pages.give(await openStoryPage(browser, server.url));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** What is wrong with a story as it stands there, by looks, for assistive technology, and in its own words. */
const findFaults = async ({ page, complaints }: StoryPage, name: string): Promise<string[]> => {
  const difference = checkPicture(name, await takePicture(page));
  const violations = await findViolations(page);
  return [...(difference ? [difference] : []), ...violations, ...complaints].map((fault) => `${name}: ${fault}`);
};

describe.concurrent("stories", () => {
  test.for(stories)(
    "PEER-12 $id looks as accepted in every theme, and axe finds nothing",
    async (story, { expect }) => {
      await pages.use(async (shown) => {
        await shown.page.setViewportSize(sizeOf(story));
        await shown.show(story.id);
        for (const theme of ["dark", "light", "obsidian_blue"]) {
          await dress(shown.page, theme);
          expect.soft(await findFaults(shown, `${story.id}.${theme}`)).toEqual([]);
        }
      });
    },
  );

  test.for(stories)("PEER-15 $id looks as accepted right to left, and axe finds nothing", async (story, { expect }) => {
    await pages.use(async (shown) => {
      await shown.page.setViewportSize(sizeOf(story));
      await shown.show(story.id, "rtl");
      expect(await findFaults(shown, `${story.id}.rtl`)).toEqual([]);
    });
  });
});
