import type { PreparedRequest } from "@touchline/db";
import type { OfferEvent } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { expect, test } from "vitest";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { createPriceMoves } from "./price-moves.ts";

const legOf = (hash: string, eventId: number, slots: number[]) => ({
  ...{ hash, eventId, eventVersion: 1, game: "LIVE", slots, odds: 200, banker: false, event: null, outcomes: [] },
});
type SampleLeg = ReturnType<typeof legOf>;

const requestOn = (...bets: (readonly SampleLeg[])[]): PreparedRequest => ({
  ...{ punter: "ana", reqUuid: "r", currency: "EUR", digits: 2, betslipId: "s", acceptAt: 0 },
  bets: bets.map((legs, index) => ({
    ...{ id: `b${index}`, brand: "default", type: "single", stake: 1n, payinTax: 0n, payinBonus: 0n },
    ...{ terms: { legs }, told: null },
  })),
});

const setUp = (...bets: (readonly SampleLeg[])[]) => {
  const events = new Map<number, OfferEvent>();
  const moves = createPriceMoves(() => ({ event: (eventId) => events.get(eventId) }));
  const request = requestOn(...bets);
  const recorded = (bet = request.bets[0] as PreparedRequest["bets"][number]) =>
    moves.of(request, bet).map(({ hash, from, to }) => [hash, from, to]);
  moves.begin(request);
  return {
    moves,
    offer: (eventId: number, price: number, suspended = false): void => {
      events.set(eventId, prematchEvent(eventId, { suspended, markets: [market(0, [price, 300, 400])] }));
      moves.look(new Set([eventId]));
    },
    told: recorded,
    toldOfEach: () => request.bets.map((bet) => recorded(bet)),
    request,
  };
};

test("AHEAD-1 records every open price of a leg between tap and decision, and nothing while it is suspended", () => {
  const { offer, told } = setUp([legOf("one", 7, [0]), legOf("two", 8, [0])]);
  offer(7, 200);
  offer(7, 190);
  offer(7, 190);
  offer(7, 195, true);
  offer(7, -195);
  offer(7, 210);
  offer(9, 300);
  offer(8, 205);
  expect(told()).toEqual([
    ["one", 200, 190],
    ["one", 190, 210],
    ["two", 200, 205],
  ]);
});

test("AHEAD-1 records no moves of a bet builder", () => {
  const { offer, told } = setUp([legOf("builder", 7, [0, 1])]);
  offer(7, 190);
  expect(told()).toEqual([]);
});

test("AHEAD-1 records nothing of a request that was decided", () => {
  const { offer, told, moves, request } = setUp([legOf("one", 7, [0])]);
  offer(7, 190);
  expect(told()).toEqual([["one", 200, 190]]);
  moves.end(request);
  offer(7, 180);
  expect(told()).toEqual([]);
});

test("AHEAD-1 records nothing while there is no offer", () => {
  const moves = createPriceMoves(() => null);
  const request = requestOn([legOf("one", 7, [0])]);
  moves.begin(request);
  moves.look(new Set([7]));
  expect(moves.of(request, request.bets[0] as PreparedRequest["bets"][number])).toEqual([]);
});

test("AHEAD-1 a bet placed with others has the moves of its own legs only", () => {
  const { offer, toldOfEach } = setUp([legOf("one", 7, [0])], [legOf("two", 8, [0])]);
  offer(7, 190);
  offer(8, 205);
  expect(toldOfEach()).toEqual([[["one", 200, 190]], [["two", 200, 205]]]);
});
