import { jetstream } from "@nats-io/jetstream";
import type { OfferEvent } from "@touchline/protocol";
import { openBus } from "../../testkit/bus.ts";
import type { BenchBus } from "../push/server.ts";
import { firstMessage } from "../push/workload.ts";

/** An offer on the bus, without a feed. */
export const publishEvents = async (bus: BenchBus, events: readonly OfferEvent[]): Promise<void> => {
  const connection = await openBus(bus.urlOf("tools"));
  const stream = jetstream(connection);
  for (const { subject, payload } of events.map(firstMessage)) await stream.publish(subject, payload);
  await connection.close();
};
