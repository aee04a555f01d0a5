import { randomUUID } from "node:crypto";
import { JetStreamApiError, jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { leaseSubject, STREAMS } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";

const RENEW_MS = 250;
const LOOK_MS = 100;
const ANSWER_MS = 1_000;
/** The leader stops to publish when its last renewal is older than this. */
const VALID_MS = 1_200;
/** Another node takes the lease over when it has not seen a renewal for this long: the leader has stopped before. */
const EXPIRED_MS = 1_700;
/** Of a leader that has ended: nobody needs to wait. */
const RELEASED = "";

const WRONG_LAST_SEQUENCE = 10071;
/** Whether the stream refused a message because it has another one after the expected. */
export const isConflict = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === WRONG_LAST_SEQUENCE;

export interface LeaseOptions {
  readonly bus: NatsConnection;
  readonly producer: string;
  readonly log: Log;
  /** Called once, when another node leads. */
  readonly onLost: () => void;
}

interface Seen {
  readonly holder: string;
  readonly sequence: number;
}

/**
 * The right to publish the offer of a producer, as one message in a stream. It is taken and renewed by compare and set on the message's
 * sequence. Nobody's clock is compared with another's: a node waits by its own from the moment at which it saw a renewal, and the leader
 * counts by its own from the moment before it sent one.
 */
export const createLease = async ({ bus, producer, log, onLost }: LeaseOptions) => {
  const subject = leaseSubject(producer);
  const stream = jetstream(bus);
  const manager = await jetstreamManager(bus, { timeout: ANSWER_MS });
  const me = randomUUID();
  let sequence: number | null = null;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let renewing: Promise<boolean> | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;

  const see = async (): Promise<Seen | null> => {
    const message = await manager.streams.getMessage(STREAMS.leases.name, { last_by_subj: subject });
    return message && { holder: message.string(), sequence: message.seq };
  };

  const put = async (holder: string, expected: number): Promise<void> => {
    const sentAt = performance.now();
    const expect = { lastSubjectSequence: expected };
    const ack = await stream.publish(subject, holder, { timeout: ANSWER_MS, expect });
    sequence = ack.seq;
    renewedAt = sentAt;
  };

  const lose = (): void => {
    if (sequence === null) return;
    sequence = null;
    renewedAt = Number.NEGATIVE_INFINITY;
    log.error({ producer }, "another node of the feed leads");
    onLost();
  };

  /** After a conflict: our own message whose acknowledgement was lost, a bus that has lost the lease, or another leader. */
  const settleConflict = async (): Promise<boolean> => {
    const seen = await see();
    if (seen && seen.holder !== me) {
      lose();
      return false;
    }
    await put(me, seen?.sequence ?? 0);
    return true;
  };

  const renewOnce = async (): Promise<boolean> => {
    if (sequence === null || isStopped) return false;
    try {
      await put(me, sequence);
      return true;
    } catch (error) {
      if (!isConflict(error)) return false;
      return settleConflict().catch(() => false);
    }
  };

  /** Whether this node leads, as the bus says now. */
  const renew = (): Promise<boolean> =>
    (renewing ??= renewOnce().finally(() => {
      renewing = null;
    }));

  /** Null where another node holds it, or the bus does not answer. */
  const look = async (last: (Seen & { readonly since: number }) | null) => {
    const seen = await see();
    const since = seen && last?.sequence === seen.sequence ? last.since : performance.now();
    const isFree = !seen || seen.holder === RELEASED || performance.now() - since >= EXPIRED_MS;
    if (isFree) await put(me, seen?.sequence ?? 0);
    return seen && { ...seen, since };
  };

  const keep = (): void => {
    timer = setInterval(() => void renew(), RENEW_MS);
  };

  return {
    /** Resolves when this node leads. With `isOnce` it looks once. Returns whether it leads. */
    acquire: async (isOnce = false): Promise<boolean> => {
      let last: Awaited<ReturnType<typeof look>> = null;
      while (!isStopped) {
        last = await look(last).catch((error: unknown) => {
          if (!isConflict(error)) log.debug({ err: error }, "lease not readable yet, retrying");
          return last;
        });
        if (sequence !== null) {
          keep();
          log.info({ producer }, "this node of the feed leads");
          return true;
        }
        if (isOnce) return false;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return false;
    },
    isHeld: (): boolean => !isStopped && sequence !== null && performance.now() - renewedAt < VALID_MS,
    renew,
    /** Gives it up, so that the next node need not wait. */
    release: (): void => {
      isStopped = true;
      if (timer) clearInterval(timer);
      const give = async (): Promise<void> => {
        await renewing;
        if (sequence !== null) await stream.publish(subject, RELEASED, { expect: { lastSubjectSequence: sequence } });
      };
      give().catch(() => undefined);
    },
  };
};

export type Lease = Awaited<ReturnType<typeof createLease>>;
