import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bannerBlock, colorOf, composite, openWithBanners, pictureOnly, stripOf } from "../testkit/banner-page.ts";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { signIn } from "../testkit/punters.ts";
import { pick } from "../testkit/slip-page.ts";
import { axeFindings } from "./axe.ts";
import { journeyAt } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const VIEWPORTS = [PHONE, DESKTOP];
const PERIOD = 5000;
const ALWAYS = { mobileAutoplay: PERIOD, desktopAutoplay: PERIOD };
const THREE = [composite("one"), composite("two"), pictureOnly("three")];

type Options = Partial<Parameters<typeof openWithBanners>[1]>;

/** Opens a page, runs the steps, closes it. */
const visit = async (
  viewport: (typeof VIEWPORTS)[number],
  blocks: readonly object[],
  play: (page: Page, published: { version: number; blocks: readonly object[] }) => Promise<void>,
  { context, path, prepare }: Options = {},
): Promise<void> => {
  const published = { version: 1, blocks };
  const options = { viewport, hasTouch: viewport === PHONE, ...context };
  const page = await openWithBanners(browser(), {
    appUrl: appUrl(),
    published,
    context: options,
    ...(path && { path }),
    ...(prepare && { prepare }),
  });
  await play(page, published);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
};

const withClock = { prepare: (page: Page) => page.clock.install() };
const at = (page: Page, number: number, count = 3) =>
  stripOf(page)
    .getByRole("img", { name: `${number} of ${count}` })
    .waitFor();

const untilLoaded = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => [...document.images].filter(({ naturalWidth }) => naturalWidth === 300).length === wanted,
    count,
  );

const SIZES = ["small", "medium", "big"];
const SHAPES = [
  { viewport: PHONE, ratios: [688 / 214, 688 / 224, 688 / 344] },
  { viewport: DESKTOP, ratios: [2680 / 240, 2680 / 480, 2680 / 720] },
];

test.each(SHAPES)(
  "BANNER-1 BANNER-4 at $viewport.width each size has its aspect ratio before the pictures have loaded, and keeps it",
  async ({ viewport, ratios }) => {
    const hold = Promise.withResolvers<void>();
    const banner = pictureOnly("late", {}, { width: 1000, height: 1000 });
    const blocks = SIZES.map((size) => bannerBlock([banner], { mobileSize: size, desktopSize: size }));
    const prepare = (page: Page) =>
      page.route("**/late.png", async (route) => {
        await hold.promise;
        await route.fallback();
      });
    const measure = (page: Page) =>
      stripOf(page)
        .locator("li")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    await visit(
      viewport,
      blocks,
      async (page) => {
        await expect.poll(async () => (await measure(page)).length).toBe(SIZES.length);
        const before = await measure(page);
        for (const [index, { width, height }] of before.entries())
          expect(width / height).toBeCloseTo(ratios[index] ?? 0, 1);
        hold.resolve();
        await untilLoaded(page, SIZES.length);
        expect(await measure(page)).toEqual(before);
      },
      { prepare },
    );
  },
);

describe.each(VIEWPORTS)("at $width", (viewport) => {
  journeyAt(viewport, DESKTOP)(
    "BANNER-1 banners advance by themselves, pause while they are used, and stop when told",
    async () => {
      await visit(
        viewport,
        [bannerBlock(THREE, ALWAYS)],
        async (page) => {
          const strip = stripOf(page);
          await at(page, 1);
          await page.clock.fastForward(PERIOD);
          await at(page, 2);

          if (viewport === DESKTOP) {
            await strip.hover();
            await page.clock.fastForward(3 * PERIOD);
            await at(page, 2);
            await page.mouse.move(0, 0);
          }
          await strip.getByRole("button", { name: "Next" }).focus();
          await page.keyboard.press("Tab");
          await page.keyboard.press("Shift+Tab");
          await page.clock.fastForward(3 * PERIOD);
          await at(page, 2);
          await page.keyboard.press("Enter");
          await at(page, 3);
          await strip.getByRole("button", { name: "Next" }).blur();
          await page.clock.fastForward(PERIOD);
          await at(page, 1);

          await strip.getByRole("button", { name: "Stop moving" }).click();
          await page.mouse.move(0, 0);
          await page.clock.fastForward(3 * PERIOD);
          await at(page, 1);
        },
        withClock,
      );
    },
  );

  journeyAt(viewport, PHONE)(
    "BANNER-1 PEER-12 nothing moves with reduced motion; keys lead through the banners and into them",
    async () => {
      await visit(
        viewport,
        [bannerBlock(THREE, ALWAYS)],
        async (page) => {
          const strip = stripOf(page);
          await at(page, 1);
          await page.locator("[data-outcome]").first().waitFor();
          expect(await axeFindings(page)).toEqual([]);
          await page.clock.fastForward(3 * PERIOD);
          await at(page, 1);
          await strip.getByRole("button", { name: "Move on" }).waitFor();
          await strip.locator("ul").focus();
          await page.keyboard.press("ArrowRight");
          await at(page, 2);
          await page.keyboard.press("End");
          await at(page, 3);
          await page.keyboard.press("Home");
          await at(page, 1);
          await page.keyboard.press("Tab");
          await page.keyboard.press("Tab");
          await page.keyboard.press("Enter");
          await page.waitForURL(/d_all\/s_1/);
        },
        { ...withClock, context: { reducedMotion: "reduce" } },
      );
    },
  );

  journeyAt(viewport, DESKTOP)(
    "BANNER-5 enabled banners can be scrolled through, and lead to pages of the app or outside",
    async () => {
      const outside = { ...pictureOnly("cup"), route: "https://casino.example/live" };
      const banners = [composite("derby"), outside, { ...composite("off"), enabled: false }];
      await visit(viewport, [bannerBlock(banners)], async (page) => {
        const strip = stripOf(page);
        await at(page, 1, 2);
        const cup = strip.getByRole("link", { name: "Picture cup" });
        expect(await cup.getAttribute("target")).toBe("_blank");
        expect(await cup.getAttribute("rel")).toContain("noopener");
        await strip.getByRole("button", { name: "Next" }).click();
        await at(page, 2, 2);
        await strip.getByRole("button", { name: "Previous" }).click();
        await at(page, 1, 2);
        expect(await axeFindings(page)).toEqual([]);
        await strip.getByRole("link", { name: "Markets of derby" }).click();
        await page.waitForURL(/d_all\/s_1/);
      });
    },
  );

  journeyAt(viewport, PHONE)("BANNER-3 a crop keeps the focal point visible", async () => {
    const shown = { width: 300, height: 300, focalY: 100 };
    const [red, blue] = [pictureOnly("red", {}, { ...shown, focalY: 0 }), pictureOnly("blue", {}, shown)];
    await visit(viewport, [bannerBlock([red]), bannerBlock([blue])], async (page) => {
      await untilLoaded(page, 2);
      expect(await colorOf(stripOf(page).nth(0).locator("li"))).toEqual([255, 0, 0]);
      expect(await colorOf(stripOf(page).nth(1).locator("li"))).toEqual([0, 0, 255]);
    });
  });

  journeyAt(viewport, PHONE)(
    "BANNER-6 HOME-6 a banner is shown to its audience, and changes with sign-in",
    async () => {
      const banners = [
        pictureOnly("visitors", { audience: ["anonymous"] }),
        pictureOnly("punters", { audience: ["authenticated"] }),
      ];
      await visit(viewport, [bannerBlock(banners)], async (page) => {
        const links = stripOf(page).getByRole("link");
        await expect
          .poll(() => links.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)))
          .toEqual(["Picture visitors"]);
        await signIn(page, appUrl(), { name: "Jonas Keller", path: "/" });
        await expect
          .poll(() => links.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)))
          .toEqual(["Picture punters"]);
      });
    },
  );

  journeyAt(viewport, DESKTOP)("CONFIG-4 a publication reaches an open page without changing its slip", async () => {
    await visit(
      viewport,
      [],
      async (page, published) => {
        await pick(page, 1);
        Object.assign(published, { version: 2, blocks: [bannerBlock([composite("new")])] });
        // Polling for a new brand starts with code that loads late.
        await expect
          .poll(async () => {
            await page.clock.fastForward(20_000);
            return stripOf(page).getByRole("heading", { name: "Title of new" }).count();
          })
          .toBe(1);
        expect(await page.locator('main [data-outcome][aria-pressed="true"]').count()).toBeGreaterThan(0);
      },
      withClock,
    );
  });
});

test("BANNER-1 a swipe shows the next banner", async () => {
  await visit(PHONE, [bannerBlock(THREE)], async (page) => {
    await at(page, 1);
    const box = (await stripOf(page).locator("ul").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const finger = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const touch = (type: "touchStart" | "touchMove", x: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    await touch("touchStart", 340);
    for (let x = 320; x >= 40; x -= 20) await touch("touchMove", x);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await at(page, 2);
  });
});

test("BANNER-1 a wide page shows two banners at once if the brand says so", async () => {
  await visit(DESKTOP, [bannerBlock(THREE, { desktopBannersToShow: 2 })], async (page) => {
    await at(page, 1, 2);
    const [strip, first, second] = await Promise.all(
      [stripOf(page).locator("ul"), stripOf(page).locator("li").nth(0), stripOf(page).locator("li").nth(1)].map(
        (part) => part.boundingBox(),
      ),
    );
    expect((first?.width ?? 0) + (second?.width ?? 0) + 8).toBeCloseTo(strip?.width ?? 0, 0);
    expect((strip?.width ?? 0) / (strip?.height ?? 1)).toBeCloseTo(2680 / 480, 1);
  });
});

test("PEER-15 right to left the carousel scrolls the other way", async () => {
  const play = async (page: Page): Promise<void> => {
    const strip = page.getByRole("region", { name: "أبرز العروض" });
    await strip.getByRole("button", { name: "التالي" }).click();
    await strip.getByRole("img", { name: "2 من 3" }).waitFor();
    expect(await strip.locator("ul").evaluate((track) => track.scrollLeft)).toBeLessThan(0);
  };
  await visit(PHONE, [bannerBlock(THREE)], play, { path: "/?locale=ar" });
});
