import type { OfferEvent } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import type { Offer } from "@touchline/server-kit";
import { expect, test } from "vitest";
import { selectionOf } from "../test-support/requests.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { describeLeg } from "./describe-legs.ts";

const kindOf = (id: number, more = {}) => ({
  ...{ id, names: { en: "Special" }, outcomes: [{ id: 1, names: { en: "Yes" }, sourceId: "74" }] },
  ...more,
});

const offerOf = (event: OfferEvent): Offer =>
  ({
    events: new Map([[event.id, event]]),
    reference: { metaMarkets: new Map([kindOf(1, { sourceId: "29" }), kindOf(2)].map((kind) => [kind.id, kind])) },
  }) as unknown as Offer;

test("PEER-16 a bet has the provider's ids of event, market and outcome, and its specifiers", () => {
  const event = prematchEvent(7, {
    sourceId: "sr:match:1234",
    markets: [
      market(0, [200, 180], { outcomes: [1, 2], specifiers: { total: "2.5" } }),
      market(2, [300, 400], {
        metaMarketId: 2,
        outcomes: [1, 1],
        names: ["A", "B"],
        sourceIds: ["sr:player:8", "sr:player:9"],
      }),
    ],
  });
  const legAt = (slot: number) => describeLeg(selectionOf(event, slot), false, offerOf(event));
  expect(legAt(0).event).toMatchObject({ sourceId: "sr:match:1234" });
  expect(legAt(0).outcomes).toMatchObject([
    { sourceMarketId: "29", sourceOutcomeId: "74", specifiers: { total: "2.5" } },
  ]);
  expect(legAt(3).outcomes).toMatchObject([{ outcomeName: "B", sourceOutcomeId: "sr:player:9" }]);
  expect(legAt(3).outcomes[0]).not.toHaveProperty("sourceMarketId");
});

test("a bet on an event of a source without ids has none", () => {
  const event = prematchEvent(7, { markets: [market(0, [200, 180], { outcomes: [3, 4] })] });
  const { event: described, outcomes } = describeLeg(selectionOf(event, 0), false, offerOf(event));
  expect(described).not.toHaveProperty("sourceId");
  expect(outcomes[0]).not.toHaveProperty("sourceOutcomeId");
});
