import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { formatPrice, readScreen, untilEqual, untilLive } from "../testkit/screen.ts";
import { axeFindings } from "./axe.ts";
import { journeyAt } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

type Viewport = typeof PHONE | typeof DESKTOP;
const VIEWPORTS = [PHONE, DESKTOP];

/** Opens a path, runs the steps and closes the page; any console error fails the test. */
const visit = async (path: string, viewport: Viewport, play: (page: Page) => Promise<void>): Promise<void> => {
  const page = await browser().newPage({ viewport });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  // There is no host, so requests to log in go to the page around the app.
  await page.route("**/host/token", (route) => route.fulfill({ body: "" }));
  await page.goto(`${appUrl()}${path}`);
  await play(page);
  await page.close();
  expect(complaints).toEqual([]);
};

const widget = (page: Page, type: string) => page.locator(`[data-widget="${type}"]`);
const rows = (page: Page, type: string) => widget(page, type).locator("[data-event]");

/** Rows are rendered only while visible. */
const scrollTo = async (page: Page, type: string): Promise<void> => {
  await widget(page, type).waitFor();
  await widget(page, type).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await rows(page, type).first().waitFor();
};

const fetchJson = async (path: string): Promise<unknown> => (await fetch(`${appUrl()}${path}`)).json();

describe.each(VIEWPORTS)("the homepage at $width", (viewport) => {
  test("HOME-1 HOME-3 blocks are in the brand's order, and each widget has its five events", async () => {
    await visit("/", viewport, async (page) => {
      await rows(page, "in-play").first().waitFor();
      expect(await rows(page, "in-play").count()).toBeLessThanOrEqual(5);
      await page.locator("main [data-recommended] article").first().waitFor();
      await page.locator('[aria-label="Catalogs"] a').first().waitFor();
      const places = await Promise.all(
        [
          'nav[aria-label="Quick links"]',
          '[data-widget="in-play"]',
          '[aria-label="Catalogs"]',
          "main [data-recommended]",
          '[data-widget="upcoming"]',
        ].map(async (selector) => (await page.locator(selector).boundingBox())?.y ?? 0),
      );
      expect(places).toEqual(places.toSorted((first, second) => first - second));
      expect(new Set(places).size).toBe(5);
      await scrollTo(page, "upcoming");
      await expect.poll(() => rows(page, "upcoming").count()).toBe(5);
    });
  });

  journeyAt(viewport, DESKTOP)("OFFER-4 the prices of the widgets equal the offer's, and stay so", async () => {
    await visit("/", viewport, async (page) => {
      await rows(page, "in-play").first().waitFor();
      await untilLive(page);
      await untilEqual(page, appUrl(), "", 15_000);
      const before = await readScreen(page);
      await page.waitForFunction(
        (known) =>
          [...document.querySelectorAll<HTMLElement>("[data-outcome]")].some((plate) => {
            const shown = plate.dataset.state === "open" ? plate.querySelector("b")?.textContent : plate.dataset.state;
            const was = known[plate.dataset.outcome ?? ""];
            return was !== undefined && was !== shown;
          }),
        Object.fromEntries(before),
        { timeout: 60_000 },
      );
      await untilEqual(page, appUrl(), "", 15_000);
    });
  });

  journeyAt(viewport, PHONE)("HOME-3 a chip shows another sport, with live prices", async () => {
    await visit("/", viewport, async (page) => {
      const upcoming = widget(page, "upcoming");
      await scrollTo(page, "upcoming");
      const first = await rows(page, "upcoming").first().getAttribute("data-event");
      await upcoming.getByRole("button", { name: /^Tennis/ }).click();
      await expect.poll(() => rows(page, "upcoming").first().getAttribute("data-event")).not.toBe(first);
      expect(await upcoming.getByRole("button", { name: /^Tennis/ }).getAttribute("aria-pressed")).toBe("true");
      await untilEqual(page, appUrl(), "", 15_000);
    });
  });

  journeyAt(viewport, DESKTOP)(
    "HOME-2 quick links lead to their pages, and last bets ask a visitor to log in",
    async () => {
      await visit("/", viewport, async (page) => {
        const links = page.getByRole("navigation", { name: "Quick links" });
        await page.evaluate(() =>
          addEventListener("touchline:login.asked", () => Object.assign(window, { asked: true })),
        );
        await links.getByRole("button", { name: "My bets" }).click();
        expect(await page.evaluate(() => (window as unknown as { asked?: boolean }).asked)).toBe(true);
        await links.getByRole("link", { name: /^Outrights/ }).click();
        await page.waitForURL(/v_outrights/);
        await page.locator("[data-outcome]").first().waitFor();
      });
    },
  );

  test("HOME-9 a recommended slip shows current prices and is added to the slip with one press", async () => {
    await visit("/", viewport, async (page) => {
      const card = page.getByRole("region", { name: "Recommended slips" }).locator("article").first();
      await card.scrollIntoViewIfNeeded();
      await untilLive(page);
      const read = async () => ({
        prices: (await card.locator("li b:last-child").allTextContents()).map(Number),
        total: Number(await card.locator("footer b").textContent()),
      });
      // Prices change while they are read, so this is repeated until all are from one moment.
      await expect
        .poll(async () => {
          const { prices, total } = await read();
          const product = prices.reduce((all, price) => all * price, 1);
          return prices.length >= 2 && Math.abs(product - total) <= (total < 10 ? 0.01 : 0.1);
        })
        .toBe(true);
      const { prices } = await read();
      await card.getByRole("button", { name: "Add to slip" }).click();
      await card.getByRole("button", { name: "In your slip" }).waitFor();
      const count = `${prices.length}`;
      if (viewport === PHONE) await page.getByRole("button", { name: `Open bet slip, ${count} selections` }).waitFor();
      else
        await expect
          .poll(() =>
            page
              .getByRole("complementary", { name: "Bet slip" })
              .getByRole("button", { name: /^Remove/ })
              .count(),
          )
          .toBe(prices.length);
    });
  });

  journeyAt(viewport, PHONE)("HOME-4 a catalog opens its list", async () => {
    await visit("/", viewport, async (page) => {
      await page.getByRole("link", { name: /^Champions week/ }).click();
      await page.waitForURL(/ctg_1/);
      await page.locator("[data-event]").first().waitFor();
    });
  });
});

test("HOME-9 a recommended slip is shown beside the slip only where the brand puts it", async () => {
  const recommended = (page: Page) =>
    page.getByRole("complementary", { name: "Bet slip" }).locator("[data-recommended]");
  await visit("/sports/d_all", DESKTOP, async (page) => {
    await recommended(page).waitFor();
    await recommended(page)
      .getByRole("button", { name: /^Add at/ })
      .click();
    await recommended(page).getByRole("button", { name: "In your slip" }).waitFor();
    await page.locator("header").first().getByRole("link", { name: /^Live/ }).click();
    await page.locator("main [data-event]").first().waitFor();
    expect(await recommended(page).count()).toBe(0);
  });
});

interface EventAnswer {
  readonly markets: readonly { readonly outcomes: readonly { readonly id: string; readonly price: number }[] }[];
}

/** Price buttons that differ from the event's own answer. */
const wrongPlates = async (page: Page, eventId: number): Promise<string[]> => {
  const { markets } = (await fetchJson(`/api/offer/events/${eventId}`)) as EventAnswer;
  const offered = new Map(markets.flatMap(({ outcomes }) => outcomes.map(({ id, price }) => [id, price])));
  const plates = await readScreen(page);
  return [...plates].flatMap(([id, shown]) => (shown === formatPrice(offered.get(id) ?? 0) ? [] : [`${id} ${shown}`]));
};

describe.each(VIEWPORTS)("outrights at $width", (viewport) => {
  const runners = (page: Page) => page.locator("ol li");

  test("OFFER-7 ROUTE-6 the first competition is open with its prices, ranked", async () => {
    await visit("/sports/v_outrights", viewport, async (page) => {
      await untilLive(page);
      await runners(page).first().waitFor();
      const outcome = await page.locator("[data-outcome]").first().getAttribute("data-outcome");
      await expect.poll(() => wrongPlates(page, Number.parseInt(outcome ?? "", 10)), { timeout: 15_000 }).toEqual([]);
      const prices = (await page.locator("ol").first().locator("b").allTextContents()).map(Number);
      expect(prices[0]).toBe(Math.min(...prices));
    });
  });

  test("OFFER-7 shows some prices first, then all; a pick is on the slip", async () => {
    await visit("/sports/v_outrights", viewport, async (page) => {
      await runners(page).first().waitFor();
      const list = page.locator("ol").first();
      const first = viewport === PHONE ? 5 : 10;
      expect(await list.locator("li").count()).toBe(first);
      await page
        .getByRole("button", { name: /^Show all \d+/ })
        .first()
        .click();
      await expect.poll(() => list.locator("li").count()).toBeGreaterThan(first);
      const plate = list.locator('[data-outcome][data-state="open"]').first();
      await plate.click();
      await expect.poll(() => plate.getAttribute("aria-pressed")).toBe("true");
      if (viewport === PHONE) await page.getByRole("button", { name: /Open bet slip, 1 selection/ }).waitFor();
      else await page.getByRole("complementary", { name: "Bet slip" }).getByText("Winner").waitFor();
    });
  });

  journeyAt(viewport, DESKTOP)("OFFER-7 another competition replaces the open one", async () => {
    await visit("/sports/v_outrights", viewport, async (page) => {
      await runners(page).first().waitFor();
      const before = await page.locator("[data-outcome]").first().getAttribute("data-outcome");
      await page
        .getByRole("button", { name: /Primera/ })
        .first()
        .click();
      await expect
        .poll(async () => (await page.locator("[data-outcome]").first().getAttribute("data-outcome")) ?? before)
        .not.toBe(before);
    });
  });
});

describe("search", () => {
  /** The first word of a shown team, so that there is a result. */
  const someName = async (page: Page): Promise<string> => {
    const name = await page.locator("[data-event] [dir='auto']").first().textContent();
    return name?.split(" ")[0] ?? "";
  };

  test("OFFER-8 NAV-7 on a phone results follow the typing, and a search is remembered", async () => {
    await visit("/", PHONE, async (page) => {
      await rows(page, "in-play").first().waitFor();
      const name = await someName(page);
      await page.getByRole("link", { name: "Search teams, leagues" }).click();
      const field = page.getByRole("searchbox");
      await field.fill(name);
      await page.locator("[data-event]").first().waitFor();
      expect(await page.locator("[data-event]").first().textContent()).toContain(name);
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      await untilLive(page);
      await untilEqual(page, appUrl(), "", 15_000);

      await page.getByRole("button", { name: /^Leagues/ }).click();
      await expect.poll(() => page.locator("[data-event]").count()).toBe(0);
      await field.press("Enter");
      await field.fill("");
      await page.getByRole("button", { name, exact: true }).click();
      await page.getByRole("button", { name: /^All/ }).waitFor();
    });
  });

  test("OFFER-8 says when nothing is found, and offers top leagues instead", async () => {
    await visit("/sports/v_search", PHONE, async (page) => {
      await page.getByRole("searchbox").fill("zzqx");
      await page.getByRole("heading", { name: "Nothing for “zzqx”" }).waitFor();
      await page.getByRole("link", { name: "Premier Division" }).click();
      await page.waitForURL(/t_\d+/);
    });
  });

  test("OFFER-8 NAV-7 PEER-12 on a desktop search opens over the page and works by keyboard", async () => {
    await visit("/sports/d_all", DESKTOP, async (page) => {
      await page.locator("[data-event]").first().waitFor();
      const name = await someName(page);
      const opener = page.getByRole("button", { name: "Search teams, leagues" });
      await opener.press("Enter");
      await page.getByRole("searchbox").pressSequentially(name);
      const panel = page.getByRole("region", { name: "Search results" });
      await panel.locator("[data-event]").first().waitFor();
      expect(new URL(page.url()).pathname).toBe("/sports/d_all");
      expect((await panel.boundingBox())?.width).toBe(560);

      await page.keyboard.press("ArrowDown");
      const event = await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>("[data-event]")?.dataset.event,
      );
      expect(event).toBeDefined();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Escape");
      expect(await page.getByRole("searchbox").inputValue()).toBe("");
      await page.keyboard.press("Escape");
      await opener.waitFor();
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await panel.count()).toBe(0);

      await opener.press("Enter");
      await page.getByRole("searchbox").pressSequentially(name);
      await panel.locator("[data-event]").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/e_\d+/);
    });
  });
});

const SCREENS = ["/", "/sports/v_outrights", "/sports/v_search"];

describe.each(VIEWPORTS)("at $width", (viewport) => {
  /** Fills each screen with content. */
  const fillScreen = async (page: Page, path: string): Promise<void> => {
    if (path === "/sports/v_search") await page.getByRole("searchbox").fill("united");
    await page.locator("[data-outcome], [data-row]").first().waitFor();
  };

  test.each(SCREENS)("PEER-15 %s renders right to left without overflow", async (path) => {
    await visit(`${path}?locale=ar`, viewport, async (page) => {
      await fillScreen(page, path);
      expect(await page.evaluate(() => document.dir)).toBe("rtl");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});
