import type { JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  type EventAddress,
  eventIdOfSubject,
  offerSubject,
  parseOfferState,
  resultSubject,
  STREAMS,
} from "@touchline/protocol";
import { readLast } from "@touchline/server-kit";
import type { HeldEvent } from "../normalise/ledger.ts";
import { type SavedSlots, savedSlotsSchema } from "../normalise/slot-book.ts";

export const slotsSubject = (event: EventAddress): string => `slots.${event.sportId}.${event.tournamentId}.${event.id}`;

/** Reads the offer that the bus has from before a restart. An event whose message cannot be parsed is deleted and starts over. */
export const readHeld = async (
  bus: NatsConnection,
  manager: JetStreamManager,
  onUnreadable: (subject: string, error: unknown) => void,
): Promise<ReadonlyMap<number, HeldEvent>> => {
  const slots = new Map<number, SavedSlots>();
  await readLast(bus, STREAMS.slots.name, (message) => {
    const saved = savedSlotsSchema.safeParse(message.json());
    if (saved.success) slots.set(eventIdOfSubject(message.subject), saved.data);
  });
  const held = new Map<number, HeldEvent>();
  const unreadable: string[] = [];
  await readLast(bus, STREAMS.offer.name, (message) => {
    try {
      const event = parseOfferState(message.string());
      held.set(event.id, { event, slots: slots.get(event.id) ?? slotsOf(event) });
    } catch (error) {
      unreadable.push(message.subject);
      onUnreadable(message.subject, error);
    }
  });
  for (const subject of unreadable) await manager.streams.purge(STREAMS.offer.name, { filter: subject });
  return held;
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

/** Deletes an event. Its slots stay while it has no result: one that comes late is published by them. */
export const purgeEvent = async (manager: JetStreamManager, event: EventAddress): Promise<void> => {
  await manager.streams.purge(STREAMS.offer.name, { filter: offerSubject(event) });
  const result = await manager.streams.getMessage(STREAMS.results.name, { last_by_subj: resultSubject(event) });
  if (result) await manager.streams.purge(STREAMS.slots.name, { filter: slotsSubject(event) });
};
