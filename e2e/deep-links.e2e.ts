import type { OfferList } from "@touchline/protocol";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { fetchList } from "../testkit/screen.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens a link in a new context without storage. */
const openCold = async (path: string, viewport: { width: number; height: number } = DESKTOP): Promise<Opened> => {
  const context = await browser().newContext({ viewport });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // 404 for an unknown event is an expected answer.
    if (message.type() === "error" && !message.text().includes("404")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${appUrl()}${path}`);
  return { page, complaints };
};

const close = async ({ page, complaints }: Opened): Promise<void> => {
  await page.context().close();
  expect(complaints).toEqual([]);
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const shownEvents = (page: Page): Promise<number[]> =>
  page.$$eval("main [data-event]", (rows) => rows.map((row) => Number((row as HTMLElement).dataset.event)));

let offer: OfferList;
/** An event of the first league, which has a catalog. */
let known: {
  event: number;
  name: string;
  tournament: number;
  category: number;
  country: string;
  sport: number;
  league: string;
};

beforeAll(async () => {
  offer = await fetchList(appUrl());
  const [event] = (await fetchList(appUrl(), "?catalog=1")).events.filter(({ live }) => !live);
  const tournament = offer.tournaments.find(({ id }) => id === event?.tournamentId);
  if (!event || !tournament) throw new Error("the offer has no event in the first catalog");
  known = {
    event: event.id,
    name: event.competitors.map(({ name }) => name).join(" v "),
    tournament: tournament.id,
    category: tournament.categoryId,
    country: offer.categories.find(({ id }) => id === tournament.categoryId)?.name ?? "",
    sport: tournament.sportId,
    league: tournament.name,
  };
});

describe("ROUTE-6 a link to an event opens the event", () => {
  const shapes: [string, () => string][] = [
    ["/sports/d_all/t_{id}/e_{id}", () => `/sports/d_all/t_${known.tournament}/e_${known.event}`],
    ["/sports/d_all/ctg_{id}/e_{id}", () => `/sports/d_all/ctg_1/e_${known.event}`],
    ["/sports/d_all/c_{id}/e_{id}", () => `/sports/d_all/c_${known.category}/e_${known.event}`],
    ["/sports/d_all/s_{id}/e_{id}", () => `/sports/d_all/s_${known.sport}/e_${known.event}`],
    ["/sports/e_{id}", () => `/sports/e_${known.event}`],
  ];

  test.each(shapes)("%s", async (_, pathFor) => {
    const opened = await openCold(pathFor());
    const { page } = opened;
    await page.locator("main [data-outcome]").first().waitFor();
    expect(pathOf(page)).toBe(pathFor());
    await expect.poll(() => page.title()).toBe(`${known.name} · touchline`);
    const scoreboard = await page.getByRole("region", { name: "Scoreboard" }).textContent();
    for (const team of known.name.split(" v ")) expect(scoreboard).toContain(team);
    const ids = await page.$$eval("main [data-outcome]", (plates) =>
      plates.map((plate) => Number.parseInt((plate as HTMLElement).dataset.outcome ?? "", 10)),
    );
    expect(new Set(ids)).toEqual(new Set([known.event]));
    await close(opened);
  });

  test("in the brand's own word, and redirected from the default word", async () => {
    const path = `/desporto/d_all/ctg_1/e_${known.event}`;
    for (const address of [path, path.replace("desporto", "sports")]) {
      const opened = await openCold(`${address}?brand=paloma&locale=en`, PHONE);
      await opened.page.locator("main [data-outcome]").first().waitFor();
      expect(pathOf(opened.page)).toBe(path);
      await expect.poll(() => opened.page.title()).toContain(known.name);
      await close(opened);
    }
  });
});

describe("ROUTE-6 a link to a list opens it with its filter", () => {
  interface ListLink {
    readonly path: () => string;
    readonly query: (endOfDay: number) => string;
    readonly title: () => string;
    /** The filter that is marked as current. */
    readonly current: () => string;
  }

  const links: Record<string, ListLink> = {
    "/sports/d_all/t_{id}": {
      path: () => `/sports/d_all/t_${known.tournament}`,
      query: () => `?tournament=${known.tournament}`,
      title: () => known.league,
      current: () => known.league,
    },
    "/sports/d_all/ctg_{id}": {
      path: () => "/sports/d_all/ctg_1",
      query: () => "?catalog=1",
      title: () => "Champions week",
      current: () => "Champions week",
    },
    "/sports/d_all/ctg_{id} of a category": {
      path: () => `/sports/d_all/ctg_${known.category}`,
      query: () => `?category=${known.category}`,
      title: () => known.country,
      current: () => "All",
    },
    "/sports/d_today/ctg_{id}": {
      path: () => "/sports/d_today/ctg_1",
      query: (endOfDay) => `?catalog=1&until=${endOfDay}`,
      title: () => "Champions week",
      current: () => "Today",
    },
    "/live/d_all": { path: () => "/live/d_all", query: () => "?game=live", title: () => "Live", current: () => "All" },
    "/live/d_all/se_true": {
      path: () => "/live/d_all/se_true",
      query: () => "?game=live&streamed=true",
      title: () => "Streams",
      current: () => "Streams",
    },
  };

  test.each(Object.keys(links))("%s", async (shape) => {
    const { path, query, title, current } = links[shape] as ListLink;
    const opened = await openCold(path());
    const { page } = opened;
    await page.locator("main [data-event], main [data-mark]").first().waitFor();
    expect(pathOf(page)).toBe(path());
    await expect.poll(() => page.title()).toBe(`${title()} · touchline`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title());
    await page.locator("a[aria-current=true], a[aria-current=page]").filter({ hasText: current() }).first().waitFor();

    const endOfDay = await page.evaluate(() => new Date().setHours(24, 0, 0, 0));
    // Events come and go meanwhile.
    await expect
      .poll(async () => {
        const { events } = await fetchList(appUrl(), query(endOfDay));
        const expected = new Set(events.map(({ id }) => id));
        const shown = await shownEvents(page);
        return { others: shown.filter((id) => !expected.has(id)), isShown: shown.length > 0 || expected.size === 0 };
      })
      .toEqual({ others: [], isShown: true });
    await close(opened);
  });

  test("/sports/v_outrights", async () => {
    const opened = await openCold("/sports/v_outrights");
    await opened.page.locator("main ol [data-outcome]").first().waitFor();
    expect(await opened.page.title()).toBe("Outrights · touchline");
    await close(opened);
  });
});

describe("ROUTE-6 HOME-8 default lists", () => {
  test("a sports page that begins with promotions shows the first catalog", async () => {
    const opened = await openCold("/sports?brand=bethog");
    await opened.page.waitForURL(/\/sports\/d_all\/ctg_\d+/);
    await opened.page.locator("main [data-event]").first().waitFor();
    await close(opened);
  });

  test("and all sports, if the catalogs do not load", async () => {
    const context = await browser().newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    await page.route("**/api/offer/promoted-statistics*", (route) => route.abort());
    await page.goto(`${appUrl()}/sports?brand=bethog`);
    await page.locator("main [data-event]").first().waitFor();
    expect(pathOf(page)).toBe("/sports/d_all");
    await context.close();
  });
});

describe("ROUTE-6 ROUTE-7 a link to something unknown says so, and offers a way on", () => {
  const NOWHERE = 999_999_999;
  const cases: [string, RegExp][] = [
    [`/sports/e_${NOWHERE}`, /no longer offered/],
    [`/sports/d_all/t_1/e_${NOWHERE}`, /no longer offered/],
    [`/sports/d_all/t_${NOWHERE}`, /No events here/],
    [`/sports/d_all/ctg_${NOWHERE}`, /No events here/],
    [`/sports/d_all/c_${NOWHERE}`, /No events here/],
    [`/sports/d_all/s_${NOWHERE}`, /No events here/],
    [`/live/d_all/s_${NOWHERE}`, /Nothing in play/],
    ["/sports/d_all/f_true", /No favourites yet/],
  ];

  test.each(
    cases.flatMap(([path, heading], index) =>
      [DESKTOP, PHONE]
        .filter((_, width) => isLong || width === index % 2)
        .map((viewport) => ({ path, heading, viewport })),
    ),
  )("$path at $viewport.width", async ({ path, heading, viewport }) => {
    const opened = await openCold(path, viewport);
    const { page } = opened;
    await page.getByRole("heading", { name: heading }).waitFor();
    await page
      .locator("main")
      .getByRole("link", { name: /Browse sports|Show all sports/ })
      .click();
    await page.locator("main [data-event]").first().waitFor();
    expect(pathOf(page)).toBe("/sports/d_all");
    await close(opened);
  });
});
