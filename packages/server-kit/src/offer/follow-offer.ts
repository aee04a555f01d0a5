import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  eventIdOfSubject,
  lifecycleSchema,
  REFERENCE_KINDS,
  type ReferenceKind,
  referenceSubject,
  STREAMS,
} from "@touchline/protocol";
import { onDisconnect } from "../bus.ts";
import { listen } from "../listen.ts";
import type { Log } from "../log.ts";
import { followStream } from "./follow-stream.ts";
import { followSuspensions } from "./follow-suspensions.ts";
import type { OfferStore } from "./offer-store.ts";

const SWEEP_MS = 60_000;

const kindOfSubject: ReadonlyMap<string, ReferenceKind> = new Map(
  REFERENCE_KINDS.map((kind) => [referenceSubject(kind), kind]),
);

/**
 * Removes events that the stream no longer has, because the removal message may have been missed. Only events that were known before the
 * query are checked: a newer one may be missing from the answer.
 */
export const sweepEvents = async (bus: NatsConnection, store: OfferStore): Promise<void> => {
  const held = [...store.events.keys()];
  const manager = await jetstreamManager(bus);
  const { state } = await manager.streams.info(STREAMS.offer.name, { subjects_filter: STREAMS.offer.subjects[0] });
  const offered = new Set(Object.keys(state.subjects ?? {}).map(eventIdOfSubject));
  for (const eventId of held) if (!offered.has(eventId)) store.remove(eventId);
};

const followRemovals = (bus: NatsConnection, store: OfferStore, log: Log): void => {
  listen(bus, "lifecycle.>", log, (message) => {
    const { eventId, change } = lifecycleSchema.parse(message.json());
    if (change === "REMOVED") store.remove(eventId);
  });
};

export interface FollowedOffer {
  /** True once the whole offer was read for the first time. */
  readonly isComplete: () => boolean;
  /** True while the offer equals the bus: false during an outage, and until everything was read again after it. */
  readonly isCurrent: () => boolean;
  /** Stream sequence of the last applied message; it falls when everything is read again. */
  readonly applied: () => number;
  readonly stop: () => void;
}

export const followOffer = (bus: NatsConnection, store: OfferStore, log: Log): FollowedOffer => {
  let complete = false;
  let current = false;
  let applied = 0;
  const sweep = (): void => {
    sweepEvents(bus, store).catch((error: unknown) => log.warn({ err: error }, "offer sweep failed"));
  };
  const stopEvents = followStream({
    bus,
    log,
    stream: STREAMS.offer.name,
    apply: (message) => {
      applied = message.seq;
      store.applyEvent(eventIdOfSubject(message.subject), message.string(), message.seq);
    },
    onComplete: () => {
      complete = true;
      current = true;
      sweep();
    },
  });
  const stopReference = followStream({
    bus,
    log,
    stream: STREAMS.reference.name,
    apply: (message) => {
      const kind = kindOfSubject.get(message.subject);
      if (kind) store.applyReference(kind, message.json());
    },
    onComplete: () => {},
  });
  followRemovals(bus, store, log);
  followSuspensions(bus, store.suspend, log);
  onDisconnect(bus, () => {
    current = false;
  });
  const timer = setInterval(sweep, SWEEP_MS);
  return {
    isComplete: () => complete && store.reference() !== null,
    isCurrent: () => current && store.reference() !== null,
    applied: () => applied,
    stop: () => {
      clearInterval(timer);
      stopEvents();
      stopReference();
    },
  };
};
