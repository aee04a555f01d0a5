import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLong } from "../size.ts";
import { acceptedNames, checkPicture } from "./accepted.ts";
import { type OpenStories, openStories } from "./open-stories.ts";
import { takePicture } from "./picture.ts";
import { createPool } from "./pool.ts";
import { dress, findViolations, type StoryPage, sizeOf } from "./story-page.ts";
import { readStories } from "./storybook.ts";

/** As many as two processors can render at a time. */
const PAGES = 3;

const THEMES = ["dark", "light", "obsidian_blue"];

const { stories } = readStories();
const pages = createPool<StoryPage>();
let opened: OpenStories;

beforeAll(async () => {
  opened = await openStories();
  for (let index = 0; index < PAGES; index += 1) pages.give(await opened.newPage());
});

afterAll(() => opened?.close());

/** Problems of a story: picture, axe findings and console errors. */
const findFaults = async ({ page, complaints }: StoryPage, name: string): Promise<string[]> => {
  const difference = checkPicture(name, await takePicture(page));
  const violations = await findViolations(page);
  return [...(difference ? [difference] : []), ...violations, ...complaints].map((fault) => `${name}: ${fault}`);
};

const LOOKS = [...THEMES, "rtl"];

/** A usual run takes every third story of a component and every tenth of a feature, which are slow to draw; a long run takes all. */
const isFeature = ({ id }: (typeof stories)[number]): boolean => id.startsWith("features-");
const sampleOf = <Item>(items: readonly Item[], every: number): Item[] =>
  items.filter((_, index) => isLong || index % every === 0);
const chosen = [
  ...sampleOf(stories.filter(isFeature), 10),
  ...sampleOf(
    stories.filter((story) => !isFeature(story)),
    3,
  ),
];

/** Each story in one look, alternating so that every look is covered; in the long run in all of them. */
const looked = chosen.map((story, index) => {
  const looks = isLong ? LOOKS : LOOKS.filter((_, look) => look === index % LOOKS.length);
  return { story, looks, title: `${story.id} looks as accepted in ${looks.join(", ")}` };
});

describe.concurrent("stories", () => {
  test.for(looked)("PEER-12 PEER-15 $title, and axe finds nothing", async ({ story, looks }, { expect }) => {
    const themes = looks.filter((look) => look !== "rtl");
    await pages.use(async (shown) => {
      await shown.page.setViewportSize(sizeOf(story));
      if (themes.length > 0) await shown.change(story.id);
      for (const theme of themes) {
        await dress(shown.page, theme);
        expect.soft(await findFaults(shown, `${story.id}.${theme}`)).toEqual([]);
      }
      if (!looks.includes("rtl")) return;
      await shown.change(story.id, "rtl");
      expect(await findFaults(shown, `${story.id}.rtl`)).toEqual([]);
    });
  });
});

test("every story has an accepted picture of each look, and every picture belongs to a story", () => {
  const expected = stories.flatMap(({ id }) => LOOKS.map((look) => `${id}.${look}`));
  expect(acceptedNames().toSorted()).toEqual(expected.toSorted());
});
