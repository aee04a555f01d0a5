import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  type EventDelta,
  type EventResult,
  eventResultSchema,
  type Heartbeat,
  heartbeatSchema,
  type Lifecycle,
  lifecycleSchema,
  type OfferEvent,
  parseOfferDelta,
  parseOfferState,
  STREAMS,
} from "@touchline/protocol";

export interface OfferMessage {
  readonly delta: EventDelta;
  readonly event: OfferEvent;
}

/** The last message of every subject of a stream. */
export const readLast = async (bus: NatsConnection, name: string): Promise<ReadonlyMap<string, string>> => {
  const manager = await jetstreamManager(bus, { timeout: 1000 });
  const found = new Map<string, string>();
  const { state } = await manager.streams.info(name);
  if (state.messages === 0) return found;
  const consumer = await jetstream(bus).consumers.get(name, { deliver_policy: "last_per_subject" });
  for await (const message of await consumer.consume()) {
    found.set(message.subject, message.string());
    // A busy feed publishes faster than this reads, so it stops at what was there at the start.
    if (message.info.pending === 0 || message.info.streamSequence >= state.last_seq) break;
  }
  return found;
};

export const readOffer = async (bus: NatsConnection): Promise<ReadonlyMap<number, OfferMessage>> => {
  const messages = [...(await readLast(bus, STREAMS.offer.name)).values()].map((text) => ({
    delta: parseOfferDelta(text),
    event: parseOfferState(text),
  }));
  return new Map(messages.map((message) => [message.event.id, message]));
};

/** Collects heartbeats, lifecycle messages and results. */
export const listen = (bus: NatsConnection) => {
  const heartbeats: Heartbeat[] = [];
  const lifecycle: Lifecycle[] = [];
  const results: EventResult[] = [];
  const on = (subject: string, handle: (value: unknown) => void) =>
    bus.subscribe(subject, { callback: (_error, message) => handle(message.json()) });
  on("producer.*.heartbeat", (value) => heartbeats.push(heartbeatSchema.parse(value)));
  on("lifecycle.>", (value) => lifecycle.push(lifecycleSchema.parse(value)));
  on("result.>", (value) => results.push(eventResultSchema.parse(value)));
  return { heartbeats, lifecycle, results };
};
