import type { NatsConnection } from "@nats-io/transport-node";
import { type BuilderAnswer, type BuilderRequest, builderAnswerSchema, builderSubject } from "@touchline/protocol";
import type { Log } from "../log.ts";

/** Timeout of a price request: a bettor does not wait longer. */
const PATIENCE_MS = 2_000;

/** Requests a joint price from a producer; UNAVAILABLE if it does not answer. */
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
