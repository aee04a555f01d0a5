import {
  type Category,
  type ListCategory,
  type ListMetaMarket,
  type ListSport,
  type Locale,
  type MetaMarket,
  type Sport,
  selectName,
} from "@touchline/protocol";

/** Reference data in one language, in the forms shared by several answers. */

export const nameSport = (sport: Sport, locale: Locale, markets = sport.listMarkets.length): ListSport => ({
  id: sport.id,
  key: sport.key,
  name: selectName(sport.names, locale),
  listMarkets: sport.listMarkets.slice(0, markets),
});

/** For a list with several lines. */
export const nameLinedSport = (sport: Sport, locale: Locale, markets: number): ListSport => ({
  ...nameSport(sport, locale, markets),
  grids: sport.grids,
});

export const nameCategory = (category: Category, locale: Locale): ListCategory => ({
  id: category.id,
  sportId: category.sportId,
  name: selectName(category.names, locale),
  flag: category.flag,
});

export const nameMetaMarket = (metaMarket: MetaMarket, locale: Locale): ListMetaMarket => ({
  id: metaMarket.id,
  key: metaMarket.key,
  name: selectName(metaMarket.names, locale),
  label: selectName(metaMarket.labels, locale),
  line: metaMarket.line,
  outcomes: metaMarket.outcomes.map(({ id, names, labels }) => ({
    id,
    name: selectName(names, locale),
    label: selectName(labels, locale),
  })),
});
