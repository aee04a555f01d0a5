import type { NatsConnection } from "@nats-io/transport-node";
import { type Lifecycle, lifecycleSchema } from "@touchline/protocol";

export const followLifecycle = (bus: NatsConnection, handle: (item: Lifecycle) => void): void => {
  bus.subscribe("lifecycle.>", {
    callback: (error, message) => {
      const parsed = error ? null : lifecycleSchema.safeParse(message.json());
      if (parsed?.success) handle(parsed.data);
    },
  });
};
