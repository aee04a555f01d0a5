import type {
  BetCancel,
  BetSettlement,
  BetStop,
  FeedEventMessage,
  MarketId,
  OddsChange,
  OfferedMarket,
  RollbackSettlement,
} from "../wire/messages.ts";
import type { SportEventStatus } from "../wire/sport-event-status.ts";
import { addPeriod, createMarket, type MarketState, marketKeyOf, removePeriod } from "./market-state.ts";

interface Stop {
  readonly producer: number;
  readonly groups: readonly string[];
  readonly at: number;
}

/** What the provider has said about an event so far. */
export interface EventBook {
  readonly markets: Map<string, MarketState>;
  status: SportEventStatus | null;
  statusAt: number;
  /** The last stop of each producer: older odds that come after it must not open what it closed. */
  stops: readonly Stop[];
}

/** What a message changed. */
export interface Applied {
  readonly offer: boolean;
  readonly result: boolean;
  /** It closed something, which must not wait. */
  readonly urgent: boolean;
}

/** Groups of a market, by its id: `all` is not among them. */
export type GroupsOf = (marketId: number) => readonly string[];

const NOTHING: Applied = { offer: false, result: false, urgent: false };

export const createEventBook = (): EventBook => ({ markets: new Map(), status: null, statusAt: -1, stops: [] });

const stateOf = (book: EventBook, market: MarketId, producer: number): MarketState => {
  const key = marketKeyOf(market);
  let state = book.markets.get(key);
  if (!state) book.markets.set(key, (state = createMarket(market, producer)));
  return state;
};

const isStopped = (stop: Stop, marketId: number, groupsOf: GroupsOf): boolean =>
  stop.groups.includes("all") || groupsOf(marketId).some((group) => stop.groups.includes(group));

/** Only the producer that has the market has a say, or one that takes it over. */
const mayOffer = (state: MarketState, { producer, timestamp }: OddsChange, market: OfferedMarket): boolean => {
  if (state.handedOverBy.includes(producer)) return false;
  if (state.offeredAt < 0) return true;
  if (state.producer === producer) return timestamp > state.offeredAt;
  // Another producer takes it by offering it, also suspended, and not by closing it.
  return state.status === -2 || ((market.status === 1 || market.status === -1) && timestamp > state.offeredAt);
};

const setOutcomes = (state: MarketState, { outcomes }: OfferedMarket): void => {
  for (const { id, price, active } of outcomes) {
    const known = state.outcomes.find((each) => each.id === id);
    if (!known) {
      state.outcomes.push({ id, price: price ?? 0, active });
      continue;
    }
    known.price = price ?? known.price;
    known.active = active;
  }
};

const offer = (state: MarketState, message: OddsChange, market: OfferedMarket, stopped: boolean): boolean => {
  if (message.requestId !== null && state.producer === message.producer) state.requestId = message.requestId;
  if (market.status === -2 && !state.handedOverBy.includes(message.producer)) {
    state.handedOverBy = [...state.handedOverBy, message.producer];
    if (state.producer !== message.producer && state.offeredAt >= 0) return false;
  } else if (!mayOffer(state, message, market)) return false;
  state.producer = message.producer;
  state.requestId = message.requestId ?? state.requestId;
  state.status = stopped && market.status === 1 ? -1 : market.status;
  state.favourite = market.favourite;
  state.offeredAt = message.timestamp;
  setOutcomes(state, market);
  state.revision += 1;
  return true;
};

/** What a producer does not speak of when it says all it has is closed: its own open markets, and what another one has handed over. */
const mayClose = (state: MarketState, producer: number): boolean =>
  state.producer === producer ? state.status === 1 || state.status === -1 : state.status === -2;

/** A snapshot has every market of its producer: one that it leaves out is no longer offered. */
const closeMissing = (book: EventBook, { producer, timestamp, markets }: OddsChange): boolean => {
  const given = new Set(markets.map(marketKeyOf));
  let changed = false;
  for (const [key, state] of book.markets) {
    if (given.has(key) || state.offeredAt >= timestamp || !mayClose(state, producer)) continue;
    state.status = 0;
    state.offeredAt = timestamp;
    state.revision += 1;
    changed = true;
  }
  return changed;
};

const applyOdds = (book: EventBook, message: OddsChange, groupsOf: GroupsOf): Applied => {
  let changed = false;
  let urgent = false;
  const stop = book.stops.find(({ producer, at }) => producer === message.producer && at > message.timestamp);
  for (const market of message.markets) {
    const state = stateOf(book, market, message.producer);
    const stopped = stop !== undefined && isStopped(stop, market.id, groupsOf);
    const isChanged = offer(state, message, market, stopped);
    changed ||= isChanged;
    urgent ||= isChanged && market.status !== 1;
  }
  if (message.requestId !== null) changed = closeMissing(book, message) || changed;
  if (message.status && message.timestamp > book.statusAt) {
    book.status = message.status;
    book.statusAt = message.timestamp;
    changed = true;
  }
  return { offer: changed, result: false, urgent };
};

const applyStop = (book: EventBook, message: BetStop, groupsOf: GroupsOf): Applied => {
  const { producer, groups, timestamp, status } = message;
  const last = book.stops.find((stop) => stop.producer === producer);
  if (last && last.at >= timestamp) return NOTHING;
  const stop = { producer, groups, at: timestamp };
  book.stops = [...book.stops.filter((each) => each !== last), stop];
  let changed = false;
  for (const state of book.markets.values()) {
    if (state.status !== 1 || state.producer !== producer || state.offeredAt >= timestamp) continue;
    if (!isStopped(stop, state.id, groupsOf)) continue;
    state.status = status;
    state.offeredAt = timestamp;
    state.revision += 1;
    changed = true;
  }
  return { offer: changed, result: false, urgent: changed };
};

/** A settled or cancelled market is closed, unless it was offered since. */
const close = (state: MarketState, status: -3 | -4, timestamp: number): boolean => {
  if (state.offeredAt > timestamp || state.status === status) return false;
  const wasOpen = state.status === 1 || state.status === -1;
  state.status = status;
  state.offeredAt = Math.max(state.offeredAt, timestamp);
  state.revision += 1;
  return wasOpen;
};

const applySettlement = (book: EventBook, message: BetSettlement): Applied => {
  let [offer, result] = [false, false];
  for (const market of message.markets) {
    const state = stateOf(book, market, message.producer);
    if (message.timestamp <= state.settledAt) continue;
    state.settlement = { results: market.results, certainty: message.certainty };
    state.settledAt = message.timestamp;
    offer = close(state, -3, message.timestamp) || offer;
    result = true;
  }
  return { offer, result, urgent: offer };
};

const applyRollback = (book: EventBook, message: RollbackSettlement): Applied => {
  let result = false;
  for (const market of message.markets) {
    const state = stateOf(book, market, message.producer);
    if (message.timestamp <= state.settledAt) continue;
    state.settlement = null;
    state.settledAt = message.timestamp;
    result = true;
  }
  return { ...NOTHING, result };
};

const applyCancel = (book: EventBook, { type, producer, period, timestamp, markets }: BetCancel): Applied => {
  let [offer, result] = [false, false];
  for (const market of markets) {
    const state = stateOf(book, market, producer);
    if (timestamp <= state.cancelledAt) continue;
    state.cancelled =
      type === "bet_cancel" ? addPeriod(state.cancelled, period) : removePeriod(state.cancelled, period);
    state.cancelledAt = timestamp;
    const isWhole = type === "bet_cancel" && period.to === null;
    if (isWhole) offer = close(state, -4, timestamp) || offer;
    result = true;
  }
  return { offer, result, urgent: offer };
};

/** Writes a message into the book. What is older than what is known of the same market, or the same again, changes nothing. */
export const applyMessage = (book: EventBook, message: FeedEventMessage, groupsOf: GroupsOf): Applied => {
  switch (message.type) {
    case "odds_change":
      return applyOdds(book, message, groupsOf);
    case "bet_stop":
      return applyStop(book, message, groupsOf);
    case "bet_settlement":
      return applySettlement(book, message);
    case "rollback_bet_settlement":
      return applyRollback(book, message);
    case "bet_cancel":
    case "rollback_bet_cancel":
      return applyCancel(book, message);
    case "fixture_change":
      return NOTHING;
  }
};

/** Closes what a complete recovery of a producer did not speak of: the provider no longer has it. */
export const closeUnrecovered = (book: EventBook, producer: number, requestId: number, before: number): boolean => {
  let changed = false;
  for (const state of book.markets.values()) {
    if (state.requestId === requestId || state.offeredAt >= before || !mayClose(state, producer)) continue;
    state.status = 0;
    state.revision += 1;
    changed = true;
  }
  return changed;
};
