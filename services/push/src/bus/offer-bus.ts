import { type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { type OfferEvent, offerSubject, offerSubjectOf, STREAMS } from "@touchline/protocol";
import { type Log, listen } from "@touchline/server-kit";

/** Access to the offer stream, one event at a time. */
export interface OfferBus {
  /** Subscribes to the event; returns how to unsubscribe. */
  readonly follow: (eventId: number, receive: (message: string) => void) => () => void;
  /** The event's last message in the stream; null when there is none. */
  readonly fetchLast: (eventId: number, known: OfferEvent | undefined) => Promise<string | null>;
  /** Number of offer messages received so far. */
  readonly received: () => number;
}

export const createOfferBus = (bus: NatsConnection, log: Log): OfferBus => {
  let manager: Promise<JetStreamManager> | null = null;
  let received = 0;
  return {
    follow: (eventId, receive) => {
      const subscription = listen(bus, offerSubjectOf(eventId), log, (message) => {
        received += 1;
        receive(message.string());
      });
      return () => subscription.unsubscribe();
    },
    fetchLast: async (eventId, known) => {
      manager ??= jetstreamManager(bus, { checkAPI: false });
      // The stream looks up a full subject directly, but has to search for one with wildcards.
      const subject = known ? offerSubject(known) : offerSubjectOf(eventId);
      const stored = await (await manager).direct.getMessage(STREAMS.offer.name, { last_by_subj: subject });
      return stored?.string() ?? null;
    },
    received: () => received,
  };
};
