import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  type EventDelta,
  encodeOfferMessage,
  type OfferEvent,
  offerSubject,
  REFERENCE_KINDS,
  referenceSubject,
} from "@touchline/protocol";
import { sampleReference } from "./sample-offer.ts";

/** Retries until it succeeds: the bus may be restarting. */
const publish = async (bus: NatsConnection, subject: string, message: string): Promise<void> => {
  try {
    await jetstream(bus, { timeout: 300 }).publish(subject, message);
  } catch {
    await publish(bus, subject, message);
  }
};

/** Publishes an event as the feed does; without a delta, as a new event. */
export const publishEvent = async (
  bus: NatsConnection,
  event: OfferEvent,
  delta: EventDelta = { version: event.version, prices: [] },
): Promise<void> => publish(bus, offerSubject(event), encodeOfferMessage(delta, event));

export const publishReference = async (bus: NatsConnection): Promise<void> => {
  for (const kind of REFERENCE_KINDS) {
    await publish(bus, referenceSubject(kind), JSON.stringify(sampleReference[kind]));
  }
};
