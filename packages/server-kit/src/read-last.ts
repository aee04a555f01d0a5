import { type JetStreamManager, jetstreamManager, type StoredMsg } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";

/** Requests that wait for an answer at a time. */
const AT_ONCE = 100;

const readEach = async (
  manager: JetStreamManager,
  stream: string,
  subjects: readonly string[],
  apply: (message: StoredMsg) => void,
): Promise<void> => {
  const messages = await Promise.all(
    subjects.map((subject) => manager.streams.getMessage(stream, { last_by_subj: subject })),
  );
  for (const message of messages) if (message) apply(message);
};

/** Reads the last message of every subject of a stream without a consumer, for services that may not create one. */
export const readLast = async (
  bus: NatsConnection,
  stream: string,
  apply: (message: StoredMsg) => void,
): Promise<void> => {
  const manager = await jetstreamManager(bus);
  const { state } = await manager.streams.info(stream, { subjects_filter: ">" });
  const subjects = Object.keys(state.subjects ?? {});
  for (let first = 0; first < subjects.length; first += AT_ONCE)
    await readEach(manager, stream, subjects.slice(first, first + AT_ONCE), apply);
};
