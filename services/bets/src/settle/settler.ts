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
  /** Something was committed that punters are to be told. */
  readonly onSettled: (tenant: string, bets: number) => void;
  readonly log: Log;
}

export interface Settler {
  readonly connect: (bus: NatsConnection) => void;
  /** Takes up results that some bet does not know: it was accepted a moment too late, or whoever settled it is gone. */
  readonly sweep: () => Promise<void>;
  readonly stop: () => void;
}

const CONSUMER = "bets";
/** A node that has said nothing of a result for so long is taken to be gone; one that is at it says so in time. */
const ACK_WAIT_NS = 4_000_000_000;
const WORKING_MS = 1_500;
const AT_ONCE = 16;
const MOST = 200;
const RETRY_MS = 500;
/** Longer than a bet can be on its way from its judgement to its commit. */
const RECENT_MS = 60_000;

/**
 * Settles bets by what the results say. Each result is taken by one node, and given to another where that does not say in time that it
 * is done; a result that is settled twice changes nothing.
 */
export const createSettler = ({ ledger, bookmaker, reference, onSettled, log }: SettlerOptions): Settler => {
  let isStopped = false;
  let close = (): void => undefined;
  /** All results at the first sweep: nobody may have been there for a long time. */
  let since = new Date(0);

  const settle = async (tenant: string, result: EventResult): Promise<void> => {
    while (!isStopped) {
      const targets = await readUnsettled(ledger, tenant, result, MOST);
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
    const working = setInterval(() => message.working(), WORKING_MS);
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
    const messages = await consumer.consume({ max_messages: AT_ONCE, callback: (message) => void take(message) });
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
        for (const result of await readForgotten(ledger, tenant, since, MOST)) await settle(tenant, result);
      since = from;
    },
    stop: () => {
      isStopped = true;
      close();
    },
  };
};
