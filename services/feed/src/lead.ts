import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { type EventAddress, offerSubject, STREAMS } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { startBuilder } from "./builder.ts";
import { startControl } from "./control.ts";
import { FROM_ZERO } from "./normalise/beginning.ts";
import { createLedger } from "./normalise/ledger.ts";
import { createBetsQuestions } from "./publish/bets-questions.ts";
import { createBusSink } from "./publish/bus-sink.ts";
import { findBeginning } from "./publish/find-beginning.ts";
import { createGate } from "./publish/gate.ts";
import { startHeartbeat } from "./publish/heartbeat.ts";
import { createLateResults } from "./publish/late-results.ts";
import type { Lease } from "./publish/lease.ts";
import { createNewestMessage } from "./publish/newest-message.ts";
import { createOutbox } from "./publish/outbox.ts";
import { findLastSequence, purgeEvent, readHeld } from "./publish/streams.ts";
import type { Recorder } from "./record/recorder.ts";
import type { OfferSource } from "./source.ts";

export interface LeadOptions {
  readonly bus: NatsConnection;
  readonly source: OfferSource;
  readonly lease: Lease;
  readonly log: Log;
  /** Accepts control commands on the bus; for tests only. */
  readonly control: boolean;
  /** Longest time to wait for the bets service if the bus has no offer; 0 on a platform that is new. */
  readonly betsWaitMs: number;
  /** How many the ledger has; one where it is not given. */
  readonly shards?: number;
  /** Null where nothing is recorded. */
  readonly recorder?: Recorder | null;
}

/** Publishes what a source says to the bus. For the node that has the lease. */
export const lead = async (options: LeadOptions) => {
  const { bus, source, lease, log, control, betsWaitMs, shards = 1, recorder = null } = options;
  const manager = await jetstreamManager(bus);
  const stream = jetstream(bus);
  const { held, sequences } = await readHeld(bus, manager, {
    onUnreadable: (subject, error) => log.warn({ subject, err: error }, "event ignored, it cannot be parsed"),
    // Reference data is published again by each leader.
    onMessage: recorder?.had,
  });
  const bets = createBetsQuestions(bus, shards);
  const hasOffer = held.values().some(({ event }) => event.producer === source.producer);
  const beginning = hasOffer ? FROM_ZERO : await findBeginning({ bets, waitMs: betsWaitMs, log });
  const ledger = createLedger(source.producer, held, beginning);

  let completed = false;
  let resyncing = true;
  const isResyncing = (): boolean => {
    if (completed && outbox.isEmpty()) resyncing = false;
    return resyncing;
  };
  const resync = (): void => {
    resyncing = true;
    publishAll();
    heartbeat.beat();
  };
  const newest = createNewestMessage((eventId) => ledger.get(eventId) !== undefined);
  const { isOpen, mute } = await createGate({ bus, log, lease, onOpen: resync });
  const outbox = createOutbox({
    stream,
    isOpen,
    sequences,
    ...(recorder && { onSend: recorder.sent }),
    // Consumers keep the offer locked until they hear that it is complete.
    onIdle: () => {
      if (resyncing && !isResyncing()) heartbeat.beat();
    },
    findLast: async (subject) => ((await lease.renew()) ? findLastSequence(manager, subject) : null),
    onLoss: (subject, error) => log.debug({ subject, err: error }, "publish not acknowledged, retrying"),
    onAcknowledged: (subject, ack) => {
      if (ack.stream === STREAMS.offer.name) newest.acknowledged(subject, ack.seq);
    },
  });

  const purge = (event: EventAddress): void => {
    if (!isOpen()) return;
    newest.removed(offerSubject(event));
    recorder?.removed(offerSubject(event));
    purgeEvent(manager, event).catch((error: unknown) =>
      log.warn(
        { eventId: event.id, err: error },
        "removed event not deleted from the stream, deleted at the next start",
      ),
    );
  };
  const isOffered = (event: EventAddress): boolean => {
    const offered = ledger.get(event.id);
    return offered !== undefined && offerSubject(offered) === offerSubject(event);
  };
  const complete = (): void => {
    completed = true;
    for (const { event } of held.values()) if (!isOffered(event)) purge(event);
    log.info({ events: ledger.ids().length, held: held.size }, "complete offer published");
  };

  const late = createLateResults({ manager, outbox, bets, log });
  const { sink, publish, publishAll, figures } = createBusSink({ bus, ledger, outbox, late, isOpen, purge, complete });
  const heartbeat = startHeartbeat({
    ...{ bus, producer: source.producer, isOpen, isResyncing },
    sequence: newest.sequence,
  });
  const setPrice = (eventId: number, slot: number, price: number): boolean => {
    const change = ledger.override(eventId, slot, price);
    if (change) publish(change);
    return change !== null;
  };
  startBuilder({ bus, ledger, source, isOpen, log });
  if (control) startControl(bus, { setPrice, mute, source, marketAt: ledger.marketAt });

  return {
    sink,
    /** Events of the bus, or of open bets, from before. */
    heldIds: [...held.keys(), ...beginning.open.keys()],
    isReady: (): boolean => completed && isOpen(),
    figures: () => ({ ...figures(), waiting: outbox.waiting(), resyncing: isResyncing() ? 1 : 0 }),
    stop: (): void => {
      late.stop();
      heartbeat.stop();
      outbox.stop();
    },
  };
};

export type Leading = Awaited<ReturnType<typeof lead>>;
