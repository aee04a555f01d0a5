import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import type { Log } from "./log.ts";

/** A message that cannot be parsed is logged and ignored, so that it does not end the node. */
export const listen = (bus: NatsConnection, subject: string, log: Log, handle: (message: Msg) => void): Subscription =>
  bus.subscribe(subject, {
    callback: (error, message) => {
      try {
        if (error) throw error;
        handle(message);
      } catch (failure) {
        log.error({ err: failure, subject: message.subject }, "bus message ignored, it cannot be parsed");
      }
    },
  });
