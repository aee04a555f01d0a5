import type { NatsConnection } from "@nats-io/transport-node";
import { type Lifecycle, lifecycleSchema } from "@touchline/protocol";
import { type Log, listen } from "@touchline/server-kit";

export const followLifecycle = (bus: NatsConnection, handle: (item: Lifecycle) => void, log: Log): void => {
  listen(bus, "lifecycle.>", log, (message) => handle(lifecycleSchema.parse(message.json())));
};
