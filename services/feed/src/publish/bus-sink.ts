import type { NatsConnection } from "@nats-io/transport-node";
import {
  encodeOfferMessage,
  type Lifecycle,
  lifecycleSubject,
  type OfferEvent,
  offerSubject,
  REFERENCE_KINDS,
  type Reference,
  referenceSubject,
  resultSubject,
} from "@touchline/protocol";
import type { Change, Ledger } from "../normalise/ledger.ts";
import type { OfferSink } from "../source.ts";
import type { LateResults } from "./late-results.ts";
import type { Outbox } from "./outbox.ts";
import { slotsSubject } from "./streams.ts";

export interface BusSinkOptions {
  readonly bus: Pick<NatsConnection, "publish">;
  readonly ledger: Ledger;
  readonly outbox: Outbox;
  readonly late: Pick<LateResults, "publish" | "lost">;
  readonly isOpen: () => boolean;
  /** Deletes an event from the streams. */
  readonly purge: (event: OfferEvent) => void;
  readonly complete: () => void;
}

type LifecycleChange = Lifecycle["change"];

const hasEnded = ({ playStatus }: Pick<OfferEvent, "playStatus">): boolean =>
  playStatus === "ENDED" || playStatus === "ABANDONED";

const lifecycleOf = ({ event, before }: Change): readonly LifecycleChange[] => [
  ...(before ? [] : (["ADDED"] as const)),
  ...(event.game === "LIVE" && before?.game !== "LIVE" ? (["WENT_LIVE"] as const) : []),
  ...(hasEnded(event) && !(before && hasEnded(before)) ? (["ENDED"] as const) : []),
];

/** The sink of a source: computes changes by the ledger and publishes them. */
export const createBusSink = ({ bus, ledger, outbox, late, isOpen, purge, complete }: BusSinkOptions) => {
  let reference: Reference | null = null;
  const counts = { messages: 0, prices: 0, results: 0 };
  /** Versions of the results that were published for offered events. */
  const resultVersions = new Map<number, number>();

  const announce = ({ id, sportId, tournamentId }: OfferEvent, change: LifecycleChange): void => {
    if (!isOpen()) return;
    const message: Lifecycle = { eventId: id, sportId, change };
    bus.publish(lifecycleSubject({ id, sportId, tournamentId }), JSON.stringify(message));
  };

  const remakeOffer = (eventId: number) => (): string | null => {
    const change = ledger.refresh(eventId);
    return change && encodeOfferMessage(change.delta, change.event);
  };

  const remakeSlots = (eventId: number) => (): string | null => {
    const slots = ledger.slots(eventId);
    return slots && JSON.stringify(slots);
  };

  const publish = (change: Change): void => {
    const { event, delta, slots } = change;
    counts.messages += 1;
    counts.prices += delta.prices.length / 2;
    // Slots are published first: an outcome must never be visible under a slot that a restart could assign again.
    if (slots) outbox.send(slotsSubject(event), () => JSON.stringify(slots), remakeSlots(event.id));
    outbox.send(offerSubject(event), () => encodeOfferMessage(delta, event), remakeOffer(event.id));
    for (const step of lifecycleOf(change)) announce(event, step);
  };

  const publishReference = (): void => {
    for (const kind of reference ? REFERENCE_KINDS : []) {
      const make = (): string => JSON.stringify(reference?.[kind]);
      outbox.send(referenceSubject(kind), make, make);
    }
  };

  const sink: OfferSink = {
    reference: (given) => {
      reference = given;
      publishReference();
    },
    update: (source) => {
      const change = ledger.update(source);
      if (!change) return 0;
      publish(change);
      return change.delta.prices.length / 2;
    },
    result: (eventId, given) => {
      const event = ledger.get(eventId);
      if (!event) {
        late.publish(eventId, given);
        return;
      }
      // Of two results with one version the second would be ignored.
      const change = event.version === resultVersions.get(eventId) ? ledger.refresh(eventId) : null;
      if (change) publish(change);
      const result = ledger.settle(eventId, given);
      resultVersions.set(eventId, event.version);
      const make = (): string => JSON.stringify(result);
      outbox.send(resultSubject(event), make, make);
      counts.results += 1;
    },
    remove: (eventId) => {
      const event = ledger.remove(eventId);
      if (!event) return;
      resultVersions.delete(eventId);
      outbox.drop(offerSubject(event));
      outbox.drop(slotsSubject(event));
      purge(event);
      announce(event, "REMOVED");
    },
    complete,
  };

  /** Publishes everything again, for a bus that may have lost it. */
  const publishAll = (): void => {
    publishReference();
    for (const eventId of ledger.ids()) {
      const event = ledger.get(eventId) as OfferEvent;
      outbox.postpone(slotsSubject(event), remakeSlots(eventId));
      outbox.postpone(offerSubject(event), remakeOffer(eventId));
    }
    outbox.flush();
  };

  return {
    sink,
    publish,
    publishAll,
    figures: () => ({ ...counts, lostResults: late.lost(), events: ledger.ids().length }),
  };
};
