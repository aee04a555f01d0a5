import { applyDelta, type EventDelta, type EventResult, type OfferEvent } from "@touchline/protocol";
import type { MarketDefinition, SourceEvent, SourceResult } from "../source.ts";
import { type Beginning, beginEvent, FROM_ZERO } from "./beginning.ts";
import { diffEvent, fullDelta, toMarket } from "./event-delta.ts";
import { lockMarkets } from "./lock-markets.ts";
import { createSettlementBook, type SettlementBook } from "./settlement-book.ts";
import { createSlotBook, type SavedSlots, type SlotBook } from "./slot-book.ts";

/** What has to be known of an event to go on with it: everything else is said anew by the source. */
export interface HeldState
  extends Pick<
    OfferEvent,
    "id" | "version" | "producer" | "type" | "sportId" | "tournamentId" | "game" | "playStatus"
  > {
  readonly competitors: readonly Pick<OfferEvent["competitors"][number], "id" | "name">[];
  readonly markets: readonly Pick<
    OfferEvent["markets"][number],
    "slot" | "metaMarketId" | "specifiers" | "outcomes" | "names"
  >[];
}

/** An event that the bus still has from before a restart. */
export interface HeldEvent {
  readonly event: HeldState;
  readonly slots: SavedSlots;
  /** Its last result, of which most may still be open. */
  readonly result?: EventResult | null;
}

export interface Change {
  readonly event: OfferEvent;
  readonly delta: EventDelta;
  /** State before the change; null if the event is new. */
  readonly before: Pick<OfferEvent, "game" | "playStatus"> | null;
  /** The slots to save; null if none were added. */
  readonly slots: SavedSlots | null;
}

interface Account {
  readonly event: OfferEvent;
  readonly book: SlotBook;
  readonly settlements: SettlementBook;
  /** As the source handed it over last, without locks. */
  source: SourceEvent;
}

/**
 * Versions that are left out by a feed that goes on with the event of another: more than that one can still publish before it notices that
 * it was replaced. Whoever has one of those reads the whole event.
 */
export const VERSION_GAP = 1_000;

const isSameMatch = (event: HeldState, source: SourceEvent): boolean =>
  event.tournamentId === source.tournamentId &&
  event.type === source.type &&
  event.competitors.every(({ id, name }, index) => {
    const competitor = source.competitors[index];
    return competitor?.id === id && competitor.name === name;
  });

/** The offer as last published, by event: assigns versions and slots, and computes deltas. */
export const createLedger = (
  producer: string,
  held: ReadonlyMap<number, HeldEvent>,
  beginning: Beginning = FROM_ZERO,
) => {
  const accounts = new Map<number, Account>();
  /** Producers that are down. */
  const down = new Set<string>();

  const openAccount = (source: SourceEvent, version: number, book: SlotBook, settlements: SettlementBook): Account => {
    const { markets, ...fields } = lockMarkets(source, down);
    const event: OfferEvent = {
      ...fields,
      version,
      producer,
      markets: markets.map((market) => toMarket(market, book.slotOf(market.definition))),
    };
    const account = { event, book, settlements, source };
    accounts.set(event.id, account);
    return account;
  };

  const addEvent = (source: SourceEvent): Change => {
    const { version, slots } = beginEvent(beginning, source);
    const { event, book } = openAccount(source, version, createSlotBook(slots), createSettlementBook());
    // No consumer has the version before, so the delta is empty and the state alone matters.
    return { event, delta: { version, prices: [] }, before: null, slots: book.save() };
  };

  /**
   * An event that the bus has from before. It is published whether it has changed or not: what another feed may still publish about it is
   * refused from then on. A known id with another match gets neither the slots nor the settlements of the old one.
   */
  const resume = (source: SourceEvent, old: HeldEvent): Change => {
    const isSame = isSameMatch(old.event, source);
    const book = createSlotBook(isSame ? old.slots : { next: old.slots.next, markets: [] });
    const { result = null } = old;
    const settlements = createSettlementBook(isSame || !result ? result : { ...result, markets: [], final: false });
    const version = old.event.version + VERSION_GAP;
    const { event } = openAccount(source, version, book, settlements);
    const slots = new Set(event.markets.map(({ slot }) => slot));
    const gone = old.event.markets.map(({ slot }) => slot).filter((slot) => !slots.has(slot));
    const delta = fullDelta(event, version);
    return {
      event,
      delta: { ...delta, patch: { ...delta.patch, ...(gone.length > 0 && { gone }) } },
      before: isSame ? { game: old.event.game, playStatus: old.event.playStatus } : null,
      slots: book.save(),
    };
  };

  const update = (source: SourceEvent): Change | null => {
    const account = accounts.get(source.id);
    if (!account) {
      const old = held.get(source.id);
      return old ? resume(source, old) : addEvent(source);
    }
    const { event, book } = account;
    account.source = source;
    const known = book.size();
    const before = { game: event.game, playStatus: event.playStatus };
    const delta = diffEvent(event, lockMarkets(source, down), (market) => book.slotOf(market.definition));
    if (!delta) return null;
    applyDelta(event, delta);
    return { event, delta, before, slots: book.size() > known ? book.save() : null };
  };

  /** The same state under a new version, with a full delta. */
  const refresh = (eventId: number): Change | null => {
    const account = accounts.get(eventId);
    if (!account) return null;
    const { event, book } = account;
    const delta = fullDelta(event, event.version + 1);
    event.version = delta.version;
    return { event, delta, before: event, slots: book.save() };
  };

  /** Sets one price as if the source had changed it. */
  const override = (eventId: number, slot: number, price: number): Change | null => {
    const event = accounts.get(eventId)?.event;
    if (!event?.markets.some((market) => slot >= market.slot && slot < market.slot + market.prices.length)) return null;
    const delta: EventDelta = { version: event.version + 1, prices: [slot, price] };
    applyDelta(event, delta);
    return { event, delta, before: event, slots: null };
  };

  /** Null where the event is not offered, or the result says nothing new. */
  const settle = (eventId: number, result: SourceResult): EventResult | null => {
    const account = accounts.get(eventId);
    if (!account) return null;
    const { version, playStatus } = account.event;
    return account.settlements.settle(account.book.markets(), result, { eventId, version, playStatus });
  };

  const setProducer = (name: string, isUp: boolean): void => {
    if (isUp) down.delete(name);
    else down.add(name);
  };

  const remove = (eventId: number): OfferEvent | null => {
    const event = accounts.get(eventId)?.event ?? null;
    accounts.delete(eventId);
    return event;
  };

  return {
    update,
    refresh,
    override,
    settle,
    remove,
    setProducer,
    /** Locks or opens markets of an event whose producers have changed their state since. */
    relock: (eventId: number): Change | null => {
      const account = accounts.get(eventId);
      return account ? update(account.source) : null;
    },
    get: (eventId: number): OfferEvent | undefined => accounts.get(eventId)?.event,
    /** The market with this slot, offered now or before. */
    marketAt: (eventId: number, slot: number): MarketDefinition | null =>
      accounts
        .get(eventId)
        ?.book.markets()
        .find((one) => one.slot === slot) ?? null,
    /** The last result of an offered event; null where it has none. */
    result: (eventId: number): EventResult | null => accounts.get(eventId)?.settlements.last() ?? null,
    slots: (eventId: number): SavedSlots | null => accounts.get(eventId)?.book.save() ?? null,
    ids: (): readonly number[] => [...accounts.keys()],
  };
};

export type Ledger = ReturnType<typeof createLedger>;
