import { setTimeout as sleep } from "node:timers/promises";
import { type JetStreamClient, jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { type Ledger, relayOutbox, type Unsent } from "@touchline/db";
import { punterSubject } from "@touchline/protocol";
import { inSpan, type Log, outsideTraces, readTrace, withTrace } from "@touchline/server-kit";

export interface RelayOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  /** Null before the bus is connected. */
  readonly bus: () => NatsConnection | null;
  readonly log: Log;
}

export interface Relay {
  /** Called after each commit and once a second. */
  readonly wake: () => void;
  readonly sent: () => number;
}

const PATIENCE_MS = 1_500;
/** Until another node that relays this tenant's messages is asked again: it may have read before the last commit of this one. */
const BUSY_MS = 50;

/** Between two rounds: messages of several batches are then sent together. The first after a quiet time is sent at once. */
const PAUSE_MS = 25;

const createSend =
  (stream: JetStreamClient, tenant: string, log: Log) =>
  async (unsent: Unsent): Promise<boolean> => {
    const { punter, seq, message } = unsent;
    const publish = async (): Promise<void> => {
      const options = { msgID: `${tenant}.${punter}.${seq}`, timeout: PATIENCE_MS };
      await stream.publish(punterSubject(tenant, punter), JSON.stringify(message), withTrace(options));
    };
    const parent = readTrace(message.kind === "placementResult" ? message.trace : undefined);
    try {
      await inSpan("outbox", { kind: "producer", parent }, publish);
      return true;
    } catch (error) {
      log.warn({ err: error, tenant, seq }, "punter message not published, retrying");
      return false;
    }
  };

/** Publishes outbox messages to the bus. While the bus is away they stay in the outbox. */
export const createRelay = ({ ledger, tenant, bus, log }: RelayOptions): Relay => {
  let busy = false;
  let again = false;
  let sent = 0;
  /** All messages from before are sent. */
  let since: Date | undefined;

  const relay = async (): Promise<void> => {
    const connection = bus();
    if (!connection) return;
    const send = createSend(jetstream(connection), tenant, log);
    for (let isMore = true; isMore; ) {
      const round = await relayOutbox(ledger, tenant, send, since);
      sent += round.sent;
      since = round.since;
      isMore = round.more || round.busy;
      if (round.busy) await sleep(BUSY_MS);
    }
  };

  const wake = (): void => {
    again = true;
    if (busy) return;
    busy = true;
    const work = async (): Promise<void> => {
      while (again) {
        again = false;
        await relay();
        await sleep(PAUSE_MS);
      }
    };
    outsideTraces(work)
      .catch((error: unknown) => log.warn({ err: error, tenant }, "outbox relay failed, retrying"))
      .finally(() => {
        busy = false;
      });
  };
  return { wake, sent: () => sent };
};
