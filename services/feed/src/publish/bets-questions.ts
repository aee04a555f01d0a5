import type { NatsConnection } from "@nats-io/transport-node";
import {
  BETS_SUBJECTS,
  type LastResultAnswer,
  type LastResultCommand,
  lastResultAnswerSchema,
  type OpenEvent,
  type OpenEventsCursor,
  openEventsAnswerSchema,
  type Shard,
  shardSubject,
  shardsOf,
} from "@touchline/protocol";

const PATIENCE_MS = 5_000;

type Known = LastResultAnswer["known"];

/** What all shards know of open bets. */
export interface OpenEvents {
  readonly open: ReadonlyMap<number, OpenEvent>;
  /** Whether anything was ever bet on or settled. */
  readonly isUsed: boolean;
}

/** Tenants, and shards of the ledger, have their own bets on an event. */
const join = (before: OpenEvent | undefined, event: OpenEvent): OpenEvent =>
  before
    ? {
        ...event,
        version: Math.max(before.version, event.version),
        outcomes: [...before.outcomes, ...event.outcomes],
      }
    : event;

const newer = (one: Known, other: Known): Known =>
  (other?.result?.version ?? 0) > (one?.result?.version ?? 0) ? other : (one ?? other);

/**
 * What the feed asks the bets service after the bus has lost what it had. Every shard of the ledger is asked. Rejects where one of them does
 * not answer: the others do not know its bets.
 */
export const createBetsQuestions = (bus: Pick<NatsConnection, "request">, shards: number) => {
  const ask = async (subject: string, shard: Shard, command: object): Promise<unknown> =>
    (await bus.request(shardSubject(subject, shard), JSON.stringify(command), { timeout: PATIENCE_MS })).json();

  const openEvents = async (): Promise<OpenEvents> => {
    const open = new Map<number, OpenEvent>();
    let wasUsed = false;
    for (const shard of shardsOf(shards)) {
      let from: OpenEventsCursor | null = null;
      do {
        const answer: unknown = await ask(BETS_SUBJECTS.openEvents, shard, { from });
        const { events, next, isUsed } = openEventsAnswerSchema.parse(answer);
        for (const event of events) open.set(event.eventId, join(open.get(event.eventId), event));
        wasUsed ||= isUsed;
        from = next;
      } while (from);
    }
    return { open, isUsed: wasUsed };
  };

  /** Null where there are no bets on the event. */
  const lastResult = async (eventId: number): Promise<Known> => {
    const command: LastResultCommand = { eventId };
    const answers = await Promise.all(shardsOf(shards).map((shard) => ask(BETS_SUBJECTS.lastResult, shard, command)));
    return answers.map((answer) => lastResultAnswerSchema.parse(answer).known).reduce(newer);
  };

  return { openEvents, lastResult };
};

export type BetsQuestions = ReturnType<typeof createBetsQuestions>;
