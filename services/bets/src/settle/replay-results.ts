import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { STREAMS } from "@touchline/protocol";
import { RESULTS_CONSUMER } from "@touchline/protocol/bus-users";

const { ConsumerNotFound, StreamNotFound } = JetStreamApiCodes;

const isMissing = (error: unknown): boolean =>
  error instanceof JetStreamApiError && (error.code === ConsumerNotFound || error.code === StreamNotFound);

/** Forgets which results were taken. The next node that starts begins with the first one. */
export const replayResults = async (bus: NatsConnection): Promise<void> => {
  const manager = await jetstreamManager(bus);
  try {
    await manager.consumers.delete(STREAMS.results.name, RESULTS_CONSUMER);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
