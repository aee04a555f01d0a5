import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptedNames, checkPicture } from "./stories/accepted.ts";
import { type OpenStories, openStories } from "./stories/open-stories.ts";
import { takePicture } from "./stories/picture.ts";
import { createPool } from "./stories/pool.ts";
import { dress, findViolations, type StoryPage, sizeOf } from "./stories/story-page.ts";
import { buildStories } from "./stories/storybook.ts";

/** As many as two processors can draw at a time. */
const PAGES = 3;

const THEMES = ["dark", "light", "obsidian_blue"];

const { stories } = buildStories();
const pages = createPool<StoryPage>();
let opened: OpenStories;

beforeAll(async () => {
  opened = await openStories();
  for (let index = 0; index < PAGES; index += 1) pages.give(await opened.newPage());
});

afterAll(() => opened?.close());

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
        for (const theme of THEMES) {
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

test("every accepted picture is one of a story", () => {
  const expected = stories.flatMap(({ id }) => [...THEMES, "rtl"].map((variant) => `${id}.${variant}`));
  expect(acceptedNames().filter((name) => !expected.includes(name))).toEqual([]);
});
