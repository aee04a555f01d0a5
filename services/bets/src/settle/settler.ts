import { AckPolicy, DeliverPolicy, type JsMsg, jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { type BetTarget, isTransient, keepRejectedResult, type Ledger, recordResult } from "@touchline/db";
import { type EventResult, eventResultSchema, resultsConsumer, STREAMS } from "@touchline/protocol";
import { type Log, onReconnect, type ReferenceIndex } from "@touchline/server-kit";
import type { Bookmaker } from "../bookmaker.ts";
import { createSettleEvent } from "./settle-event.ts";
import { createSweep } from "./sweep.ts";

export interface SettlerOptions {
  readonly ledger: Ledger;
  readonly bookmaker: Bookmaker;
  readonly reference: () => ReferenceIndex | null;
  /** Called after a commit that wrote messages for punters. */
  readonly onSettled: (tenant: string, bets: readonly BetTarget[]) => void;
  readonly log: Log;
}

export interface Settler {
  readonly connect: (bus: NatsConnection) => void;
  /** Settles bets that missed their result: accepted just after it came, or left by a node that died. */
  readonly sweep: () => Promise<void>;
  readonly figures: () => { readonly failedSettlements: number; readonly rejectedResults: number };
  readonly stop: () => void;
}

/** Redelivered to another node after this long without `working` or `ack`. */
const ACK_WAIT_NS = 4_000_000_000;
const WORKING_EVERY_MS = 1_500;
const MAX_IN_FLIGHT = 16;
const RETRY_MS = 500;

/**
 * Settles bets by event results. Each result is delivered to one node, and to another if it is not acknowledged in time. Settling a
 * result twice changes nothing.
 */
export const createSettler = ({ ledger, bookmaker, reference, onSettled, log }: SettlerOptions): Settler => {
  const consumerName = resultsConsumer(ledger.shard);
  let isStopped = false;
  let rejected = 0;
  let close = (): void => undefined;

  const { settle, settleAlone, failed } = createSettleEvent({
    ...{ ledger, bookmaker, reference, onSettled, log },
    isStopped: () => isStopped,
  });

  /** Keeps a message that will never be settled. It is not delivered again. */
  const reject = async (message: JsMsg, error: unknown): Promise<void> => {
    const { subject, data, seq } = message;
    for (const tenant of bookmaker.tenants.slice(0, 1))
      await keepRejectedResult(ledger, tenant, { subject, data }, error);
    rejected += 1;
    log.error({ err: error, subject, seq }, "no event result, kept in rejected_results");
    message.term();
  };

  /** Stores the result once: it is the same for all tenants. */
  const record = async (result: EventResult): Promise<void> => {
    for (const tenant of bookmaker.tenants.slice(0, 1)) await recordResult(ledger, tenant, result);
  };

  /** Settles for every tenant, also if one fails; returns the last failure. */
  const settleAll = async (result: EventResult): Promise<unknown> => {
    let failure: unknown = null;
    for (const tenant of bookmaker.tenants)
      await settle(tenant, result).catch((error: unknown) => {
        failure = error;
        log.warn({ err: error, tenant, eventId: result.eventId }, "settlement failed, retrying");
      });
    return failure;
  };

  const take = async (message: JsMsg): Promise<void> => {
    let result: EventResult;
    try {
      result = eventResultSchema.parse(message.json());
    } catch (error) {
      return reject(message, error);
    }
    try {
      await record(result);
    } catch (error) {
      if (isTransient(error)) throw error;
      return reject(message, error);
    }
    if (await settleAll(result)) message.nak(RETRY_MS);
    else message.ack();
  };

  const handle = async (message: JsMsg): Promise<void> => {
    const working = setInterval(() => message.working(), WORKING_EVERY_MS);
    try {
      await take(message);
    } catch (error) {
      log.warn({ err: error, subject: message.subject }, "result not taken, retrying");
      message.nak(RETRY_MS);
    } finally {
      clearInterval(working);
    }
  };

  const follow = async (bus: NatsConnection): Promise<void> => {
    const manager = await jetstreamManager(bus);
    await manager.consumers.add(STREAMS.results.name, {
      durable_name: consumerName,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: ACK_WAIT_NS,
    });
    const consumer = await jetstream(bus).consumers.get(STREAMS.results.name, consumerName);
    const messages = await consumer.consume({
      max_messages: MAX_IN_FLIGHT,
      callback: (message) => void handle(message),
    });
    close = () => messages.stop();
  };

  const start = (bus: NatsConnection): void => {
    close();
    follow(bus).catch((error: unknown) => {
      if (isStopped) return;
      log.warn({ err: error }, "result stream not readable yet, retrying");
      setTimeout(() => start(bus), RETRY_MS);
    });
  };

  return {
    connect: (bus) => {
      start(bus);
      onReconnect(bus, () => start(bus));
    },
    sweep: createSweep({ ledger, tenants: bookmaker.tenants, settle: settleAlone, log }),
    figures: () => ({ failedSettlements: failed(), rejectedResults: rejected }),
    stop: () => {
      isStopped = true;
      close();
    },
  };
};
