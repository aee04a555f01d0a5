import {
  CATEGORY,
  fill,
  type Match,
  META_MARKETS,
  metadataOf,
  type Offer,
  playOf,
  SPORT,
  TOURNAMENT,
} from "./offer.ts";

/** Answers of the offer's calls. The columns of a list are packed by the description of `GET /api/offer/list`. */

const MINUTE = 60_000;
const DAY = 86_400_000;
const LIVE = 1;

const differences = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));

/** Each slot as the difference to the slot after the market before it. */
const slotsOf = ({ markets }: Match): number[] => {
  let behind = 0;
  return markets.map(({ slot, prices }) => {
    const step = slot - behind;
    behind = slot + prices.length;
    return step;
  });
};

/** With the first of each sport's markets only. */
const narrow = (match: Match, most: number): Match => ({ ...match, markets: match.markets.slice(0, most) });

export const listOf = (all: readonly Match[], locale: string, most = SPORT.listMarkets.length) => {
  const matches = all.map((match) => narrow(match, most));
  return packList(matches, locale, most, all);
};

const packList = (matches: readonly Match[], locale: string, most: number, all: readonly Match[]) => ({
  locale,
  generatedAt: Date.now(),
  sports: matches.length > 0 ? [{ ...SPORT, listMarkets: SPORT.listMarkets.slice(0, most) }] : [],
  categories: matches.length > 0 ? [CATEGORY] : [],
  metaMarkets: matches.length > 0 ? META_MARKETS.slice(0, most) : [],
  tournaments:
    matches.length > 0
      ? { id: [TOURNAMENT.id], category: [0], name: [TOURNAMENT.name], events: [matches.length] }
      : { id: [], category: [], name: [], events: [] },
  kits: [],
  // Each team plays once, so each is new when it is named: the distance to the newest is always 0.
  competitors: {
    name: matches.flatMap(({ home, away }) => [home, away]),
    kit: matches.flatMap(() => [-1, -1]),
    supplemental: {},
  },
  layouts: matches.length > 0 ? [SPORT.listMarkets.slice(0, most)] : [],
  events: {
    id: differences(matches.map(({ id }) => id)),
    version: matches.map(({ version }) => version),
    startsAt: differences(matches.map(({ startsAt }) => startsAt / MINUTE)),
    flags: matches.map(({ live }) => (live ? LIVE : 0)),
    home: matches.map(() => 0),
    away: matches.map(() => 0),
    marketCount: all.map(({ markets }) => markets.length),
    layout: matches.map(() => 0),
  },
  live: matches
    .filter(({ live }) => live)
    .map((match) => ({
      detailedPlayStatus: playOf(match).detailedPlayStatus,
      metadata: metadataOf(match),
    })),
  slots: matches.flatMap(slotsOf),
  lines: matches.flatMap(({ markets }) => markets.flatMap(({ line }) => line ?? [])),
  prices: matches.flatMap(({ markets }) => markets.flatMap(({ prices }) => prices)),
  outrights: {},
});

const ids = (text: string | null): number[] => (text ? text.split(",").map(Number) : []);

export const selectMatches = ({ matches }: Offer, query: URLSearchParams): Match[] => {
  const is = (name: string, own: number): boolean => !query.has(name) || Number(query.get(name)) === own;
  const [events, tournaments] = [ids(query.get("events")), ids(query.get("tournaments"))];
  const isAsked = ({ id }: Match): boolean =>
    events.length + tournaments.length === 0 || events.includes(id) || tournaments.includes(TOURNAMENT.id);
  const isOther = ["outrights", "streamed"].some((flag) => query.get(flag) === "true");
  const isPlaced = is("sport", SPORT.id) && is("category", CATEGORY.id) && is("tournament", TOURNAMENT.id);
  if (isOther || !isPlaced || query.has("catalog") || query.has("promotedOffer")) return [];
  return matches
    .filter(({ live }) => live || query.get("game") !== "live")
    .filter(({ startsAt }) => startsAt < Number(query.get("until") ?? Number.POSITIVE_INFINITY))
    .filter(isAsked)
    .slice(0, Number(query.get("first") ?? matches.length));
};

const COUNTED: Readonly<Record<string, (match: Match) => boolean>> = {
  ALL: () => true,
  LIVE: ({ live }) => live,
  PREMATCH: ({ live }) => !live,
};

export const statisticsOf = ({ matches }: Offer, query: URLSearchParams) => {
  const until = Number(query.get("until") ?? Number.POSITIVE_INFINITY);
  const from = Number(query.get("from") ?? 0);
  const isCounted = COUNTED[query.get("eventCounterType") ?? "ALL"] ?? (() => false);
  const isAsked =
    (!query.has("sport") || Number(query.get("sport")) === SPORT.id) &&
    (!query.has("tournament") || Number(query.get("tournament")) === TOURNAMENT.id);
  const selected = matches.filter(
    (match) => isAsked && isCounted(match) && match.startsAt < until && (match.live || match.startsAt >= from),
  );
  const count = selected.length;
  const today = Number.isFinite(until) ? until : (Math.floor(Date.now() / DAY) + 1) * DAY;
  const tournaments = [{ ...TOURNAMENT, top: true, count }];
  return {
    generatedAt: Date.now(),
    totals: {
      all: matches.length,
      today: matches.filter(({ startsAt }) => startsAt < today).length,
      live: matches.filter(({ live }) => live).length,
      streamed: 0,
      outrights: 0,
    },
    sports: count > 0 ? [{ ...SPORT, count, categories: [{ ...CATEGORY, count, tournaments }] }] : [],
  };
};

const marketsOf = (match: Match) =>
  match.markets.map(({ slot, metaMarketId, line, prices }) => {
    const kind = META_MARKETS.find(({ id }) => id === metaMarketId) as (typeof META_MARKETS)[number];
    return {
      slot,
      id: `${match.id}m${slot}`,
      metaMarketId,
      key: kind.key,
      name: fill(kind.name, match, line),
      group: "main",
      specifiers: line === null ? {} : { total: line },
      line,
      main: true,
      listed: true,
      betBuilder: false,
      outcomes: kind.outcomes.map(({ id, name, label }, index) => ({
        id: `${match.id}o${slot + index}`,
        slot: slot + index,
        metaOutcomeId: id,
        name: fill(name, match, line),
        label,
        price: prices[index],
      })),
    };
  });

export const competitorsOf = ({ id, home, away }: Match) => [
  { id: id * 10 + 1, name: home, kit: null },
  { id: id * 10 + 2, name: away, kit: null },
];

export const eventOf = (match: Match) => ({
  id: match.id,
  version: match.version,
  producer: "second",
  type: "MATCH",
  name: `${match.home} - ${match.away}`,
  sport: SPORT,
  category: CATEGORY,
  tournament: TOURNAMENT,
  competitors: competitorsOf(match),
  reversed: false,
  startsAt: match.startsAt,
  ...playOf(match),
  metadata: metadataOf(match),
  incidents: [],
  suspended: false,
  streamed: false,
  groups: [{ key: "main", name: "Main", count: match.markets.length }],
  markets: marketsOf(match),
});

export const specifiersOf = ({ matches }: Offer) => {
  const lined = META_MARKETS.filter(({ line }) => line !== null);
  return {
    metaMarkets: lined.map(({ id, key, name, line }) => ({
      id,
      key,
      name,
      specifier: line,
      values: [{ value: "2.5", count: matches.length }],
    })),
  };
};

export const searchOf = ({ matches }: Offer, text: string, locale: string) => {
  const has = (name: string): boolean => name.toLowerCase().includes(text.toLowerCase());
  const found = matches.filter(({ home, away }) => has(home) || has(away));
  return {
    events: listOf(found, locale),
    tournaments: has(TOURNAMENT.name)
      ? [{ ...TOURNAMENT, sport: SPORT.key, category: CATEGORY, count: matches.length }]
      : [],
    competitors: found.flatMap(({ id, home, away }) =>
      [home, away].filter(has).map((name) => ({ name, sport: SPORT.key, eventIds: [id] })),
    ),
  };
};

interface Stored {
  readonly eventId: number;
  readonly slots: readonly number[];
}

export const assembledOf = (offer: Offer, { eventId, slots }: Stored) => {
  const match = offer.find(eventId);
  if (!match) return { eventId, slots, availability: "gone", event: null, markets: [] };
  const markets = marketsOf(match).flatMap((market) =>
    market.outcomes
      .filter(({ slot }) => slots.includes(slot))
      .map(({ id, slot, metaOutcomeId, name, price }) => ({
        marketId: market.id,
        marketName: market.name,
        metaMarketId: market.metaMarketId,
        outcomeId: id,
        metaOutcomeId,
        outcomeName: name,
        slot,
        outcomes: market.outcomes.length,
        odds: price,
      })),
  );
  const event = {
    eventVersion: match.version,
    eventName: `${match.home} - ${match.away}`,
    competitors: [match.home, match.away],
    sportId: SPORT.id,
    categoryId: CATEGORY.id,
    tournamentId: TOURNAMENT.id,
    startsAt: match.startsAt,
    ...playOf(match),
    metadata: metadataOf(match),
  };
  return { eventId, slots, availability: markets.length === slots.length ? "open" : "gone", event, markets };
};
