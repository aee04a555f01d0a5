// @vitest-environment jsdom
import { packOf } from "@touchline/jurisdictions/testing";
import { describe, expect, test, vi } from "vitest";
import { createBrowserAddressBar } from "./address-bar.ts";
import { forgetParameter } from "./page-query.ts";
import { openNavigation as open } from "./test-support/open-navigation.ts";

test("ROUTE-4 the root redirects to the configured base route", () => {
  open("/");
  expect(location.pathname).toBe("/homepage");
  open("/", "paloma");
  expect(location.pathname).toBe("/desporto/d_today");
});

test("ROUTE-4 an unknown view redirects to the configured base route, and the query stays", () => {
  open("/casino/s_1?theme=light");
  expect(location.pathname + location.search).toBe("/homepage?theme=light");
});

test("ROUTE-3 a path with a default word is rewritten to the brand's word", () => {
  open("/sports/d_all/ctg_4", "paloma");
  expect(location.pathname).toBe("/desporto/d_all/ctg_4");
});

test("CONFIG-3 the address of outrights leads to the list of a brand that has none", () => {
  open("/sports/d_all/v_outrights");
  expect(location.pathname).toBe("/sports/d_all/v_outrights");
  open("/sports/d_all/v_outrights", "lbsports");
  expect(location.pathname).toBe("/sports/d_all");
});

test("AHEAD-9 live-betting: an address of what is in play leads to the sports, with the same filters", () => {
  const none = packOf({ kind: "live-betting", markets: [] });
  const navigation = open("/live/s_2?theme=light", "default", undefined, none);
  expect(location.pathname + location.search).toBe("/sports/d_today/s_2?theme=light");
  navigation.go("/live/e_7");
  expect(navigation.location.getState().route).toEqual({ view: "sports", filters: { event: 7 } });
  open("/ao-vivo", "paloma", undefined, none);
  expect(location.pathname).toBe("/desporto/d_today");
  open("/live", "default", undefined, packOf({ kind: "live-betting", markets: [1] }));
  expect(location.pathname).toBe("/live");
});

test("ROUTE-3 so is a navigation within the app", () => {
  const navigation = open("/desporto/d_all", "paloma");
  navigation.go("/live/se_true");
  expect(location.pathname).toBe("/ao-vivo/se_true");
  expect(navigation.location.getState().route).toEqual({ view: "live", filters: { streamed: true } });
});

test("ROUTE-7 malformed segments leave the address", () => {
  open("/live/<img src=x onerror=alert(1)>/s_1/t_x");
  expect(location.pathname).toBe("/live/s_1");
});

test("a step back is told from a step on", () => {
  const navigation = open("/live");
  navigation.go("/live/s_2");
  expect(navigation.location.getState()).toMatchObject({ arrival: "push", route: { filters: { sport: 2 } } });
  history.replaceState(null, "", "/live");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(navigation.location.getState()).toMatchObject({ arrival: "pop", route: { filters: {} } });
});

test("ROUTE-8 preferences and last tickets have addresses that can be opened", () => {
  expect(open("/preferences", "paloma").location.getState().route).toEqual({ view: "preferences", filters: {} });
  expect(open("/last-tickets?theme=light").location.getState().route.view).toBe("last-tickets");
});

test("a parameter that no longer holds leaves the address, and the links after it", () => {
  const navigation = open("/sports/d_all?brand=default&theme=light#top");
  forgetParameter(createBrowserAddressBar(), "theme");
  expect(location.search + location.hash).toBe("?brand=default#top");
  expect(navigation.hrefOf({ view: "live", filters: {} })).toBe("/live?brand=default");
});

test("a link is followed by its path, whatever its query says", () => {
  const navigation = open("/sports/d_all?theme=light");
  navigation.go(navigation.hrefOf({ view: "sports", filters: { page: "search" } }));
  expect(navigation.location.getState().route.filters).toEqual({ page: "search" });
  expect(location.pathname + location.search).toBe("/sports/v_search?theme=light");
});

test("a page that forgets a parameter stays the place it was", () => {
  const navigation = open("/preferences?theme=light");
  const before = navigation.location.getState();
  forgetParameter(createBrowserAddressBar(), "theme");
  expect(navigation.location.getState()).toBe(before);
});

describe("HOME-8 sports that open with what is promoted", () => {
  const settle = async (address: string, catalog: number | undefined) => {
    const findCatalog = vi.fn(async () => catalog);
    const navigation = open(address, "bethog", findCatalog);
    await vi.waitFor(() => expect(navigation.location.getState().landing).toBe(false));
    return { navigation, findCatalog };
  };

  test("lead to the first catalog, in the brand's time", async () => {
    const { navigation, findCatalog } = await settle("/sports?brand=bethog", 4);
    expect(findCatalog).toHaveBeenCalledWith("all");
    expect(location.pathname + location.search).toBe("/sports/d_all/ctg_4?brand=bethog");
    expect(navigation.location.getState().route).toEqual({ view: "sports", filters: { date: "all", catalog: 4 } });
  });

  test("are all sports where nothing is promoted", async () => {
    await settle("/sports", undefined);
    expect(location.pathname).toBe("/sports/d_all");
  });

  test("are as the address says where it says anything", async () => {
    const { findCatalog } = await settle("/sports/s_2", 4);
    expect(findCatalog).not.toHaveBeenCalled();
    expect(location.pathname).toBe("/sports/d_all/s_2");
  });

  test("do not take one back who has gone on meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const navigation = open("/sports", "bethog", () => promise);
    navigation.go("/live/d_all");
    resolve(4);
    await promise;
    expect(location.pathname).toBe("/live/d_all");
  });

  test("are one step of the history, and asking for them again is none", async () => {
    const { navigation } = await settle("/live/d_all", 4);
    navigation.go("/sports");
    await vi.waitFor(() => expect(location.pathname).toBe("/sports/d_all/ctg_4"));
    const steps = history.length;
    navigation.go("/sports");
    expect(history.length).toBe(steps);
    expect(navigation.location.getState().landing).toBe(false);
  });
});

test("HOME-8 sports that open with sports have the brand's time, and nothing is waited for", () => {
  const navigation = open("/sports");
  expect(navigation.location.getState()).toMatchObject({ landing: false, route: { filters: { date: "today" } } });
});
