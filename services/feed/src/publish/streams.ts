import type { JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  competitorSchema,
  type EventAddress,
  type EventResult,
  eventIdOfSubject,
  eventResultSchema,
  marketSchema,
  offerEventSchema,
  offerSubject,
  resultSubject,
  STREAMS,
} from "@touchline/protocol";
import { readLast } from "@touchline/server-kit";
import * as z from "zod/mini";
import type { HeldEvent, HeldState } from "../normalise/ledger.ts";
import { type SavedSlots, savedSlotsSchema } from "../normalise/slot-book.ts";

export const slotsSubject = (event: EventAddress): string => `slots.${event.sportId}.${event.tournamentId}.${event.id}`;

const heldMarketSchema = z.pick(marketSchema, {
  ...{ slot: true, metaMarketId: true, specifiers: true, outcomes: true, names: true },
});
const heldStateSchema = z.extend(
  z.pick(offerEventSchema, {
    ...{ id: true, version: true, producer: true, type: true, sportId: true, tournamentId: true },
    ...{ game: true, playStatus: true },
  }),
  {
    competitors: z.array(z.pick(competitorSchema, { id: true, name: true })),
    markets: z.array(heldMarketSchema),
  },
);

/** Only what is needed: whoever takes over has no time to check every price. */
const parseHeld = (message: string): HeldState =>
  heldStateSchema.parse(JSON.parse(message.slice(message.indexOf("\n") + 1)));

/** Sequences of the last messages, by subject. */
export type Sequences = Map<string, number>;

export interface HeldListeners {
  readonly onUnreadable: (subject: string, error: unknown) => void;
  /** Called with each message of the offer, as it is. */
  readonly onMessage?: ((subject: string, message: string) => void) | undefined;
}

/** Reads the offer that the bus has from before a restart. An event whose message cannot be parsed is deleted and starts over. */
const readOffer = async (
  bus: NatsConnection,
  manager: JetStreamManager,
  sequences: Sequences,
  { onUnreadable, onMessage }: HeldListeners,
): Promise<ReadonlyMap<number, HeldEvent>> => {
  const slots = new Map<number, SavedSlots>();
  const events: HeldState[] = [];
  const unreadable: string[] = [];
  const readSlots = readLast(bus, STREAMS.slots.name, (message) => {
    sequences.set(message.subject, message.seq);
    const saved = savedSlotsSchema.safeParse(message.json());
    if (saved.success) slots.set(eventIdOfSubject(message.subject), saved.data);
  });
  const readEvents = readLast(bus, STREAMS.offer.name, (message) => {
    sequences.set(message.subject, message.seq);
    onMessage?.(message.subject, message.string());
    try {
      events.push(parseHeld(message.string()));
    } catch (error) {
      unreadable.push(message.subject);
      onUnreadable(message.subject, error);
    }
  });
  await Promise.all([readSlots, readEvents]);
  for (const subject of unreadable) {
    await manager.streams.purge(STREAMS.offer.name, { filter: subject });
    sequences.delete(subject);
  }
  return new Map(events.map((event) => [event.id, { event, slots: slots.get(event.id) ?? slotsOf(event) }]));
};

/** Lookups that wait for an answer at a time. */
const AT_ONCE = 200;

const lastResultOf = async (
  manager: JetStreamManager,
  event: EventAddress,
  sequences?: Sequences,
): Promise<EventResult | null> => {
  const stored = await manager.streams.getMessage(STREAMS.results.name, { last_by_subj: resultSubject(event) });
  if (stored) sequences?.set(stored.subject, stored.seq);
  return stored ? (eventResultSchema.safeParse(stored.json()).data ?? null) : null;
};

/** What was settled of the held events, so that nothing is forgotten or settled anew. */
const withResults = async (
  manager: JetStreamManager,
  held: ReadonlyMap<number, HeldEvent>,
  sequences: Sequences,
): Promise<ReadonlyMap<number, HeldEvent>> => {
  const all = [...held.values()];
  const found = new Map<number, HeldEvent>();
  for (let first = 0; first < all.length; first += AT_ONCE)
    await Promise.all(
      all.slice(first, first + AT_ONCE).map(async (one) => {
        found.set(one.event.id, { ...one, result: await lastResultOf(manager, one.event, sequences) });
      }),
    );
  return found;
};

/** What the bus has from the feed that published before: the offer with its slots, and what was settled of it. */
export const readHeld = async (
  bus: NatsConnection,
  manager: JetStreamManager,
  listeners: HeldListeners,
): Promise<{ readonly held: ReadonlyMap<number, HeldEvent>; readonly sequences: Sequences }> => {
  const sequences: Sequences = new Map();
  const offer = await readOffer(bus, manager, sequences, listeners);
  return { held: await withResults(manager, offer, sequences), sequences };
};

/** Ids of the events on the bus. */
export const readHeldIds = async (manager: JetStreamManager): Promise<readonly number[]> => {
  const { state } = await manager.streams.info(STREAMS.offer.name, { subjects_filter: ">" });
  return Object.keys(state.subjects ?? {}).map(eventIdOfSubject);
};

const STREAM_OF: Readonly<Record<string, string>> = {
  offer: STREAMS.offer.name,
  slots: STREAMS.slots.name,
  result: STREAMS.results.name,
  reference: STREAMS.reference.name,
};

/** Sequence of the last message of a subject; 0 where there is none. */
export const findLastSequence = async (manager: JetStreamManager, subject: string): Promise<number> => {
  const stream = STREAM_OF[subject.slice(0, subject.indexOf("."))] ?? "";
  return (await manager.streams.getMessage(stream, { last_by_subj: subject }))?.seq ?? 0;
};

/** If the saved slots are missing, new slots begin this far above those in use, clear of any that were used before. */
const UNKNOWN_SLOTS = 10_000;
const slotsOf = ({ markets }: HeldEvent["event"]): SavedSlots => ({
  next: UNKNOWN_SLOTS + Math.max(0, ...markets.map(({ slot, outcomes }) => slot + outcomes.length)),
  markets: markets.map(({ slot, metaMarketId, specifiers, outcomes, names }) => ({
    slot,
    metaMarketId,
    specifiers,
    outcomes,
    ...(names && { names }),
  })),
});

/** Whether nothing that was offered is left to be settled. */
const isSettled = async (manager: JetStreamManager, event: EventAddress): Promise<boolean> => {
  const result = await lastResultOf(manager, event);
  if (!result || result.final === false) return false;
  const saved = await manager.streams.getMessage(STREAMS.slots.name, { last_by_subj: slotsSubject(event) });
  const slots = saved && savedSlotsSchema.safeParse(saved.json()).data;
  return !slots || slots.markets.length <= result.markets.length;
};

/** Deletes an event. Its slots stay until all its markets are settled: a result that comes late is published by them. */
export const purgeEvent = async (manager: JetStreamManager, event: EventAddress): Promise<void> => {
  await manager.streams.purge(STREAMS.offer.name, { filter: offerSubject(event) });
  if (await isSettled(manager, event)) await manager.streams.purge(STREAMS.slots.name, { filter: slotsSubject(event) });
};
