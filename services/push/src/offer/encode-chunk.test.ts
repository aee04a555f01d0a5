import { market, offerEvent } from "@touchline/protocol/testing";
import { expect, test } from "vitest";
import { encodeChange, encodeWhole } from "./encode-chunk.ts";

test("PEER-16 browsers are not sent the provider's ids of outcomes", () => {
  const own = market(0, [200, 300], { names: ["A", "B"], sourceIds: ["sr:player:8", "sr:player:9"] });
  const whole = encodeWhole(offerEvent({ markets: [own, market(2, [150])] }), "full");
  const change = encodeChange(7, 1, 2, { prices: new Map([[0, 210]]), patch: { markets: [own] } });
  for (const text of [whole, change]) {
    expect(text).toContain('"names":["A","B"]');
    expect(text).not.toContain("sourceIds");
  }
  expect(own.sourceIds).toHaveLength(2);
});
