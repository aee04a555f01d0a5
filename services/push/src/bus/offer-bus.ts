import { type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { type OfferEvent, offerSubject, offerSubjectOf, STREAMS } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { listen } from "./listen.ts";

/** What a node needs of the bus, for one event at a time. */
export interface OfferBus {
  /** Takes every message of the event from now on; the answer ends it. */
  readonly follow: (eventId: number, receive: (message: string) => void) => () => void;
  /** The last message of the event that the stream holds; null when it holds none. */
  readonly fetchLast: (eventId: number, known: OfferEvent | undefined) => Promise<string | null>;
  /** Messages of the offer taken from the bus so far. */
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
      // The stream finds a whole subject at once, but has to search for a part of one.
      const subject = known ? offerSubject(known) : offerSubjectOf(eventId);
      const stored = await (await manager).direct.getMessage(STREAMS.offer.name, { last_by_subj: subject });
      return stored?.string() ?? null;
    },
    received: () => received,
  };
};
