import { applyDelta, type EventDelta, type EventResult, type OfferEvent } from "@touchline/protocol";
import type { SourceEvent, SourceResult } from "../source.ts";
import { type Beginning, beginEvent, FROM_ZERO } from "./beginning.ts";
import { diffEvent, fullDelta, toMarket } from "./event-delta.ts";
import { createSlotBook, type SavedSlots, type SlotBook } from "./slot-book.ts";

/** An event that the bus still has from before a restart. */
export interface HeldEvent {
  readonly event: OfferEvent;
  readonly slots: SavedSlots;
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
}

const isSameMatch = (event: OfferEvent, source: SourceEvent): boolean =>
  event.tournamentId === source.tournamentId &&
  event.type === source.type &&
  event.competitors.every(({ id, name }, index) => {
    const competitor = source.competitors[index];
    return competitor?.id === id && competitor.name === name;
  });

/** Markets as a result has them, each resolved by the source. */
export const resolveMarkets = (
  markets: SavedSlots["markets"],
  resolve: SourceResult["resolve"],
): EventResult["markets"] =>
  markets.map(({ slot, metaMarketId, specifiers, outcomes, names }) => ({
    slot,
    metaMarketId,
    specifiers: { ...specifiers },
    outcomes: [...outcomes],
    ...(names && { names: [...names] }),
    resolutions: [...resolve({ metaMarketId, specifiers, outcomes, ...(names && { names }) })],
  }));

/** The offer as last published, by event: assigns versions and slots, and computes deltas. */
export const createLedger = (
  producer: string,
  held: ReadonlyMap<number, HeldEvent>,
  beginning: Beginning = FROM_ZERO,
) => {
  const accounts = new Map<number, Account>();

  const openAccount = (source: SourceEvent): Change => {
    const { version, slots } = beginEvent(beginning, source);
    const book = createSlotBook(slots);
    const { markets, ...fields } = source;
    const event: OfferEvent = {
      ...fields,
      version,
      producer,
      markets: markets.map((market) => toMarket(market, book.slotOf(market.definition))),
    };
    accounts.set(event.id, { event, book });
    // No consumer has the version before, so the delta is empty and the state alone matters.
    return { event, delta: { version, prices: [] }, before: null, slots: book.save() };
  };

  /** A known id with another match: old slots are not reused, so that nothing of it can be taken for the old match. */
  const replaceAccount = (source: SourceEvent, old: HeldEvent): Change => {
    const book = createSlotBook({ next: old.slots.next, markets: [] });
    const { markets, ...fields } = source;
    const version = old.event.version + 1;
    const event: OfferEvent = {
      ...fields,
      version,
      producer,
      markets: markets.map((market) => toMarket(market, book.slotOf(market.definition))),
    };
    accounts.set(event.id, { event, book });
    const delta = fullDelta(event, version);
    const gone = old.event.markets.map(({ slot }) => slot);
    return { event, delta: { ...delta, patch: { ...delta.patch, gone } }, before: null, slots: book.save() };
  };

  const resume = (source: SourceEvent): Account | null => {
    const old = held.get(source.id);
    if (!old || !isSameMatch(old.event, source)) return null;
    const account = { event: old.event, book: createSlotBook(old.slots) };
    accounts.set(source.id, account);
    return account;
  };

  const update = (source: SourceEvent): Change | null => {
    const account = accounts.get(source.id) ?? resume(source);
    if (!account) {
      const old = held.get(source.id);
      return old ? replaceAccount(source, old) : openAccount(source);
    }
    const { event, book } = account;
    const known = book.size();
    const before = { game: event.game, playStatus: event.playStatus };
    const delta = diffEvent(event, source, (market) => book.slotOf(market.definition));
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

  const settle = (eventId: number, { at, facts, resolve }: SourceResult): EventResult | null => {
    const account = accounts.get(eventId);
    if (!account) return null;
    const { version, playStatus } = account.event;
    const markets = resolveMarkets(account.book.markets(), resolve);
    return { eventId, version, at, playStatus, facts, markets };
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
    get: (eventId: number): OfferEvent | undefined => accounts.get(eventId)?.event,
    slots: (eventId: number): SavedSlots | null => accounts.get(eventId)?.book.save() ?? null,
    ids: (): readonly number[] => [...accounts.keys()],
  };
};

export type Ledger = ReturnType<typeof createLedger>;
