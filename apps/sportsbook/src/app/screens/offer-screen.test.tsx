// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { packOfferList } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { DESKTOP, openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for their scripts.
import "../../ui/menu.tsx";
import "./home-screen.tsx";
import "./ticket-screen.tsx";

const main = () => screen.getByRole("main");
const shownEvents = () =>
  [...main().querySelectorAll<HTMLElement>("[data-event]")].map(({ dataset }) => Number(dataset.event));
const untilShown = () => waitFor(() => expect(main().querySelector("[data-outcome]")).not.toBeNull());
const view = (name: RegExp | string) =>
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

describe("routes", () => {
  test.each([
    ["/", "/homepage"],
    ["/no-such-view", "/homepage"],
    ["/live", "/live"],
    ["/sports/s_1/d_all", "/sports/d_all/s_1"],
  ])("ROUTE-1 ROUTE-4 ROUTE-5 %s shows the offer at %s", async (address, path) => {
    await openApp(address);
    await untilShown();
    expect(location.pathname).toBe(path);
  });

  test("ROUTE-2 /bet-details is the page of a bet: a visitor is asked to sign in, and sees nothing of it before", async () => {
    const { app, requests } = await openApp("/bet-details?betId=42", { width: PHONE });
    act(() => app.session.setState({ status: "anonymous" }, true));
    expect(await screen.findByText("Log in to see this bet")).toBeDefined();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bet");
    expect(within(main()).getByRole("button", { name: "Log in" })).toBeDefined();
    expect(requests.filter((request) => request.includes("/bets"))).toEqual([]);
  });

  test("ROUTE-7 malformed segments of a step are ignored, and never become markup", async () => {
    await openApp("/sports/d_all");
    act(() => {
      history.pushState(null, "", "/sports/s_%E0%A4%A/d_all/<i data-planted>");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await untilShown();
    expect(document.querySelector("[data-planted]")).toBeNull();
  });
});

describe("ROUTE-6 a link to a list opens it with its filter", () => {
  const midnight = () => new Date().setHours(24, 0, 0, 0);

  test.each([
    {
      path: "/sports/d_all/t_31",
      query: () => ({ tournament: "31" }),
      title: "Premier Division",
      current: "Premier Division",
    },
    {
      path: "/sports/d_all/ctg_1",
      query: () => ({ catalog: "1" }),
      title: "Champions week",
      current: "Champions week",
    },
    { path: "/sports/d_all/ctg_21", query: () => ({ catalog: "21" }), title: "England", current: "All" },
    {
      path: "/sports/d_today/ctg_1",
      query: () => ({ catalog: "1", until: String(midnight()) }),
      title: "Champions week",
      current: "Today",
    },
    { path: "/live/d_all", query: () => ({ game: "live" }), title: "Live", current: "All" },
    {
      path: "/live/d_all/se_true",
      query: () => ({ game: "live", streamed: "true" }),
      title: "Streams",
      current: "Streams",
    },
  ])("$path", async ({ path, query, title, current }) => {
    const { requests } = await openApp(path);
    await untilShown();
    expect(location.pathname).toBe(path);
    await waitFor(() => expect(document.title).toBe(`${title} · touchline`));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    const marked = [...document.querySelectorAll("a[aria-current=true], a[aria-current=page]")];
    expect(marked.some(({ textContent }) => textContent?.includes(current))).toBe(true);
    const asked = requests.filter((request) => request.startsWith("/api/offer/list?"));
    const queries = asked.map((request) => Object.fromEntries(new URLSearchParams(request.split("?")[1])));
    expect(queries).toContainEqual(expect.objectContaining(query()));
  });

  test("HOME-8 all sports, where a page that begins with promotions cannot load them", async () => {
    await openApp("/sports", { brand: "bethog", answers: { "/api/offer/promoted-statistics": () => undefined } });
    await untilShown();
    expect(location.pathname).toBe("/sports/d_all");
  });
});

describe("ROUTE-6 ROUTE-7 a link to something unknown says so, and offers a way on", () => {
  test.each([
    ["/sports/d_all/t_99", /No events here/],
    ["/sports/d_all/ctg_99", /No events here/],
    ["/sports/d_all/c_99", /No events here/],
    ["/sports/d_all/s_99", /No events here/],
    ["/live/d_all/s_99", /Nothing in play/],
    ["/sports/d_all/f_true", /No favourites yet/],
  ])("%s", async (path, heading) => {
    const empty = (query: URLSearchParams) => [...query.values()].some((value) => value === "99");
    const offer = sampleLeagues(Date.now());
    const answers = {
      "/api/offer/list": (query: URLSearchParams) => packOfferList(empty(query) ? { ...offer, events: [] } : offer),
    };
    const { app } = await openApp(path, { width: PHONE, answers });
    act(() => app.session.setState({ status: "anonymous" }, true));
    expect(await screen.findByRole("heading", { name: heading })).toBeDefined();
    fireEvent.click(within(main()).getByRole("link", { name: /Browse sports|Show all sports/ }));
    await waitFor(() => expect(shownEvents()).not.toEqual([]));
    expect(location.pathname).toBe("/sports/d_all");
  });
});

describe("lists", () => {
  const order = () => screen.getByRole("button", { name: "By time" });

  test("OFFER-3 sorted by time, the list has live events, then day after day", async () => {
    await openApp("/sports/d_all/s_1");
    await untilShown();
    expect(screen.queryByRole("heading", { name: "Live now" })).toBeNull();
    fireEvent.click(order());
    expect(order().getAttribute("aria-pressed")).toBe("true");
    expect(await screen.findByRole("heading", { name: "Live now" })).toBeDefined();
    await waitFor(() => expect(shownEvents()).toEqual([1, 2, 3, 4]));
    fireEvent.click(order());
    expect(screen.queryByRole("heading", { name: "Live now" })).toBeNull();
  });

  test("OFFER-3 OFFER-6 a list of one market can be restricted to one line, named by the market specifiers", async () => {
    const offer = sampleLeagues(Date.now());
    const [first, ...others] = offer.events;
    if (!first) throw new Error("the sample has events");
    const markets = first.markets.map((market) => (market.metaMarketId === 202 ? { ...market, line: "3.5" } : market));
    const answers = {
      "/api/offer/list": () => packOfferList({ ...offer, events: [{ ...first, markets }, ...others] }),
      "/api/offer/market-specifiers": () => ({
        metaMarkets: [
          { id: 202, key: "total", name: "Total goals", specifier: "total", values: [{ value: "3.5", count: 1 }] },
        ],
      }),
    };
    await openApp("/sports/d_all/s_1", { answers });
    await untilShown();
    fireEvent.click(screen.getByRole("button", { name: /Standard/ }));
    fireEvent.click(await screen.findByRole("menuitemradio", { name: "Single market" }));
    fireEvent.click(await screen.findByRole("button", { name: "Total goals" }));
    expect(shownEvents()).toContain(3);
    fireEvent.click(await screen.findByRole("button", { name: "All lines" }));
    fireEvent.click(await screen.findByRole("menuitemradio", { name: "Total goals 3.5" }));
    await waitFor(() => expect(shownEvents()).toEqual([1]));
  });

  test("BOOT-4 switching between live, sports and homepage resets the offer and its filters", async () => {
    await openApp("/sports/d_all/s_2/se_true");
    await untilShown();
    fireEvent.click(order());
    fireEvent.click(screen.getAllByRole("button", { name: /^Hide / })[0] as HTMLElement);
    expect(screen.getAllByRole("button", { name: /^Show / })).not.toEqual([]);

    fireEvent.click(view(/^Live/));
    expect(location.pathname).toBe("/live/d_all");
    await waitFor(() => expect(shownEvents()).toEqual([1, 2, 5]));
    const sports = within(main()).getByRole("navigation", { name: "Sports" });
    expect(within(sports).getAllByRole("link")[0]?.getAttribute("aria-current")).toBe("true");

    fireEvent.click(view("Home"));
    expect(location.pathname).toBe("/homepage");
    await waitFor(() => expect(main().querySelector('[data-widget="in-play"] [data-event]')).not.toBeNull());

    fireEvent.click(view("Sports"));
    expect(location.pathname).toBe("/sports/d_today");
    await waitFor(() => expect(shownEvents()).toContain(5));
    expect(order().getAttribute("aria-pressed")).toBe("false");
    expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
    expect(within(main()).queryByRole("link", { name: /Streams/, current: true })).toBeNull();
  });
});

describe("states", () => {
  /** A list that fails until it is asked for by the button. */
  const openFailing = async (address: string, width: number) => {
    let isFailing = true;
    const answers = { "/api/offer/list": () => (isFailing ? undefined : packOfferList(sampleLeagues(Date.now()))) };
    await openApp(address, { width, answers });
    return (): void => {
      isFailing = false;
      fireEvent.click(screen.getByRole("button", { name: "Try now" }));
    };
  };

  test("BOOT-9 a list that failed to load says so, and is shown once it loads", async () => {
    const retry = await openFailing("/sports/d_all", PHONE);
    expect(await screen.findByRole("heading", { name: "The offer did not load" })).toBeDefined();
    retry();
    await untilShown();
  });

  test("BOOT-9 a homepage that failed to load says so once", async () => {
    const retry = await openFailing("/homepage", DESKTOP);
    expect(await screen.findAllByRole("heading", { name: "The offer did not load" })).toHaveLength(1);
    retry();
    await waitFor(() => expect(main().querySelector('[data-widget="in-play"] [data-event]')).not.toBeNull());
  });

  test("OFFER-5 offline every price is locked, and the page says so", async () => {
    await openApp("/sports/d_all", { width: PHONE });
    await untilShown();
    const open = () => main().querySelectorAll('[data-outcome][data-state="open"]').length;
    expect(open()).toBeGreaterThan(0);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(await screen.findByText("You are offline.")).toBeDefined();
    await waitFor(() => expect(open()).toBe(0));
  });
});
