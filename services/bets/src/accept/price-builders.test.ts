import type { Leg, PreparedBet, PreparedRequest } from "@touchline/db";
import type { BuilderAnswer, BuilderRequest } from "@touchline/protocol";
import { expect, test } from "vitest";
import { legOn } from "../test-support/stored-bets.ts";
import { priceBuilders } from "./price-builders.ts";

const requestWith = (...bets: (readonly Leg[])[]): PreparedRequest => ({
  ...{ reqUuid: "q1", punter: "ana", currency: "EUR", digits: 2, betslipId: "s1", acceptAt: 0 },
  bets: bets.map(
    (legs, index): PreparedBet => ({
      ...{ id: `b${index}`, brand: "default", type: "single", stake: 100n, payinTax: 0n, payinBonus: 0n, told: null },
      terms: { type: "single", oddsChanges: "ask_me", sizes: [], legs },
    }),
  ),
});

/** Answers with the event's id as price, and records what it was asked. */
const createProducer = () => {
  const asked: [string, BuilderRequest][] = [];
  const ask = async (producer: string, request: BuilderRequest): Promise<BuilderAnswer> => {
    asked.push([producer, request]);
    return { eventId: request.eventId, version: 1, price: request.eventId };
  };
  return { asked, ask };
};

test("no producer is asked without a bet builder", async () => {
  const { asked, ask } = createProducer();
  expect(await priceBuilders(requestWith([legOn(7), legOn(8)]), ask)).toEqual(new Map());
  expect(asked).toEqual([]);
});

test("each bet builder of a request is priced once, whatever the order of its outcomes", async () => {
  const { asked, ask } = createProducer();
  const builder = legOn(7, { slots: [3, 1] });
  const prices = await priceBuilders(
    requestWith([builder, legOn(8)], [legOn(9, { slots: [0, 2] })], [legOn(7, { slots: [1, 3] })]),
    ask,
  );
  expect([...prices]).toEqual([
    ["7b1+3", { eventId: 7, version: 1, price: 7 }],
    ["9b0+2", { eventId: 9, version: 1, price: 9 }],
  ]);
  expect(asked).toEqual([
    ["simulator", { eventId: 7, slots: [1, 3] }],
    ["simulator", { eventId: 9, slots: [0, 2] }],
  ]);
});

test("a bet builder on an event that was not offered has no price", async () => {
  const { asked, ask } = createProducer();
  const prices = await priceBuilders(requestWith([legOn(7, { slots: [0, 1], event: null })]), ask);
  expect([...prices]).toEqual([["7b0+1", { error: "UNKNOWN_EVENT" }]]);
  expect(asked).toEqual([]);
});
