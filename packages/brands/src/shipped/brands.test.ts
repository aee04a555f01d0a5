import { describe, expect, test } from "vitest";
import type { Brand } from "../brand.ts";
import { loadBrand, loadBrands, loadTenants } from "./read.ts";

const NAMED = [
  "hogaming",
  "casinoportugal",
  "betrise",
  "lbsports",
  "bethog",
  "zenobet",
  "scattr",
  "titan",
  "titangaming",
  "vinn",
  "showcase",
];
const INDONESIAN = ["rimba", "kelana"];
const STAKE_SETS = ["lenga", "sagara", "velora", "paloma", "wahat", "nordvik"];

/** The brands of the specification. Later brands need not match its counts. */
const SPECIFIED = ["default", "provider", ...NAMED, ...INDONESIAN, ...STAKE_SETS];
const brands = loadBrands().filter(({ slug }) => SPECIFIED.includes(slug));
const general = ({ settings }: Brand) => settings.generalSettings;
const slugsWhere = (holds: (brand: Brand) => boolean): string[] => brands.filter(holds).map(({ slug }) => slug);

describe("CONFIG-2 the shipped brands", () => {
  test("CONFIG-2 are those of the stake tables, the default and the provider's neutral one", () => {
    expect(brands.map(({ slug }) => slug).sort()).toEqual(SPECIFIED.toSorted());
  });

  test("CONFIG-2 the provider's brand has no colours of its own", () => {
    const { accents, logo, name } = loadBrand("provider");
    expect(logo).toEqual({ wordmark: "sportsbook", mark: [] });
    expect(name).toBe("sportsbook");
    expect(Object.values(accents).map((accent) => accent.accent)).toEqual(["#F3F5F8", "#15191F", "#EFF4FF"]);
  });

  test("CONFIG-2 have the specified bet types, slips and cash-out", () => {
    expect(slugsWhere(({ settings }) => settings.betslip.betTypes.join() === "single,combo")).toHaveLength(1);
    expect(slugsWhere(({ settings }) => !settings.betslip.clearBetslipAfterPayment)).toHaveLength(1);
    expect(slugsWhere(({ settings }) => !settings.betslip.cashoutEnabled)).toEqual([]);
    expect(slugsWhere(({ settings }) => !settings.betslip.totalPaymentInputOnSingleBetType)).toEqual([]);
  });

  test("CONFIG-2 BET-13 show each tax and bonus alone, and one brand all of them", () => {
    const kindsOf = ({ settings }: Brand): string[] => Object.keys(settings.betslip.taxesAndBonuses?.default ?? {});
    const kinds = ["payinTax", "payinBonus", "payoutTax", "comboBonus"];
    expect(slugsWhere((brand) => kinds.every((kind) => kindsOf(brand).includes(kind)))).toEqual(["showcase"]);
    const alone = (kind: string) =>
      slugsWhere(
        (brand) =>
          kindsOf(brand)
            .filter((each) => kinds.includes(each))
            .join() === kind,
      );
    expect(kinds.map(alone)).toEqual([["scattr"], ["hogaming"], ["zenobet"], ["betrise"]]);
  });

  test("CONFIG-2 have the specified odds formats", () => {
    const formats = (brand: Brand) =>
      [general(brand).oddsFormat.default, ...general(brand).oddsFormat.available].join();
    expect(slugsWhere((brand) => general(brand).oddsFormat.default !== "decimal")).toHaveLength(1);
    expect(slugsWhere((brand) => formats(brand) === "indonesian,indonesian,decimal,fractional,american")).toHaveLength(
      1,
    );
    expect(slugsWhere((brand) => formats(brand) === "decimal,decimal,malaysian,american")).toHaveLength(1);
    expect(slugsWhere((brand) => general(brand).oddsFormat.available.length === 6)).toEqual(["showcase"]);
  });

  test("CONFIG-2 have bet builders in the specified sports", () => {
    const sports = (brand: Brand): string => general(brand).betBuilder.sports.join();
    expect(slugsWhere((brand) => !general(brand).betBuilder.enabled)).toEqual([]);
    expect(slugsWhere((brand) => sports(brand) === "soccer,basketball")).toHaveLength(1);
    expect(slugsWhere((brand) => sports(brand) === "soccer,basketball,tennis,baseball,ice-hockey")).toEqual([
      "showcase",
    ]);
    expect(slugsWhere((brand) => sports(brand) === "soccer,basketball,tennis")).toHaveLength(brands.length - 2);
  });

  test("CONFIG-2 mostly land on sport and today, some on promo and all", () => {
    const landing = (brand: Brand): string => Object.values(general(brand).gameLandingSetup.sports).join();
    expect(slugsWhere((brand) => landing(brand) === "promo,all").length).toBeGreaterThan(1);
    expect(slugsWhere((brand) => landing(brand) === "sport,today").length).toBeGreaterThan(brands.length / 2);
  });

  test("CONFIG-2 have the specified themes and languages", () => {
    expect(slugsWhere((brand) => general(brand).theme.options.join() === "light,dark").length).toBeGreaterThan(0);
    expect(slugsWhere(({ languages }) => [...languages].sort().join() === "en,fi,nb,sv")).toContain("vinn");
    expect(slugsWhere(({ languages }) => [...languages].sort().join() === "en,es,pt")).toContain("casinoportugal");
    for (const locale of ["ar", "de", "tr"])
      expect(slugsWhere(({ languages }) => languages[0] === locale)).not.toEqual([]);
  });

  test("CONFIG-2 have the specified views for their odds formats", () => {
    const family = (brand: Brand): string[] =>
      [general(brand).offerView.mobile.default, general(brand).offerView.desktop.default].map(
        (view) => view.split("_")[0] as string,
      );
    expect(slugsWhere((brand) => family(brand).join() === "asia,asia")).toEqual(["titan", "titangaming"]);
    expect(slugsWhere((brand) => family(brand).join() === "indonesia,indonesia")).toEqual([
      "kelana",
      "rimba",
      "sagara",
    ]);
    expect(general(loadBrand("showcase")).offerView.mobile.options).toHaveLength(7);
    expect(general(loadBrand("showcase")).offerView.desktop.options).toHaveLength(8);
  });

  test("CONFIG-2 have other date formats with odds of another family", () => {
    const differing = slugsWhere(
      (brand) => new Set(Object.values(general(brand).dateTime).map(({ event }) => event)).size > 1,
    );
    expect(differing).toEqual(["kelana", "rimba", "sagara", "showcase", "titan", "titangaming"]);
  });

  test("CONFIG-2 show five events of three or five sports in an events widget, refreshed every 20 s", () => {
    const widgets = (brand: Brand) =>
      brand.settings.homepage.blocks.flatMap((block) => (block.blockType === "events-widget" ? [block.props] : []));
    expect(brands.flatMap(widgets).filter(({ refreshPeriod }) => refreshPeriod !== 20_000)).toEqual([]);
    expect(new Set(brands.flatMap(widgets).map(({ numberOfEvents }) => numberOfEvents))).toEqual(new Set([5]));
    expect(new Set(brands.flatMap(widgets).map(({ numberOfSports }) => numberOfSports))).toEqual(new Set([5, 3]));
    expect(
      slugsWhere((brand) => widgets(brand).some(({ numberOfSports }) => numberOfSports === 3)).length,
    ).toBeGreaterThan(1);
  });
});

test("ODDS-3 brands with shown data accept any change only; the others let the bettor choose", () => {
  for (const slug of ["default", ...NAMED, ...INDONESIAN]) {
    expect(loadBrand(slug).settings.betslip.oddsChanges, slug).toEqual({
      default: "accept_any_changes",
      options: ["accept_any_changes"],
    });
  }
  for (const slug of STAKE_SETS) {
    expect(loadBrand(slug).settings.betslip.oddsChanges, slug).toEqual({
      default: "accept_higher_odds",
      options: ["accept_higher_odds", "accept_any_changes"],
    });
  }
  expect(loadBrand("provider").settings.betslip.oddsChanges.options).toContain("ask_me");
});

describe("CONFIG-3 integration widgets", () => {
  const widgets = ({ settings }: Brand) => settings.integrationWidgets;

  test.each<[string, (brand: Brand) => unknown]>([
    ["promotedOffer", (brand) => widgets(brand).promotedOffer],
    ["outrights", (brand) => widgets(brand).outrights],
    ["vaix", (brand) => widgets(brand).vaix],
    ["recommendedBetslips for sports", (brand) => widgets(brand).recommendedBetslips.sports],
    ["recommendedBetslips for live", (brand) => widgets(brand).recommendedBetslips.live],
    ["statistics", (brand) => widgets(brand).statistics.enabled],
    ["the account of statistics", (brand) => widgets(brand).statistics.accountId],
    ["liveMatchTracker", (brand) => widgets(brand).widgetLoader.liveMatchTracker],
    ["the analytics id", (brand) => widgets(brand).analyticsId],
  ])("CONFIG-3 %s varies by brand", (_, read) => {
    expect(new Set(brands.map(read)).size).toBeGreaterThan(1);
  });

  test("CONFIG-3 no shipped brand loads a third-party script", () => {
    expect(slugsWhere((brand) => widgets(brand).widgetLoader.script !== null)).toEqual([]);
    expect(slugsWhere((brand) => widgets(brand).widgetLoader.betAssist)).toEqual([]);
  });
});

describe("navigation", () => {
  const navigation = (brand: Brand) => general(brand).mainNavigation;

  test("NAV-1 is at the bottom, except for one brand at the top and one that adapts, with five or four items", () => {
    expect(slugsWhere((brand) => navigation(brand).type === "top-positioned")).toHaveLength(1);
    expect(slugsWhere((brand) => navigation(brand).type === "top-positioned-adaptive")).toHaveLength(1);
    expect(slugsWhere((brand) => navigation(brand).numberOfVisibleItems === 4)).toHaveLength(2);
    expect(slugsWhere((brand) => navigation(brand).numberOfVisibleItems === 5)).toHaveLength(brands.length - 2);
  });

  test("NAV-2 only last tickets may require sign-in, and does in all brands but one", () => {
    const options = brands.flatMap((brand) =>
      navigation(brand).options.map((option) => ({ ...option, slug: brand.slug })),
    );
    const names = options
      .filter(({ requiresAuth }) => requiresAuth)
      .map(({ route }) => ("name" in route ? route.name : route.url));
    expect(new Set(names)).toEqual(new Set(["last-tickets"]));
    expect(names).toHaveLength(brands.length - 1);
  });

  test("NAV-4 the desktop views are a subset, and differ between brands", () => {
    expect(new Set(brands.map((brand) => general(brand).desktopNavigationViews.join()))).toEqual(
      new Set(["homepage,sports,live", "sports,live"]),
    );
    expect(new Set(brands.map((brand) => general(brand).baseRouteRedirect))).toEqual(new Set(["homepage", "sports"]));
  });

  test("NAV-5 some brands open the host's casino or side menu, some their own page", () => {
    const leadsTo = (name: string) => (brand: Brand) =>
      navigation(brand).options.some(({ route }) => route.type === "event" && route.name === name);
    expect(slugsWhere(leadsTo("casino")).length).toBeGreaterThan(1);
    expect(slugsWhere(leadsTo("side-menu")).length).toBeGreaterThan(1);
    expect(slugsWhere((brand) => navigation(brand).options.some(({ route }) => route.type === "custom"))).toEqual([
      "showcase",
      "velora",
    ]);
  });
});

describe("tenants", () => {
  const tenants = loadTenants();

  test("BOOT-1 the house tenant has every brand, its own first", () => {
    expect(tenants.touchline?.brands[0]).toBe("default");
    expect(tenants.touchline?.brands).toEqual(expect.arrayContaining(SPECIFIED));
  });

  test("an operator has its own brands only", () => {
    const { touchline: _house, ...operators } = tenants;
    const shown = Object.values(operators).flatMap((tenant) => tenant.brands);
    expect(new Set(shown).size).toBe(shown.length);
    expect(tenants.titan?.brands).toEqual(["titan", "titangaming"]);
  });
});
