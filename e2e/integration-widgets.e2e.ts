import { loadBrands } from "@touchline/brands/shipped";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { fetchList } from "../testkit/screen.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

type Viewport = typeof PHONE | typeof DESKTOP;

const SWITCHES = [
  "outrights",
  "promotedOffer",
  "recommendedBetslips",
  "vaix",
  "liveMatchTracker",
  "statistics",
  "analytics",
] as const;
type Switch = (typeof SWITCHES)[number];
type Switches = Readonly<Record<Switch, boolean>>;

const all = (on: boolean): Switches => Object.fromEntries(SWITCHES.map((name) => [name, on])) as Switches;

/** Settings of a brand with each switch as wanted. */
const integrationWidgets = (on: Switches, themes: unknown): object => {
  const position = on.recommendedBetslips ? "top" : "off";
  return {
    outrights: on.outrights,
    promotedOffer: on.promotedOffer,
    vaix: on.vaix,
    recommendedBetslips: { sports: position, live: position },
    statistics: { enabled: on.statistics, accountId: null },
    widgetLoader: { script: null, liveMatchTracker: on.liveMatchTracker, betAssist: false, themes },
    analyticsId: on.analytics ? "G-TEST" : null,
  };
};

const PATIENCE = { timeout: 20_000 };
let football: number;
let league: number;

beforeAll(async () => {
  const { events, tournaments } = await fetchList(appUrl());
  const soccer = new Set(tournaments.filter(({ sportId }) => sportId === 1).map(({ id }) => id));
  const [first] = events
    .filter((event) => event.live && soccer.has(event.tournamentId))
    .sort((one, other) => (one.metadata?.progress ?? 0) - (other.metadata?.progress ?? 0));
  if (!first) throw new Error("no live football");
  football = first.id;
  league = first.tournamentId;
});

interface Opened {
  readonly page: Page;
  /** Addresses that were asked for recommendations. */
  readonly recommendations: string[];
  /** What the analytics script was told. */
  readonly counted: string[];
}

/** A script of the analytics provider that reports each command it was given. */
const GTAG = `const report = (entry) => fetch("https://analytics.example/" + [...entry].slice(0, 2).join("/"), { mode: "no-cors" });
  for (const entry of dataLayer) report(entry);
  dataLayer.push = report;`;

const open = async (slug: string, path: string, viewport: Viewport, on: Switches): Promise<Opened> => {
  const context = await browser().newContext({ viewport });
  const page = await context.newPage();
  const recommendations: string[] = [];
  const counted: string[] = [];
  await context.addInitScript(
    ([brand, tournament]) => {
      // Frames without an origin have no storage.
      if (window.parent !== window) return;
      localStorage.setItem(`touchline.consent.${brand}`, JSON.stringify({ analytics: true, recommendations: true }));
      localStorage.setItem(`touchline.interests.${brand}`, JSON.stringify({ [String(tournament)]: 3 }));
    },
    [slug, league] as const,
  );
  await page.route(/\/api\/brands\/[\w-]+\/document$/, async (route) => {
    const document = await (await route.fetch()).json();
    const { themes } = document.settings.integrationWidgets.widgetLoader;
    document.settings.integrationWidgets = integrationWidgets(on, themes);
    await route.fulfill({ json: document });
  });
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: GTAG }),
  );
  await page.route("https://analytics.example/**", (route) => {
    counted.push(new URL(route.request().url()).pathname);
    return route.fulfill({ body: "" });
  });
  page.on("request", (request) => {
    if (request.url().includes("/recommended-betslips")) recommendations.push(request.url());
  });
  await page.goto(`${appUrl()}${path}?brand=${slug}`);
  await page.waitForSelector("[data-outcome]");
  return { page, recommendations, counted };
};

/** Goes on in the same page, as a step of the browser does. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, "", next + location.search);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Links in banners are the editors' own. */
const links = (page: Page, segment: string) => page.locator(`a[href*="${segment}"]:not(article a)`);

/** What each switch brings to the list of sports, or takes from it. */
const checkSports = async ({ page, recommendations }: Opened, on: Switches): Promise<void> => {
  // With the counts come the links that depend on them.
  await page.locator('a[href*="/s_"]').first().waitFor();
  await expect.poll(async () => (await links(page, "v_outrights").count()) > 0, PATIENCE).toBe(on.outrights);
  await expect.poll(async () => (await links(page, "ctg_").count()) > 0, PATIENCE).toBe(on.promotedOffer);
  if (on.recommendedBetslips) await page.locator("[data-recommended]").first().waitFor();
  else expect(await page.locator("[data-recommended]").count()).toBe(0);
  if (on.recommendedBetslips)
    expect(recommendations.every((address) => address.includes(`tournaments=${league}`))).toBe(on.vaix);
};

const checkEvent = async ({ page }: Opened, on: Switches): Promise<void> => {
  await go(page, `/live/e_${football}`);
  await page.waitForSelector('[role="tabpanel"] [data-outcome]');
  if (page.viewportSize()?.width === PHONE.width) {
    // On a phone they are tabs beside the score, which alone needs no tab.
    const widgets = [on.liveMatchTracker, on.statistics].filter(Boolean).length;
    const tabs = page.locator("article").getByRole("radio");
    await expect.poll(() => tabs.count(), PATIENCE).toBe(widgets === 0 ? 0 : widgets + 1);
    return;
  }
  await expect.poll(async () => (await page.locator("[data-tracker]").count()) > 0, PATIENCE).toBe(on.liveMatchTracker);
  expect((await page.locator("[data-statistics]").count()) > 0).toBe(on.statistics);
};

const checkHome = async ({ page, recommendations }: Opened, on: Switches): Promise<void> => {
  const before = recommendations.length;
  await go(page, "/homepage");
  await page.waitForSelector("[data-widget] [data-outcome]");
  if (!on.outrights) expect(await links(page, "v_outrights").count()).toBe(0);
  if (!on.promotedOffer) expect(await links(page, "ctg_").count()).toBe(0);
  if (on.vaix) await expect.poll(() => recommendations.length, PATIENCE).toBeGreaterThan(before);
  const personal = recommendations.slice(before).filter((address) => address.includes(`tournaments=${league}`));
  expect(personal.length > 0).toBe(on.vaix);
};

/** Addresses of what is switched off lead to the list. */
const checkAddresses = async ({ page }: Opened, on: Switches): Promise<void> => {
  await go(page, "/sports/d_all/v_outrights");
  await expect.poll(() => page.evaluate(() => location.pathname.includes("v_outrights"))).toBe(on.outrights);
};

const checkAnalytics = async ({ page, counted }: Opened, on: Switches): Promise<void> => {
  if (on.analytics) await expect.poll(() => counted, PATIENCE).toContain("/event/page_view");
  else expect([counted, await page.locator('iframe[src^="/analytics"]').count()]).toEqual([[], 0]);
};

/** Every page that a switch changes. */
const check = async (slug: string, viewport: Viewport, on: Switches): Promise<void> => {
  const opened = await open(slug, "/sports/d_all", viewport, on);
  await checkSports(opened, on);
  await checkEvent(opened, on);
  await checkHome(opened, on);
  await checkAddresses(opened, on);
  await checkAnalytics(opened, on);
  await opened.page.context().close();
};

interface Visit {
  readonly slug: string;
  readonly viewport: Viewport;
  readonly isOn: boolean;
}

/** At full size each brand at both widths, with everything off and on; otherwise the default brand, off on a phone and on on a desktop. */
const VISITS: readonly Visit[] = loadBrands().flatMap(({ slug }) =>
  [PHONE, DESKTOP].flatMap((viewport) =>
    [false, true].flatMap((isOn) => {
      const isSample = slug === "default" && isOn === (viewport === DESKTOP);
      return isLong || isSample ? [{ slug, viewport, isOn }] : [];
    }),
  ),
);

test.each(VISITS)(
  "CONFIG-3 $slug at $viewport.width with every switch on ($isOn) or off shows exactly what is on",
  ({ slug, viewport, isOn }) => check(slug, viewport, all(isOn)),
);
