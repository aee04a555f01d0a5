import type { LegResult } from "@touchline/betting";
import type { Period, Reference } from "@touchline/protocol";
import type { MarketDefinition, OfferSink, SourceEvent, SourceMarket, SourceResult } from "../source.ts";
import type { MessageType } from "../sources/unified-feed/wire/routing-key.ts";
import { formatUrn, type Urn } from "../sources/unified-feed/wire/urn.ts";
import { tag } from "../sources/unified-feed/wire/write-xml.ts";
import { kindOf, type ProviderMarket, providerMarketOf, sportNumberOf, sportOf, urnOfEvent } from "./names.ts";
import { createRunners } from "./runners.ts";
import { statusElement, statusKey } from "./status.ts";

export const LIVE = 1;
export const PREMATCH = 3;

/** A message, ready but for the recovery that it answers. */
export interface Outgoing {
  readonly type: MessageType;
  readonly producer: number;
  readonly urn: Urn;
  readonly sport: number;
  readonly timestamp: number;
  readonly xml: (requestId: number | null) => string;
}

interface ToldMarket {
  readonly definition: MarketDefinition;
  readonly market: ProviderMarket;
  producer: number;
  status: number;
  /** The element as it was told last. */
  element: string;
  settled: string | null;
  cancelled: readonly Period[];
}

export interface ToldEvent {
  readonly urn: Urn;
  event: SourceEvent;
  producer: number;
  status: string;
  timestamp: number;
  readonly markets: Map<string, ToldMarket>;
  /** Settlements, cancellations and their rollbacks, in order. */
  readonly stateful: Outgoing[];
  removedAt: number | null;
}

const RESULTS: Readonly<Record<LegResult["resolution"], Readonly<Record<string, string>>>> = {
  WON: { result: "1" },
  LOST: { result: "0" },
  VOID: { result: "0", void_factor: "1.0" },
  HALF_WON: { result: "1", void_factor: "0.5" },
  HALF_LOST: { result: "0", void_factor: "0.5" },
};

const isSuspended = (event: SourceEvent, { prices }: SourceMarket): boolean =>
  event.suspended || prices.every((price) => price <= 0);

export const oddsText = (price: number): string => {
  const hundredths = Math.abs(price);
  return `${Math.floor(hundredths / 100)}.${`${hundredths % 100}`.padStart(2, "0")}`;
};

const marketAttributes = ({ id, specifiers }: ProviderMarket) => ({ id, specifiers: specifiers || null });

const offeredElement = (market: ProviderMarket, { prices, main }: SourceMarket, status: number): string =>
  tag(
    "market",
    { ...marketAttributes(market), favourite: main ? 1 : null, status },
    prices.map((price, index) =>
      tag("outcome", {
        id: market.outcomes[index],
        odds: price === 0 ? null : oddsText(price),
        active: price === 0 ? 0 : 1,
      }),
    ),
  );

const closedElement = ({ market }: ToldMarket, status: number): string =>
  tag("market", { ...marketAttributes(market), status });

const isSamePeriod = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;

/** What the provider knows and says: the simulator's events, told market by market as the protocol has it. */
export const createWorld = (send: (message: Outgoing) => void, keepMs: number) => {
  const events = new Map<number, ToldEvent>();
  const runners = createRunners();
  let reference: Reference | null = null;
  let isComplete = false;
  /** What happens during a pause, told afterwards in its order. */
  let held: (() => void)[] | null = null;
  const inTime = (tell: () => void): void => {
    if (held) held.push(tell);
    else tell();
  };

  const compose = (
    told: ToldEvent,
    type: MessageType,
    producer: number,
    attributes: Readonly<Record<string, string | number | null>>,
    children: readonly string[],
  ): Outgoing => {
    // Later than the message before: receivers order what is said of an event by it.
    told.timestamp = Math.max(Date.now(), told.timestamp + 1);
    const { timestamp, urn } = told;
    const common = { product: producer, event_id: formatUrn(urn), timestamp };
    return {
      ...{ type, producer, urn, timestamp, sport: sportNumberOf(sportOf(told.event)) },
      xml: (requestId) => tag(type, { ...common, request_id: requestId, ...attributes }, children),
    };
  };

  const composeOdds = (told: ToldEvent, producer: number, elements: readonly string[]): Outgoing =>
    compose(told, "odds_change", producer, {}, [
      statusElement(told.event, Date.now()),
      ...(elements.length > 0 ? [tag("odds", {}, elements)] : []),
    ]);

  const open = (event: SourceEvent): ToldEvent => {
    const known = events.get(event.id);
    if (known) return known;
    const told: ToldEvent = {
      ...{ urn: urnOfEvent(event), event, producer: event.game === "LIVE" ? LIVE : PREMATCH, status: "" },
      ...{ timestamp: 0, markets: new Map(), stateful: [], removedAt: null },
    };
    events.set(event.id, told);
    return told;
  };

  const toldMarketOf = (told: ToldEvent, definition: MarketDefinition): ToldMarket | null => {
    const market = providerMarketOf(kindOf(told.event), definition, (all, index) =>
      runners.urnOf(told.event, all, index),
    );
    if (!market) return null;
    const key = `${market.id}|${market.specifiers}`;
    let found = told.markets.get(key);
    if (!found) {
      found = { definition, market, producer: 0, status: 0, element: "", settled: null, cancelled: [] };
      told.markets.set(key, found);
    }
    return found;
  };

  const isOpen = ({ status }: ToldMarket): boolean => status === 1 || status === -1;

  const handOver = (told: ToldEvent): void => {
    const given = [...told.markets.values()].filter((market) => isOpen(market) && market.producer === PREMATCH);
    told.producer = LIVE;
    if (given.length > 0)
      send(
        composeOdds(
          told,
          PREMATCH,
          given.map((market) => closedElement(market, -2)),
        ),
      );
  };

  const stopBets = (told: ToldEvent): void => {
    const open = [...told.markets.values()].filter(({ status }) => status === 1);
    if (open.length === 0) return;
    for (const market of open) market.status = -1;
    send(compose(told, "bet_stop", told.producer, { groups: "all" }, []));
  };

  const update = (event: SourceEvent): number => {
    const told = open(event);
    const wasSuspended = told.event.suspended;
    told.event = event;
    runners.learn(event);
    if (told.producer === PREMATCH && event.game === "LIVE") handOver(told);
    if (event.suspended && !wasSuspended) stopBets(told);
    const offered = new Set<ToldMarket>();
    const changed: string[] = [];
    let prices = 0;
    for (const source of event.markets) {
      const market = toldMarketOf(told, source.definition);
      if (!market) continue;
      offered.add(market);
      const status = isSuspended(event, source) ? -1 : 1;
      const element = offeredElement(market.market, source, status);
      if (market.element === element && market.producer === told.producer && market.status === status) continue;
      Object.assign(market, { element, status, producer: told.producer });
      changed.push(element);
      prices += source.prices.length;
    }
    for (const market of told.markets.values()) {
      if (offered.has(market) || !isOpen(market)) continue;
      const element = closedElement(market, 0);
      Object.assign(market, { element, status: 0, producer: told.producer });
      changed.push(element);
    }
    const status = statusKey(event);
    if (changed.length > 0 || status !== told.status) send(composeOdds(told, told.producer, changed));
    told.status = status;
    return prices;
  };

  const say = (
    told: ToldEvent,
    type: MessageType,
    attributes: Readonly<Record<string, string | number | null>>,
    children: readonly string[],
  ): void => {
    const isSettlement = type === "bet_settlement";
    const message = compose(
      told,
      type,
      told.producer,
      attributes,
      isSettlement ? [tag("outcomes", {}, children)] : children,
    );
    told.stateful.push(message);
    send(message);
  };

  const settle = (told: ToldEvent, { resolve }: SourceResult): void => {
    const settled = new Map<"LIVE" | "CONFIRMED", string[]>();
    const rolledBack: string[] = [];
    const cancelled = new Map<string, { period: Period; markets: string[] }>();
    const restored = new Map<string, { period: Period; markets: string[] }>();
    const addTo = (map: typeof cancelled, period: Period, element: string): void => {
      const key = JSON.stringify(period);
      map.set(key, { period, markets: [...(map.get(key)?.markets ?? []), element] });
    };
    for (const market of told.markets.values()) {
      const verdict = resolve(market.definition);
      if (!verdict) continue;
      const { results, certainty = "CONFIRMED", cancelled: periods = [] } = verdict;
      const bare = tag("market", marketAttributes(market.market));
      for (const period of periods)
        if (!market.cancelled.some((each) => isSamePeriod(each, period))) addTo(cancelled, period, bare);
      for (const period of market.cancelled)
        if (!periods.some((each) => isSamePeriod(each, period))) addTo(restored, period, bare);
      market.cancelled = periods;
      const outcomes = results.flatMap((result, index) => {
        if (!result) return [];
        const { won, of } = result.deadHeat ?? { won: 1, of: 1 };
        const shared = result.deadHeat ? { dead_heat_factor: (won / of).toFixed(6) } : {};
        return tag("outcome", { id: market.market.outcomes[index], ...RESULTS[result.resolution], ...shared });
      });
      const said = outcomes.length === 0 ? null : `${certainty}${outcomes.join("")}`;
      if (said === market.settled) continue;
      market.settled = said;
      if (said === null) rolledBack.push(bare);
      else
        settled.set(certainty, [
          ...(settled.get(certainty) ?? []),
          tag("market", marketAttributes(market.market), outcomes),
        ]);
    }
    if (rolledBack.length > 0) say(told, "rollback_bet_settlement", {}, rolledBack);
    for (const { period, markets } of restored.values()) say(told, "rollback_bet_cancel", windowOf(period), markets);
    for (const { period, markets } of cancelled.values()) say(told, "bet_cancel", windowOf(period), markets);
    for (const [certainty, markets] of settled)
      say(told, "bet_settlement", { certainty: certainty === "LIVE" ? 1 : 2 }, markets);
  };

  const windowOf = ({ from, to }: Period) => ({ start_time: from, end_time: to });

  const sink: OfferSink = {
    reference: (given) => {
      reference = given;
    },
    update: (event) => {
      if (!held) return update(event);
      held.push(() => void update(event));
      return 0;
    },
    result: (eventId, result) =>
      inTime(() => {
        const told = events.get(eventId);
        if (told) settle(told, result);
      }),
    producer: () => undefined,
    remove: (eventId) =>
      inTime(() => {
        const told = events.get(eventId);
        if (!told) return;
        told.removedAt = Date.now();
        setTimeout(() => events.delete(eventId), keepMs).unref();
      }),
    complete: () => {
      isComplete = true;
    },
  };

  /** The odds of an event by one producer, as they are now; null where it has nothing to say. */
  const snapshotOf = (told: ToldEvent, producer: number): Outgoing | null => {
    const own = [...told.markets.values()].filter((market) => market.producer === producer && isOpen(market));
    return own.length > 0 || told.producer === producer ? composeOdds(told, producer, own.map(withStatus)) : null;
  };

  return {
    sink,
    runners,
    reference: (): Reference | null => reference,
    isComplete: (): boolean => isComplete,
    /** Nothing changes until it goes on: what is true can be compared with what has arrived. */
    pause: (paused: boolean): void => {
      const waiting = held ?? [];
      held = paused ? waiting : null;
      if (!paused) for (const tell of waiting) tell();
    },
    events: (): readonly ToldEvent[] => [...events.values()],
    offered: (): readonly ToldEvent[] => [...events.values()].filter(({ removedAt }) => removedAt === null),
    find: (eventId: number): ToldEvent | undefined => events.get(eventId),
    snapshotOf,
    /** What was settled or cancelled by the producer since then. */
    statefulOf: (told: ToldEvent, producer: number, after: number): readonly Outgoing[] =>
      told.stateful.filter((message) => message.producer === producer && message.timestamp >= after),
  };
};

/** A bet stop closes a market without telling its odds again. */
const withStatus = ({ element, status }: ToldMarket): string =>
  element.replace(/ status="-?\d"/, ` status="${status}"`);

export type World = ReturnType<typeof createWorld>;
