import type { JetStreamClient, PubAck } from "@nats-io/jetstream";

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
  readonly onAcknowledged?: (subject: string, ack: PubAck) => void;
}

/** Publishes without waiting for acknowledgements; unacknowledged messages are remade from the current state and sent again. */
export const createOutbox = ({ stream, isOpen, onLoss, onAcknowledged }: OutboxOptions) => {
  const unsent = new Map<string, Remake>();
  let inFlight = 0;
  let flushing = false;

  const canSend = (): boolean => isOpen() && inFlight < MOST_IN_FLIGHT;

  const transmit = async (subject: string, message: string, remake: Remake): Promise<void> => {
    inFlight += 1;
    try {
      const ack = await stream.publish(subject, message, { timeout: ACK_TIMEOUT_MS });
      onAcknowledged?.(subject, ack);
    } catch (error) {
      unsent.set(subject, remake);
      onLoss(subject, error);
    } finally {
      inFlight -= 1;
    }
  };

  const send = (subject: string, message: () => string, remake: Remake): void => {
    if (!canSend()) {
      unsent.set(subject, remake);
      return;
    }
    unsent.delete(subject);
    void transmit(subject, message(), remake);
  };

  /** Sends undelivered messages, in short turns so that the event loop is not blocked. */
  const flush = (): void => {
    const end = performance.now() + TURN_MS;
    flushing = false;
    for (const [subject, remake] of unsent) {
      if (!canSend()) return;
      if (performance.now() > end) {
        flushing = true;
        setImmediate(flush);
        return;
      }
      unsent.delete(subject);
      const message = remake();
      if (message !== null) void transmit(subject, message, remake);
    }
  };

  const timer = setInterval(() => {
    if (!flushing) flush();
  }, RETRY_MS);

  return {
    send,
    /** Sent with the next flush. */
    postpone: (subject: string, remake: Remake): void => void unsent.set(subject, remake),
    flush,
    drop: (subject: string): void => void unsent.delete(subject),
    isEmpty: (): boolean => unsent.size === 0 && inFlight === 0,
    waiting: (): number => unsent.size + inFlight,
    stop: (): void => clearInterval(timer),
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
