// @vitest-environment jsdom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { HomepageBlock } from "@touchline/brands";
import type { PromotedStatistics } from "@touchline/protocol";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { endOfDay } from "../../data/live-offer/time-range.ts";
import { emptyBoard } from "../../data/offer/board.ts";
import { OfferApiContext } from "../../data/offer/offer-context.ts";
import { type Links, LinksContext } from "../../entities/links/links-context.ts";
import { NarrowContext } from "../../entities/viewport/use-is-narrow.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi, settle } from "../../test-support/sample-api.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { type HomeSources, HomeSourcesContext, type HomeViewer, ViewerContext } from "./home-blocks.ts";
import { Homepage } from "./homepage.tsx";
import { bannerBlock, sampleBanner } from "./test-support/sample-banners.ts";

const NOW = Date.parse("2026-11-15T17:59:30Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const catalogs = (count: number): PromotedStatistics["catalogs"] =>
  [...Array(count).keys()].map((index) => ({
    id: index + 1,
    name: `Catalog ${index + 1}`,
    count: 3,
    promotedOffers: [],
  }));

const SOURCES: HomeSources = {
  createWidget: () => ({
    board: createStore(() => ({ sections: [{ key: "1", title: null, groups: [] }] })),
    loadState: createStore(() => ({ status: "ready" as const })),
    counts: createStore(() => ({ total: 7, sports: [{ id: 1, key: "soccer", name: "Football", count: 7 }] })),
    setVisible: () => undefined,
    open: () => undefined,
    close: () => undefined,
  }),
  isPersonal: false,
  createBetslips: () => ({
    betslips: createStore(() => []),
    loadState: createStore(() => ({ status: "ready" as const })),
    open: () => undefined,
    close: () => undefined,
  }),
  renderEvents: ({ key }) => <p>rows of sport {key}</p>,
  renderFailure: () => null,
};

interface Around extends Partial<HomeSources>, Partial<HomeViewer> {
  readonly isNarrow?: boolean;
  readonly hrefOf?: Links["hrefOf"];
}

/** The homepage with what the screen and the app put around it. */
const page = (blocks: readonly HomepageBlock[], around: Around = {}) => {
  const { isNarrow = true, hrefOf = SAMPLE_LINKS.hrefOf, viewer = { audience: "anonymous" }, ...changes } = around;
  const { onLogIn = () => undefined, ...sources } = changes;
  return (
    <LinksContext value={{ ...SAMPLE_LINKS, hrefOf }}>
      <NarrowContext value={isNarrow}>
        <ViewerContext value={{ viewer, onLogIn }}>
          <HomeSourcesContext value={{ ...SOURCES, ...sources }}>
            <Homepage blocks={blocks} />
          </HomeSourcesContext>
        </ViewerContext>
      </NarrowContext>
    </LinksContext>
  );
};

const search: HomepageBlock = { blockType: "search", tag: "search", props: {} };
const links: HomepageBlock = {
  blockType: "quick_links",
  tag: "links",
  props: { links: [{ type: "other", name: "last_bets" }] },
};
const inPlay: Extract<HomepageBlock, { blockType: "events-widget" }> = {
  blockType: "events-widget",
  tag: "in-play",
  props: { type: "in-play", numberOfEvents: 5, numberOfSports: 5, refreshPeriod: 20_000 },
};
const promo: HomepageBlock = {
  blockType: "promoted-catalogs-carousel",
  tag: "catalogs",
  props: { catalogsTimeFilter: {} },
};
const recommended: HomepageBlock = { blockType: "recommended-betslips", tag: "recommended", props: {} };

/** A server with twelve catalogs, unless a test says otherwise. */
const withOffer = (promoted: PromotedStatistics["catalogs"] = catalogs(12)) => {
  const untils: (number | undefined)[] = [];
  const client = openQueryClient();
  const { api } = createSampleApi({
    promotedStatistics: async (until) => {
      untils.push(until);
      return { generatedAt: 1, catalogs: promoted };
    },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <OfferApiContext value={api}>{children}</OfferApiContext>
    </QueryClientProvider>
  );
  return { untils, wrapper };
};

const answered = () => act(settle);

const show = async (blocks: readonly HomepageBlock[], around: Around = {}) => {
  const { untils, wrapper } = withOffer();
  const shown = render(page(blocks, around), { wrapper });
  await answered();
  return { ...shown, untils };
};

/** What each block is known by, in the order of the page. */
const order = (container: HTMLElement): (string | null)[] =>
  [...(container.firstElementChild?.children ?? [])].map(
    (block) => block.getAttribute("aria-label") ?? block.textContent,
  );

test("HOME-1 the blocks stand in the brand's order", async () => {
  const words = {
    search: "Search teams, leagues",
    links: "Quick links",
    banners: "Highlights",
    inPlay: "In-play",
    promo: "Catalogs",
  };
  const first = await show([search, links, bannerBlock([sampleBanner("one")]), inPlay, promo]);
  expect(order(first.container)).toEqual([words.search, words.links, words.banners, words.inPlay, words.promo]);
  cleanup();
  const second = await show([promo, inPlay, bannerBlock([sampleBanner("one")]), links, search]);
  expect(order(second.container)).toEqual([words.promo, words.inPlay, words.banners, words.links, words.search]);
});

test("what has nothing to show takes no space", async () => {
  const { wrapper } = withOffer(catalogs(2).map((catalog) => ({ ...catalog, count: 0 })));
  const createWidget: HomeSources["createWidget"] = (settings) => ({
    ...SOURCES.createWidget(settings),
    board: createStore(() => emptyBoard),
  });
  const { container } = render(page([recommended, inPlay, promo, bannerBlock([])], { createWidget }), { wrapper });
  await answered();
  expect(order(container)).toEqual([]);
});

test("HOME-5 five catalogs on a phone and ten on a wide page, then all of them", async () => {
  const shown = (): number => screen.getAllByRole("link", { name: /^Catalog/ }).length;
  await show([promo]);
  expect(shown()).toBe(5);
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(shown()).toBe(12);
  cleanup();
  await show([promo], { isNarrow: false });
  expect(shown()).toBe(10);
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(shown()).toBe(12);
});

test.each([
  [{ value: "TODAY" }, true],
  [{ value: "ALL" }, false],
  [{ value: null }, false],
  [{}, false],
])("HOME-4 the catalogs are of today, or of all days: %o", async (catalogsTimeFilter, isToday) => {
  const { untils } = await show([{ ...promo, props: { catalogsTimeFilter } } as HomepageBlock]);
  expect(new Set(untils)).toEqual(new Set([isToday ? endOfDay(NOW) : undefined]));
});

test("HOME-6 a block appears and disappears at its minute, without a reload", async () => {
  const { container } = await show([
    { ...links, dateFrom: "2026-11-15T18:00:00Z", dateTo: "2026-11-15T18:05:00Z" },
    search,
  ]);
  const isThere = (): boolean => order(container).includes("Quick links");
  expect(isThere()).toBe(false);
  act(() => vi.advanceTimersByTime(29_000));
  expect(isThere()).toBe(false);
  act(() => vi.advanceTimersByTime(2000));
  expect(isThere()).toBe(true);
  act(() => vi.advanceTimersByTime(5 * 60_000));
  expect(isThere()).toBe(false);
});

test("HOME-6 BANNER-6 a banner is shown in its time and to its audience only", async () => {
  const blocks = [
    bannerBlock([
      sampleBanner("everyone"),
      sampleBanner("punters", { audience: ["authenticated"] }),
      sampleBanner("visitors", { audience: ["anonymous"] }),
      sampleBanner("later", { from: "2026-11-15T18:00:00Z" }),
    ]),
  ];
  const names = (): (string | null)[] => screen.getAllByRole("img").flatMap((image) => image.getAttribute("alt") ?? []);
  await show(blocks);
  expect(names()).toEqual(["everyone", "visitors"]);
  act(() => vi.advanceTimersByTime(31_000));
  expect(names()).toEqual(["everyone", "visitors", "later"]);
  cleanup();
  await show(blocks, { viewer: { audience: "authenticated" } });
  expect(names()).toEqual(["everyone", "punters", "later"]);
});

test("HOME-6 BANNER-6 HOST-4 blocks and banners are shown to the types and tags of punters that they are for", async () => {
  const blocks: HomepageBlock[] = [
    { ...search, rules: ["type:retail"] },
    bannerBlock([sampleBanner("everyone"), sampleBanner("vips", { rules: ["tag:vip"] })]),
  ];
  const shown = (): string[] => [
    ...screen.queryAllByRole("link", { name: /Search/ }).map(() => "search"),
    ...screen.getAllByRole("img").flatMap((image) => image.getAttribute("alt") ?? []),
  ];
  await show(blocks);
  expect(shown()).toEqual(["everyone"]);
  cleanup();
  await show(blocks, { viewer: { audience: "authenticated", type: "retail", tag: "vip" } });
  expect(shown()).toEqual(["search", "everyone", "vips"]);
});

test("HOME-7 of two banner blocks back to back there is always one, and never both", async () => {
  const noon = "2026-11-15T18:00:00Z";
  const { container } = await show([
    bannerBlock([sampleBanner("first")], { dateTo: noon }),
    bannerBlock([sampleBanner("second")], { dateFrom: noon }),
  ]);
  const names = (): (string | null)[] => [...container.querySelectorAll("img")].map(({ alt }) => alt);
  expect(names()).toEqual(["first"]);
  for (let second = 0; second < 40; second += 1) {
    act(() => vi.advanceTimersByTime(1000));
    expect(names()).toEqual([Date.now() < Date.parse(noon) ? "first" : "second"]);
  }
});

test("HOME-2 a link that needs an account asks a visitor to log in", async () => {
  const onLogIn = vi.fn();
  await show([links], { onLogIn });
  fireEvent.click(screen.getByRole("button", { name: "My bets" }));
  expect(onLogIn).toHaveBeenCalledOnce();
});

test("CONFIG-4 of settings that are published while the page is open, a block that is the same goes on", () => {
  const opened: string[] = [];
  const createWidget: HomeSources["createWidget"] = (settings) => {
    opened.push(`${settings.type} of ${settings.numberOfEvents}`);
    return SOURCES.createWidget(settings);
  };
  const { container, rerender } = render(page([inPlay], { createWidget }));
  expect(new Set(opened)).toEqual(new Set(["in-play of 5"]));
  opened.length = 0;
  rerender(page([bannerBlock([sampleBanner("new")]), { ...inPlay }], { createWidget }));
  expect([order(container), opened]).toEqual([["Highlights", "In-play"], []]);
  rerender(page([{ ...inPlay, props: { ...inPlay.props, numberOfEvents: 6 } }], { createWidget }));
  expect(new Set(opened)).toEqual(new Set(["in-play of 6"]));
});

test("HOME-1 a block that fails says so in its place and can be tried again; the others go on", async () => {
  let fails = true;
  const onCaughtError = vi.fn();
  const around: Around = {
    hrefOf: (route) => {
      if (fails && route.filters.catalog !== undefined) throw new Error("broken");
      return SAMPLE_LINKS.hrefOf(route);
    },
  };
  const { wrapper } = withOffer();
  const { container } = render(page([search, promo, inPlay], around), {
    wrapper,
    onCaughtError,
  });
  await answered();
  expect(order(container)[0]).toBe("Search teams, leagues");
  expect(order(container)[1]).toContain("This part stopped working");
  expect(order(container)[2]).toBe("In-play");
  expect(onCaughtError.mock.calls[0]?.[1].errorBoundary.props.name).toBe("homepage promoted-catalogs-carousel");
  fails = false;
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(order(container)).toEqual(["Search teams, leagues", "Catalogs", "In-play"]);
});

test("HOME-1 a block that failed begins anew when its content changes", () => {
  const createWidget: HomeSources["createWidget"] = (settings) => {
    if (settings.numberOfEvents === 5) throw new Error("broken");
    return SOURCES.createWidget(settings);
  };
  const changed = { ...inPlay, props: { ...inPlay.props, numberOfEvents: 4 } };
  const { container, rerender } = render(page([inPlay], { createWidget }), {
    onCaughtError: () => undefined,
  });
  expect(screen.getByRole("alert")).toBeDefined();
  rerender(page([changed], { createWidget }));
  expect(order(container)).toEqual(["In-play"]);
});
