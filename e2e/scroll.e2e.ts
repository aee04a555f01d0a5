import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { PATIENT, pick } from "../testkit/slip-page.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

interface Viewport {
  readonly width: number;
  readonly height: number;
}

const open = async (path: string, viewport: Viewport): Promise<Page> => {
  const page = await browser().newPage({ viewport });
  await page.goto(`${appUrl()}${path}`);
  await page.waitForSelector("[data-outcome]");
  return page;
};

const topOf = (page: Page): Promise<number> => page.$eval("[data-scroller]", ({ scrollTop }) => scrollTop);

/** Repeats, because a list is only as long as its first events until the rest has loaded. */
const scrollTo = async (page: Page, top: number): Promise<void> => {
  const scroll = (): Promise<number> =>
    page.$eval(
      "[data-scroller]",
      async (list, to) => {
        list.scrollTo(0, to);
        // The page handles the scroll with the next frame.
        await new Promise(requestAnimationFrame);
        return list.scrollTop;
      },
      top,
    );
  await expect.poll(scroll).toBe(top);
};

/** Where the elements around the list are after a program has scrolled each of them. */
const scrollAround = (page: Page): Promise<number[]> =>
  page.$eval("[data-scroller]", (list) => {
    const around: number[] = [];
    for (let part = list.parentElement; part; part = part.parentElement) {
      part.scrollTo(0, 500);
      around.push(part.scrollTop);
    }
    return around;
  });

const follow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
  await page.waitForSelector("[data-outcome]");
};

test.each(isLong ? [PHONE, DESKTOP] : [PHONE])(
  "SCROLL-1 SCROLL-2 SCROLL-4 at $width another view begins at its top, and back restores the position",
  async (viewport) => {
    const page = await open("/sports/d_all/s_1", viewport);
    expect((await scrollAround(page)).filter((top) => top > 0)).toEqual([]);
    await scrollTo(page, 2400);
    await follow(page, "Live");
    await expect.poll(() => topOf(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => topOf(page)).toBe(2400);
    // The rows of that position are rendered, not a gap.
    await expect.poll(() => page.locator("[data-outcome]:visible").count()).toBeGreaterThan(5);
    await page.close();
  },
);

test("SCROLL-2 the position is restored 200 ms after going back, not at once", async () => {
  const page = await open("/sports/d_all/s_1", PHONE);
  await scrollTo(page, 1800);
  await follow(page, "Live");
  const early = await page.evaluate(async () => {
    const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    // Taken before the step: a slow machine may render for 100 ms between the view's handler and ours.
    const began = performance.now();
    history.back();
    await back;
    const list = document.querySelector("[data-scroller]") as HTMLElement;
    await new Promise<void>((resolve) => {
      const look = (): void => (list.scrollTop > 0 ? resolve() : void requestAnimationFrame(look));
      look();
    });
    return performance.now() - began;
  });
  expect(early).toBeGreaterThanOrEqual(180);
  await page.close();
});

test("SCROLL-1 SCROLL-2 positions survive a reload", async () => {
  const page = await open("/sports/d_all/s_1", PHONE);
  await scrollTo(page, 2400);
  await follow(page, "Live");
  await page.reload();
  await page.waitForSelector("[data-outcome]");
  await page.goBack();
  await expect.poll(() => topOf(page)).toBe(2400);
  await page.reload();
  await expect.poll(() => topOf(page)).toBe(2400);
  await page.close();
});

test("SCROLL-3 another filter scrolls to the filters", async () => {
  const page = await open("/sports/d_all/s_1", PHONE);
  await scrollTo(page, 2400);
  await page.locator("main a", { hasText: "Tennis" }).first().click();
  await expect.poll(() => page.url()).not.toContain("s_1");
  await page.waitForSelector("[data-outcome]");
  const place = await page.$eval("[data-filters-position]", (mark) => (mark as HTMLElement).offsetTop);
  expect(place).toBeGreaterThan(0);
  await expect.poll(() => topOf(page)).toBe(place);
  await page.close();
});

/** An event in the middle of the visible page. */
const eventInSight = (page: Page): Promise<string | null | undefined> =>
  page.$$eval("main [data-event]", (rows) =>
    rows
      .find((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top > innerHeight * 0.4 && bottom < innerHeight * 0.8;
      })
      ?.getAttribute("data-event"),
  );

/** Holds back a script of the app until released. */
const holdScript = async (page: Page, name: string): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
};

test.each(isLong ? [PHONE, DESKTOP] : [DESKTOP])(
  "SCROLL-1 SCROLL-2 at $width a screen whose script is loading leaves the list unchanged, then begins at its top",
  async (viewport) => {
    const page = await open("/sports/d_all/s_1", viewport);
    const letGo = await holdScript(page, "event-screen");
    await scrollTo(page, 2400);
    await expect.poll(() => eventInSight(page)).toBeDefined();
    // By its own id: a tap on a row outside the view would scroll to it.
    const row = page.locator(`main [data-event="${await eventInSight(page)}"]`);
    await row
      .locator("a")
      .first()
      .click({ position: { x: 120, y: 12 } });
    await page.waitForURL(/e_\d+/);
    await page.locator('main[aria-busy="true"]').waitFor();
    expect(await row.isVisible()).toBe(true);
    expect(await topOf(page)).toBe(2400);
    expect(await page.title()).toMatch(/^Sports/);
    letGo();
    await page.locator('[role="tabpanel"] [data-outcome]').first().waitFor();
    expect(await page.locator("main").getAttribute("aria-busy")).toBe("false");
    expect(await topOf(page)).toBe(0);
    await expect.poll(() => page.title()).toMatch(/ v /);
    await page.goBack();
    await expect.poll(() => topOf(page)).toBe(2400);
    expect(await page.title()).not.toMatch(/ v /);
    await page.close();
  },
);

test("a page that begins with a screen whose script is loading shows a skeleton, not a blank page", async () => {
  const page = await browser().newPage({ viewport: PHONE });
  const letGo = await holdScript(page, "home-screen");
  await page.goto(appUrl());
  await page.getByRole("status", { name: "Loading the offer" }).waitFor();
  letGo();
  await page.waitForSelector("[data-widget] [data-outcome]");
  expect(await page.getByRole("status", { name: "Loading the offer" }).count()).toBe(0);
  await page.close();
});

const openFilledSlip = async (viewport: Viewport): Promise<{ page: Page; slip: Locator }> => {
  const page = await open("/sports/d_all/s_1", viewport);
  await pick(page, 3);
  await page
    .getByRole("button", { name: /^(?!skip).*bet slip/i })
    .first()
    .click();
  const slip = page.getByRole("dialog");
  await slip.getByRole("radiogroup").waitFor(PATIENT);
  await slip.hover();
  return { page, slip };
};

/** Scrolls as a bettor does, and not what only a script could. */
const isReached = async (page: Page, wanted: Locator, wheel: number): Promise<boolean> => {
  await page.mouse.wheel(0, wheel);
  return wanted.evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
};

test.each([
  { where: "on a phone on its side", width: 844, height: 390 },
  { where: "on a page at twice its size", width: 720, height: 450 },
])("PEER-12 $where the picks and the button of the slip can both be scrolled to", async (viewport) => {
  const { page, slip } = await openFilledSlip(viewport);
  const button = slip.getByRole("button", { name: "Log in to bet" });
  await expect.poll(() => isReached(page, button, 200), PATIENT).toBe(true);
  await expect.poll(() => isReached(page, slip.getByRole("listitem").first(), -200), PATIENT).toBe(true);
  await page.close();
});

test("SLIP-4 the bet types stay in sight while the picks scroll", async () => {
  const { page, slip } = await openFilledSlip({ width: PHONE.width, height: 640 });
  const tools = slip.getByRole("button", { name: "Share or load a slip" });
  await expect.poll(() => isReached(page, tools, 200), PATIENT).toBe(true);
  expect(await isReached(page, slip.getByRole("radiogroup"), 0)).toBe(true);
  await page.close();
});
