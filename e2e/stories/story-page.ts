import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Story } from "./storybook.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Size {
  readonly width: number;
  readonly height: number;
}

const USUAL: Size = { width: 800, height: 600 };

/** By the last tag of a story that names one. Some features need more width than components do. */
const SIZES: Readonly<Record<string, Size>> = {
  phone: { width: 390, height: 700 },
  desktop: { width: 1280, height: 700 },
};

export const sizeOf = ({ tags }: Story): Size =>
  tags.map((tag) => SIZES[tag]).findLast((size) => size !== undefined) ?? USUAL;

export interface StoryPage {
  readonly page: Page;
  /** Console errors of the page. */
  readonly complaints: readonly string[];
  /** Loads the story anew. */
  readonly show: (id: string, direction?: "ltr" | "rtl") => Promise<void>;
  /** Shows the story in the page that is loaded. For stories that nobody has touched. */
  readonly change: (id: string, direction?: "ltr" | "rtl") => Promise<void>;
}

export const openStoryPage = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<StoryPage> => {
  // Features write times of day.
  const page = await browser.newPage({ timezoneId: "UTC", ...options });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  let loaded: string | null = null;
  const show: StoryPage["show"] = async (id, direction = "ltr") => {
    complaints.length = 0;
    await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=direction:${direction}`);
    loaded = direction;
    await untilPlayed(page, id);
    await untilStill(page);
  };
  const change: StoryPage["change"] = async (id, direction = "ltr") => {
    if (loaded !== direction) return show(id, direction);
    complaints.length = 0;
    await page.evaluate((storyId) => {
      window.scrollTo(0, 0);
      return (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.onSetCurrentStory({ storyId });
    }, id);
    await untilPlayed(page, id);
    await untilStill(page);
  };
  return { page, complaints, show, change };
};

/** What Storybook puts into the page of a story. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
    readonly onSetCurrentStory: (story: { readonly storyId: string }) => Promise<void>;
  };
}

/** A story is rendered when its play function, if any, has finished. */
const untilPlayed = async (page: Page, id: string): Promise<void> => {
  const phase = await page.waitForFunction((story) => {
    const { currentRender } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {};
    if (currentRender?.id !== story) return undefined;
    return ["finished", "errored", "aborted"].find((end) => end === currentRender.phase);
  }, id);
  const reached = await phase.jsonValue();
  if (reached !== "finished") throw new Error(`the story ended ${reached}: ${await page.textContent("body")}`);
};

/** Waits for fonts and finite animations. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // What the animations ended with is painted a frame later.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** Sets the theme, which is an attribute of the root element. */
export const dress = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await untilStill(page);
};

/** Axe rules about whole pages, which do not apply to a story. */
const NOT_FOR_PARTS = ["page-has-heading-one", "region"];

export const findViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  return page.evaluate(async (ignored) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const rules = Object.fromEntries(ignored.map((id) => [id, { enabled: false }]));
    const { violations } = await axe.run({ rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  }, NOT_FOR_PARTS);
};
