import { describe, expect, test } from "vitest";
import { composeBrand } from "../compose.ts";
import type { Finding } from "../finding.ts";
import {
  bannerBlock,
  bannerGroup,
  composite,
  defaultFile,
  imageOnly,
  quickLinks,
} from "../test-support/sample-brand.ts";

const custom = { type: "custom", label: { default: "Cup" }, icon: "trophy", url: "/sports/t_1" };
const blocks = [
  bannerBlock({ mobileBanners: [imageOnly], desktopBanners: [composite] }, { dateFrom: null, dateTo: null }),
  quickLinks({ type: "other", name: "stream" }, custom, { type: "sportSelect", sportId: 1 }),
  { blockType: "recommended-betslips", tag: "recommended", props: {} },
  {
    blockType: "events-widget",
    tag: "in-play",
    props: { type: "in-play", numberOfEvents: 5, numberOfSports: 5, refreshPeriod: 20_000 },
  },
  { blockType: "promoted-catalogs-carousel", tag: "catalogs", props: { catalogsTimeFilter: { value: "ALL" } } },
  { blockType: "search", tag: "search", props: {} },
];
const settings = { ...defaultFile.settings, homepage: { blocks } };

const explain = (written: unknown, more: object = {}): readonly Finding[] =>
  composeBrand("sample", { ...defaultFile, settings: written, ...more }, {}).findings;

/** A copy with another value at one path. */
const withValue = (whole: unknown, path: string, value: unknown): unknown => {
  const copy = JSON.parse(JSON.stringify(whole));
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() as string;
  const parent = keys.reduce((part, key) => part[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
};

/** The values that a remedy names. */
const valuesOf = (remedy: string): string[] =>
  remedy
    .replace(/^use (one of )?/, "")
    .split(", ")
    .sort();

const MOBILE_VIEWS = [
  ...["euro_standard", "euro_wide"],
  ...["asia_standard", "asia_wide", "asia_single_market", "asia_multi_market_vertical"],
  ...["indonesia_standard", "indonesia_multi_market_vertical_accent"],
];
const DESKTOP_VIEWS = [...MOBILE_VIEWS, "euro_multi_market_horizontal", "euro_single_market"];
const ODDS_FORMATS = ["decimal", "american", "fractional", "hongkong", "indonesian", "malaysian"];
const THEMES = ["dark", "light", "obsidian_blue"];
const general = (path: string): string => `generalSettings.${path}`;
const option = (path: string): string => general(`mainNavigation.options[2].${path}`);
const group = (path: string): string => `homepage.blocks[0].props.bannerGroup.${path}`;
const banner = (path: string): string => group(`desktopBanners[0].${path}`);

/** Every choice of the four sections, with the values of the specification. */
const CHOICES: readonly (readonly [path: string, allowed: readonly string[]])[] = [
  ["betslip.predefinedStake.displayType", ["SYMBOL"]],
  ["betslip.predefinedStake.position", ["BEFORE", "AFTER"]],
  ["betslip.oddsChanges.default", ["accept_any_changes", "accept_higher_odds", "ask_me"]],
  ["betslip.oddsChanges.options[0]", ["accept_any_changes", "accept_higher_odds", "ask_me"]],
  ["betslip.betTypes[0]", ["single", "combo", "system", "multiples"]],
  [general("sidebarTabs[0]"), ["betslip", "last-tickets"]],
  [general("baseRouteRedirect"), ["homepage", "sports"]],
  [general("desktopNavigationViews[0]"), ["homepage", "sports", "live"]],
  [general("search.mobile"), ["widget"]],
  [general("search.desktop"), ["activator", "input"]],
  [general("mainNavigation.type"), ["bottom-positioned", "top-positioned", "top-positioned-adaptive"]],
  [option("route.type"), ["predefined", "custom", "event"]],
  [option("route.name"), ["homepage", "sports", "live", "search", "last-tickets", "preferences"]],
  [option("icon.type"), ["nfont", "image"]],
  [option("appendedValue"), ["live-count"]],
  [general("gameLandingSetup.sports.type"), ["promo", "sport"]],
  [general("gameLandingSetup.sports.time"), ["all", "today"]],
  [general("gameLandingSetup.live.type"), ["sport"]],
  [general("oddsFormat.default"), ODDS_FORMATS],
  [general("oddsFormat.available[1]"), ODDS_FORMATS],
  [general("betBuilder.sports[0]"), ["soccer", "basketball", "tennis", "baseball", "ice-hockey"]],
  [general("theme.default"), THEMES],
  [general("theme.options[1]"), THEMES],
  [general("offerView.mobile.default"), MOBILE_VIEWS],
  [general("offerView.mobile.options[1]"), MOBILE_VIEWS],
  [general("offerView.desktop.default"), DESKTOP_VIEWS],
  [general("offerView.desktop.options[1]"), DESKTOP_VIEWS],
  ["integrationWidgets.recommendedBetslips.sports", ["top", "bottom", "off"]],
  ["integrationWidgets.recommendedBetslips.live", ["top", "bottom", "off"]],
  ["homepage.blocks[1].props.links[0].type", ["other", "custom", "sportSelect", "tournamentSelect"]],
  ["homepage.blocks[1].props.links[0].name", ["stream", "search", "upcoming", "promoted", "last_bets", "outrights"]],
  ["homepage.blocks[3].props.type", ["in-play", "upcoming", "promoted-events"]],
  ["homepage.blocks[4].props.catalogsTimeFilter.value", ["ALL", "TODAY"]],
  [group("mobileSize"), ["small", "medium", "big"]],
  [group("desktopSize"), ["small", "medium", "big"]],
  [group("desktopBannersToShow"), ["1", "2"]],
  [banner("bannerType"), ["imageOnly", "composite"]],
  [banner("visibility.mode"), ["fixed"]],
  [banner("visibility.audience[0]"), ["authenticated", "anonymous"]],
  [banner("image.mimeType"), ["image/png", "image/jpeg", "image/webp", "image/avif"]],
  [banner("alignContent"), ["top", "center", "bottom"]],
  [banner("alignText"), ["left", "center", "right"]],
  [banner("actionsAlign"), ["bottomLeft", "bottomCenter", "bottomRight"]],
];

test.each(CHOICES)("CONFIG-1 reports an invalid choice of %s with the allowed values", (path, allowed) => {
  const [finding, ...others] = explain(withValue(settings, path, "neither"));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ path: `settings.${path}`, problem: '"neither" is not allowed' });
  expect(valuesOf(finding?.remedy ?? "")).toEqual([...allowed].sort());
});

test("CONFIG-1 names the six block types for a block without a type", () => {
  const [finding] = explain(withValue(settings, "homepage.blocks[5]", { tag: "x" }));
  expect(finding).toMatchObject({ path: "settings.homepage.blocks[5].blockType", problem: "is missing" });
  expect(valuesOf(finding?.remedy ?? "")).toHaveLength(6);
});

const link = "use a path that begins with / or an address that begins with https://";
const https = "use an address that begins with https://";
const time = "use a time such as 2026-11-15T18:00:00Z";
const color = "use a colour as #rrggbb";

/** Every range and every format, with a value just outside. */
const LIMITS: readonly (readonly [path: string, value: unknown, remedy: string])[] = [
  ["betslip.predefinedStake.default[0]", 0, "use more than 0"],
  ["betslip.predefinedStake.default", [], "use at least 1 entries"],
  ["betslip.predefinedStake.currencies", { euro: [5] }, "use three capital letters, such as EUR"],
  ["betslip.stake.default", -1, "use more than 0"],
  ["betslip.stake.currencies", { usd: 5 }, "use three capital letters, such as EUR"],
  ["betslip.clearBetslipAfterPayment", "yes", "use true or false"],
  ["betslip.betTypes", [], "use at least 1 entries"],
  ["betslip.numberOfBetslips", 0, "use at least 1"],
  ["betslip.numberOfBetslips", 11, "use at most 10"],
  ["betslip.numberOfBetslips", 1.5, "use a whole number"],
  [general("header.depositUrl"), "javascript:alert(1)", link],
  [general("header.depositUrl"), "//elsewhere.example", link],
  [general("sidebarTabs"), [], "use at least 1 entries"],
  [general("pathWords.sports"), "a/b", "use small letters, digits and hyphens"],
  [general("mainNavigation.numberOfVisibleItems"), 3, "use at least 4"],
  [general("mainNavigation.numberOfVisibleItems"), 8, "use at most 7"],
  [general("mainNavigation.options"), [], "use at least 1 entries"],
  [option("label"), "Live now", "use the key of a message, such as navigation.home"],
  [option("icon.name"), "Home!", "use the name of a glyph, such as home"],
  [option("icon"), { type: "image", url: "home.svg" }, link],
  [option("route"), { type: "custom", url: "sports" }, link],
  [option("route"), { type: "event", name: "bingo" }, "use one of side-menu, casino"],
  [general("oddsFormat.available"), [], "use at least 1 entries"],
  [general("theme.options"), [], "use at least 1 entries"],
  [general("supplemental.list[0]"), 0, "use more than 0"],
  [general("dateTime.asian.event"), "", "use at least 1 characters"],
  [general("ageMark"), "adult", "use an age such as 18+"],
  [general("saferGambling.realityCheckMinutes"), 4, "use at least 5"],
  [general("saferGambling.realityCheckMinutes"), 241, "use at most 240"],
  [general("saferGambling.realityCheckMinutes"), 7.5, "use a whole number"],
  [general("saferGambling.licence.authority"), "", "use at least 1 characters"],
  [general("saferGambling.licence.number"), "", "use at least 1 characters"],
  [general("saferGambling.company"), "x".repeat(121), "use at most 120 characters"],
  [general("saferGambling.links.terms"), "javascript:alert(1)", link],
  [general("saferGambling.links.terms"), "http://plain.example", link],
  [general("saferGambling.links.terms"), "host", link],
  ["integrationWidgets.statistics.accountId", "", "use at least 1 characters"],
  ["integrationWidgets.widgetLoader.script", "http://widgets.example/a.js", https],
  ["integrationWidgets.widgetLoader.themes.dark", "", "use at least 1 characters"],
  ["integrationWidgets.analyticsId", "", "use at least 1 characters"],
  ["homepage.blocks[0].dateFrom", "tomorrow", time],
  ["homepage.blocks[0].dateTo", "2026-11-15", time],
  ["homepage.blocks[1].props.links", [], "use at least 1 entries"],
  ["homepage.blocks[1].props.links[1].url", "cup", link],
  ["homepage.blocks[1].props.links[2].sportId", 0, "use more than 0"],
  ["homepage.blocks[3].props.numberOfEvents", 3, "use at least 4"],
  ["homepage.blocks[3].props.numberOfEvents", 7, "use at most 6"],
  ["homepage.blocks[3].props.numberOfSports", 2, "use at least 3"],
  ["homepage.blocks[3].props.numberOfSports", 11, "use at most 10"],
  ["homepage.blocks[3].props.refreshPeriod", 999, "use at least 1000"],
  [group("mobileAutoplay"), -1, "use at least 0"],
  [group("desktopAutoplay"), 0.5, "use a whole number"],
  [banner("visibility.from"), "soon", time],
  [banner("visibility.to"), "late", time],
  [banner("route"), "javascript:alert(1)", link],
  [banner("image.url"), "https://elsewhere.example/derby.webp", "use /api/media/file/{filename}"],
  [banner("image.focalX"), 101, "use at most 100"],
  [banner("image.focalY"), -1, "use at least 0"],
  [banner("title.color"), "white", color],
  [banner("action1.backgroundColor"), "#fff", color],
  [banner("action1.borderRadius"), 33, "use at most 32"],
  [banner("navigationButton.border"), "1px", color],
  [banner("navigationButton.url"), "derby", link],
];

test.each(LIMITS)("CONFIG-1 %s refuses %j", (path, value, remedy) => {
  const [finding, ...others] = explain(withValue(settings, path, value));
  expect(others).toEqual([]);
  expect(finding?.remedy).toBe(remedy);
  expect(finding?.path.startsWith(`settings.${path}`)).toBe(true);
});

type Place = readonly [path: string, value: unknown];

/** Every object and every plain value of the settings. */
const placesOf = (value: unknown, path: string): Place[] => {
  if (typeof value !== "object" || value === null) return [[path, value]];
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesOf(item, `${path}[${index}]`))
    : Object.entries(value).flatMap(([key, item]) => placesOf(item, path ? `${path}.${key}` : key));
  return Array.isArray(value) ? inner : [[path, value], ...inner];
};
const places = placesOf(settings, "");
const isObject = ([, value]: Place): boolean => typeof value === "object" && value !== null;
/** Texts may have any language as a key, and records by currency any currency. */
const isOpen = ([path]: Place): boolean => /(label|text|alt|currencies)$/.test(path);

describe("CONFIG-1 at every path of the four sections", () => {
  test.each(places.filter((place) => !isObject(place)))("%s refuses a value of another type", (path) => {
    const findings = explain(withValue(settings, path, { of: "another kind" }));
    expect(findings[0]?.path.startsWith(`settings.${path}`)).toBe(true);
  });

  test.each(places.filter((place) => isObject(place) && !isOpen(place)))("%s refuses an unknown key", (path) => {
    const unknown = path ? `${path}.wrongKey` : "wrongKey";
    expect(explain(withValue(settings, unknown, 1))).toEqual([
      expect.objectContaining({ path: `settings.${unknown}`, problem: "there is no such setting" }),
    ]);
  });
});

describe("CONFIG-1 rules over several fields", () => {
  test("a default must be one of its options", () => {
    expect(explain(withValue(settings, "generalSettings.theme.options", ["light", "dark"]))).toEqual([]);
    expect(explain(withValue(settings, "generalSettings.theme.options", ["light"]))).toEqual([
      expect.objectContaining({
        path: "settings.generalSettings.theme.default",
        problem: '"dark" is not among options',
        remedy: "use light, or add it to options",
      }),
    ]);
    expect(explain(withValue(settings, "generalSettings.oddsFormat.available", ["malaysian", "american"]))).toEqual([
      expect.objectContaining({ path: "settings.generalSettings.oddsFormat.default" }),
    ]);
  });

  test("a list of choices has no duplicates", () => {
    expect(explain(withValue(settings, "betslip.betTypes", ["single", "single"]))).toEqual([
      expect.objectContaining({ path: "settings.betslip.betTypes", remedy: "name every entry once" }),
    ]);
  });

  test("two views cannot have the same word", () => {
    const words = { homepage: "home", sports: "home", live: "live" };
    expect(explain(withValue(settings, "generalSettings.pathWords", words))).toEqual([
      expect.objectContaining({ path: "settings.generalSettings.pathWords", problem: "two views have the same word" }),
    ]);
  });

  test("a date format has known letters only", () => {
    expect(explain(withValue(settings, "generalSettings.dateTime.asian.event", "DD MMM"))).toEqual([
      expect.objectContaining({ path: "settings.generalSettings.dateTime.asian.event" }),
    ]);
  });
});

describe("CONFIG-1 the file of a brand", () => {
  test("names a section at the wrong path", () => {
    const { betslip, ...others } = defaultFile.settings;
    const paths = explain({ ...others, generalSettings: { ...others.generalSettings, betslip } }).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(["settings.betslip", "settings.generalSettings.betslip"]);
    expect(explain([])).toEqual([expect.objectContaining({ path: "settings", remedy: "use an object" })]);
  });

  test("explains colours as colours, and a name as a palette", () => {
    expect(explain(settings, { accents: { dark: { ...composite, accent: "red" } } })[0]).toMatchObject({
      path: "accents.dark.accent",
      remedy: "use a colour as #rrggbb",
    });
    expect(explain(settings, { accents: "pink" })).toEqual([
      expect.objectContaining({ path: "accents", remedy: "use one of touchline, paloma, nordvik, rimba, velora" }),
    ]);
  });

  test.each([
    ["languages[0]", { languages: ["no_NO"] }],
    ["currency", { currency: "euro" }],
    ["shape.odds", { shape: { odds: "2em" } }],
    ["shape.price", { shape: { price: "2px" } }],
    ["logo.wordmark", { logo: { wordmark: "", mark: [] } }],
    ["logo.mark[0].d", { logo: { wordmark: "a", mark: [{ d: "<script>" }] } }],
    ["logo.mark[0].fill", { logo: { wordmark: "a", mark: [{ d: "M1 1", fill: "url(#x)" }] } }],
    ["colour", { colour: "red" }],
  ])("checks %s", (path, more) => {
    expect(explain(settings, more).map((finding) => finding.path)).toEqual([path]);
  });

  test("a group of banners may be empty", () => {
    expect(
      explain(withValue(settings, "homepage.blocks[0].props.bannerGroup", { ...bannerGroup, desktopBanners: [] })),
    ).toEqual([]);
  });
});
