import { offerEvent } from "@touchline/protocol/testing";
import { expect, test } from "vitest";
import type { SourceEvent } from "../source.ts";
import { createLedger } from "./ledger.ts";

const market = (metaMarketId: number, producer: string | undefined, price: number) => ({
  definition: { metaMarketId, specifiers: {}, outcomes: [1, 2] },
  ...{ main: true, listed: true, lined: true, producer },
  prices: [price, 0],
});

const eventWith = (...markets: SourceEvent["markets"]): SourceEvent => {
  const { version: _version, producer: _producer, ...event } = offerEvent({ id: 7, startsAt: 1_000 });
  return { ...event, markets };
};

const create = () => {
  const ledger = createLedger("unified", new Map());
  ledger.update(eventWith(market(1, "prematch", 200), market(2, "live", 300), market(3, undefined, 400)));
  return ledger;
};
const pricesOf = (ledger: ReturnType<typeof create>) => ledger.get(7)?.markets.map(({ prices }) => prices[0]);

test("PEER-16 markets of a producer that is down are locked, and no others", () => {
  const ledger = create();
  ledger.setProducer("prematch", false);
  expect(ledger.relock(7)?.delta).toEqual({ version: 2, prices: [0, -200] });
  expect(pricesOf(ledger)).toEqual([-200, 300, 400]);
  expect(ledger.relock(7)).toBeNull();
});

test("PEER-16 prices that come meanwhile are locked too, and are open once the producer is up", () => {
  const ledger = create();
  ledger.setProducer("prematch", false);
  ledger.relock(7);
  ledger.update(eventWith(market(1, "prematch", 220), market(2, "live", 300), market(3, undefined, 400)));
  expect(pricesOf(ledger)).toEqual([-220, 300, 400]);
  ledger.setProducer("prematch", true);
  expect(ledger.relock(7)?.delta.prices).toEqual([0, 220]);
});

test("PEER-16 a market that is handed over follows its new producer", () => {
  const ledger = create();
  ledger.setProducer("live", false);
  ledger.relock(7);
  ledger.update(eventWith(market(1, "live", 200), market(2, "prematch", 300), market(3, undefined, 400)));
  expect(pricesOf(ledger)).toEqual([-200, 300, 400]);
});

test("PEER-16 a price that is suspended by its source stays so, and one that is not offered stays away", () => {
  const ledger = create();
  ledger.setProducer("prematch", false);
  ledger.update(eventWith(market(1, "prematch", -210), market(2, "live", 300)));
  expect(ledger.get(7)?.markets[0]?.prices).toEqual([-210, 0]);
  ledger.setProducer("prematch", true);
  ledger.relock(7);
  expect(pricesOf(ledger)).toEqual([-210, 300]);
});

test("PEER-16 an event that has markets of producers that are down alone is suspended itself, at its prices", () => {
  const ledger = create();
  const ofBoth = eventWith(market(1, "prematch", 200), market(2, "live", 300));
  ledger.update(ofBoth);
  ledger.setProducer("prematch", false);
  ledger.relock(7);
  ledger.setProducer("live", false);
  expect(ledger.relock(7)?.delta).toEqual({ version: 4, prices: [0, 200], patch: { suspended: true } });
  expect(ledger.relock(7)).toBeNull();
  ledger.update({ ...ofBoth, suspended: true });
  ledger.setProducer("live", true);
  expect(ledger.relock(7)?.delta).toEqual({ version: 5, prices: [0, -200] });
  ledger.setProducer("prematch", true);
  ledger.relock(7);
  expect(ledger.get(7)).toMatchObject({ suspended: true, markets: [{ prices: [200, 0] }, { prices: [300, 0] }] });
});
