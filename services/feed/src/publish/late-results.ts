import type { JetStreamManager } from "@nats-io/jetstream";
import { type EventResult, eventIdOfSubject, eventResultSchema, resultSubject, STREAMS } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { resolveMarkets } from "../normalise/ledger.ts";
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
  /** Of the last result; 0 where there was none. */
  readonly version: number;
  readonly playStatus: EventResult["playStatus"] | null;
  readonly markets: SavedSlots["markets"];
}

const RETRY_MS = 500;

/** Subject of the last message about an event in a stream, whatever its sport and tournament. */
const lastOf = (prefix: string, eventId: number) => ({ last_by_subj: `${prefix}.*.*.${eventId}` });

const addressOf = (subject: string) => {
  const [, sportId, tournamentId] = subject.split(".").map(Number) as [number, number, number];
  return { sportId, tournamentId, id: eventIdOfSubject(subject) };
};

/**
 * Publishes results of events that were removed from the offer: late corrections, and results of matches that were taken off before they
 * ended. Markets and slots are those of the last result, or the saved ones where there was none. Where the bus has neither, because it
 * lost them, the bets service is asked. A result of an event that it has no bets on is lost: it is logged as an error and counted.
 */
export const createLateResults = ({ manager, outbox, bets, log }: LateResultsOptions) => {
  /** The last one published here, by event: the stream may not have it yet. */
  const known = new Map<number, Removed>();
  /** Results of one event are published one after the other. */
  const queues = new Map<number, Promise<void>>();
  let lost = 0;
  let isStopped = false;

  /** Without a result before, bets are settled by the facts: no market is known with all its outcomes. */
  const readBetOn = async (eventId: number): Promise<Removed | null> => {
    const known = await bets.lastResult(eventId);
    if (!known) return null;
    const { version = 0, playStatus = null, markets = [] } = known.result ?? {};
    return { subject: resultSubject({ ...known, id: eventId }), version, playStatus, markets };
  };

  const readRemoved = async (eventId: number): Promise<Removed | null> => {
    const stored = await manager.streams.getMessage(STREAMS.results.name, lastOf("result", eventId));
    if (stored) {
      const { version, playStatus, markets } = eventResultSchema.parse(stored.json());
      return { subject: stored.subject, version, playStatus, markets };
    }
    const saved = await manager.streams.getMessage(STREAMS.slots.name, lastOf("slots", eventId));
    if (!saved) return readBetOn(eventId);
    const { markets } = savedSlotsSchema.parse(saved.json()) as SavedSlots;
    return { subject: resultSubject(addressOf(saved.subject)), version: 0, playStatus: null, markets };
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

  const publish = async (eventId: number, { at, facts, resolve }: SourceResult): Promise<void> => {
    const removed = await find(eventId);
    if (isStopped) return;
    if (!removed) {
      lost += 1;
      log.error({ eventId }, "result lost, its event is neither offered nor known from before, and has no bets");
      return;
    }
    const version = removed.version + 1;
    const playStatus = removed.playStatus ?? (facts.final ? "ENDED" : "ABANDONED");
    const result: EventResult = {
      ...{ eventId, version, at, playStatus, facts },
      markets: resolveMarkets(removed.markets, resolve),
    };
    known.set(eventId, { ...removed, version, playStatus });
    const make = (): string => JSON.stringify(result);
    outbox.send(removed.subject, make, make);
    log.info({ eventId, version }, "result published after the removal of its event");
  };

  return {
    publish: (eventId: number, result: SourceResult): void => {
      const before = queues.get(eventId) ?? Promise.resolve();
      const queued = before.then(() => publish(eventId, result));
      queues.set(eventId, queued);
    },
    lost: (): number => lost,
    stop: (): void => {
      isStopped = true;
    },
  };
};

export type LateResults = ReturnType<typeof createLateResults>;
