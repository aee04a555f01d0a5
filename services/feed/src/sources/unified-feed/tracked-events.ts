import type { Incident } from "@touchline/protocol";
import type { OfferSink, SourceEvent, SourcePick } from "../../source.ts";
import type { Fixture } from "./describe/fixture.ts";
import { incidentsSince } from "./describe/incidents.ts";
import { createMarketsOf, type MarketsOf, type Names } from "./describe/markets.ts";
import { describePlay, isOver } from "./describe/play.ts";
import { describeResult } from "./describe/result.ts";
import type { Selection } from "./reference/joint-price.ts";
import {
  type Applied,
  applyMessage,
  closeUnrecovered,
  createEventBook,
  type EventBook,
  type GroupsOf,
} from "./state/event-book.ts";
import type { FeedEventMessage } from "./wire/messages.ts";
import type { SportEventStatus } from "./wire/sport-event-status.ts";
import { eventIdOf, type Urn } from "./wire/urn.ts";

export interface TrackedEventsOptions {
  readonly sink: () => OfferSink;
  readonly fixtureOf: (urn: Urn, eventId: number) => Fixture | null;
  readonly names: Names;
  readonly groupsOf: GroupsOf;
  /** Events that the bus or open bets have from before: they need their end even if it is all that we hear. */
  readonly isHeld: (eventId: number) => boolean;
  /** Milliseconds for which an ended event stays in the offer. */
  readonly removeAfter: number;
  readonly onForgotten: (urn: Urn, eventId: number) => void;
}

interface Tracked {
  readonly urn: Urn;
  readonly id: number;
  readonly book: EventBook;
  markets: MarketsOf | null;
  incidents: readonly Incident[];
  seen: SportEventStatus | null;
  isOffered: boolean;
  hasResult: boolean;
  ending: NodeJS.Timeout | null;
}

/** Corrections of an ended event come for hours. */
const KEEP_MS = 6 * 3_600_000;

const fieldsOf = ({ urn, kind, ...fields }: Fixture): Omit<Fixture, "urn" | "kind"> & Pick<SourceEvent, "type"> => ({
  ...fields,
  type: kind === "outright" ? "OUTRIGHT" : "MATCH",
});

/** The events of which the provider has spoken. Changes are handed over by `flush`, each event once whatever it was told. */
export const createTrackedEvents = (options: TrackedEventsOptions) => {
  const { sink, fixtureOf, names, groupsOf, isHeld, removeAfter } = options;
  const events = new Map<number, Tracked>();
  const dirty = new Set<Tracked>();

  const track = (urn: Urn, id: number): Tracked => {
    let tracked = events.get(id);
    if (!tracked) {
      tracked = {
        ...{ urn, id, book: createEventBook(), markets: null, incidents: [], seen: null },
        ...{ isOffered: false, hasResult: false, ending: null },
      };
      events.set(id, tracked);
    }
    return tracked;
  };

  const forget = (tracked: Tracked): void => {
    events.delete(tracked.id);
    dirty.delete(tracked);
    options.onForgotten(tracked.urn, tracked.id);
  };

  const remove = (tracked: Tracked): void => {
    if (tracked.isOffered) sink().remove(tracked.id);
    tracked.isOffered = false;
    tracked.ending = setTimeout(() => forget(tracked), KEEP_MS).unref();
  };

  const describe = (tracked: Tracked, fixture: Fixture, markets: MarketsOf): SourceEvent => {
    const { book } = tracked;
    if (book.status && book.status !== tracked.seen) {
      tracked.incidents = incidentsSince(fixture.kind, tracked.incidents, tracked.seen, book.status);
      tracked.seen = book.status;
    }
    const play = describePlay(fixture.kind, book.status, book.statusAt);
    const offered = isOver(book.status) ? [] : markets.offered(book.markets.values());
    return {
      ...fieldsOf(fixture),
      ...play,
      incidents: play.game === "LIVE" ? [...tracked.incidents] : [],
      suspended:
        isOver(book.status) || (offered.length > 0 && offered.every(({ prices }) => prices.every((p) => p <= 0))),
      markets: offered,
    };
  };

  /** Returns whether it is done; without its fixture it has to wait. */
  const hand = (tracked: Tracked): boolean => {
    const fixture = fixtureOf(tracked.urn, tracked.id);
    if (!fixture) return false;
    tracked.markets ??= createMarketsOf(fixture.kind, names);
    const event = describe(tracked, fixture, tracked.markets);
    const isNew = !tracked.isOffered && tracked.ending === null;
    if (isNew && event.markets.length === 0 && !isHeld(tracked.id)) return !tracked.hasResult || tell(tracked);
    if (tracked.isOffered || isNew) {
      tracked.isOffered = true;
      sink().update(event);
    }
    if (tracked.hasResult) tell(tracked);
    if (isOver(tracked.book.status) && tracked.ending === null)
      tracked.ending = setTimeout(() => remove(tracked), removeAfter).unref();
    return true;
  };

  const tell = (tracked: Tracked): true => {
    tracked.hasResult = false;
    if (tracked.markets)
      sink().result(tracked.id, describeResult(tracked.book, tracked.markets, tracked.book.statusAt));
    return true;
  };

  const handNow = (tracked: Tracked): void => {
    if (hand(tracked)) dirty.delete(tracked);
  };

  return {
    /** Null where events of this type are not offered. */
    apply: (message: FeedEventMessage): Applied | null => {
      const id = eventIdOf(message.event);
      if (id === null) return null;
      const tracked = track(message.event, id);
      const applied = applyMessage(tracked.book, message, groupsOf);
      if (applied.result) tracked.hasResult = true;
      if (applied.offer || applied.result) dirty.add(tracked);
      if (applied.urgent && tracked.isOffered) handNow(tracked);
      return applied;
    },
    flush: (): void => {
      for (const tracked of [...dirty]) handNow(tracked);
    },
    /** Its fixture changed or came; null: a name that any of them may wait for. */
    touch: (eventId: number | null): void => {
      if (eventId === null) for (const tracked of events.values()) dirty.add(tracked);
      const tracked = eventId === null ? undefined : events.get(eventId);
      if (tracked) dirty.add(tracked);
    },
    closeUnrecovered: (producer: number, requestId: number, before: number): void => {
      for (const tracked of events.values())
        if (closeUnrecovered(tracked.book, producer, requestId, before)) dirty.add(tracked);
    },
    producersOf: (eventId: number): ReadonlySet<number> =>
      new Set(
        events
          .get(eventId)
          ?.book.markets.values()
          .map(({ producer }) => producer) ?? [],
      ),
    isTracked: (eventId: number): boolean => events.has(eventId),
    /** Outcomes by the provider's ids; null where it has not offered one of them. */
    selectionsOf: (eventId: number, picks: readonly SourcePick[]): readonly Selection[] | null => {
      const tracked = events.get(eventId);
      const selections = picks.flatMap(({ definition, outcome }): Selection[] => {
        const market = tracked?.markets?.find(definition);
        const id = market?.idOf(outcome);
        if (!tracked || !market || id === undefined) return [];
        return [{ event: tracked.urn, market: market.state.id, specifiers: market.state.specifiers, outcome: id }];
      });
      return selections.length === picks.length ? selections : null;
    },
    waiting: (): number => dirty.size,
    stop: (): void => {
      for (const { ending } of events.values()) if (ending) clearTimeout(ending);
    },
  };
};
