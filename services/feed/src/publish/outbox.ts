import type { JetStreamClient, PubAck } from "@nats-io/jetstream";
import { isConflict } from "./lease.ts";

/** Makes the message again from the current state; null if it is no longer needed. */
export type Remake = () => string | null;

const TURN_MS = 8;
const RETRY_MS = 500;
const ACK_TIMEOUT_MS = 5_000;
/** With more unacknowledged messages the bus is too slow: newer ones wait and are sent once, in their latest state. */
const MOST_IN_FLIGHT = 4_000;

export interface OutboxOptions {
  readonly stream: JetStreamClient;
  readonly isOpen: () => boolean;
  readonly onLoss: (subject: string, error: unknown) => void;
  readonly onSend?: (subject: string, message: string) => void;
  readonly onAcknowledged?: (subject: string, ack: PubAck) => void;
  /** Called when everything is acknowledged. */
  readonly onIdle?: () => void;
  /** Sequence of the last message of a subject, where one is known from before. */
  readonly sequences?: Iterable<readonly [subject: string, sequence: number]>;
  /** The stream has another last message than this feed knows. Its sequence; null where this feed may publish no more. */
  readonly findLast?: (subject: string) => Promise<number | null>;
}

interface Unsent {
  readonly make: Remake;
  readonly remake: Remake;
}

/**
 * Publishes without waiting for other subjects; unacknowledged messages are remade from the current state and sent again. Each message
 * names the one before it on its subject, and the stream refuses it where that is another: so a feed that no longer leads is refused.
 * Therefore one message of a subject is under way at a time, and what changes meanwhile is sent in its latest state.
 */
export const createOutbox = (options: OutboxOptions) => {
  const { stream, isOpen, onLoss, onSend, onAcknowledged, findLast } = options;
  const unsent = new Map<string, Unsent>();
  const underWay = new Set<string>();
  const sequences = new Map(options.sequences ?? []);
  /** Subjects that wait for another: an outcome must not be visible before its slot is saved. */
  const waitsFor = new Map<string, string>();
  const awaited = new Map<string, string>();
  let flushing = false;

  const canSend = (): boolean => isOpen() && underWay.size < MOST_IN_FLIGHT;

  const isBlocked = (subject: string): boolean => {
    const first = waitsFor.get(subject);
    return underWay.has(subject) || (first !== undefined && (underWay.has(first) || unsent.has(first)));
  };

  const isEmpty = (): boolean => unsent.size === 0 && underWay.size === 0;

  const adopt = async (subject: string): Promise<void> => {
    const last = await findLast?.(subject);
    if (typeof last === "number") sequences.set(subject, last);
  };

  const transmit = async (subject: string, message: string, remake: Remake): Promise<void> => {
    underWay.add(subject);
    onSend?.(subject, message);
    let isRetriedNow = true;
    try {
      const expect = { lastSubjectSequence: sequences.get(subject) ?? 0 };
      const ack = await stream.publish(subject, message, { timeout: ACK_TIMEOUT_MS, expect });
      sequences.set(subject, ack.seq);
      onAcknowledged?.(subject, ack);
    } catch (error) {
      if (!unsent.has(subject)) unsent.set(subject, { make: remake, remake });
      isRetriedNow = isConflict(error);
      if (isRetriedNow) await adopt(subject).catch(() => undefined);
      onLoss(subject, error);
    } finally {
      underWay.delete(subject);
      if (isRetriedNow) sendNext(subject);
      if (isEmpty()) options.onIdle?.();
    }
  };

  const sendUnsent = (subject: string): void => {
    const waiting = unsent.get(subject);
    if (!waiting || !canSend() || isBlocked(subject)) return;
    unsent.delete(subject);
    const message = waiting.make();
    if (message !== null) void transmit(subject, message, waiting.remake);
  };

  const sendNext = (subject: string): void => {
    sendUnsent(subject);
    const next = awaited.get(subject);
    if (next !== undefined) sendUnsent(next);
  };

  const wait = (subject: string, first: string | undefined): void => {
    if (first === undefined) return;
    waitsFor.set(subject, first);
    awaited.set(first, subject);
  };

  /** `first` is a subject whose messages have to be acknowledged before. */
  const send = (subject: string, message: () => string, remake: Remake, first?: string): void => {
    wait(subject, first);
    // What is replaced by a newer change was never sent: consumers lack it, so the whole state has to follow.
    const make = canSend() && !unsent.has(subject) ? message : remake;
    unsent.set(subject, { make, remake });
    sendUnsent(subject);
  };

  /** Sends undelivered messages, in short turns so that the event loop is not blocked. */
  const flush = (): void => {
    const end = performance.now() + TURN_MS;
    flushing = false;
    for (const subject of unsent.keys()) {
      if (!canSend()) return;
      if (performance.now() > end) {
        flushing = true;
        setImmediate(flush);
        return;
      }
      sendUnsent(subject);
    }
  };

  const timer = setInterval(() => {
    if (!flushing) flush();
  }, RETRY_MS);

  const drop = (subject: string): void => {
    const first = waitsFor.get(subject);
    if (first !== undefined) awaited.delete(first);
    waitsFor.delete(subject);
    unsent.delete(subject);
    sequences.delete(subject);
  };

  return {
    send,
    /** Sent with the next flush; remade where nothing else is given. */
    postpone: (subject: string, remake: Remake, first?: string, message: Remake = remake): void => {
      wait(subject, first);
      unsent.set(subject, { make: unsent.has(subject) ? remake : message, remake });
    },
    flush,
    drop,
    isEmpty,
    waiting: (): number => unsent.size + underWay.size,
    stop: (): void => clearInterval(timer),
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
