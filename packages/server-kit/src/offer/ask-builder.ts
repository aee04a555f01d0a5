import type { NatsConnection } from "@nats-io/transport-node";
import { type BuilderAnswer, type BuilderRequest, builderAnswerSchema, builderSubject } from "@touchline/protocol";
import type { Log } from "../log.ts";

/** A bettor does not wait longer for a price. */
const PATIENCE_MS = 2_000;

/** A producer that does not answer has no price to give. */
export const askBuilder = async (
  bus: NatsConnection | null,
  producer: string,
  request: BuilderRequest,
  log: Log,
): Promise<BuilderAnswer> => {
  if (!bus) return { error: "UNAVAILABLE" };
  try {
    const answer = await bus.request(builderSubject(producer), JSON.stringify(request), { timeout: PATIENCE_MS });
    return builderAnswerSchema.parse(answer.json());
  } catch (error) {
    log.warn({ err: error, producer, eventId: request.eventId }, "bet builder price request failed");
    return { error: "UNAVAILABLE" };
  }
};
