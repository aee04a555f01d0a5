import {
  DeliverPolicy,
  DiscardPolicy,
  type JetStreamClient,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from "@nats-io/jetstream";
import {
  type EventAddress,
  eventIdOfSubject,
  offerSubject,
  parseOfferState,
  resultSubject,
  STREAMS,
} from "@touchline/protocol";
import type { HeldEvent } from "../normalise/ledger.ts";
import { type SavedSlots, savedSlotsSchema } from "../normalise/slot-book.ts";

/** Slots assigned by the feed. Only the feed reads this stream. */
export const SLOTS = { name: "SLOTS", subjects: ["slots.>"] } as const;
export const slotsSubject = (event: EventAddress): string => `slots.${event.sportId}.${event.tournamentId}.${event.id}`;

export const ensureSlotStream = async (manager: JetStreamManager): Promise<void> => {
  const known = await manager.streams.info(SLOTS.name).catch(() => null);
  if (known) return;
  await manager.streams.add({
    name: SLOTS.name,
    subjects: [...SLOTS.subjects],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_msgs_per_subject: 1,
  });
};

/** Reads the last message of every subject of a stream. */
const readAll = async (
  manager: JetStreamManager,
  stream: JetStreamClient,
  name: string,
  handle: (subject: string, text: string) => void,
): Promise<void> => {
  const { state } = await manager.streams.info(name);
  if (state.messages === 0) return;
  const consumer = await stream.consumers.get(name, { deliver_policy: DeliverPolicy.LastPerSubject });
  const messages = await consumer.consume();
  for await (const message of messages) {
    handle(message.subject, message.string());
    if (message.info.pending === 0) break;
  }
};

/** Reads the offer that the bus has from before a restart. An event whose message cannot be parsed is deleted and starts over. */
export const readHeld = async (
  manager: JetStreamManager,
  stream: JetStreamClient,
  onUnreadable: (subject: string, error: unknown) => void,
): Promise<ReadonlyMap<number, HeldEvent>> => {
  const slots = new Map<number, SavedSlots>();
  await readAll(manager, stream, SLOTS.name, (subject, text) => {
    const saved = savedSlotsSchema.safeParse(JSON.parse(text));
    if (saved.success) slots.set(eventIdOfSubject(subject), saved.data);
  });
  const held = new Map<number, HeldEvent>();
  const unreadable: string[] = [];
  await readAll(manager, stream, STREAMS.offer.name, (subject, text) => {
    try {
      const event = parseOfferState(text);
      held.set(event.id, { event, slots: slots.get(event.id) ?? slotsOf(event) });
    } catch (error) {
      unreadable.push(subject);
      onUnreadable(subject, error);
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
  if (result) await manager.streams.purge(SLOTS.name, { filter: slotsSubject(event) });
};
