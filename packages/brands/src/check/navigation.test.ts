import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { brandWith, brandWithBlocks, quickLinks } from "../test-support/sample-brand.ts";
import {
  checkDesktopViews,
  checkDoubles,
  checkGlyphs,
  checkLabels,
  checkLiveCount,
  checkPathWords,
  checkPreferences,
} from "./navigation.ts";
import type { Rule } from "./rule.ts";

const OPTIONS = "settings.generalSettings.mainNavigation.options";

const to = (name: string, more: object = {}) => ({
  label: "navigation.home",
  route: { type: "predefined", name },
  icon: { type: "nfont", name: "home" },
  requiresAuth: false,
  ...more,
});
const custom = (url: string) => to("", { route: { type: "custom", url } });
const event = (name: string) => to("", { route: { type: "event", name } });

const withGeneral = (generalSettings: object) => brandWith({ generalSettings });
const withOptions = (...options: object[]) => withGeneral({ mainNavigation: { options } });
const found = (rule: Rule, brand: Parameters<Rule>[0]): string[] => rule(brand, appParts).map(({ path }) => path);

test("AHEAD-4 finds two options with the same destination, however they are written", () => {
  expect(found(checkDoubles, withOptions(to("sports"), to("live"), to("sports")))).toEqual([`${OPTIONS}[2].route`]);
  expect(found(checkDoubles, withOptions(to("sports"), custom("/sports/")))).toEqual([`${OPTIONS}[1].route`]);
  expect(found(checkDoubles, withOptions(to("search"), custom("/sports/v_search")))).toEqual([`${OPTIONS}[1].route`]);
  expect(found(checkDoubles, withOptions(event("casino"), event("side-menu"), event("casino")))).toEqual([
    `${OPTIONS}[2].route`,
  ]);
  expect(found(checkDoubles, withOptions(custom("https://a.example"), custom("https://a.example")))).toHaveLength(1);
  expect(found(checkDoubles, withOptions(to("sports"), to("search"), custom("/sports/v_outrights")))).toEqual([]);
});

test("AHEAD-4 finds a desktop view without an option", () => {
  expect(checkDesktopViews(withOptions(to("sports"), to("live")), appParts)).toEqual([
    expect.objectContaining({ path: "settings.generalSettings.desktopNavigationViews", severity: "error" }),
  ]);
  expect(found(checkDesktopViews, withOptions(to("sports"), to("live"), custom("/homepage")))).toEqual([]);
});

test("AHEAD-4 finds preferences that a visitor cannot reach", () => {
  expect(found(checkPreferences, withOptions(to("sports")))).toEqual([OPTIONS]);
  expect(found(checkPreferences, withOptions(to("preferences", { requiresAuth: true })))).toEqual([OPTIONS]);
  expect(found(checkPreferences, withOptions(to("preferences")))).toEqual([]);
  expect(found(checkPreferences, withOptions(custom("/preferences")))).toEqual([]);
});

test.each(["preferences", "last-tickets", "api"])("AHEAD-4 finds the reserved word %s for a view", (sports) => {
  expect(found(checkPathWords, withGeneral({ pathWords: { sports } }))).toEqual([
    "settings.generalSettings.pathWords.sports",
  ]);
});

test("AHEAD-4 accepts the brand's own words", () => {
  expect(found(checkPathWords, withGeneral({ pathWords: { sports: "desporto" } }))).toEqual([]);
});

test("AHEAD-4 finds a label without a message, and accepts the brand's own text", () => {
  expect(found(checkLabels, withOptions(to("sports", { label: "navigation.sprots" })))).toEqual([
    `${OPTIONS}[0].label`,
  ]);
  expect(found(checkLabels, withOptions(to("sports", { label: { default: "Bets" } })))).toEqual([]);
});

test("AHEAD-4 finds an unknown glyph, and does not check pictures", () => {
  expect(found(checkGlyphs, withOptions(to("sports", { icon: { type: "nfont", name: "rocket" } })))).toEqual([
    `${OPTIONS}[0].icon.name`,
  ]);
  expect(
    found(checkGlyphs, withOptions(to("sports", { icon: { type: "image", url: "/api/media/file/a.svg" } }))),
  ).toEqual([]);
  const link = { type: "custom", label: { default: "Cup" }, icon: "rocket", url: "/sports/t_1" };
  expect(found(checkGlyphs, brandWithBlocks(quickLinks(link)))).toEqual([
    "settings.homepage.blocks[0].props.links[0].icon",
  ]);
});

test("AHEAD-4 finds the count of live events beside another option", () => {
  expect(found(checkLiveCount, withOptions(to("sports", { appendedValue: "live-count" })))).toEqual([
    `${OPTIONS}[0].appendedValue`,
  ]);
  expect(found(checkLiveCount, withOptions(to("live", { appendedValue: "live-count" })))).toEqual([]);
});

test.each([
  checkDoubles,
  checkDesktopViews,
  checkPreferences,
  checkPathWords,
  checkLabels,
  checkGlyphs,
  checkLiveCount,
])("the default brand passes %o", (rule) => {
  expect(found(rule, brandWith({}))).toEqual([]);
});
