import type { OfferEvent } from "@touchline/protocol";
import { market, offerEvent } from "@touchline/protocol/testing";
import { describe, expect, test } from "vitest";
import { type CancelLeg, cancelObstacle } from "./cancel.ts";

const NOW = 1_000_000;
const STRICT = { now: NOW, anyPrice: false };
const LENIENT = { now: NOW, anyPrice: true };

const priced = (price: number, more: Partial<OfferEvent> = {}): OfferEvent =>
  offerEvent({ id: 7, startsAt: NOW + 1, markets: [market(0, [price, 350, 400])], ...more });
const leg = (event: OfferEvent | undefined, more: Partial<CancelLeg> = {}): CancelLeg => ({
  ...{ taken: 200, banker: false, slots: [0], event },
  ...more,
});
const single = (event: OfferEvent | undefined, moment = STRICT, more: Partial<CancelLeg> = {}) =>
  cancelObstacle({ type: "single", sizes: [] }, [leg(event, more)], moment);

describe("BET-17 a bet within its time is cancelled", () => {
  test.each([
    ["at the price it was taken at", 200, null],
    ["at a lower price: the outcome has become more likely", 199, null],
    ["not at a higher one, at which the bettor would be paid more by betting again", 201, "price_moved"],
    ["not while its outcome is suspended", -200, "suspended"],
    ["not without a price", 0, "suspended"],
  ] as const)("BET-17 %s", (_, price, obstacle) => {
    expect(single(priced(price))).toBe(obstacle);
    expect(single(priced(price), LENIENT)).toBeNull();
  });
  test("BET-17 not while its event is suspended, unless the brand allows it", () => {
    expect(single(priced(200, { suspended: true }))).toBe("suspended");
    expect(single(priced(200, { suspended: true }), LENIENT)).toBeNull();
  });
  test("BET-17 never from the start on, nor when the event is gone", () => {
    for (const moment of [STRICT, LENIENT]) {
      expect(single(priced(200, { startsAt: NOW }), moment)).toBe("started");
      expect(single(priced(200, { game: "LIVE" }), moment)).toBe("started");
      expect(single(undefined, moment)).toBe("started");
    }
  });
  test("BET-17 not as a bet builder, whose price is not known", () => {
    expect(single(priced(200), STRICT, { slots: [0, 1] })).toBe("suspended");
    expect(single(priced(200), LENIENT, { slots: [0, 1] })).toBeNull();
  });
});

describe("BET-17 several selections are judged together", () => {
  const both = (one: number, other: number) =>
    cancelObstacle({ type: "combo", sizes: [] }, [leg(priced(one)), leg(priced(other))], STRICT);
  test("BET-17 a combo by its total odds: 4.00 when it was taken", () => {
    expect(both(160, 250)).toBeNull();
    // 4.02 and 3.996.
    expect(both(201, 200)).toBe("price_moved");
    expect(both(222, 180)).toBeNull();
    expect(both(-200, 100)).toBe("suspended");
  });
  test("BET-17 a system by what all of it pays: three doubles of 4.00 when it was taken", () => {
    const system = (...prices: number[]) =>
      cancelObstacle(
        { type: "system", sizes: [2] },
        prices.map((price) => leg(priced(price))),
        STRICT,
      );
    expect(system(200, 200, 200)).toBeNull();
    // 2.1 · 2 + 2.1 · 1.9 + 2 · 1.9 = 11.99 of 12.
    expect(system(210, 200, 190)).toBeNull();
    // 2.11 · 2 + 2.11 · 1.9 + 2 · 1.9 = 12.029.
    expect(system(211, 200, 190)).toBe("price_moved");
  });
});
