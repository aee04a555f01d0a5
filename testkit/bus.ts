import type { NatsConnection } from "@nats-io/transport-node";
import { connectBus, createLog } from "@touchline/server-kit";

const log = createLog("tools");
log.level = "error";

/** Connects a test or a bench to the bus of a stack. */
export const openBus = (natsUrl: string): Promise<NatsConnection> => connectBus({ url: natsUrl, name: "tools", log });
