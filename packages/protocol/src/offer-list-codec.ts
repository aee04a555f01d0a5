import type {
  ListCompetitor,
  ListEvent,
  ListMarket,
  ListMetaMarket,
  ListTournament,
  OfferList,
  OfferListWire,
} from "./offer-list.ts";

const MINUTE = 60_000;
const EVENT_FLAG = { live: 1, streamed: 2, reversed: 4, suspended: 8, betBuilder: 16 } as const;

const differences = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

const sums = (values: readonly number[]): number[] => {
  let sum = 0;
  return values.map((value) => (sum += value));
};

/** Assigns each distinct value an index, in order of first appearance. */
const createTable = <Value>(keyOf: (value: Value) => string) => {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  const positionOf = (value: Value): number => {
    const key = keyOf(value);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, values.length);
    values.push(value);
    return values.length - 1;
  };
  return { values, positionOf };
};

const flagsOf = (event: ListEvent): number =>
  (event.live ? EVENT_FLAG.live : 0) |
  (event.streamed ? EVENT_FLAG.streamed : 0) |
  (event.reversed ? EVENT_FLAG.reversed : 0) |
  (event.suspended ? EVENT_FLAG.suspended : 0) |
  (event.betBuilder ? EVENT_FLAG.betBuilder : 0);

/** Teams mostly appear once and in order, so the distance to the newest one is nearly always the same small number. */
const createCompetitorColumns = () => {
  const table = createTable<ListCompetitor>((competitor) => `${competitor.name}\n${competitor.kit}`);
  const distance = (competitor: ListCompetitor | undefined): number => {
    if (!competitor) return -1;
    const newest = table.values.length;
    return newest - table.positionOf(competitor);
  };
  return { table, distance };
};

const packMarkets = (events: readonly ListEvent[]) => {
  const slots: number[] = [];
  const lines: string[] = [];
  const prices: number[] = [];
  for (const event of events) {
    let behind = 0;
    for (const market of event.markets) {
      slots.push(market.slot - behind);
      behind = market.slot + market.prices.length;
      if (market.line !== null) lines.push(market.line);
      prices.push(...market.prices);
    }
  }
  return { slots, lines, prices };
};

const packCompetitors = (competitors: readonly ListCompetitor[], supplementalTypes: readonly string[]) => {
  const kits = createTable<string>((kit) => kit);
  const kit = competitors.map((competitor) => (competitor.kit === null ? -1 : kits.positionOf(competitor.kit)));
  const supplemental = Object.fromEntries(
    supplementalTypes.map((type) => [type, competitors.map((competitor) => competitor.supplementalNames[type] ?? "")]),
  );
  return { kits: kits.values, competitors: { name: competitors.map(({ name }) => name), kit, supplemental } };
};

const packTournaments = (list: OfferList) => {
  const categoryPosition = new Map(list.categories.map((category, index) => [category.id, index]));
  const counts = new Map<number, number>();
  for (const { tournamentId } of list.events) counts.set(tournamentId, (counts.get(tournamentId) ?? 0) + 1);
  return {
    id: differences(list.tournaments.map(({ id }) => id)),
    category: list.tournaments.map(({ categoryId }) => categoryPosition.get(categoryId) as number),
    name: list.tournaments.map(({ name }) => name),
    events: list.tournaments.map(({ id }) => counts.get(id) ?? 0),
  };
};

export const packOfferList = (list: OfferList, supplementalTypes: readonly string[] = []): OfferListWire => {
  const competitors = createCompetitorColumns();
  const layouts = createTable<readonly number[]>((layout) => layout.join());
  const layout: number[] = [];
  const home: number[] = [];
  const away: number[] = [];
  const outrights: Record<string, string> = {};
  for (const [index, event] of list.events.entries()) {
    home.push(competitors.distance(event.competitors[0]));
    away.push(competitors.distance(event.competitors[1]));
    layout.push(layouts.positionOf(event.markets.map(({ metaMarketId }) => metaMarketId)));
    if (event.name !== null) outrights[index] = event.name;
  }
  return {
    locale: list.locale,
    generatedAt: list.generatedAt,
    sports: [...list.sports],
    categories: [...list.categories],
    metaMarkets: [...list.metaMarkets],
    tournaments: packTournaments(list),
    ...packCompetitors(competitors.table.values, supplementalTypes),
    layouts: layouts.values.map((kinds) => [...kinds]),
    events: {
      id: differences(list.events.map(({ id }) => id)),
      version: list.events.map(({ version }) => version),
      startsAt: differences(list.events.map(({ startsAt }) => Math.round(startsAt / MINUTE))),
      flags: list.events.map(flagsOf),
      home,
      away,
      marketCount: list.events.map(({ marketCount }) => marketCount),
      layout,
    },
    live: list.events
      .filter(({ live }) => live)
      .map(({ detailedPlayStatus, metadata }) => ({ detailedPlayStatus, metadata })),
    ...packMarkets(list.events),
    outrights,
  };
};

const unpackCompetitors = (wire: OfferListWire): ListCompetitor[] => {
  const types = Object.entries(wire.competitors.supplemental);
  return wire.competitors.name.map((name, index) => ({
    name,
    kit: wire.kits[wire.competitors.kit[index] ?? -1] ?? null,
    supplementalNames: Object.fromEntries(
      types.flatMap(([type, names]) => (names[index] ? [[type, names[index]]] : [])),
    ),
  }));
};

const createCompetitorReader = (competitors: readonly ListCompetitor[]) => {
  let newest = 0;
  return (distance: number): ListCompetitor | undefined => {
    if (distance < 0) return undefined;
    const position = newest - distance;
    if (position === newest) newest += 1;
    return competitors[position];
  };
};

const createMarketReader = (wire: OfferListWire) => {
  const metaMarkets = new Map(wire.metaMarkets.map((metaMarket) => [metaMarket.id, metaMarket]));
  let market = 0;
  let line = 0;
  let price = 0;
  const read = (metaMarket: ListMetaMarket, behind: number): ListMarket => {
    const slot = behind + (wire.slots[market++] ?? 0);
    const prices = wire.prices.slice(price, price + metaMarket.outcomes.length);
    price += prices.length;
    return {
      metaMarketId: metaMarket.id,
      slot,
      line: metaMarket.line === null ? null : (wire.lines[line++] ?? null),
      prices,
    };
  };
  return (layout: readonly number[]): ListMarket[] => {
    let behind = 0;
    return layout.flatMap((id) => {
      const metaMarket = metaMarkets.get(id);
      if (!metaMarket) return [];
      const current = read(metaMarket, behind);
      behind = current.slot + current.prices.length;
      return [current];
    });
  };
};

const unpackTournaments = (wire: OfferListWire): ListTournament[] => {
  const ids = sums(wire.tournaments.id);
  return ids.map((id, index) => {
    const category = wire.categories[wire.tournaments.category[index] ?? -1];
    return {
      id,
      categoryId: category?.id ?? 0,
      sportId: category?.sportId ?? 0,
      name: wire.tournaments.name[index] ?? "",
    };
  });
};

export const unpackOfferList = (wire: OfferListWire): OfferList => {
  const tournaments = unpackTournaments(wire);
  const tournamentIds = tournaments.flatMap(({ id }, index) =>
    new Array<number>(wire.tournaments.events[index] ?? 0).fill(id),
  );
  const readCompetitor = createCompetitorReader(unpackCompetitors(wire));
  const readMarkets = createMarketReader(wire);
  const startsAt = sums(wire.events.startsAt);
  let live = 0;
  const events = sums(wire.events.id).map((id, index): ListEvent => {
    const flags = wire.events.flags[index] ?? 0;
    const isLive = (flags & EVENT_FLAG.live) !== 0;
    const state = isLive ? wire.live[live++] : undefined;
    const pair = [readCompetitor(wire.events.home[index] ?? -1), readCompetitor(wire.events.away[index] ?? -1)];
    return {
      id,
      version: wire.events.version[index] ?? 1,
      tournamentId: tournamentIds[index] ?? 0,
      startsAt: (startsAt[index] ?? 0) * MINUTE,
      live: isLive,
      streamed: (flags & EVENT_FLAG.streamed) !== 0,
      reversed: (flags & EVENT_FLAG.reversed) !== 0,
      suspended: (flags & EVENT_FLAG.suspended) !== 0,
      betBuilder: (flags & EVENT_FLAG.betBuilder) !== 0,
      competitors: pair.filter((competitor) => competitor !== undefined),
      name: wire.outrights[index] ?? null,
      marketCount: wire.events.marketCount[index] ?? 0,
      detailedPlayStatus: state?.detailedPlayStatus ?? 0,
      metadata: state?.metadata ?? null,
      markets: readMarkets(wire.layouts[wire.events.layout[index] ?? -1] ?? []),
    };
  });
  const { locale, generatedAt, sports, categories, metaMarkets } = wire;
  return { locale, generatedAt, sports, categories, metaMarkets, tournaments, events };
};
