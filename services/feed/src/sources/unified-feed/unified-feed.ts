import type { Log } from "@touchline/server-kit";
import type { JointPrice, OfferSink, OfferSource, SourcePick } from "../../source.ts";
import { startConnection } from "./connection.ts";
import {
  producerDownSeconds,
  receivedMessages,
  recoveries,
  recoveryTries,
  refusedMessages,
  unmappedMarkets,
  unreadMessages,
} from "./metrics.ts";
import { ApiError, createApi } from "./reference/api.ts";
import { readJointPrice } from "./reference/joint-price.ts";
import { createLibrary } from "./reference/library.ts";
import type { Producer } from "./reference/read-reference.ts";
import {
  createProducers,
  type Effect,
  PROVIDER_TIMES,
  type Producers,
  type ProducerTimes,
  type ProducerView,
} from "./state/producers.ts";
import { createTrackedEvents } from "./tracked-events.ts";
import type { FeedMessage } from "./wire/messages.ts";
import { readMessage } from "./wire/read-message.ts";
import { RefusedMessage } from "./wire/refusal.ts";
import { parseRoutingKey } from "./wire/routing-key.ts";
import { eventIdOf, eventUrnOf, formatUrn, type Urn } from "./wire/urn.ts";

export interface UnifiedFeedOptions {
  readonly amqpUrl: string;
  readonly exchange: string;
  readonly apiUrl: string;
  readonly token: string;
  /** Distinguishes our nodes: recoveries are answered to the one that asked. */
  readonly node: number;
  readonly removeAfter: number;
  readonly topTournaments: readonly number[];
  /** The prefix of the provider's ids. */
  readonly urnPrefix: string;
  readonly log: Log;
  readonly times?: ProducerTimes;
  readonly apiTimeoutMs?: number;
  /** The provider is the emulator: tests may end its matches and correct their results. */
  readonly emulated?: boolean;
  /** Called with every message, before it is read. */
  readonly onCame?: (routingKey: string, body: string) => void;
}

/** How late the silence of a producer may be noticed: little of the second within which its markets are locked. */
const TICK_MS = 100;
/**
 * How long changes of an event are collected; what closes a market does not wait. The longer a handover takes, the longer the next one
 * waits: under load an event is published less often with more changes at once, and most of the time is left for reading.
 */
const FLUSH_MS = { least: 20, most: 60, perHandover: 5 };
const API_TIMEOUT_MS = 30_000;

const isSystem = (message: FeedMessage) => message.type === "alive" || message.type === "snapshot_complete";

export interface UnifiedFeed extends OfferSource {
  readonly isUp: () => boolean;
  readonly health: () => {
    readonly connected: boolean;
    readonly producers: readonly (Pick<ProducerView, "name" | "phase" | "reason" | "tries"> & {
      readonly downSeconds: number;
      readonly lagSeconds: number | null;
    })[];
  };
}

/** A provider that speaks the protocol of the Unified Odds Feed. */
export const createUnifiedFeed = (options: UnifiedFeedOptions): UnifiedFeed => {
  const { log, node, times = PROVIDER_TIMES } = options;
  const api = createApi({
    ...{ url: options.apiUrl, token: options.token, node },
    timeoutMs: options.apiTimeoutMs ?? API_TIMEOUT_MS,
  });
  let sink: OfferSink;
  let held: ReadonlySet<number> = new Set();
  let producers: Producers = createProducers([]);
  const known = new Map<number, Producer>();
  const lastAlive = new Map<number, number>();
  /** The provider's time at which a recovery was asked for. */
  const askedAt = new Map<number, number>();
  const lags = new Map<string, number>();
  const notYetUp = new Set<number>();
  const downSince = new Map<number, number>();
  /** When an event was asked for alone the last time. */
  const eventRecoveries = new Map<number, number>();
  const eventTimers = new Map<number, NodeJS.Timeout>();
  let isComplete = false;
  let flushing: NodeJS.Timeout | null = null;
  let flushAfter = FLUSH_MS.least;
  let ticking: NodeJS.Timeout | undefined;
  let connection: ReturnType<typeof startConnection> | null = null;
  /** Unique over restarts: answers to what a node before asked for may still come. */
  let nextEventRequest = 2 ** 31 + Math.floor(Date.now() / 1_000);

  const library = createLibrary({
    ...{ api, log, top: new Set(options.topTournaments) },
    onLoaded: (eventId) => {
      events.touch(eventId);
      flushSoon();
    },
    onReference: (reference) => sink.reference(reference),
  });
  const events = createTrackedEvents({
    sink: () => sink,
    fixtureOf: library.fixtureOf,
    names: {
      nameOf: library.nameOf,
      producerName: (id) => known.get(id)?.name ?? `${id}`,
      onUnmapped: () => unmappedMarkets.inc(),
    },
    groupsOf: library.groupsOf,
    isHeld: (eventId) => held.has(eventId),
    removeAfter: options.removeAfter,
    onForgotten: (urn, eventId) => {
      eventRecoveries.delete(eventId);
      library.forget(urn, eventId);
    },
  });

  const flush = (): void => {
    if (flushing) clearTimeout(flushing);
    flushing = null;
    const start = performance.now();
    events.flush();
    const took = performance.now() - start;
    flushAfter = Math.min(FLUSH_MS.most, Math.max(FLUSH_MS.least, FLUSH_MS.perHandover * took));
  };
  const flushSoon = (): void => {
    flushing ??= setTimeout(flush, flushAfter);
  };

  const labelOf = (producer: number): string => known.get(producer)?.name ?? "unknown";

  const perform = (effects: readonly Effect[]): void => {
    for (const effect of effects) act(effect);
  };

  const act = (effect: Effect): void => {
    const producer = labelOf(effect.producer);
    switch (effect.kind) {
      case "lock":
        downSince.set(effect.producer, Date.now());
        sink.producer(producer, false);
        log.warn({ producer, reason: effect.reason }, "producer down, its markets are locked");
        return;
      case "unlock":
        // Everything before it is handed over first.
        flush();
        sink.producer(producer, true);
        downSince.delete(effect.producer);
        notYetUp.delete(effect.producer);
        log.info({ producer }, "producer up");
        return;
      case "request":
        askedAt.set(effect.requestId, lastAlive.get(effect.producer) ?? 0);
        log.info({ producer, after: effect.after, requestId: effect.requestId }, "recovery requested");
        api
          .recover(known.get(effect.producer)?.product ?? "", effect.requestId, effect.after)
          .catch((error: unknown) => {
            log.error(
              { producer, err: error, requestId: effect.requestId },
              "recovery was not accepted, it is repeated",
            );
            perform(producers.requestFailed(effect.requestId));
          });
        return;
      case "recovery":
        recoveries.inc({ producer, outcome: effect.outcome });
        if (effect.outcome === "timed_out")
          log.error({ producer, tries: effect.tries }, "recovery does not complete, its markets stay locked");
    }
  };

  const recoverEvent = (urn: Urn, eventId: number, what: "odds" | "stateful_messages", of: Iterable<number>): void => {
    for (const producer of of) {
      const requestId = nextEventRequest;
      nextEventRequest += 1;
      api
        .recoverEvent(known.get(producer)?.product ?? "", what, urn, requestId)
        .catch((error: unknown) => log.error({ eventId, what, err: error }, "recovery of an event was not accepted"));
    }
  };

  /** What it said is lost: the event is asked for again, but not more often than the provider likes. */
  const refuse = (routingKey: string, error: RefusedMessage): void => {
    refusedMessages.inc({ reason: error.reason });
    log.debug({ routingKey: routingKey.slice(0, 200), reason: error.reason, err: error.message }, "message refused");
    const urn = parseRoutingKey(routingKey)?.event;
    const eventId = urn && eventIdOf(urn);
    if (!urn || eventId === null || eventId === undefined || !events.isTracked(eventId)) return;
    if (eventTimers.has(eventId)) return;
    const wait = Math.max(0, (eventRecoveries.get(eventId) ?? 0) + times.wait - Date.now());
    eventTimers.set(
      eventId,
      setTimeout(() => {
        eventTimers.delete(eventId);
        eventRecoveries.set(eventId, Date.now());
        recoverEvent(urn, eventId, "odds", events.producersOf(eventId));
        recoverEvent(urn, eventId, "stateful_messages", events.producersOf(eventId));
      }, wait),
    );
  };

  /** Once every producer has told all it has. What is held from before and was not spoken of is asked for by name. */
  const completeIfSo = (): void => {
    if (isComplete || notYetUp.size > 0 || known.size === 0 || !library.isIdle()) return;
    flush();
    isComplete = true;
    for (const eventId of held) {
      const urn = events.isTracked(eventId) ? null : eventUrnOf(eventId, options.urnPrefix);
      if (urn) recoverEvent(urn, eventId, "stateful_messages", known.keys());
    }
    sink.complete();
  };

  const take = (message: FeedMessage, now: number): void => {
    switch (message.type) {
      case "alive":
        lastAlive.set(message.producer, message.timestamp);
        perform(producers.alive(message.producer, message.timestamp, message.subscribed, now));
        return;
      case "snapshot_complete": {
        const before = askedAt.get(message.requestId);
        const effects = producers.snapshotComplete(message.producer, message.requestId);
        if (effects.length > 0 && before !== undefined)
          events.closeUnrecovered(message.producer, message.requestId, before);
        askedAt.delete(message.requestId);
        perform(effects);
        return;
      }
      case "fixture_change": {
        const eventId = eventIdOf(message.event);
        if (eventId !== null && events.isTracked(eventId)) library.reload(message.event, eventId);
        return;
      }
      default:
        events.apply(message);
        flushSoon();
    }
  };

  const onMessage = (routingKey: string, body: Buffer): void => {
    const text = body.toString();
    options.onCame?.(routingKey, text);
    try {
      const message = readMessage(routingKey, text);
      const now = Date.now();
      const producer = labelOf(message.producer);
      take(message, now);
      receivedMessages.inc({ producer });
      // What answers a recovery may be old.
      if (isSystem(message) || ("requestId" in message && message.requestId !== null)) return;
      lags.set(producer, (now - message.timestamp) / 1_000);
      perform(producers.processed(message.producer, message.timestamp, now));
    } catch (error) {
      if (!(error instanceof RefusedMessage)) log.error({ routingKey, err: error }, "message could not be processed");
      refuse(routingKey, error instanceof RefusedMessage ? error : new RefusedMessage("failed", "not processed"));
    }
  };

  const downFor = (producer: number): number => (Date.now() - (downSince.get(producer) ?? Date.now())) / 1_000;

  const run = async (): Promise<void> => {
    for (const producer of await library.load()) {
      known.set(producer.id, producer);
      downSince.set(producer.id, Date.now());
      notYetUp.add(producer.id);
      sink.producer(producer.name, false);
    }
    producers = createProducers([...known.values()], times, Math.floor(Date.now() / 1_000));
    ticking = setInterval(() => {
      perform(producers.tick(Date.now()));
      producerDownSeconds.set(Math.max(0, ...downSince.keys().map(downFor)));
      recoveryTries.set(Math.max(0, ...producers.view().map(({ tries }) => tries)));
      completeIfSo();
    }, TICK_MS);
    connection = startConnection({
      ...{ url: options.amqpUrl, exchange: options.exchange, node, log, onMessage },
      onUnread: (messages) => unreadMessages.set(messages),
      onLost: () => perform(producers.disconnected()),
    });
  };

  /** Whether the emulator can do it is seen when it has. */
  const command = (eventId: number, name: "end" | "correct", what: object): boolean => {
    const urn = events.isTracked(eventId) ? eventUrnOf(eventId, options.urnPrefix) : null;
    if (!urn) return false;
    const body = JSON.stringify({ event: formatUrn(urn), ...what });
    fetch(new URL(`/emulator/${name}`, options.apiUrl), { method: "POST", body }).catch((error: unknown) =>
      log.error({ eventId, err: error }, "the emulator did not take a command"),
    );
    return true;
  };

  /** What the provider does not combine it refuses as a bad request. */
  const priceTogether = async (eventId: number, picks: readonly SourcePick[]): Promise<JointPrice> => {
    const selections = events.selectionsOf(eventId, picks);
    if (!selections) return { error: "UNAVAILABLE" };
    try {
      return readJointPrice(await api.calculate(selections));
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return { error: "NOT_COMBINABLE" };
      throw error;
    }
  };

  return {
    producer: "unified",
    priceTogether,
    lags: () => lags,
    health: () => ({
      connected: connection?.isConnected() ?? false,
      producers: producers.view().map(({ id, name, phase, reason, tries }) => ({
        ...{ name, phase, reason, tries, downSeconds: Math.round(downFor(id)), lagSeconds: lags.get(name) ?? null },
      })),
    }),
    ...(options.emulated && {
      end: (eventId, ending) => command(eventId, "end", { ending }),
      correct: (eventId, score) => command(eventId, "correct", { score }),
    }),
    isUp: () => producers.view().every(({ phase }) => phase === "UP"),
    start: (target, before) => {
      sink = target;
      held = new Set(before);
      run().catch((error: unknown) => log.error({ err: error }, "the provider's feed could not be started"));
    },
    stop: () => {
      clearInterval(ticking);
      if (flushing) clearTimeout(flushing);
      for (const timer of eventTimers.values()) clearTimeout(timer);
      library.stop();
      events.stop();
      void connection?.stop();
    },
  };
};
