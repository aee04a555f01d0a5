import type { EventDelta, Market, OfferEvent } from "@touchline/protocol";
import * as fc from "fast-check";
import { sampleMarket } from "./sample-event.ts";

type Change = Omit<EventDelta, "version">;
/** Makes a change from the event's state at the time it is applied. */
export type ChangeMaker = (event: OfferEvent) => Change;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

const prices: fc.Arbitrary<ChangeMaker> = fc
  .array(fc.tuple(fc.nat(20), fc.integer({ min: -900, max: 900 })), { minLength: 1, maxLength: 6 })
  .map((pairs) => () => ({ prices: pairs.flat() }));

const suspension: fc.Arbitrary<ChangeMaker> = fc
  .boolean()
  .map((suspended) => () => ({ prices: [], patch: { suspended } }));

const score: fc.Arbitrary<ChangeMaker> = fc
  .nat(5)
  .map((at) => () => ({ prices: [], patch: { incidents: [{ kind: "GOAL", side: "HOME", at }], streamed: at > 2 } }));

/** Moves a market from the list to the lines level, then out of both, and back. */
const moveLine = (market: Market): Market => {
  if (market.listed) return { ...market, listed: false };
  return market.lined ? { ...market, lined: false } : { ...market, listed: true, lined: true };
};

const lineMoves: fc.Arbitrary<ChangeMaker> = fc.nat(10).map((at) => ({ markets }) => {
  const market = pick(markets, at);
  return { prices: [], patch: market ? { markets: [moveLine(market)] } : {} };
});

const marketGoes: fc.Arbitrary<ChangeMaker> = fc.nat(10).map((at) => ({ markets }) => {
  const market = pick(markets, at);
  return { prices: [], patch: { gone: market ? [market.slot] : [] } };
});

const marketComes: fc.Arbitrary<ChangeMaker> = fc
  .tuple(fc.nat(9), fc.boolean(), fc.integer({ min: 101, max: 999 }))
  .map(([at, listed, price]) => () => ({
    prices: [],
    patch: {
      markets: [sampleMarket(at * 2, { listed, lined: listed || price % 2 === 0, prices: [price, price + 1] })],
    },
  }));

const everythingAgain: fc.Arbitrary<ChangeMaker> = fc.constant(({ suspended, streamed, incidents, markets }) => ({
  prices: [],
  patch: { suspended, streamed, incidents, markets },
}));

export const arbitraryChange: fc.Arbitrary<ChangeMaker> = fc.oneof(
  { arbitrary: prices, weight: 6 },
  suspension,
  score,
  lineMoves,
  marketGoes,
  marketComes,
  everythingAgain,
);
