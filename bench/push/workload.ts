import { type EventDelta, encodeOfferMessage, type OfferEvent, offerSubject } from "@touchline/protocol";
import { market, offerEvent } from "@touchline/protocol/testing";
import { createRandom } from "../../testkit/random.ts";
import { shuffled } from "../../testkit/sampling.ts";

export interface Workload {
  readonly events: number;
  readonly clients: number;
  /** Number of events that each client watches. */
  readonly watched: number;
  /** Messages per second on the bus, each a change of one event. */
  readonly messagesPerSecond: number;
  readonly changesPerMessage: number;
  /** Tenants whose punters the clients are; without it they are visitors. */
  readonly tenants?: number;
}

/** About the number of markets of a live football match. */
const MARKETS = 60;
const OUTCOMES = 3;
const SLOTS = MARKETS * OUTCOMES;

export const createEvents = (count: number): OfferEvent[] =>
  Array.from({ length: count }, (_, index) =>
    offerEvent({
      id: 20_000 + index,
      tournamentId: 1 + (index % 40),
      game: "LIVE",
      playStatus: "RUNNING",
      detailedPlayStatus: 1,
      markets: Array.from({ length: MARKETS }, (_, position) =>
        market(position * OUTCOMES, [185, 340, 420], { metaMarketId: position + 1, listed: position < 6 }),
      ),
    }),
  );

export interface Message {
  readonly subject: string;
  readonly payload: string;
}

/** Endless changes of prices, with consecutive versions; the state line is as long as a real one. */
export const createMessages = (events: readonly OfferEvent[], changesPerMessage: number, seed: number) => {
  const random = createRandom(seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const versions = new Map(events.map(({ id }) => [id, 1]));
  const states = new Map(events.map((event) => [event.id, JSON.stringify(event)]));
  return (): Message => {
    const event = events[whole(events.length)] as OfferEvent;
    const version = (versions.get(event.id) ?? 1) + 1;
    versions.set(event.id, version);
    const first = whole(SLOTS - changesPerMessage);
    const prices = Array.from({ length: changesPerMessage }, (_, index) => [first + index, 110 + whole(900)]).flat();
    const delta: EventDelta = { version, prices };
    return { subject: offerSubject(event), payload: `${JSON.stringify(delta)}\n${states.get(event.id)}` };
  };
};

export const firstMessage = (event: OfferEvent): Message => ({
  subject: offerSubject(event),
  payload: encodeOfferMessage({ version: event.version, prices: [] }, event),
});

/** The events that each client watches; the same for every contender. */
export const createInterests = ({ events, clients, watched }: Workload): number[][] => {
  const random = createRandom(clients * 7 + events);
  const ids = createEvents(events).map(({ id }) => id);
  return Array.from({ length: clients }, () => shuffled(ids, random).slice(0, watched));
};
