import { findRoute, formatPath, OFFER_VIEWS, type PathWords, type Route } from "@touchline/protocol";
import type { Brand } from "../brand.ts";
import { error, type Finding, warning } from "../finding.ts";
import type { NavigationOption } from "../schema/navigation.ts";
import { optionsOf, type Placed, quickLinksOf } from "./places.ts";
import type { Rule } from "./rule.ts";

const GENERAL = "settings.generalSettings";
const wordsOf = (brand: Brand): PathWords => brand.settings.generalSettings.pathWords;

const routeOf = ({ route }: NavigationOption, words: PathWords): Route | null => {
  if (route.type === "custom") return route.url.startsWith("/") ? findRoute(route.url, words) : null;
  if (route.type === "event") return null;
  return route.name === "search" ? { view: "sports", filters: { page: "search" } } : { view: route.name, filters: {} };
};

/** The same text for the same destination, however the option is written. */
const destinationOf = (option: NavigationOption, words: PathWords): string => {
  const route = routeOf(option, words);
  if (route) return formatPath(route, words);
  return option.route.type === "custom" ? option.route.url : `the event ${option.route.name}`;
};

export const checkDoubles: Rule = (brand) => {
  const first = new Map<string, Placed<NavigationOption>>();
  return optionsOf(brand).flatMap((option) => {
    const destination = destinationOf(option.value, wordsOf(brand));
    const earlier = first.get(destination);
    if (!earlier) first.set(destination, option);
    return earlier
      ? [error(`${option.path}.route`, `leads to ${destination} as ${earlier.path} does`, "remove one of the two")]
      : [];
  });
};

const leadsTo = (brand: Brand, view: "homepage" | "sports" | "live" | "preferences") =>
  optionsOf(brand).filter(
    ({ value }) => destinationOf(value, wordsOf(brand)) === formatPath({ view, filters: {} }, wordsOf(brand)),
  );

export const checkDesktopViews: Rule = (brand) =>
  brand.settings.generalSettings.desktopNavigationViews
    .filter((view) => leadsTo(brand, view).length === 0)
    .map((view) =>
      error(
        `${GENERAL}.desktopNavigationViews`,
        `${view} has no option in the navigation, so nothing is shown for it`,
        `add an option for ${view} or remove it here`,
      ),
    );

export const checkPreferences: Rule = (brand) =>
  leadsTo(brand, "preferences").some(({ value }) => !value.requiresAuth)
    ? []
    : [
        error(
          `${GENERAL}.mainNavigation.options`,
          "a visitor cannot reach the preferences, nor the version and the language there",
          "add an option for preferences that does not require sign-in",
        ),
      ];

/** Words used by other pages and by the server. */
const TAKEN_WORDS: readonly string[] = [
  "last-tickets",
  "preferences",
  "bet-details",
  "api",
  "assets",
  "client",
  "host",
];

export const checkPathWords: Rule = (brand) =>
  OFFER_VIEWS.filter((view) => TAKEN_WORDS.includes(wordsOf(brand)[view])).map((view) =>
    error(`${GENERAL}.pathWords.${view}`, `${wordsOf(brand)[view]} is taken by another page`, "choose another word"),
  );

export const checkLabels: Rule = (brand, { messageKeys }) =>
  optionsOf(brand).flatMap(({ path, value: { label } }) =>
    typeof label !== "string" || messageKeys.has(label)
      ? []
      : [error(`${path}.label`, `there is no message ${label}`, "use a key of the catalogues or a text of your own")],
  );

const unknownGlyph = (path: string, name: string, glyphs: ReadonlySet<string>): Finding[] =>
  glyphs.has(name) ? [] : [error(path, `there is no glyph ${name}`, `use one of ${[...glyphs].sort().join(", ")}`)];

export const checkGlyphs: Rule = (brand, { glyphs }) => [
  ...optionsOf(brand).flatMap(({ path, value: { icon } }) =>
    icon.type === "nfont" ? unknownGlyph(`${path}.icon.name`, icon.name, glyphs) : [],
  ),
  ...quickLinksOf(brand).flatMap(({ path, value }) =>
    value.type === "custom" ? unknownGlyph(`${path}.icon`, value.icon, glyphs) : [],
  ),
];

/** The count of live events beside another option would be read as that option's count. */
export const checkLiveCount: Rule = (brand) =>
  optionsOf(brand)
    .filter(({ value: { appendedValue, route } }) => {
      const isLive = route.type === "predefined" && route.name === "live";
      return appendedValue === "live-count" && !isLive;
    })
    .map(({ path }) =>
      warning(`${path}.appendedValue`, "the number of live events stands beside something else", "remove it here"),
    );
