import type { Leg } from "@touchline/db";
import { packOf } from "@touchline/jurisdictions/testing";
import type { OfferEvent } from "@touchline/protocol";
import { expect, test } from "vitest";
import { packCodes } from "./pack-codes.ts";

const leg = (game: Leg["game"], metaMarketId: number): Leg =>
  ({ eventId: 7, game, outcomes: [{ metaMarketId }] }) as unknown as Leg;
const offerWith = (game: OfferEvent["game"]) => ({ events: new Map([[7, { game } as OfferEvent]]) });
const prematch = offerWith("PREMATCH");
const codes = (legs: readonly Leg[], pack: ReturnType<typeof packOf>, offer = prematch, stake = 1_000n) =>
  packCodes({ stake, legs }, pack, "EUR", offer);

test("AHEAD-9 live-betting: what is in play by the page or by the offer is not offered, beside what the pack allows", () => {
  const none = packOf({ kind: "live-betting", markets: [] });
  const winner = packOf({ kind: "live-betting", markets: [1] });
  expect(codes([leg("PREMATCH", 1)], none)).toEqual([]);
  expect(codes([leg("LIVE", 1)], none)).toEqual(["NOT_OFFERED"]);
  expect(codes([leg("PREMATCH", 1)], none, offerWith("LIVE"))).toEqual(["NOT_OFFERED"]);
  expect(codes([leg("LIVE", 1)], winner)).toEqual([]);
  expect(codes([leg("LIVE", 1), leg("LIVE", 2)], winner)).toEqual(["NOT_OFFERED"]);
  expect(codes([leg("LIVE", 2)], packOf())).toEqual([]);
});

test("AHEAD-9 stake-ceiling: a bet's stake may reach it, in the currency that it is for", () => {
  const pack = packOf({ kind: "stake-ceiling", most: { EUR: "10" } });
  expect(codes([], pack)).toEqual([]);
  expect(codes([], pack, prematch, 1_001n)).toEqual(["STAKE_ABOVE_MAX"]);
  expect(packCodes({ stake: 9_999n, legs: [] }, pack, "SEK", prematch)).toEqual([]);
});
