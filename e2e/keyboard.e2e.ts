import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP } from "../testkit/browser.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const open = async (path: string): Promise<Page> => {
  const page = await browser().newPage({ viewport: DESKTOP });
  await page.goto(`${appUrl()}${path}`);
  return page;
};

interface Stop {
  readonly name: string;
  readonly role: string;
  readonly outcome: string | undefined;
  readonly pressed: string | null;
  readonly isVisible: boolean;
  readonly isMarked: boolean;
}

/** The focused element, and whether it is visible. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // The focus of a field may be shown by the frame around it.
    const marks = [element, element.closest("label, search, form")].map((each) => each && getComputedStyle(each));
    const labelled = element.getAttribute("aria-labelledby");
    const name =
      element.getAttribute("aria-label") ??
      (labelled && document.getElementById(labelled)?.textContent) ??
      (element.textContent?.trim() || element.title || element.getAttribute("placeholder") || "");
    return {
      name: name.replace(/\s+/g, " "),
      role: element.getAttribute("role") ?? element.tagName.toLowerCase(),
      outcome: element.dataset.outcome,
      pressed: element.ariaPressed,
      isVisible: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      isMarked:
        element.tagName === "IFRAME" ||
        marks.some((style) => style && (style.outlineStyle !== "none" || style.boxShadow !== "none")),
    };
  });

/** Presses the key until the wanted element is focused. */
const goTo = async (page: Page, isThere: (stop: Stop) => boolean, key = "Tab", most = 150): Promise<Stop> => {
  const passed: string[] = [];
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop && isThere(stop)) return stop;
    passed.push(stop?.name ?? "the page");
  }
  throw new Error(`not reached after ${most} times ${key}; last stops: ${passed.slice(-12).join(" · ")}`);
};

test("AHEAD-7 PEER-12 from the homepage to a pick on an event page and back, by keyboard alone", async () => {
  const page = await open("/homepage");
  await page.waitForSelector("[data-outcome]");

  await goTo(page, ({ name, role }) => role === "a" && name === "Sports");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain("/sports");
  await page.waitForSelector("article[data-event] [data-outcome]");

  const skip = await goTo(page, ({ name }) => name === "Skip to the offer", "Shift+Tab", 10);
  expect(skip.isVisible).toBe(true);
  await page.keyboard.press("Enter");
  const first = await goTo(page, ({ outcome }) => outcome !== undefined, "Tab", 60);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const picked = (await stopOf(page)) as Stop;
  expect(picked.outcome).not.toBe(first.outcome);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await stopOf(page))?.pressed).toBe("true");
  const slip = page.getByRole("complementary", { name: "Bet slip" });
  await expect.poll(() => slip.getByRole("button", { name: /remove/i }).count()).toBe(1);

  await goTo(page, ({ role, name }) => role === "a" && / v /.test(name), "Shift+Tab", 20);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toMatch(/e_\d+/);
  await page.waitForSelector("[role=tablist]");

  await goTo(page, ({ role }) => role === "tab");
  const tab = (await stopOf(page))?.name;
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await stopOf(page))?.name).not.toBe(tab);
  // A tab may be loaded from its own file.
  await page.waitForSelector("[role=tabpanel] [data-outcome]");
  await goTo(page, ({ outcome, pressed }) => outcome !== undefined && pressed === "false", "Tab", 40);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await stopOf(page))?.pressed).toBe("true");

  await goTo(page, ({ name }) => name === "Back", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).not.toMatch(/e_\d+/);
  await page.waitForSelector("article[data-event] [data-outcome]");

  await goTo(page, ({ outcome }) => outcome !== undefined, "Tab", 60);
  await page.keyboard.press("s");
  await goTo(page, ({ role, name }) => role === "button" && /remove/i.test(name), "Tab", 20);
  await page.keyboard.press("Enter");
  await expect.poll(() => slip.getByRole("button", { name: /remove/i }).count()).toBe(0);
  await page.close();
});

const SCREENS = [
  ["/homepage", "[data-outcome]"],
  ["/sports/d_all/s_1", "[data-outcome]"],
  ["/live/d_all", "[data-outcome]"],
  ["/sports/v_outrights", "[data-outcome]"],
  ["/sports/v_search", "[type=search]"],
  ["/preferences", "[role=radiogroup]"],
  ["/last-tickets", "main button"],
] as const;

const STOPS = 90;

test.each(SCREENS)(
  "AHEAD-7 PEER-12 at %s every focus stop has a name, is visible and is marked",
  async (path, ready) => {
    const page = await open(path);
    await page.waitForSelector(ready);
    // The slip loads after the first odds.
    await page.getByRole("button", { name: "Load", exact: true }).waitFor();
    const seen: Stop[] = [];
    for (let pressed = 0; pressed < STOPS; pressed += 1) {
      await page.keyboard.press("Tab");
      const stop = await stopOf(page);
      // After the last stop the focus leaves the page.
      if (!stop) break;
      seen.push(stop);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter(({ name }) => name === "")).toEqual([]);
    expect(seen.filter(({ isVisible }) => !isVisible)).toEqual([]);
    expect(seen.filter(({ isMarked }) => !isMarked)).toEqual([]);
    await page.close();
  },
);

test("OFFER-8 AHEAD-7 search by keyboard: open, type, go through by arrows, follow", async () => {
  const page = await open("/live/d_all");
  await page.waitForSelector("[data-outcome]");
  await page.keyboard.press("/");
  await page.keyboard.type("ver");
  await page.waitForSelector("search article[data-event], search a[href]");
  await goTo(page, ({ role }) => role === "a", "ArrowDown", 5);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toMatch(/\/(sports|live)\//);
  await page.close();
});
