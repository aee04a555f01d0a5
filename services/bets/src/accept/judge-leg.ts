import { agreesToMove, slotsNow } from "@touchline/betting";
import type { Leg } from "@touchline/db";
import {
  type BuilderAnswer,
  type OddsChanges,
  type OfferEvent,
  type PlayStatus,
  priceState,
  type RejectionCode,
} from "@touchline/protocol";
import type { ProducerState } from "@touchline/server-kit";
import { builderKey, isBuilder } from "./terms.ts";

/** The offer at the moment of a decision. */
export interface OfferNow {
  readonly event: (eventId: number) => OfferEvent | undefined;
  readonly producer: (producer: string) => ProducerState;
  /** The producer's answer for a bet builder, by `builderKey`. */
  readonly builder: (key: string) => BuilderAnswer | undefined;
}

export interface LegNow {
  /** Why the leg cannot be accepted; null where it can. */
  readonly code: RejectionCode | null;
  /** The current price; null where there is none. */
  readonly price: number | null;
  readonly version: number | null;
}

const OVER: readonly PlayStatus[] = ["ENDED", "ABANDONED"];

export const isOver = ({ playStatus }: Pick<OfferEvent, "playStatus">): boolean => OVER.includes(playStatus);

const priceIn = (markets: OfferEvent["markets"], slot: number): number => {
  const market = markets.find((one) => slot >= one.slot && slot < one.slot + one.prices.length);
  return market?.prices[slot - market.slot] ?? 0;
};

/** Current prices of the outcomes of a leg; 0 where one is not offered. */
export const pricesOf = (leg: Pick<Leg, "slots" | "outcomes">, { markets }: OfferEvent): readonly number[] =>
  slotsNow(leg, markets).map((slot) => priceIn(markets, slot));

const outcomesCode = (event: OfferEvent, prices: readonly number[]): RejectionCode | null => {
  const states = prices.map(priceState);
  if (states.includes("unavailable")) return "NOT_OFFERED";
  return event.suspended || states.includes("suspended") ? "SUSPENDED" : null;
};

const PRODUCER_CODES: Readonly<Record<ProducerState, RejectionCode | null>> = {
  alive: null,
  silent: "FEED_SILENT",
  unknown: "NOT_DECIDED",
  behind: "STALE_OFFER",
};

/**
 * Whether it is too late for a bet: the start of an event that is not in play has passed, by the server's view whatever the client says
 * of the event; or the bettor saw it before its start and it is in play now.
 */
const hasStarted = (leg: Leg, event: OfferEvent, now: number): boolean =>
  event.game === "LIVE" ? leg.game !== "LIVE" : event.startsAt <= now;

/** Reasons that hold for the whole event, whatever the outcome. */
const eventCode = (leg: Leg, event: OfferEvent, offer: OfferNow, now: number): RejectionCode | null => {
  if (isOver(event)) return "EVENT_ENDED";
  if (hasStarted(leg, event, now)) return "EVENT_STARTED";
  const producer = PRODUCER_CODES[offer.producer(event.producer)];
  if (producer) return producer;
  return event.version < leg.eventVersion ? "STALE_OFFER" : null;
};

const BUILDER_CODES: Readonly<Record<Extract<BuilderAnswer, { error: string }>["error"], RejectionCode>> = {
  UNKNOWN_EVENT: "NOT_OFFERED",
  UNAVAILABLE: "NOT_OFFERED",
  NOT_COMBINABLE: "NOT_COMBINABLE",
};

/** A bet builder price is valid for one version of its event; after another version it has to be requested again. */
const builderPrice = (leg: Leg, event: OfferEvent, offer: OfferNow): Pick<LegNow, "code" | "price"> => {
  const answer = offer.builder(builderKey(leg));
  if (!answer) return { code: "NOT_DECIDED", price: null };
  if ("error" in answer) return { code: BUILDER_CODES[answer.error], price: null };
  return answer.version === event.version
    ? { code: null, price: answer.price }
    : { code: "STALE_OFFER", price: answer.price };
};

export const judgeLeg = (leg: Leg, oddsChanges: OddsChanges, offer: OfferNow, now: number): LegNow => {
  const event = offer.event(leg.eventId);
  if (!event) return { code: "NOT_OFFERED", price: null, version: null };
  const { version } = event;
  const prices = pricesOf(leg, event);
  const open = outcomesCode(event, prices);
  const { code: unpriced, price } =
    isBuilder(leg) && open === null
      ? builderPrice(leg, event, offer)
      : { code: null, price: open === null ? (prices[0] as number) : null };
  const obstacle = eventCode(leg, event, offer, now) ?? open ?? unpriced;
  if (obstacle) return { code: obstacle, price, version };
  const agrees = price !== null && agreesToMove(oddsChanges, leg.odds, price);
  return { code: agrees ? null : "ODDS_CHANGED", price, version };
};
