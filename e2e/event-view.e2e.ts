import { type EventDetail, eventDetailSchema, type ListEvent } from "@touchline/protocol";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { fetchList, formatPrice, type Prices, untilLive, untilShown } from "../testkit/screen.ts";
import { axeFindings, axeInEveryTheme } from "./axe.ts";
import { journeyAt } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const fetchEvent = async (id: number): Promise<EventDetail> => {
  const answer = await fetch(`${appUrl()}/api/offer/events/${id}`);
  return eventDetailSchema.parse(await answer.json());
};

const readEvent = async (id: number): Promise<Prices> => {
  const { suspended, markets } = await fetchEvent(id);
  const plate = (price: number): string => {
    if (price === 0) return "unavailable";
    return suspended || price < 0 ? "suspended" : formatPrice(price);
  };
  return new Map(
    markets.flatMap(({ outcomes }) => outcomes.map((outcome): [string, string] => [outcome.id, plate(outcome.price)])),
  );
};

const untilEqual = (page: Page, id: number, within = 15_000): Promise<number> =>
  untilShown(page, () => readEvent(id), within);

/** Long, because the machine may be loaded. */
const PATIENCE = { timeout: 20_000 };

interface Opened {
  readonly page: Page;
  readonly complaints: string[];
}

const open = async (
  path: string,
  viewport: { readonly width: number; readonly height: number },
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Opened> => {
  const page = await (await browser().newContext({ viewport })).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(`thrown: ${error}`));
  await prepare?.(page);
  await page.goto(`${appUrl()}${path}`);
  return { page, complaints };
};

const seesMarkets = (page: Page) => page.waitForSelector('[role="tabpanel"] [data-outcome]');
const close = (page: Page): Promise<void> => page.context().close();

/** The best event of a sport for these tests: a live one should have most of its match ahead. */
const findEvent = async (sportId: number, live: boolean): Promise<ListEvent> => {
  const { events, tournaments } = await fetchList(appUrl());
  const ofSport = new Set(tournaments.filter((tournament) => tournament.sportId === sportId).map(({ id }) => id));
  const found = events
    .filter((event) => event.live === live && ofSport.has(event.tournamentId) && !event.suspended)
    .sort((first, second) => (first.metadata?.progress ?? 0) - (second.metadata?.progress ?? 0))
    .sort((first, second) => (live ? 0 : second.marketCount - first.marketCount));
  if (!found[0]) throw new Error(`no event of sport ${sportId}`);
  return found[0];
};

const SOCCER = 1;
let football: ListEvent;
let upcoming: ListEvent;

beforeAll(async () => {
  football = await findEvent(SOCCER, true);
  upcoming = await findEvent(SOCCER, false);
});

const nameOf = ({ competitors }: ListEvent): string => competitors[0]?.name ?? "";

describe.each([PHONE, DESKTOP])("at $width", (viewport) => {
  journeyAt(viewport, DESKTOP)("OFFER-6 every market is shown in its group, with the prices of the API", async () => {
    const { page, complaints } = await open(`/sports/e_${upcoming.id}`, viewport);
    await seesMarkets(page);
    await untilLive(page);
    const { groups } = await fetchEvent(upcoming.id);
    for (const { name } of groups) {
      await page.getByRole("tab", { name, exact: true }).click();
      await seesMarkets(page);
      await untilEqual(page, upcoming.id);
    }
    expect(complaints).toEqual([]);
    await close(page);
  });

  journeyAt(viewport, PHONE)("OFFER-4 prices of a live event change, and equal the API's", async () => {
    const { page } = await open(`/live/e_${football.id}`, viewport);
    await seesMarkets(page);
    await untilLive(page);
    await page.waitForSelector("[role=tabpanel] [data-outcome][data-move]", { timeout: 90_000 });
    await untilEqual(page, football.id);
    await close(page);
  });

  journeyAt(viewport, PHONE)("a pick from a market that no list shows is on the slip, with its price", async () => {
    const { page } = await open(`/sports/e_${upcoming.id}`, viewport);
    await page.getByRole("tab", { name: "Goals", exact: true }).click();
    const plate = page.locator('[role="tabpanel"] [data-outcome][data-state="open"]').first();
    await plate.click();
    expect(await plate.getAttribute("aria-pressed")).toBe("true");
    if (viewport === PHONE) await page.getByRole("button", { name: /Open bet slip/ }).click();
    const card = page.locator("li", { has: page.getByRole("button", { name: /^Remove/ }) });
    await card.waitFor();
    const id = (await plate.getAttribute("data-outcome")) ?? "";
    const shows = async (): Promise<boolean> => {
      const [text, prices] = await Promise.all([card.textContent(), readEvent(upcoming.id)]);
      return text?.includes(prices.get(id) ?? "no price") ?? false;
    };
    await expect.poll(shows, PATIENCE).toBe(true);
    await close(page);
  });

  journeyAt(viewport, PHONE)("the scoreboard becomes a bar on scroll", async () => {
    const { page } = await open(`/live/e_${football.id}`, viewport);
    await page.getByRole("tab", { name: /^All/ }).click();
    const bar = page.locator("article > [aria-hidden=true]");
    expect(await bar.textContent()).toBe("");
    await page.locator("[data-scroller]").evaluate((scroller) => scroller.scrollTo(0, 900));
    await expect.poll(() => bar.textContent(), PATIENCE).toContain(nameOf(football));
    const { height } = (await bar.locator("> div").boundingBox()) ?? { height: 0 };
    expect(height).toBe(48);
    await close(page);
  });

  journeyAt(viewport, DESKTOP)("PEER-12 AHEAD-7 an event page works by keyboard alone", async () => {
    const { page } = await open(`/sports/e_${upcoming.id}`, viewport);
    await seesMarkets(page);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        return `${element?.getAttribute("role") ?? element?.tagName.toLowerCase()} ${element?.textContent?.trim() ?? ""}`;
      });
    await page.getByRole("tab", { name: /^All/ }).focus();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("tab Goals");
    await page.getByRole("tab", { name: "Goals", selected: true }).waitFor();

    const head = page.locator('[role="tabpanel"] h3 button').first();
    await head.focus();
    await page.keyboard.press("Enter");
    expect(await head.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    expect(await head.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-pressed"))).toBe("false");
    await page.keyboard.press("Tab");
    const price = page.locator("[data-outcome]:focus");
    await price.waitFor();
    await page.keyboard.press("Space");
    await expect.poll(() => price.getAttribute("aria-pressed"), PATIENCE).toBe("true");
    await close(page);
  });

  journeyAt(viewport, DESKTOP)("PEER-12 axe finds nothing in any theme", async () => {
    const { page, complaints } = await open(`/live/e_${football.id}`, viewport);
    await seesMarkets(page);
    const tracker = page.getByRole("radio", { name: "Tracker" });
    if (viewport === PHONE) await tracker.click();
    await page.getByRole("region", { name: "Tracker" }).waitFor();
    expect(await axeInEveryTheme(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close(page);
  });

  journeyAt(viewport, PHONE)("PEER-15 right to left the home side is on the right, and axe finds nothing", async () => {
    const { page } = await open(`/live/e_${football.id}?locale=ar`, viewport);
    await seesMarkets(page);
    const plates = page.locator('[role="tabpanel"] [data-outcome]');
    const [home, away] = [await plates.nth(0).boundingBox(), await plates.nth(2).boundingBox()];
    expect(home?.x).toBeGreaterThan(away?.x ?? 0);
    expect(await axeFindings(page)).toEqual([]);
    await close(page);
  });
});

describe("the connection", () => {
  test("offline every price of the event is locked; afterwards prices equal the API's", async () => {
    const { page } = await open(`/live/e_${football.id}`, PHONE);
    await seesMarkets(page);
    await untilLive(page);
    await page.context().setOffline(true);
    const unlocked = page.locator('[role="tabpanel"] [data-outcome][data-state="open"]');
    await expect.poll(() => unlocked.count(), PATIENCE).toBe(0);
    await page.context().setOffline(false);
    await untilLive(page);
    await untilEqual(page, football.id, 30_000);
    await close(page);
  });
});

describe("tracker", () => {
  /** A provider's script, which writes the event it was given and whether it can access the page's storage. */
  const SCRIPT = "https://widgets.example/loader.js";

  const PROVIDER = `let storage = "open"; try { localStorage } catch { storage = "shut" }
    const { event, widget, account } = document.body.dataset;
    document.body.textContent = [event, widget, String(account), storage].join(" ");`;

  const withWidgets = async (
    viewport: typeof PHONE | typeof DESKTOP,
    settings: object,
    run: (page: Page) => Promise<void>,
  ): Promise<void> => {
    const { page } = await open(`/live/e_${football.id}`, viewport, async (opened) => {
      await opened.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: PROVIDER }));
      await opened.route(/\/api\/brands\/default\/document$/, async (route) => {
        const document = await (await route.fetch()).json();
        const { integrationWidgets } = document.settings;
        Object.assign(integrationWidgets.widgetLoader, { script: SCRIPT, ...settings });
        integrationWidgets.statistics = { enabled: true, accountId: "acme-1" };
        await route.fulfill({ json: document });
      });
    });
    await run(page);
    await close(page);
  };

  const frameText = (page: Page, title: string) => () =>
    page.frameLocator(`iframe[title="${title}"]`).locator("body").textContent();

  test("OFFER-6 a configured provider takes the slot, and runs in isolation", () =>
    withWidgets(DESKTOP, { liveMatchTracker: true }, async (page) => {
      await expect
        .poll(frameText(page, "Live match tracker"), PATIENCE)
        .toBe(`${football.id} live-match-tracker undefined shut`);
      expect(await page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
      expect(await page.getByRole("region", { name: "Tracker" }).count()).toBe(0);
    }));

  test("CONFIG-3 statistics and bet assist share the slot", () =>
    withWidgets(PHONE, { liveMatchTracker: false, betAssist: true }, async (page) => {
      await page.getByRole("radio", { name: "Stats" }).click();
      await expect.poll(frameText(page, "Match statistics"), PATIENCE).toBe(`${football.id} statistics acme-1 shut`);
      await page.getByRole("radio", { name: "Bet assist" }).click();
      await expect.poll(frameText(page, "Bet assist"), PATIENCE).toBe(`${football.id} bet-assist undefined shut`);
      expect(await page.getByRole("radio", { name: "Tracker" }).count()).toBe(0);
    }));
});

describe("the switcher", () => {
  test("AHEAD-7 leads to another event of the league by keyboard alone", async () => {
    const { page } = await open(`/sports/e_${upcoming.id}`, DESKTOP);
    await seesMarkets(page);
    const button = page.getByRole("button", { name: /^Other events of/ });
    await button.focus();
    await page.keyboard.press("Enter");
    const checked = page.getByRole("menuitemradio", { checked: true });
    await checked.waitFor();
    expect(await checked.textContent()).toContain(nameOf(upcoming));
    const wayOut = (await checked.evaluate((item) => item.matches(":last-of-type"))) ? "Home" : "End";
    const another = page.locator("[role=menuitemradio][aria-checked=false][data-highlighted]");
    await expect
      .poll(async () => {
        await page.keyboard.press(wayOut);
        return another.count();
      }, PATIENCE)
      .toBe(1);
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).not.toContain(`e_${upcoming.id}`);
    await seesMarkets(page);
    await page.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toContain(`e_${upcoming.id}`);
    await close(page);
  });
});
