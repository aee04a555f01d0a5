import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drag } from "./drag.ts";
import { type OpenStories, openStories } from "./open-stories.ts";
import type { StoryPage } from "./story-page.ts";

let opened: OpenStories;
let shown: StoryPage;
let page: Page;

beforeAll(async () => {
  opened = await openStories();
  shown = await opened.newPage({ viewport: { width: 800, height: 600 } });
  page = shown.page;
});

afterAll(async () => {
  await opened?.close();
});

const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const focusedName = (): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
  });

describe("dialog", () => {
  test("PEER-12 keeps focus inside, closes on Escape and gives focus back", async () => {
    await shown.show("dialog--closed");
    await press("Tab", "Enter");
    const dialog = page.getByRole("dialog", { name: "Auto cash-out" });
    await dialog.waitFor();
    const isInside = (): Promise<boolean> =>
      page.evaluate(() => Boolean(document.activeElement?.closest("[role=dialog]")));
    await expect.poll(isInside).toBe(true);
    const reached: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      await press("Tab");
      reached.push(await focusedName());
      expect(await isInside()).toBe(true);
    }
    expect(reached.slice(0, 4)).toEqual(["Close", "", "Cancel", "Close"]);
    await press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(focusedName).toBe("Set up auto cash-out");
  });

  test("PEER-12 closes on its button and on the scrim", async () => {
    await shown.show("dialog--question");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Set up auto cash-out" }).click();
    await dialog.waitFor();
    await page.mouse.click(20, 300);
    await dialog.waitFor({ state: "detached" });
  });

  test("a dialog that must be answered stays on Escape and on the scrim", async () => {
    await shown.show("dialog--must-be-answered");
    const dialog = page.getByRole("alertdialog");
    await press("Escape");
    await page.mouse.click(20, 300);
    await press("Escape");
    expect(await dialog.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Continue" }).click();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("sheet", () => {
  const openSheet = async (viewport: { width: number; height: number }, direction: "ltr" | "rtl" = "ltr") => {
    const touched = await opened.newPage({ viewport, hasTouch: true });
    await touched.show("sheet--closed", direction);
    await touched.page.getByRole("button", { name: "Leagues" }).tap();
    const sheet = touched.page.getByRole("dialog", { name: "Sports and leagues" });
    await sheet.waitFor();
    await sheet.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
    return { page: touched.page, panel: sheet };
  };
  type Opened = Awaited<ReturnType<typeof openSheet>>;

  const dragBack = async (sheet: Opened, axis: "x" | "y", sign: 1 | -1): Promise<void> => {
    const before = await sheet.panel.boundingBox();
    await drag({ ...sheet, axis, sign, share: 0.27 });
    await expect.poll(() => sheet.panel.boundingBox()).toEqual(before);
  };
  const dragOut = async (sheet: Opened, axis: "x" | "y", sign: 1 | -1): Promise<void> => {
    await drag({ ...sheet, axis, sign, share: 0.32 });
    await sheet.panel.waitFor({ state: "detached" });
  };

  test("let go before 30 % of its height it goes back, past them it closes", async () => {
    const sheet = await openSheet({ width: 390, height: 700 });
    await dragBack(sheet, "y", 1);
    await dragOut(sheet, "y", 1);
    await sheet.page.close();
  });

  test.each([
    { direction: "ltr", sign: 1 },
    { direction: "rtl", sign: -1 },
  ] as const)("PEER-15 a drawer in $direction is swiped out to its own side", async ({ direction, sign }) => {
    const sheet = await openSheet({ width: 800, height: 600 }, direction);
    const { x = 0, width = 0 } = (await sheet.panel.boundingBox()) ?? {};
    expect(direction === "ltr" ? x + width : x).toBe(direction === "ltr" ? 800 : 0);
    await dragBack(sheet, "x", sign);
    await dragOut(sheet, "x", sign);
    await sheet.page.close();
  });

  test("PEER-12 closes on Escape and gives focus back", async () => {
    await shown.show("sheet--closed");
    await press("Tab", "Enter");
    const sheet = page.getByRole("dialog", { name: "Sports and leagues" });
    await sheet.waitFor();
    await press("Escape");
    await sheet.waitFor({ state: "detached" });
    await expect.poll(focusedName).toBe("Leagues");
  });
});

describe("tabs", () => {
  const current = (): Promise<string | null> => page.getByRole("tab", { selected: true }).textContent();

  test("PEER-12 arrow keys choose, Home goes to the first", async () => {
    await shown.show("tabs--groups");
    await press("Tab", "ArrowRight");
    await expect.poll(current).toBe("Bet builder");
    await press("Home");
    await expect.poll(current).toBe("All128");
    expect(await page.getByRole("tabpanel").textContent()).toContain("all");
  });

  test("PEER-15 arrow keys go the way the page reads", async () => {
    await shown.show("tabs--groups", "rtl");
    await press("Tab", "ArrowLeft");
    await expect.poll(current).toBe("Bet builder");
    await press("ArrowRight");
    await expect.poll(current).toBe("Main");
  });
});

describe("menu", () => {
  test("PEER-12 is walked by arrows and by letters, and gives focus back", async () => {
    await shown.show("menu--closed");
    await press("Tab", "Enter");
    await page.getByRole("menu").waitFor();
    await expect.poll(focusedName).toBe("View ticket");
    await press("ArrowDown");
    await expect.poll(focusedName).toBe("Copy code");
    await press("r");
    await expect.poll(focusedName).toBe("Rebet");
    await press("Enter");
    await page.getByText("Last: rebet").waitFor();
    await expect.poll(focusedName).toBe("More");
    await press("Enter");
    await page.getByRole("menu").waitFor();
    await press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
    await expect.poll(focusedName).toBe("More");
  });

  test("PEER-12 says which of its choices is the current one", async () => {
    await shown.show("menu--with-choice");
    const isChosen = (name: string) => page.getByRole("menuitemradio", { name }).getAttribute("aria-checked");
    expect(await isChosen("Accept higher odds")).toBe("true");
    await page.getByRole("menuitemradio", { name: "Ask me" }).click();
    await page.getByRole("menu").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Odds changes" }).click();
    expect(await isChosen("Ask me")).toBe("true");
  });
});

describe("tooltip", () => {
  const boxes = async () => {
    const link = await page.getByRole("link").boundingBox();
    const tip = await page.getByText("Ice hockey", { exact: true }).boundingBox();
    if (!link || !tip) throw new Error("link and tooltip must be on the page");
    return { link, tip };
  };

  test("UI-1 stands 8 px off, above", async () => {
    await shown.show("tooltip--above");
    const { link, tip } = await boxes();
    expect(link.y - (tip.y + tip.height)).toBeCloseTo(8, 0);
  });

  test("UI-1 stands 8 px off, beside", async () => {
    await shown.show("tooltip--beside");
    const { link, tip } = await boxes();
    expect(tip.x - (link.x + link.width)).toBeCloseTo(8, 0);
  });

  test("UI-1 PEER-15 stands 8 px off on the other side, right to left", async () => {
    await shown.show("tooltip--beside", "rtl");
    const { link, tip } = await boxes();
    expect(link.x - (tip.x + tip.width)).toBeCloseTo(8, 0);
  });

  test("PEER-12 leaves on Escape and comes by pointer", async () => {
    await shown.show("tooltip--above");
    const tip = page.getByText("Ice hockey", { exact: true });
    await press("Escape");
    await tip.waitFor({ state: "detached" });
    await page.getByRole("link").hover();
    await tip.waitFor();
    await page.mouse.move(700, 500);
    await tip.waitFor({ state: "detached" });
  });
});

describe("toast", () => {
  const WORDS = { success: "Added to favourites", warning: "At most 10 bet builder markets" };
  const live = (on: Page) => on.locator("[role=dialog]:not([data-ending-style])");

  /** A page whose time stands until the test moves it. */
  const openFrozen = async () => {
    const frozen = await opened.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: "reduce" });
    await frozen.page.clock.install();
    await frozen.show("toasts--none");
    await frozen.page.clock.pauseAt(new Date(Date.now() + 60_000));
    const say = async (tone: keyof typeof WORDS): Promise<void> => {
      await frozen.page.getByRole("button", { name: tone }).click();
      await frozen.page.clock.runFor(50);
      await frozen.page.getByText(WORDS[tone]).waitFor();
    };
    return { page: frozen.page, say };
  };

  test("UI-1 leaves after 2 s", async () => {
    const { page: frozen, say } = await openFrozen();
    await say("success");
    await frozen.clock.runFor(1900);
    expect(await live(frozen).count()).toBe(1);
    await frozen.clock.runFor(100);
    expect(await live(frozen).count()).toBe(0);
    await frozen.close();
  });

  test("UI-1 one at a time: a new one takes the place of the one before and has its own 2 s", async () => {
    const { page: frozen, say } = await openFrozen();
    await say("success");
    await frozen.clock.runFor(1500);
    await say("warning");
    expect(await live(frozen).allTextContents()).toEqual([WORDS.warning]);
    await frozen.clock.runFor(1900);
    expect(await live(frozen).allTextContents()).toEqual([WORDS.warning]);
    await frozen.clock.runFor(100);
    expect(await live(frozen).count()).toBe(0);
    await frozen.close();
  });

  test("PEER-12 is spoken politely and takes no focus", async () => {
    await shown.show("toasts--none");
    await press("Tab", "Enter");
    await page.getByText(WORDS.success).waitFor();
    expect(await focusedName()).toBe("success");
    expect(await page.getByRole("region", { name: "Notifications" }).getAttribute("aria-live")).toBe("polite");
  });
});

describe("choices", () => {
  const checked = (): Promise<string[]> =>
    page
      .getByRole("radio", { checked: true })
      .evaluateAll((marks) => marks.map((mark) => (mark.closest("label") ?? mark).textContent ?? ""));

  test("PEER-12 a radio list is one stop of the Tab key, and arrows choose", async () => {
    await shown.show("radio-list--choices");
    await press("Tab", "ArrowDown");
    await expect.poll(checked).toEqual(["Accept any changesNever ask"]);
    await press("ArrowUp", "ArrowUp");
    await expect.poll(async () => (await checked())[0]).toMatch(/^Ask me/);
  });

  test("PEER-12 option cards are radios named by their titles, and arrows choose", async () => {
    await shown.show("option-cards--wide");
    await press("Tab", "ArrowRight");
    await expect.poll(async () => (await checked())[0]).toBe("Wide");
    await page.getByRole("radio", { name: "Light" }).click();
    await expect.poll(async () => (await checked()).at(-1)).toContain("Light");
  });

  test("PEER-15 segments go the way the page reads", async () => {
    await shown.show("segments--as-choice", "rtl");
    await press("Tab", "ArrowLeft");
    await expect.poll(async () => (await checked())[0]).toBe("System");
    await shown.show("segments--as-choice");
    await press("Tab", "ArrowLeft");
    await expect.poll(async () => (await checked())[0]).toBe("Single");
  });

  test("PEER-12 a switch and a checkbox turn on Space, and on a tap on their words", async () => {
    await shown.show("switch-and-checkbox--switches");
    const keep = page.getByRole("switch", { name: "Keep selections" });
    await press("Tab", "Space");
    await expect.poll(() => keep.getAttribute("aria-checked")).toBe("true");
    await page.getByText("Keep selections").click();
    await expect.poll(() => keep.getAttribute("aria-checked")).toBe("false");
    await shown.show("switch-and-checkbox--checkboxes");
    await press("Tab", "Space");
    const system = page.getByRole("checkbox", { name: "2/4 + 1 fix" });
    await expect.poll(() => system.getAttribute("aria-checked")).toBe("false");
  });
});

describe("accordion", () => {
  test("PEER-12 opens and closes by key; its star is a button of its own", async () => {
    await shown.show("accordion--market-heads");
    const head = page.getByRole("button", { name: "Match result", exact: true });
    await press("Tab", "Enter");
    await expect.poll(() => head.getAttribute("aria-expanded")).toBe("false");
    await page.getByText("Ashbourne, Draw, Harrow Vale").waitFor({ state: "detached" });
    await press("Space");
    await page.getByText("Ashbourne, Draw, Harrow Vale").waitFor();
    await press("Tab");
    expect(await focusedName()).toBe("Pin Match result to the top");
    await press("Enter");
    const star = page.getByRole("button", { name: "Pin Match result to the top" });
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false");
    expect(await head.getAttribute("aria-expanded")).toBe("true");
  });
});

describe("slider", () => {
  const value = (): Promise<string | null> =>
    page.getByRole("slider", { name: "Part of the stake" }).getAttribute("aria-valuetext");

  test("PEER-12 arrows move by one, page keys by ten, Home and End to the ends", async () => {
    await shown.show("slider--part");
    await press("Tab", "ArrowRight");
    await expect.poll(value).toBe("41 percent");
    await press("PageUp");
    await expect.poll(value).toBe("51 percent");
    await press("PageDown", "ArrowLeft");
    await expect.poll(value).toBe("40 percent");
    await press("End");
    await expect.poll(value).toBe("100 percent");
    await press("Home");
    await expect.poll(value).toBe("0 percent");
  });

  test("PEER-15 the arrow that points on goes on", async () => {
    await shown.show("slider--part", "rtl");
    await press("Tab", "ArrowLeft");
    await expect.poll(value).toBe("41 percent");
  });
});

describe("touch", () => {
  const STORIES = [
    "button--kinds",
    "chip--states",
    "icon-button--states",
    "icon-button--stars",
    "keypad--with-decimals",
    "keypad--quick",
    "menu--closed",
    "odds-button--compact",
    "odds-button--labelled",
    "odds-button--stacked",
    "radio-list--choices",
    "segments--as-choice",
    "segments--as-links",
    "selection-card--pills",
    "selection-card--states",
    "switch-and-checkbox--switches",
    "tabs--groups",
  ];

  test.each(STORIES)("PEER-12 every control of %s takes a finger 44 px high", async (id) => {
    await shown.show(id);
    const small = await page.getByRole("main").evaluate((main) => {
      const controls = [...main.querySelectorAll<HTMLElement>("button, a, [role=radio], [role=switch], [role=tab]")];
      const isHit = (control: HTMLElement, x: number, y: number): boolean => {
        const target = control.closest("label") ?? control;
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (target.contains(hit) || hit.contains(target.querySelector("input")));
      };
      return controls
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return !isHit(control, x, y - 21) || !isHit(control, x, y + 21);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(small).toEqual([]);
  });
});
