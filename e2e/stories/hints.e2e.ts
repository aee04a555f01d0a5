import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedPage } from "./shared-page.ts";

const stories = sharedPage();

describe("tooltip", () => {
  const boxes = async () => {
    // The story focuses its link by itself, perhaps before the tooltips listen.
    await stories.page.getByRole("link").blur();
    await stories.page.getByRole("link").focus();
    const link = await stories.page.getByRole("link").boundingBox();
    const tip = await stories.page.getByText("Ice hockey", { exact: true }).boundingBox();
    if (!link || !tip) throw new Error("link and tooltip must be on the page");
    return { link, tip };
  };

  test("UI-1 is 8 px above", async () => {
    await stories.show("tooltip--above");
    const { link, tip } = await boxes();
    expect(link.y - (tip.y + tip.height)).toBeCloseTo(8, 0);
  });

  test("UI-1 is 8 px beside", async () => {
    await stories.show("tooltip--beside");
    const { link, tip } = await boxes();
    expect(tip.x - (link.x + link.width)).toBeCloseTo(8, 0);
  });

  test("UI-1 PEER-15 is 8 px on the other side, right to left", async () => {
    await stories.show("tooltip--beside", "rtl");
    const { link, tip } = await boxes();
    expect(link.x - (tip.x + tip.width)).toBeCloseTo(8, 0);
  });

  test("PEER-12 closes on Escape and opens by pointer", async () => {
    await stories.show("tooltip--above");
    const tip = stories.page.getByText("Ice hockey", { exact: true });
    await stories.press("Escape");
    await tip.waitFor({ state: "detached" });
    await stories.page.getByRole("link").hover();
    await tip.waitFor();
    await stories.page.mouse.move(700, 500);
    await tip.waitFor({ state: "detached" });
  });
});

describe("toast", () => {
  const WORDS = { success: "Added to favourites", warning: "At most 10 bet builder markets" };
  const live = (on: Page) => on.locator("[role=dialog]:not([data-ending-style])");

  /** A page with a paused clock. */
  const openFrozen = async () => {
    const frozen = await stories.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: "reduce" });
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

  test("UI-1 closes after 2 s", async () => {
    const { page: frozen, say } = await openFrozen();
    await say("success");
    await frozen.clock.runFor(1900);
    expect(await live(frozen).count()).toBe(1);
    await frozen.clock.runFor(100);
    expect(await live(frozen).count()).toBe(0);
    await frozen.close();
  });

  test("UI-1 one at a time: a new one replaces the previous one and has its own 2 s", async () => {
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

  test("PEER-12 is announced politely and takes no focus", async () => {
    await stories.show("toasts--none");
    await stories.press("Tab", "Enter");
    await stories.page.getByText(WORDS.success).waitFor();
    expect(await stories.focused()).toBe("success");
    expect(await stories.page.getByRole("region", { name: "Notifications" }).getAttribute("aria-live")).toBe("polite");
  });
});
