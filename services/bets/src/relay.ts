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

/** After a round of so many messages there is a pause, so that those of several batches are sent together. After fewer nobody waits. */
const PAUSE_FROM = 8;
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

  /** Returns how many messages the last round has sent. */
  const relay = async (): Promise<number> => {
    const connection = bus();
    if (!connection) return 0;
    const send = createSend(jetstream(connection), tenant, log);
    let last = 0;
    for (let isMore = true; isMore; ) {
      const round = await relayOutbox(ledger, tenant, send, since);
      last = round.sent;
      sent += last;
      since = round.since;
      isMore = round.more || round.busy;
      if (round.busy) await sleep(BUSY_MS);
    }
    return last;
  };

  const wake = (): void => {
    again = true;
    if (busy) return;
    busy = true;
    const work = async (): Promise<void> => {
      while (again) {
        again = false;
        if ((await relay()) >= PAUSE_FROM) await sleep(PAUSE_MS);
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
