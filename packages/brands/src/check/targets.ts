import { type Filters, findRoute } from "@touchline/protocol";
import { error, type Finding, warning } from "../finding.ts";
import type { BrandSettings } from "../schema/settings.ts";
import { blocksOf, linksOf, quickLinksOf } from "./places.ts";
import type { OfferIds, Rule } from "./rule.ts";

type Widgets = BrandSettings["integrationWidgets"];
/** Features that a brand can switch off, and that links can lead to. */
type Feature = "outrights" | "promotedOffer";

const FEATURE_OF_QUICK_LINK: Readonly<Record<string, Feature>> = { outrights: "outrights", promoted: "promotedOffer" };

const featureOfFilters = ({ page, promotedOffer }: Filters): Feature | undefined => {
  if (page === "outrights") return "outrights";
  return promotedOffer === undefined ? undefined : "promotedOffer";
};

const switchedOff = (path: string, what: string, feature: Feature | undefined, widgets: Widgets): Finding[] =>
  feature === undefined || widgets[feature]
    ? []
    : [
        error(
          path,
          `${what} leads to ${feature}, which is switched off`,
          `remove it or set integrationWidgets.${feature} to true`,
        ),
      ];

const filtersOf = (url: string, words: Parameters<typeof findRoute>[1]): Filters =>
  (url.startsWith("/") && findRoute(url.split(/[?#]/)[0] ?? "", words)?.filters) || {};

/** Finds links, quick links and blocks of features that the brand has switched off. */
export const checkSwitchedOff: Rule = (brand) => {
  const { generalSettings, integrationWidgets } = brand.settings;
  const links = linksOf(brand).flatMap(({ path, value }) =>
    switchedOff(path, value, featureOfFilters(filtersOf(value, generalSettings.pathWords)), integrationWidgets),
  );
  const quickLinks = quickLinksOf(brand).flatMap(({ path, value }) =>
    value.type === "other"
      ? switchedOff(path, `the quick link ${value.name}`, FEATURE_OF_QUICK_LINK[value.name], integrationWidgets)
      : [],
  );
  const blocks = blocksOf(brand).flatMap(({ path, value: { blockType } }) => {
    const feature = blockType === "promoted-catalogs-carousel" ? "promotedOffer" : undefined;
    return switchedOff(path, `the block ${blockType}`, feature, integrationWidgets);
  });
  return [...links, ...quickLinks, ...blocks];
};

const KINDS = {
  sport: "sports",
  category: "categories",
  tournament: "tournaments",
  catalog: "catalogs",
  promotedOffer: "promotedOffers",
} as const;
type Kind = keyof typeof KINDS;

const unknownIds = (path: string, ids: Readonly<Partial<Record<Kind, number>>>, offer: OfferIds): Finding[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const id = ids[kind];
    if (id === undefined || offer[KINDS[kind]].has(id)) return [];
    // The segment of a catalog may hold a category as well.
    if (kind === "catalog" && offer.categories.has(id)) return [];
    return [warning(path, `the offer has no ${kind} ${id}`, "use the id of one that it has")];
  });

/** Finds ids in links and quick links that the offer does not have. Events are not checked: they come and go. */
export const checkIds: Rule = (brand, { offer }) => {
  if (!offer) return [];
  const words = brand.settings.generalSettings.pathWords;
  const links = linksOf(brand).flatMap(({ path, value }) => unknownIds(path, filtersOf(value, words), offer));
  const quickLinks = quickLinksOf(brand).flatMap(({ path, value }) => {
    if (value.type === "sportSelect") return unknownIds(path, { sport: value.sportId }, offer);
    return value.type === "tournamentSelect" ? unknownIds(path, { tournament: value.tournamentId }, offer) : [];
  });
  return [...links, ...quickLinks];
};
