import type { NatsConnection } from "@nats-io/transport-node";
import { parseSuspensions, suspensionsSubject } from "@touchline/protocol";
import { listen } from "../listen.ts";
import type { Log } from "../log.ts";

/** Suspensions of whole events, ahead of the messages that have their states. */
export const followSuspensions = (
  bus: NatsConnection,
  suspend: (eventId: number, version: number) => void,
  log: Log,
): void => {
  listen(bus, suspensionsSubject("*"), log, (message) => {
    for (const [eventId, version] of parseSuspensions(message.string())) suspend(eventId, version);
  });
};
