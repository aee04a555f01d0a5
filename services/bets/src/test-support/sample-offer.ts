import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import {
  type EventDelta,
  encodeOfferMessage,
  heartbeatSubject,
  type OfferEvent,
  offerSubject,
  REFERENCE_KINDS,
  type Reference,
  referenceSubject,
} from "@touchline/protocol";
import { market, offerEvent } from "@touchline/protocol/testing";

export const PRODUCER = "simulator";

/** A kind of market that `packages/betting` has no rule for: it is settled as its source says. */
export const UNRULED_MARKET = 2;

const reference: Reference = {
  sports: [{ id: 1, key: "soccer", names: { en: "Soccer" }, rank: 1, listMarkets: [1], grids: [] }],
  categories: [{ id: 2, sportId: 1, names: { en: "England" }, flag: "eng", rank: 1 }],
  tournaments: [{ id: 3, sportId: 1, categoryId: 2, names: { en: "Second Division" }, rank: 1, top: false }],
  metaMarkets: [
    {
      id: 1,
      key: "result",
      names: { en: "Match result" },
      labels: { en: "Result" },
      group: "main",
      rank: 1,
      line: null,
      betBuilder: true,
      outcomes: [
        { id: 1, names: { en: "{home}" }, labels: { en: "1" } },
        { id: 2, names: { en: "Draw" }, labels: { en: "X" } },
        { id: 3, names: { en: "{away}" }, labels: { en: "2" } },
      ],
    },
    {
      id: UNRULED_MARKET,
      key: "own-special",
      names: { en: "Special" },
      labels: { en: "Special" },
      group: "main",
      rank: 2,
      line: null,
      betBuilder: false,
      outcomes: [1, 2, 3].map((id) => ({ id, names: { en: `${id}` }, labels: { en: `${id}` } })),
    },
  ],
  marketGroups: [],
  catalogs: [],
  promotedOffers: [],
};

const LATER_MS = 30 * 24 * 3_600_000;

export const prematchEvent = (id: number, more: Partial<OfferEvent> = {}): OfferEvent =>
  offerEvent({ id, startsAt: Date.now() + LATER_MS, markets: [market(0, [200, 350, 400])], ...more });

export const liveEvent = (id: number, more: Partial<OfferEvent> = {}): OfferEvent =>
  prematchEvent(id, { game: "LIVE", playStatus: "RUNNING", startsAt: Date.now() - 600_000, ...more });

/** Publishes to a stream; again where nothing was confirmed in time, as on a machine that stood still. */
export const publishStored = async (bus: NatsConnection, subject: string, data: string | Uint8Array): Promise<void> => {
  for (let tries = 4; ; tries -= 1) {
    try {
      await jetstream(bus).publish(subject, data, { timeout: 7_000 });
      return;
    } catch (error) {
      if (tries === 1) throw error;
    }
  }
};

/** Publishes an event as the feed does, with everything in the delta as well. */
export const publishEvent = async (bus: NatsConnection, event: OfferEvent): Promise<void> => {
  const { version, startsAt, game, playStatus, suspended, markets } = event;
  const delta: EventDelta = { version, prices: [], patch: { startsAt, game, playStatus, suspended, markets } };
  await publishStored(bus, offerSubject(event), encodeOfferMessage(delta, event));
};

export const publishReference = async (bus: NatsConnection): Promise<void> => {
  for (const kind of REFERENCE_KINDS)
    await jetstream(bus).publish(referenceSubject(kind), JSON.stringify(reference[kind]));
};

/** Publishes heartbeats of a producer until stopped. */
export const beat = (bus: NatsConnection, producer = PRODUCER): (() => void) => {
  const send = (): void =>
    bus.publish(heartbeatSubject(producer), JSON.stringify({ producer, at: Date.now(), resyncing: false }));
  send();
  const timer = setInterval(send, 200);
  return () => clearInterval(timer);
};
