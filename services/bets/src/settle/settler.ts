import { AckPolicy, DeliverPolicy, type JsMsg, jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { changeBets, type Ledger, readForgotten, readUnsettled, recordResult } from "@touchline/db";
import { type EventResult, eventResultSchema, STREAMS } from "@touchline/protocol";
import { type Log, onReconnect, type ReferenceIndex } from "@touchline/server-kit";
import type { Bookmaker } from "../bookmaker.ts";
import { applyResult } from "./apply-result.ts";

export interface SettlerOptions {
  readonly ledger: Ledger;
  readonly bookmaker: Bookmaker;
  readonly reference: () => ReferenceIndex | null;
  /** Called after a commit that wrote messages for punters. */
  readonly onSettled: (tenant: string, bets: number) => void;
  readonly log: Log;
}

export interface Settler {
  readonly connect: (bus: NatsConnection) => void;
  /** Settles bets that missed their result: accepted just after it came, or left by a node that died. */
  readonly sweep: () => Promise<void>;
  readonly stop: () => void;
}

const CONSUMER = "bets";
/** Redelivered to another node after this long without `working` or `ack`. */
const ACK_WAIT_NS = 4_000_000_000;
const WORKING_EVERY_MS = 1_500;
const MAX_IN_FLIGHT = 16;
const MAX_BATCH = 200;
const RETRY_MS = 500;
/** Longer than a bet can take from its decision to its commit, so that no result is missed between two sweeps. */
const RECENT_MS = 60_000;

/**
 * Settles bets by event results. Each result is delivered to one node, and to another if it is not acknowledged in time. Settling a
 * result twice changes nothing.
 */
export const createSettler = ({ ledger, bookmaker, reference, onSettled, log }: SettlerOptions): Settler => {
  let isStopped = false;
  let close = (): void => undefined;
  /** The first sweep reads all results: no node may have been running for a long time. */
  let since = new Date(0);

  const settle = async (tenant: string, result: EventResult): Promise<void> => {
    while (!isStopped) {
      const targets = await readUnsettled(ledger, tenant, result, MAX_BATCH);
      if (targets.length === 0) return;
      await changeBets(ledger, tenant, targets, (bet) =>
        applyResult(bet, result, bookmaker.cashbackOf(bet.brand), reference()),
      );
      onSettled(tenant, targets.length);
    }
  };

  const take = async (message: JsMsg): Promise<void> => {
    const { data: result, error } = eventResultSchema.safeParse(message.json());
    if (!result) {
      log.error({ err: error, subject: message.subject }, "event result ignored, it cannot be parsed");
      message.term();
      return;
    }
    const working = setInterval(() => message.working(), WORKING_EVERY_MS);
    try {
      for (const tenant of bookmaker.tenants) {
        await recordResult(ledger, tenant, result);
        await settle(tenant, result);
      }
      message.ack();
    } catch (failure) {
      log.warn({ err: failure, eventId: result.eventId }, "settlement failed, retrying");
      message.nak(RETRY_MS);
    } finally {
      clearInterval(working);
    }
  };

  const follow = async (bus: NatsConnection): Promise<void> => {
    const manager = await jetstreamManager(bus);
    await manager.consumers.add(STREAMS.results.name, {
      durable_name: CONSUMER,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: ACK_WAIT_NS,
    });
    const consumer = await jetstream(bus).consumers.get(STREAMS.results.name, CONSUMER);
    const messages = await consumer.consume({ max_messages: MAX_IN_FLIGHT, callback: (message) => void take(message) });
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
    sweep: async () => {
      const from = new Date(Date.now() - RECENT_MS);
      for (const tenant of bookmaker.tenants)
        for (const result of await readForgotten(ledger, tenant, since, MAX_BATCH)) await settle(tenant, result);
      since = from;
    },
    stop: () => {
      isStopped = true;
      close();
    },
  };
};
