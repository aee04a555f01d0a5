import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { type EventDelta, offerSubject } from "@touchline/protocol";
import { createSource, firstMessage, type Source, sampleEvent } from "./sample-event.ts";

/** Publishes events as the feed does: after a failure the current state is published again. */
export const createTestFeed = async (bus: NatsConnection, eventIds: readonly number[]) => {
  const sources = new Map<number, Source>(eventIds.map((id) => [id, createSource(sampleEvent(id))]));
  const unpublished = new Map<number, string>();
  const underWay = new Set<Promise<void>>();
  const client = jetstream(bus, { timeout: 1_000 });

  const publish = async ({ event }: Source, message: string): Promise<void> => {
    unpublished.set(event.id, message);
    await client.publish(offerSubject(event), message);
    if (unpublished.get(event.id) === message) unpublished.delete(event.id);
  };

  for (const source of sources.values()) await publish(source, firstMessage(source.event));

  const sourceOf = (eventId: number): Source => sources.get(eventId) as Source;

  return {
    event: (eventId: number) => sourceOf(eventId).event,
    /** Does not wait, and tolerates that the bus is down. */
    change: (eventId: number, delta: Omit<EventDelta, "version">): void => {
      const source = sourceOf(eventId);
      const publishing: Promise<void> = publish(source, source.change(delta))
        .catch(() => {})
        .finally(() => underWay.delete(publishing));
      underWay.add(publishing);
    },
    /** Resolves when the stream has everything. */
    settle: async (): Promise<void> => {
      await Promise.all(underWay);
      while (unpublished.size > 0) {
        const open = [...unpublished];
        await Promise.allSettled(open.map(([eventId, message]) => publish(sourceOf(eventId), message)));
      }
    },
  };
};
