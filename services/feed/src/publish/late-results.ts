import type { JetStreamManager } from "@nats-io/jetstream";
import {
  type EventAddress,
  type EventResult,
  eventIdOfSubject,
  eventResultSchema,
  resultSubject,
  STREAMS,
} from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { createSettlementBook, type SettlementBook } from "../normalise/settlement-book.ts";
import { type SavedSlots, savedSlotsSchema } from "../normalise/slot-book.ts";
import type { SourceResult } from "../source.ts";
import type { BetsQuestions } from "./bets-questions.ts";
import type { Outbox } from "./outbox.ts";

export interface LateResultsOptions {
  readonly manager: JetStreamManager;
  readonly outbox: Pick<Outbox, "send">;
  readonly bets: Pick<BetsQuestions, "lastResult">;
  readonly log: Log;
}

/** What is known of an event that is no longer offered. */
interface Removed {
  readonly subject: string;
  readonly settlements: SettlementBook;
  /** Every market that was offered. */
  readonly markets: SavedSlots["markets"];
}

/** An event at the moment of its removal. */
export interface RemovedEvent {
  readonly address: EventAddress;
  readonly result: EventResult | null;
  readonly slots: SavedSlots;
}

const RETRY_MS = 500;
/** Removed events that are kept in memory: the stream may not have their last result yet. */
const MOST_REMEMBERED = 200;

/** Subject of the last message about an event in a stream, whatever its sport and tournament. */
const lastOf = (prefix: string, eventId: number) => ({ last_by_subj: `${prefix}.*.*.${eventId}` });

const addressOf = (subject: string): EventAddress => {
  const [, sportId, tournamentId] = subject.split(".").map(Number) as [number, number, number];
  return { sportId, tournamentId, id: eventIdOfSubject(subject) };
};

const removedOf = (subject: string, result: EventResult | null, markets: SavedSlots["markets"]): Removed => ({
  ...{ subject, markets },
  settlements: createSettlementBook(result),
});

/**
 * Publishes results of events that were removed from the offer: late corrections, and results of matches that were taken off before they
 * ended. Markets and slots are the saved ones, or those of the last result. Where the bus has neither, because it lost them, the bets
 * service is asked. A result of an event that it has no bets on is lost: it is logged as an error and counted.
 */
export const createLateResults = ({ manager, outbox, bets, log }: LateResultsOptions) => {
  const known = new Map<number, Removed>();
  /** Results of one event are published one after the other. */
  const queues = new Map<number, Promise<void>>();
  let lost = 0;
  let isStopped = false;

  const remember = (eventId: number, removed: Removed): void => {
    known.delete(eventId);
    known.set(eventId, removed);
    const [oldest] = known.keys();
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  };

  /** Without a result before, bets are settled by the facts: no market is known with all its outcomes. */
  const readBetOn = async (eventId: number): Promise<Removed | null> => {
    const known = await bets.lastResult(eventId);
    if (!known) return null;
    const { result } = known;
    return removedOf(resultSubject({ ...known, id: eventId }), result, result?.markets ?? []);
  };

  const readRemoved = async (eventId: number): Promise<Removed | null> => {
    const stored = await manager.streams.getMessage(STREAMS.results.name, lastOf("result", eventId));
    const result = stored ? eventResultSchema.parse(stored.json()) : null;
    const saved = await manager.streams.getMessage(STREAMS.slots.name, lastOf("slots", eventId));
    if (saved) {
      const { markets } = savedSlotsSchema.parse(saved.json()) as SavedSlots;
      return removedOf(resultSubject(addressOf(saved.subject)), result, markets);
    }
    return stored && result ? removedOf(stored.subject, result, result.markets) : readBetOn(eventId);
  };

  /** Retries until the bus or the bets service answers. */
  const find = async (eventId: number): Promise<Removed | null> => {
    const cached = known.get(eventId);
    if (cached) return cached;
    while (!isStopped) {
      try {
        return await readRemoved(eventId);
      } catch (error) {
        log.warn({ err: error, eventId }, "removed event not readable for its late result, retrying");
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return null;
  };

  const publish = async (eventId: number, given: SourceResult): Promise<void> => {
    const removed = await find(eventId);
    if (isStopped) return;
    if (!removed) {
      lost += 1;
      log.error({ eventId }, "result lost, its event is neither offered nor known from before, and has no bets");
      return;
    }
    remember(eventId, removed);
    const { settlements, subject, markets } = removed;
    const hasEnded = given.final && given.facts?.final !== false;
    const before = settlements.last();
    const playStatus = before && before.final !== false ? before.playStatus : hasEnded ? "ENDED" : "ABANDONED";
    const result = settlements.settle(markets, given, { eventId, version: 1, playStatus });
    if (!result) return;
    const make = (): string => JSON.stringify(settlements.last());
    outbox.send(subject, make, make);
    log.info({ eventId, version: result.version }, "result published after the removal of its event");
  };

  return {
    publish: (eventId: number, result: SourceResult): void => {
      const before = queues.get(eventId) ?? Promise.resolve();
      const queued = before.then(() => publish(eventId, result));
      queues.set(eventId, queued);
      void queued.then(() => queues.get(eventId) === queued && queues.delete(eventId));
    },
    /** Call when an event is taken off. */
    removed: ({ address, result, slots }: RemovedEvent): void =>
      remember(address.id, removedOf(resultSubject(address), result, slots.markets)),
    lost: (): number => lost,
    stop: (): void => {
      isStopped = true;
    },
  };
};

export type LateResults = ReturnType<typeof createLateResults>;
