import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { type OfferEvent, offerSubject } from "@touchline/protocol";
import { ensureStreams, type Log, onDisconnect, onReconnect } from "@touchline/server-kit";
import { startControl } from "./control.ts";
import { createLedger, type HeldEvent } from "./normalise/ledger.ts";
import { createBusSink } from "./publish/bus-sink.ts";
import { startHeartbeat } from "./publish/heartbeat.ts";
import { createOutbox } from "./publish/outbox.ts";
import { ensureSlotStream, purgeEvent, readHeld } from "./publish/streams.ts";
import type { OfferSource } from "./source.ts";

export interface FeedOptions {
  readonly bus: NatsConnection;
  readonly source: OfferSource;
  readonly log: Log;
  /** Answers commands on the bus; for tests only. */
  readonly control: boolean;
}

const PROBE_MS = 250;
const RETRY_MS = 100;

/** A source on the bus. */
export const startFeed = async ({ bus, source, log, control }: FeedOptions) => {
  await ensureStreams(bus);
  const manager = await jetstreamManager(bus);
  const probe = await jetstreamManager(bus, { timeout: PROBE_MS });
  const stream = jetstream(bus);
  await ensureSlotStream(manager);
  const held = await readHeld(manager, stream, (subject, error) => log.warn({ subject, err: error }, "unreadable event"));

  let connected = true;
  let mutedUntil = 0;
  let resyncing = true;
  let completed = false;
  const isOpen = (): boolean => connected && Date.now() >= mutedUntil;

  const ledger = createLedger(source.producer, held);
  const outbox = createOutbox({
    stream,
    isOpen,
    onLoss: (subject, error) => log.debug({ subject, err: error }, "not acknowledged, will be sent again"),
  });
  const purge = (event: OfferEvent): void => {
    purgeEvent(manager, offerSubject(event), event).catch((error: unknown) =>
      log.warn({ eventId: event.id, err: error }, "a removed event stays on the bus until the next start"),
    );
  };
  const purgeUnknown = ([id, { event }]: [number, HeldEvent]): void => {
    if (!ledger.has(id) || offerSubject(ledger.get(id) as OfferEvent) !== offerSubject(event)) purge(event);
  };
  const { sink, publish, publishAll } = createBusSink({
    bus,
    ledger,
    outbox,
    isOpen,
    purge,
    onComplete: () => {
      completed = true;
      for (const entry of held) purgeUnknown(entry);
      log.info({ events: ledger.ids().length, held: held.size }, "the whole offer is published");
    },
  });

  const isResyncing = (): boolean => {
    if (resyncing && completed && outbox.isEmpty()) resyncing = false;
    return resyncing;
  };
  const heartbeat = startHeartbeat({ bus, producer: source.producer, isOpen, isResyncing });
  const resync = (): void => {
    resyncing = true;
    heartbeat.beat();
    publishAll();
  };
  /** A server that just started needs a moment for its streams, and one that lost its disk has lost them. */
  const recover = async (): Promise<void> => {
    try {
      await probe.getAccountInfo();
      await ensureStreams(bus);
      await ensureSlotStream(manager);
      connected = true;
      resync();
    } catch (error) {
      log.debug({ err: error }, "the bus is back, its streams are not");
      setTimeout(recover, RETRY_MS);
    }
  };
  onReconnect(bus, () => void recover());
  onDisconnect(bus, () => {
    connected = false;
  });

  if (control) {
    startControl(bus, {
      setPrice: (eventId, slot, price) => {
        const change = ledger.override(eventId, slot, price);
        if (change) publish(change);
        return change !== null;
      },
      mute: (milliseconds) => {
        mutedUntil = Date.now() + milliseconds;
        setTimeout(resync, milliseconds);
      },
    });
  }
  source.start(sink, [...held.keys()]);

  return {
    isReady: (): boolean => completed && isOpen(),
    isResyncing,
    stop: (): void => {
      source.stop();
      heartbeat.stop();
      outbox.stop();
    },
  };
};
