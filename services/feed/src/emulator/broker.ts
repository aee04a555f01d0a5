import { createRandom } from "../sources/simulator/chance/random.ts";
import { buildRoutingKey, type MessageType } from "../sources/unified-feed/wire/routing-key.ts";
import type { Urn } from "../sources/unified-feed/wire/urn.ts";
import { document, tag } from "../sources/unified-feed/wire/write-xml.ts";
import { type Faults, NO_FAULTS } from "./faults.ts";
import { LIVE, type Outgoing } from "./world.ts";

/** Puts a message on the exchange. */
export type Publish = (routingKey: string, body: string) => void;

/** How long a message is held that others overtake. */
const OVERTAKEN_MS = 40;
const MOST_BROKEN = 60;

const keyOf = (type: MessageType, producer: number, sport: number | null, event: Urn | null, node: number | null) =>
  buildRoutingKey({
    ...{ priority: event ? "hi" : null, prematch: event !== null && producer !== LIVE },
    ...{ live: event !== null && producer === LIVE, type, sport, event, node },
  });

/** Sends messages as they are, or as the faults have it. */
export const createBroker = (publish: Publish) => {
  let faults: Faults = NO_FAULTS;
  let random = createRandom(1);
  const sent = { messages: 0 };

  const deliver = (key: string, body: string): void => {
    sent.messages += 1;
    if (faults.late > 0) setTimeout(() => publish(key, body), faults.late);
    else publish(key, body);
  };

  /** Cut somewhere, or with a sign in it that does not belong there. */
  const broken = (body: string): string => {
    const at = Math.floor(random() * body.length);
    return random() < 0.5 ? body.slice(0, at) : `${body.slice(0, at)}<&${body.slice(at, at + MOST_BROKEN)}`;
  };

  const distort = (key: string, body: string): void => {
    const { lost, duplicated, reordered, malformed } = faults;
    const chance = random();
    if (chance < lost) return;
    if (chance < lost + malformed) deliver(key, broken(body));
    else if (chance < lost + malformed + reordered) setTimeout(() => deliver(key, body), OVERTAKEN_MS * random());
    else {
      deliver(key, body);
      if (random() < duplicated) deliver(key, body);
    }
  };

  const isSilent = (producer: number): boolean => faults.silent.includes(producer);

  return {
    set: (given: Faults): void => {
      faults = given;
      random = createRandom(given.seed);
    },
    faults: (): Faults => faults,
    send: ({ type, producer, sport, urn, xml }: Outgoing): void => {
      if (!isSilent(producer)) distort(keyOf(type, producer, sport, urn, null), document(xml(null)));
    },
    /** What answers a recovery. */
    answer: ({ type, producer, sport, urn, xml }: Outgoing, requestId: number, node: number): void => {
      if (!isSilent(producer)) deliver(keyOf(type, producer, sport, urn, node), document(xml(requestId)));
    },
    alive: (producer: number): void => {
      if (isSilent(producer) || faults.withoutAlives) return;
      const subscribed = faults.unsubscribed.includes(producer) ? 0 : 1;
      deliver(
        keyOf("alive", producer, null, null, null),
        document(tag("alive", { product: producer, timestamp: Date.now(), subscribed })),
      );
    },
    snapshotComplete: (producer: number, requestId: number, node: number): void => {
      if (isSilent(producer)) return;
      deliver(
        keyOf("snapshot_complete", producer, null, null, node),
        document(tag("snapshot_complete", { product: producer, timestamp: Date.now(), request_id: requestId })),
      );
    },
    sent: (): number => sent.messages,
  };
};

export type Broker = ReturnType<typeof createBroker>;
