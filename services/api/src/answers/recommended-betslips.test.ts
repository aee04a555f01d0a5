import { type OfferEvent, recommendedBetslipsSchema, unpackOfferList } from "@touchline/protocol";
import { indexReference, type Offer } from "@touchline/server-kit";
import { expect, test } from "vitest";
import { NOW, sampleEvents, sampleReference, soccerMarkets } from "../test-support/sample-offer.ts";
import { answerRecommendedBetslips } from "./recommended-betslips.ts";

const HOUR = 3_600_000;
const [template] = sampleEvents() as [OfferEvent];
const TOP = { categoryId: 11, tournamentId: 101 };

const soccer = (id: number, changes: Partial<OfferEvent> = {}): OfferEvent => ({
  ...structuredClone(template),
  id,
  startsAt: NOW + id * 60_000,
  ...TOP,
  ...changes,
});

const withPrices = (prices: readonly number[]): OfferEvent["markets"] =>
  soccerMarkets().map((market) => (market.slot === 0 ? { ...market, prices: [...prices] } : market));

const recommend = (
  events: readonly OfferEvent[],
  game: "sports" | "live" = "sports",
  tournaments: readonly number[] = [],
) => {
  const offer: Offer = {
    events: new Map(events.map((event) => [event.id, event])),
    reference: indexReference(sampleReference),
  };
  return recommendedBetslipsSchema.parse(
    answerRecommendedBetslips(offer, { game, lines: false, locale: "en", tournaments }, NOW),
  );
};

const picksOf = (events: readonly OfferEvent[], game?: "sports" | "live", tournaments?: readonly number[]) =>
  recommend(events, game, tournaments).betslips.map(({ picks }) =>
    picks.map(({ eventId, slot }) => `${eventId}/${slot}`),
  );

test("HOME-9 a slip has the favourites of up to four events, each from the next listed market", () => {
  expect(picksOf([soccer(1), soccer(2), soccer(3), soccer(4), soccer(5)])).toEqual([["1/0", "2/5", "3/0", "4/5"]]);
});

test("HOME-9 includes the picked events with their prices", () => {
  const { events } = recommend([soccer(1), soccer(2), soccer(9, { startsAt: NOW + 48 * HOUR })]);
  expect(unpackOfferList(events).events.map(({ id }) => id)).toEqual([1, 2]);
});

test("HOME-9 takes promoted events before those of top tournaments, and no others", () => {
  const plain = { categoryId: 10, tournamentId: 100 };
  const events = [soccer(1), soccer(2, plain), soccer(3, { ...plain, catalogIds: [1] }), soccer(4)];
  expect(picksOf(events)).toEqual([["3/0", "1/5", "4/0"]]);
});

test("CONFIG-3 takes events of a bettor's tournaments before all others, though nobody promotes them", () => {
  const plain = { categoryId: 10, tournamentId: 100 };
  const events = [soccer(1), soccer(2, plain), soccer(3, { ...plain, catalogIds: [1] }), soccer(4)];
  expect(picksOf(events, "sports", [100])).toEqual([["2/0", "3/5", "1/0", "4/5"]]);
});

test("HOME-9 picks only offered and open outcomes", () => {
  const events = [
    soccer(1, { suspended: true }),
    soccer(2, { playStatus: "ENDED" }),
    soccer(3, { markets: [] }),
    soccer(4, { markets: withPrices([-148, 0, 201]) }),
    soccer(5),
  ];
  expect(picksOf(events)).toEqual([["4/2", "5/5"]]);
});

test("HOME-9 picks neither certainties nor long shots", () => {
  const events = [soccer(1, { markets: withPrices([110, 420, 710]) }), soccer(2), soccer(3)];
  expect(picksOf(events)).toEqual([["1/5", "2/5", "3/0"]]);
});

test("HOME-9 makes no slip of a single pick", () => {
  expect(picksOf([soccer(1)])).toEqual([]);
});

test("HOME-9 takes events that start within a day for sports, and events in play for live", () => {
  const live = { game: "LIVE", playStatus: "RUNNING", startsAt: NOW - HOUR } as const;
  const events = [soccer(1), soccer(2), soccer(3, live), soccer(4, live), soccer(5, { startsAt: NOW + 25 * HOUR })];
  expect(picksOf(events)).toEqual([["1/0", "2/5"]]);
  expect(picksOf(events, "live")).toEqual([["3/0", "4/5"]]);
});

test("HOME-9 gives the same slips for the same offer, in whatever order it was received", () => {
  const events = [soccer(1), soccer(2), soccer(3), soccer(4)];
  expect(picksOf(events.toReversed())).toEqual(picksOf(events));
});
