import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings, contrastIn } from "../axe.ts";
import { isLong } from "../size.ts";
import { startOwnStack } from "../stack-and-browser.ts";

/** With a larger offer, because these tests need leagues that are longer than the screen. */
const { appUrl, browser } = startOwnStack({ feed: { FEED_EVENTS: "1000" } });

/** Each with dark and one other theme, so that every screen is tested in every theme, narrow and wide. */
const EVERY_SIZE = [
  { width: 390, height: 844, theme: "light" },
  { width: 768, height: 1024, theme: "obsidian_blue" },
  { width: 1280, height: 800, theme: "light" },
  { width: 1440, height: 900, theme: "obsidian_blue" },
  { width: 1920, height: 1080, theme: "light" },
];
type Size = (typeof EVERY_SIZE)[number];
const WIDE = EVERY_SIZE.at(-1) as Size;

/** Other tests cover most screens at 390 and 1440, and two columns at 1920. */
const at = (width: number): Size[] => EVERY_SIZE.filter((size) => isLong || size.width === width);

/** Scrollers whose content is wider than they are. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>("main [data-scroller], main[data-scroller]")]
      .filter((place) => place.scrollWidth > place.clientWidth)
      .map((place) => `${place.tagName} is ${place.scrollWidth} wide in ${place.clientWidth}`),
  );

const faultsOf = async (page: Page, screen: string, { theme }: Size): Promise<string[]> => {
  const faults = [...(await sticksOut(page)), ...(await axeFindings(page)), ...(await contrastIn(page, theme))];
  return faults.map((fault) => `${screen}: ${fault}`);
};

/** Navigates within the app, without a reload. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState({ depth: 1 }, "", next);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

const rows = (page: Page) => page.locator("main [data-event]");
const navigateTo = (page: Page, name: RegExp): Promise<void> =>
  page.locator("header, nav").getByRole("link", { name }).first().click();

const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector("main[data-scroller], main [data-scroller]")?.scrollTop ?? 0);

/** Repeats, because a list is only as long as its first events until the rest has loaded. */
const scrollTo = async (page: Page, top: number): Promise<void> => {
  const scroller = page.locator("main[data-scroller], main [data-scroller]");
  const scroll = (): Promise<number> =>
    scroller.evaluate(async (list, next) => {
      list.scrollTop = next;
      // The page handles the scroll with the next frame.
      await new Promise(requestAnimationFrame);
      return list.scrollTop;
    }, top);
  await expect.poll(scroll).toBe(top);
};

const open = async (path: string, { width, height }: Size) => {
  const page = await browser().newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${appUrl()}${path}`);
  return { page, complaints };
};

describe("PEER-12", () => {
  test.each(at(390))("at $width home, list, filter, event and back", async (size) => {
    const { page, complaints } = await open("/?theme=dark", size);
    await rows(page).first().waitFor();
    const faults = await faultsOf(page, "home", size);

    await navigateTo(page, /^Sports/);
    await rows(page).first().waitFor();
    await page.locator("main").getByRole("link", { name: /^All/ }).first().click();
    await page.waitForURL(/d_all/);
    await rows(page).nth(5).waitFor();
    faults.push(...(await faultsOf(page, "list", size)));

    await page
      .locator("main")
      .getByRole("link", { name: /^Champions week/ })
      .click();
    await page.waitForURL(/ctg_1/);
    await rows(page).nth(5).waitFor();
    const chip = page.locator("main").getByRole("link", { name: /^Champions week/ });
    expect(await chip.getAttribute("aria-current")).toBe("true");

    await scrollTo(page, 260);
    await rows(page)
      .nth(4)
      .locator("a")
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(/e_\d+/);
    await page.locator("main [data-outcome]").first().waitFor();
    faults.push(...(await faultsOf(page, "event", size)));

    await page.goBack();
    await page.waitForURL(/ctg_1$|ctg_1\?/);
    await expect.poll(() => scrollTop(page), { timeout: 10_000 }).toBe(260);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each(at(1280))("at $width live, outrights, search and preferences", async (size) => {
    const { page, complaints } = await open("/live/d_all?theme=dark", size);
    await rows(page).first().waitFor();
    const faults = await faultsOf(page, "live", size);

    await go(page, "/sports/v_outrights");
    await page.locator("main ol [data-outcome]").first().waitFor();
    faults.push(...(await faultsOf(page, "outrights", size)));

    await go(page, "/sports/v_search");
    await page.getByRole("searchbox").fill("united");
    await page.locator("main [data-event], main [data-row]").first().waitFor();
    faults.push(...(await faultsOf(page, "search", size)));

    await go(page, "/preferences");
    await page.getByRole("radiogroup").first().waitFor();
    faults.push(...(await faultsOf(page, "preferences", size)));
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });
});

describe("OFFER-12 two columns at 1920", () => {
  const cards = (page: Page, column: number) => page.locator(`main section[data-column="${column}"]`);

  test("are chosen above the list, and stay chosen on this device", async () => {
    const { page, complaints } = await open("/sports/d_all/s_1", WIDE);
    await rows(page).first().waitFor();
    expect(await page.locator("main section[data-column]").count()).toBe(0);
    await page.getByRole("button", { name: /One column/ }).click();
    await page.getByRole("menuitemradio", { name: "Two columns" }).click();
    await cards(page, 1).first().waitFor();

    const [left, right] = await Promise.all([
      cards(page, 0).first().boundingBox(),
      cards(page, 1).first().boundingBox(),
    ]);
    expect(right?.y).toBe(left?.y);
    expect(right?.width).toBe(left?.width);
    expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBe(8);
    const plate = await cards(page, 1).first().locator("[data-outcome]").first().boundingBox();
    expect([plate?.width, plate?.height]).toEqual([49, 36]);
    expect(await rows(page).first().locator("[data-outcome]").count()).toBeLessThanOrEqual(5);
    expect(await faultsOf(page, "two columns", WIDE)).toEqual([]);

    await page.reload();
    await cards(page, 1).first().waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("SCROLL-2 headers stay visible, a folded league keeps the others in their column, and back restores the position", async () => {
    const { page } = await open("/preferences", WIDE);
    await page.getByRole("radio", { name: "Two columns" }).click();
    await go(page, "/sports/d_all/s_1");
    await cards(page, 1).first().waitFor();

    const top = (await page.locator("main [data-scroller]").boundingBox())?.y;
    await scrollTo(page, 400);
    for (const column of [0, 1]) {
      await expect.poll(async () => (await cards(page, column).first().locator("header").boundingBox())?.y).toBe(top);
    }

    // With the flag, because many countries have leagues of the same name. The rendered rows vary slightly.
    const columnsByLeague = async (): Promise<ReadonlyMap<string, string | undefined>> =>
      new Map(
        await page.$$eval("main section[data-column]", (sections) =>
          sections.map((section) => [
            `${section.querySelector("header use")?.getAttribute("href")} ${section.getAttribute("aria-label")}`,
            (section as HTMLElement).dataset.column,
          ]),
        ),
      );
    const before = await columnsByLeague();
    await page
      .getByRole("button", { name: /^Hide / })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Show / })
      .first()
      .waitFor();
    const after = await columnsByLeague();
    const both = [...before].filter(([league]) => after.has(league));
    expect(both.length).toBeGreaterThan(2);
    expect(both).toEqual(both.map(([league]) => [league, after.get(league)]));
    await page
      .getByRole("button", { name: /^Show / })
      .first()
      .click();

    await scrollTo(page, 700);
    await rows(page)
      .nth(9)
      .locator("a")
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(/e_\d+/);
    await page.goBack();
    await expect.poll(() => scrollTop(page), { timeout: 10_000 }).toBe(700);
    await page.close();
  });
});
