import type { NatsConnection } from "@nats-io/transport-node";
import {
  createOfferStore,
  createProducers,
  type FollowedOffer,
  followOffer,
  followProducers,
  type Log,
  type Offer,
  type OfferStore,
  type Producers,
} from "@touchline/server-kit";
import type { OfferNow } from "./accept/judge-leg.ts";

export interface OfferView {
  readonly follow: (bus: NatsConnection) => void;
  /** For names and delays; null until the offer was complete once. */
  readonly described: () => Offer | null;
  /** For prices; null while the bus connection is lost, because prices would be stale. */
  readonly current: () => Omit<OfferNow, "builder"> | null;
  /** Events changed since the last call. */
  readonly takeChanged: () => ReadonlySet<number>;
  /** How far behind the producers this node is, and how silent they are. */
  readonly producers: () => ReturnType<Producers["figures"]>;
  readonly stop: () => void;
}

export const createOfferView = (log: Log): OfferView => {
  const store = createOfferStore();
  let followed: FollowedOffer | null = null;
  const producers = createProducers(() => followed?.applied() ?? 0);
  let changed = new Set<number>();
  const noting: OfferStore = {
    ...store,
    applyEvent: (eventId, message, sequence) => {
      store.applyEvent(eventId, message, sequence);
      changed.add(eventId);
    },
    suspend: (eventId, version) => {
      store.suspend(eventId, version);
      changed.add(eventId);
    },
    remove: (eventId) => {
      store.remove(eventId);
      changed.add(eventId);
    },
  };
  return {
    follow: (bus: NatsConnection) => {
      followed = followOffer(bus, noting, log);
      followProducers(bus, producers, log);
    },
    described: (): Offer | null => {
      const reference = store.reference();
      return reference && followed?.isComplete() ? { events: store.events, reference } : null;
    },
    current: () =>
      followed?.isCurrent()
        ? {
            event: (eventId: number) => store.events.get(eventId),
            producer: (producer: string) => producers.stateOf(producer, Date.now()),
          }
        : null,
    takeChanged: () => {
      const taken = changed;
      changed = new Set();
      return taken;
    },
    producers: () => producers.figures(Date.now()),
    stop: () => followed?.stop(),
  };
};
