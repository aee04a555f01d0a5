import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { resultsConsumer, type Shard, STREAMS } from "@touchline/protocol";

const { ConsumerNotFound, StreamNotFound } = JetStreamApiCodes;

const isMissing = (error: unknown): boolean =>
  error instanceof JetStreamApiError && (error.code === ConsumerNotFound || error.code === StreamNotFound);

/** Forgets which results a shard has taken. The next of its nodes that starts begins with the first one. */
export const replayResults = async (bus: NatsConnection, shard: Shard): Promise<void> => {
  const manager = await jetstreamManager(bus);
  try {
    await manager.consumers.delete(STREAMS.results.name, resultsConsumer(shard));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
