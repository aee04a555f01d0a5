import { jetstreamManager } from "@nats-io/jetstream";
import { BUS_USERS } from "@touchline/protocol/bus-users";
import { ensureStreams } from "@touchline/server-kit";
import { type Leading, type LeadOptions, lead } from "./lead.ts";
import type { FeedFigures } from "./metrics.ts";
import { createLease } from "./publish/lease.ts";
import { createStandby } from "./publish/standby.ts";
import { readHeldIds } from "./publish/streams.ts";
import type { OfferSink } from "./source.ts";

export interface FeedOptions extends Omit<LeadOptions, "lease"> {
  /** Called when another node has taken the lead: this one has to end. */
  readonly onDeposed?: () => void;
}

const NOT_LEADING: Omit<FeedFigures, "leads" | "producerLags"> = {
  ...{ events: 0, messages: 0, prices: 0, results: 0, lostResults: 0, waiting: 0, resyncing: 0 },
  producersUp: new Map(),
};

/**
 * Publishes a source to the bus, or waits until the node that does so is gone. A node that waits has its source running, so that it can
 * go on at once.
 */
export const startFeed = async ({ onDeposed, ...options }: FeedOptions) => {
  const { bus, source, log } = options;
  await ensureStreams(bus, BUS_USERS.feed.keeps);
  const standby = createStandby();
  let target: OfferSink = standby.sink;
  let leading: Leading | null = null;

  const stop = (): void => {
    source.stop();
    leading?.stop();
  };
  const onLost = (): void => {
    stop();
    onDeposed?.();
  };
  const lease = await createLease({ bus, producer: source.producer, log, onLost });

  /** The source speaks to whoever is the target. */
  const sink: OfferSink = {
    reference: (reference) => target.reference(reference),
    update: (event) => target.update(event),
    result: (eventId, result) => target.result(eventId, result),
    producer: (name, isUp) => target.producer(name, isUp),
    remove: (eventId) => target.remove(eventId),
    complete: () => target.complete(),
  };

  const takeOver = async (): Promise<void> => {
    if (!(await lease.acquire())) return;
    const next = await lead({ ...options, lease });
    leading = next;
    standby.handOver(next.sink, () => {
      target = next.sink;
    });
  };

  if (await lease.acquire(true)) {
    leading = await lead({ ...options, lease });
    target = leading.sink;
    source.start(sink, leading.heldIds);
  } else {
    source.start(sink, await readHeldIds(await jetstreamManager(bus)));
    takeOver().catch((error: unknown) => {
      log.error({ err: error }, "cannot take over");
      onLost();
    });
  }

  return {
    isReady: (): boolean => leading?.isReady() ?? standby.isComplete(),
    figures: (): FeedFigures => ({
      ...NOT_LEADING,
      ...leading?.figures(),
      leads: leading && lease.isHeld() ? 1 : 0,
      producerLags: source.lags?.() ?? new Map(),
    }),
    stop: (): void => {
      stop();
      lease.release();
    },
  };
};
