import type { GeneralSettings, NavigationOption } from "@touchline/brands";
import { loadBrand } from "@touchline/brands/shipped";
import { formatPath, type Route } from "@touchline/protocol";
import { afterEach, expect, test } from "vitest";
import { ENGLISH, setLanguage } from "../../i18n/language.ts";
import { desktopItems, navigationItems, splitItems } from "./navigation-items.ts";

const { generalSettings, integrationWidgets } = loadBrand("default").settings;
const atHome: Route = { view: "homepage", filters: {} };

const option = (changes: Partial<NavigationOption>): NavigationOption => ({
  label: "navigation.home",
  route: { type: "predefined", name: "homepage" },
  icon: { type: "nfont", name: "home" },
  requiresAuth: false,
  ...changes,
});

const withOptions = (...options: NavigationOption[]): GeneralSettings => ({
  ...generalSettings,
  mainNavigation: { ...generalSettings.mainNavigation, options },
});

const itemsOf = (
  general: GeneralSettings,
  { route = atHome, signedIn = false, liveCount = 47, openBets = 0, widgets = integrationWidgets } = {},
) =>
  navigationItems({
    general,
    widgets,
    route,
    signedIn,
    liveCount,
    openBets,
    hrefOf: (target) => formatPath(target, general.pathWords),
  });

afterEach(() => setLanguage(ENGLISH));

test("NAV-2 what needs a signed-in punter is hidden from others", () => {
  const keys = (signedIn: boolean) => itemsOf(generalSettings, { signedIn }).map(({ key }) => key);
  expect(keys(false)).not.toContain("last-tickets");
  expect(keys(true)).toContain("last-tickets");
  const open = withOptions(option({ route: { type: "predefined", name: "last-tickets" } }));
  expect(itemsOf(open).map(({ key }) => key)).toEqual(["last-tickets"]);
});

test("CONFIG-3 an item that leads to what the brand has switched off is left out", () => {
  const general = withOptions(option({ route: { type: "custom", url: "/sports/v_outrights" } }));
  expect(itemsOf(general)).toHaveLength(1);
  expect(itemsOf(general, { widgets: { ...integrationWidgets, outrights: false } })).toEqual([]);
});

const countsOf = (more: Parameters<typeof itemsOf>[1]) =>
  itemsOf(generalSettings, more).flatMap(({ key, count }) => (count === undefined ? [] : [[key, count] as const]));

test("NAV-3 the live item shows the number of live events", () => {
  expect(countsOf({})).toEqual([["live", { of: "events", number: 47 }]]);
});

test("NAV-3 the item of the own bets shows how many are open, where there are any", () => {
  expect(countsOf({ signedIn: true, openBets: 3 })).toContainEqual(["last-tickets", { of: "bets", number: 3 }]);
  expect(countsOf({ signedIn: true }).map(([key]) => key)).toEqual(["live"]);
});

test("NAV-5 a route is one of ours, one of the brand's own, or a word to the host", () => {
  const general = withOptions(
    option({ route: { type: "predefined", name: "search" } }),
    option({ route: { type: "custom", url: "/sports/d_all/t_9" } }),
    option({ route: { type: "event", name: "casino" } }),
  );
  expect(itemsOf(general).map(({ target }) => target)).toEqual([
    { href: "/sports/v_search" },
    { href: "/sports/d_all/t_9" },
    { event: "casino" },
  ]);
});

test("HOME-8 sports and live lead to what the brand opens them with", () => {
  const hrefs = (brand: string) => {
    const { generalSettings: general } = loadBrand(brand).settings;
    return itemsOf(general).flatMap(({ key, target }) => (key === "sports" || key === "live" ? [target] : []));
  };
  expect(hrefs("default")).toEqual([{ href: "/sports/d_today" }, { href: "/live/d_all" }]);
  // Which catalog it is, is found when one gets there.
  expect(hrefs("bethog")).toEqual([{ href: "/sports" }, { href: "/live/d_all" }]);
});

test("NAV-5 a label is a message, or a text of the brand's own in the page's language", () => {
  const general = withOptions(
    option({ label: "navigation.sports" }),
    option({ label: { default: "Promotions", fi: "Kampanjat" } }),
  );
  expect(itemsOf(general).map(({ label }) => label)).toEqual(["Sports", "Promotions"]);
  setLanguage({ ...ENGLISH, locale: "fi" });
  expect(itemsOf(general)[1]?.label).toBe("Kampanjat");
});

test("the place one is at is marked, and search is a place of its own", () => {
  const currentAt = (route: Route) => itemsOf(generalSettings, { route }).find(({ current }) => current)?.key;
  expect(currentAt({ view: "live", filters: { sport: 1 } })).toBe("live");
  expect(currentAt({ view: "sports", filters: { page: "search" } })).toBe("search");
  expect(currentAt({ view: "preferences", filters: {} })).toBe("preferences");
});

test("NAV-1 what does not fit stands behind more, which takes the last place", () => {
  const items = itemsOf(generalSettings, { signedIn: true });
  expect(items).toHaveLength(6);
  expect(splitItems(items, 7).rest).toEqual([]);
  const { visible, rest } = splitItems(items, 4);
  expect(visible.map(({ key }) => key)).toEqual(["homepage", "sports", "live"]);
  expect(rest.map(({ key }) => key)).toEqual(["search", "last-tickets", "preferences"]);
});

test("NAV-4 a wide page has the brand's subset of homepage, sports and live, and what the brand added", () => {
  const keys = (general: GeneralSettings) => desktopItems(itemsOf(general), general).map(({ key }) => key);
  expect(keys({ ...generalSettings, desktopNavigationViews: ["sports", "live"] })).toEqual(["sports", "live"]);
  const casino = withOptions(
    ...generalSettings.mainNavigation.options,
    option({ route: { type: "event", name: "casino" } }),
  );
  expect(keys(casino)).toEqual(["homepage", "sports", "live", "casino"]);
});
