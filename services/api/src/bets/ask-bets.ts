import type { NatsConnection } from "@nats-io/transport-node";
import { BETS_SUBJECTS, type commandProblemSchema } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type * as z from "zod/mini";
import { Refusal } from "../http/add-calls.ts";

/** Longer than PostgreSQL needs to restart after a crash. After a timeout the client repeats the request by its reqUuid. */
const PATIENCE_MS = 7_000;

export type AskBets = <Schema extends z.ZodMiniType>(
  command: keyof typeof BETS_SUBJECTS,
  message: object,
  answer: Schema,
  /** Timeout in milliseconds; shorter where the caller can do without an answer. */
  patience?: number,
) => Promise<Exclude<z.output<Schema>, z.output<typeof commandProblemSchema>>>;

/** Sends a command to the bets service. A timeout means that the outcome is unknown, not that nothing was done. */
export const createAskBets =
  (bus: () => NatsConnection | null, log: Log): AskBets =>
  async (command, message, schema, patience = PATIENCE_MS) => {
    const connection = bus();
    if (!connection) throw new Refusal("NOT_READY", "Bets cannot be taken now");
    let reply: unknown;
    try {
      const options = { timeout: patience };
      reply = (await connection.request(BETS_SUBJECTS[command], JSON.stringify(message), options)).json();
    } catch (error) {
      log.warn({ err: error, command }, "bets service did not answer");
      throw new Refusal("NOT_READY", "Outcome unknown: repeat the same request");
    }
    const answer = schema.parse(reply) as z.output<typeof schema>;
    const { problem } = answer as Partial<z.output<typeof commandProblemSchema>>;
    if (problem) throw new Refusal(problem.code, problem.message);
    return answer as never;
  };
