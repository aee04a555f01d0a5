import type { NatsConnection } from "@nats-io/transport-node";
import { BETS_SUBJECTS, type commandProblemSchema } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type * as z from "zod/mini";
import { Refusal } from "../http/add-calls.ts";

/** Longer than a database that was killed takes to be back. Who has waited so long asks again by the request's own id. */
const PATIENCE_MS = 7_000;

export type AskBets = <Schema extends z.ZodMiniType>(
  command: keyof typeof BETS_SUBJECTS,
  message: object,
  answer: Schema,
  /** Milliseconds, for who can do without an answer. */
  patience?: number,
) => Promise<Exclude<z.output<Schema>, z.output<typeof commandProblemSchema>>>;

/** Hands a command over to the bets service. No answer does not mean that nothing was done: it means that it is not known. */
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
      throw new Refusal("NOT_READY", "It is not known whether this was done: ask again");
    }
    const answer = schema.parse(reply) as z.output<typeof schema>;
    const { problem } = answer as Partial<z.output<typeof commandProblemSchema>>;
    if (problem) throw new Refusal(problem.code, problem.message);
    return answer as never;
  };
