import type { NatsConnection } from "@nats-io/transport-node";
import {
  type EventResult,
  encodeOfferMessage,
  encodeSuspensions,
  isSuspensionOnly,
  type Lifecycle,
  lifecycleSubject,
  type OfferEvent,
  offerSubject,
  REFERENCE_KINDS,
  type Reference,
  referenceSubject,
  resultSubject,
  suspensionsSubject,
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
  readonly late: Pick<LateResults, "publish" | "removed" | "lost">;
  readonly isOpen: () => boolean;
  /** Deletes an event from the streams. */
  readonly purge: (event: OfferEvent) => void;
  readonly complete: () => void;
}

const TURN_MS = 8;

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
  const producers = new Map<string, boolean>();

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

  /** The newest one: an older one must never be the last of its event. */
  const remakeResult = (given: EventResult) => (): string => JSON.stringify(ledger.result(given.eventId) ?? given);

  const encode =
    ({ event, delta }: Change) =>
    (): string =>
      encodeOfferMessage(delta, event);

  const publish = (change: Change): void => {
    const { event, delta, slots } = change;
    counts.messages += 1;
    counts.prices += delta.prices.length / 2;
    // Slots are published first: an outcome must never be visible under a slot that a restart could assign again.
    if (slots) outbox.send(slotsSubject(event), () => JSON.stringify(slots), remakeSlots(event.id));
    outbox.send(offerSubject(event), encode(change), remakeOffer(event.id), slotsSubject(event));
    for (const step of lifecycleOf(change)) announce(event, step);
  };

  const publishReference = (): void => {
    for (const kind of reference ? REFERENCE_KINDS : []) {
      const make = (): string => JSON.stringify(reference?.[kind]);
      outbox.send(referenceSubject(kind), make, make);
    }
  };

  /** Its message follows with the next flush. */
  const announceSuspensions = (changes: readonly Change[]): void => {
    const events = changes.map(({ event, delta }) => [event.id, delta.version] as const);
    const [first] = changes;
    if (first && isOpen()) bus.publish(suspensionsSubject(first.event.producer), encodeSuspensions(events));
    for (const change of changes) {
      const { event } = change;
      outbox.postpone(offerSubject(event), remakeOffer(event.id), slotsSubject(event), encode(change));
    }
    counts.messages += changes.length;
  };

  /** In short turns: heartbeats and acknowledgements have to get through. The states of what is suspended as a whole come last. */
  const relock = (eventIds: readonly number[]): void => {
    const end = performance.now() + TURN_MS;
    const suspended: Change[] = [];
    let next = 0;
    while (next < eventIds.length && performance.now() <= end) {
      const change = ledger.relock(eventIds[next] as number);
      next += 1;
      if (!change) continue;
      if (isSuspensionOnly(change.delta)) suspended.push(change);
      else publish(change);
    }
    announceSuspensions(suspended);
    if (next < eventIds.length) setImmediate(relock, eventIds.slice(next));
    else outbox.flush();
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
      const result = ledger.settle(eventId, given);
      if (!result) return;
      outbox.send(resultSubject(event), () => JSON.stringify(result), remakeResult(result));
      counts.results += 1;
    },
    producer: (name, isUp) => {
      if ((producers.get(name) ?? true) !== isUp) {
        ledger.setProducer(name, isUp);
        relock(ledger.ids());
      }
      producers.set(name, isUp);
    },
    remove: (eventId) => {
      const [result, slots] = [ledger.result(eventId), ledger.slots(eventId)];
      const event = ledger.remove(eventId);
      if (!event) return;
      if (slots) late.removed({ address: event, result, slots });
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
      outbox.postpone(offerSubject(event), remakeOffer(eventId), slotsSubject(event));
      const result = ledger.result(eventId);
      if (result) outbox.postpone(resultSubject(event), remakeResult(result));
    }
    outbox.flush();
  };

  return {
    sink,
    publish,
    publishAll,
    figures: () => ({
      ...counts,
      lostResults: late.lost(),
      events: ledger.ids().length,
      producersUp: new Map([...producers].map(([name, isUp]) => [name, isUp ? 1 : 0])),
    }),
  };
};
