import type { NatsConnection } from "@nats-io/transport-node";
import type { Owner } from "@touchline/db";
import {
  BETS_SUBJECTS,
  type commandProblemSchema,
  type Shard,
  shardOf,
  shardSubject,
  shardsOf,
} from "@touchline/protocol";
import { inSpan, type Log, withTrace } from "@touchline/server-kit";
import type * as z from "zod/mini";
import { Refusal } from "../http/add-calls.ts";
import { betsAnswerSeconds, betsUnanswered } from "../metrics.ts";

/** Longer than PostgreSQL needs to restart after a crash. After a timeout the client repeats the request by its reqUuid. */
const PATIENCE_MS = 7_000;

type Command = keyof typeof BETS_SUBJECTS;

/**
 * Sends a JSON text to the bets nodes of a shard and returns the answer. A timeout means that the outcome is unknown, not that nothing was
 * done.
 */
export type SendToBets = (command: Command, shard: Shard, text: string, patience?: number) => Promise<unknown>;

export const createSendToBets = (bus: () => NatsConnection | null, log: Log): SendToBets => {
  for (const command of Object.keys(BETS_SUBJECTS)) betsUnanswered.inc({ command }, 0);
  return async (command, shard, text, patience = PATIENCE_MS) => {
    const connection = bus();
    if (!connection) throw new Refusal("NOT_READY", "Bets cannot be taken now");
    const started = performance.now();
    try {
      const subject = shardSubject(BETS_SUBJECTS[command], shard);
      const answer = await connection.request(subject, text, withTrace({ timeout: patience }));
      betsAnswerSeconds.observe({ command }, (performance.now() - started) / 1000);
      return answer.json();
    } catch (error) {
      betsUnanswered.inc({ command });
      log.warn({ err: error, command, shard: shard.number }, "bets service did not answer");
      throw new Refusal("NOT_READY", "Outcome unknown: repeat the same request");
    }
  };
};

type CommandProblem = z.output<typeof commandProblemSchema>;

/** The answer without its problem, which is thrown as a `Refusal`. */
export const withoutProblem = <Answer extends object>(answer: Answer): Exclude<Answer, CommandProblem> => {
  const { problem } = answer as Partial<CommandProblem>;
  if (problem) throw new Refusal(problem.code, problem.message);
  return answer as Exclude<Answer, CommandProblem>;
};

/** Asks the nodes that have the punter's bets and money. */
export type AskBets = <Schema extends z.ZodMiniType<object>>(
  command: Command,
  owner: Owner,
  message: object,
  answer: Schema,
  /** Timeout in milliseconds; shorter where the caller can do without an answer. */
  patience?: number,
) => Promise<Exclude<z.output<Schema>, CommandProblem>>;

/** For what is not of one punter. Rejects unless every shard answers. */
export type AskEveryShard = <Schema extends z.ZodMiniType<object>>(
  command: Command,
  message: object,
  answer: Schema,
  patience?: number,
) => Promise<readonly Exclude<z.output<Schema>, CommandProblem>[]>;

const createAskShard =
  (send: SendToBets) =>
  async <Schema extends z.ZodMiniType<object>>(
    command: Command,
    shard: Shard,
    message: object,
    schema: Schema,
    patience?: number,
  ): Promise<Exclude<z.output<Schema>, CommandProblem>> => {
    const ask = (): Promise<unknown> => send(command, shard, JSON.stringify(message), patience);
    return withoutProblem(schema.parse(await inSpan(BETS_SUBJECTS[command], { kind: "client" }, ask)));
  };

/** `shards`: how many the ledger has. */
export const createAskBets = (send: SendToBets, shards: number): AskBets => {
  const askShard = createAskShard(send);
  return (command, owner, ...given) => askShard(command, shardOf(owner, shards), ...given);
};

export const createAskEveryShard = (send: SendToBets, shards: number): AskEveryShard => {
  const askShard = createAskShard(send);
  return (command, ...given) => Promise.all(shardsOf(shards).map((shard) => askShard(command, shard, ...given)));
};
