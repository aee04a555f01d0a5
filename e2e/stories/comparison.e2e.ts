import type { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { isLong } from "../size.ts";
import { compare } from "./compare.ts";
import { takePicture } from "./picture.ts";
import { sharedPage } from "./shared-page.ts";
import { dress } from "./story-page.ts";

const stories = sharedPage();

/** A story unchanged, and with additional style rules. */
const pair = async (id: string, theme: string, css: string): Promise<[PNG, PNG]> => {
  await stories.show(id);
  await dress(stories.page, theme);
  const before = await takePicture(stories.page);
  await stories.page.addStyleTag({ content: css });
  return [before, await takePicture(stories.page)];
};

const TEXTS = "b, label > span, small:not(label *)";

/** Changes as by another version of a browser, its fonts or its text layout. */
const SAME = {
  "nothing changed": "/* nothing */",
  "text one pixel to the right": `${TEXTS} { translate: 1px 0; }`,
  "text one pixel lower": `${TEXTS} { translate: 0 1px; }`,
  "text half a pixel up and to the left": `${TEXTS} { translate: -0.5px -0.5px; }`,
  "letters smoothed in another way":
    "* { -webkit-font-smoothing: auto !important; text-rendering: geometricPrecision !important; }",
  "letters a touch heavier": "* { -webkit-text-stroke: 0.1px currentColor !important; }",
};

/** The first sample of the story: a price without any state. */
const PLATE = "main > * > :first-child [data-outcome]";

/** Changes that a person would notice. */
const OTHER = {
  "one plate as if a pointer were on it": `${PLATE} { background: var(--odds-bg-hover) !important; }`,
  "picked plates in another accent": '[aria-pressed="true"] { background: var(--accent-pressed) !important; }',
  "no tick on a picked price": '[aria-pressed="true"]::before { content: none !important; }',
  "no arrow on a moved price": "[data-move]::after { content: none !important; }",
  "the numbers 8 pixels lower": "[data-outcome] b { position: relative; top: 8px; }",
  "the whole 8 pixels to the side": "main > * { position: relative; left: 8px; }",
  "no lock on a suspended price":
    '[data-state="suspended"]::after { mask: none !important; background: none !important; }',
  "no number on a price": '[data-outcome="7o0"] b { visibility: hidden; }',
  "larger letters": "[data-outcome] { font-size: 17px !important; }",
};

describe.each(isLong ? ["dark", "light"] : ["light"])("two pictures of one story in %s", (theme) => {
  test.each(Object.entries(SAME))("are the same with %s", async (_what, css) => {
    const [before, after] = await pair("odds-button--compact", theme, css);
    expect(compare(before, after)).toBeUndefined();
  });

  test.runIf(isLong).each(Object.entries(SAME))("are the same with %s, full of words", async (_what, css) => {
    const [before, after] = await pair("radio-list--choices", theme, css);
    expect(compare(before, after)).toBeUndefined();
  });

  test.each(Object.entries(OTHER))("are not the same with %s", async (_what, css) => {
    const [before, after] = await pair("odds-button--compact", theme, css);
    expect(compare(before, after)).toMatch(/differ/);
  });
});

test("pictures of different sizes are not the same", async () => {
  const [before, after] = await pair("odds-button--compact", "dark", "main { padding-bottom: 24px !important; }");
  expect(compare(before, after)).toMatch(/became/);
});
