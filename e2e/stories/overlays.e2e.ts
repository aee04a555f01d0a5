import { describe, expect, test } from "vitest";
import { drag } from "./drag.ts";
import { sharedPage } from "./shared-page.ts";

const stories = sharedPage();

describe("dialog", () => {
  test("PEER-12 keeps focus inside, closes on Escape and returns focus", async () => {
    await stories.show("dialog--closed");
    await stories.press("Tab", "Enter");
    const dialog = stories.page.getByRole("dialog", { name: "Auto cash-out" });
    await dialog.waitFor();
    const stopOf = (): Promise<string> =>
      stories.page.evaluate(() => {
        const { activeElement: focused } = document;
        return focused?.closest("[role=dialog]") ? focused.ariaLabel || focused.textContent || focused.tagName : "";
      });
    await expect.poll(stopOf).toContain("Auto cash-out");
    for (const stop of ["Close", "INPUT", "Cancel", "Close", "INPUT", "Cancel"]) {
      await stories.press("Tab");
      await expect.poll(stopOf).toBe(stop);
    }
    await stories.press("Shift+Tab");
    await expect.poll(stopOf).toBe("INPUT");
    await stories.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(stories.focused).toBe("Set up auto cash-out");
  });

  test("AUTO-3 a dialog is 480 px wide, and never wider than 1200 px", async () => {
    const wide = await stories.newPage({ viewport: { width: 1600, height: 800 } });
    await wide.show("dialog--question");
    const widthOf = async () => (await wide.page.getByRole("dialog").boundingBox())?.width;
    expect(await widthOf()).toBe(480);
    await wide.page.addStyleTag({ content: ":root { --size-modal: 1500px !important }" });
    await expect.poll(widthOf).toBe(1200);
  });

  test("PEER-12 closes on its button and on the scrim", async () => {
    await stories.show("dialog--question");
    const dialog = stories.page.getByRole("dialog");
    await stories.page.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await stories.page.getByRole("button", { name: "Set up auto cash-out" }).click();
    await dialog.waitFor();
    await stories.page.mouse.click(20, 300);
    await dialog.waitFor({ state: "detached" });
  });

  test("a dialog that must be answered stays on Escape and on the scrim", async () => {
    await stories.show("dialog--must-be-answered");
    const dialog = stories.page.getByRole("alertdialog");
    await stories.press("Escape");
    await stories.page.mouse.click(20, 300);
    await stories.press("Escape");
    expect(await dialog.isVisible()).toBe(true);
    await stories.page.getByRole("button", { name: "Continue" }).click();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("sheet", () => {
  const openSheet = async (viewport: { width: number; height: number }, direction: "ltr" | "rtl" = "ltr") => {
    const touched = await stories.newPage({ viewport, hasTouch: true });
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

  test("returns when released before 30 % of its height, and closes beyond", async () => {
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

  test("PEER-12 closes on Escape and returns focus", async () => {
    await stories.show("sheet--closed");
    await stories.press("Tab", "Enter");
    const sheet = stories.page.getByRole("dialog", { name: "Sports and leagues" });
    await sheet.waitFor();
    await stories.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await expect.poll(stories.focused).toBe("Leagues");
  });

  test("while it is locked no key, scrim or swipe closes it", async () => {
    const { page, show } = await stories.newPage({ viewport: { width: 390, height: 700 }, hasTouch: true });
    await show("sheet--locked");
    const panel = page.getByRole("dialog", { name: "Bet slip" });
    const before = await panel.boundingBox();
    await page.keyboard.press("Escape");
    await page.touchscreen.tap(195, 4);
    await drag({ page, panel, axis: "y", sign: 1, share: 0.5 });
    expect(await panel.boundingBox()).toEqual(before);
    // By key: a tap right after a swipe may be taken for its end.
    await page.getByRole("button", { name: "Done" }).press("Enter");
    await panel.waitFor({ state: "detached" });
    await page.close();
  });
});
