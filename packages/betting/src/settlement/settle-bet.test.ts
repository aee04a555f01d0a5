import type { Resolution } from "@touchline/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_EXTRAS, type PayoutRules } from "../payout/payout.ts";
import { type LegResult, legFactor, resolveBuilder } from "./leg.ts";
import { type BetLeg, bookedExtras, type SettleableBet, settleBet } from "./settle-bet.ts";

const leg = (price: number, resolution: Resolution | null, more: Partial<BetLeg> = {}): BetLeg => ({
  price,
  banker: false,
  result: resolution ? { resolution } : null,
  ...more,
});
const bet = (legs: BetLeg[], more: Partial<SettleableBet> = {}): SettleableBet => ({
  stake: 1000n,
  legs,
  systems: null,
  ...more,
});
const paid = (subject: SettleableBet, rules = NO_EXTRAS) => settleBet(subject, rules)?.winnings.total;

describe("singles and combos", () => {
  test.each([
    ["WON", 1850n],
    ["LOST", 0n],
    ["VOID", 1000n],
    ["HALF_WON", 1425n],
    ["HALF_LOST", 500n],
  ] as const)("a single that is %s pays %i", (resolution, amount) => {
    expect(settleBet(bet([leg(185, resolution)]), NO_EXTRAS)).toMatchObject({
      resolution,
      winnings: { total: amount },
    });
  });

  test("a dead heat shares the places, and has no effect on an outcome that did not win", () => {
    const shared: LegResult = { resolution: "WON", deadHeat: { won: 1, of: 2 } };
    expect(paid(bet([leg(500, null, { result: shared })]))).toBe(2500n);
    expect(paid(bet([leg(500, null, { result: { ...shared, deadHeat: { won: 2, of: 3 } } })]))).toBe(3333n);
    expect(legFactor(500, { resolution: "VOID", deadHeat: { won: 1, of: 2 } })).toEqual({ top: 1n, bottom: 1n });
  });

  test("a combo multiplies its legs, a void leg has the factor one", () => {
    expect(settleBet(bet([leg(200, "WON"), leg(300, "WON")]), NO_EXTRAS)).toMatchObject({
      resolution: "WON",
      winnings: { total: 6000n },
    });
    expect(settleBet(bet([leg(200, "WON"), leg(300, "VOID")]), NO_EXTRAS)).toMatchObject({
      resolution: "WON",
      winnings: { total: 2000n },
    });
    expect(paid(bet([leg(200, "WON"), leg(300, "HALF_WON"), leg(150, "HALF_LOST")]))).toBe(2000n);
    expect(settleBet(bet([leg(200, "VOID"), leg(300, "VOID")]), NO_EXTRAS)).toMatchObject({
      resolution: "VOID",
      winnings: { total: 1000n },
    });
  });

  test("BET-18 a combo that returns a part of what is played is half lost, not won", () => {
    const resolutionOf = (legs: BetLeg[], more: Partial<SettleableBet> = {}, rules = NO_EXTRAS) =>
      settleBet(bet(legs, more), rules)?.resolution;
    // Half of the stake.
    expect(resolutionOf([leg(200, "HALF_LOST"), leg(300, "VOID")])).toBe("HALF_LOST");
    // 1.50 / 2 = 0.75 of it.
    expect(resolutionOf([leg(150, "WON"), leg(300, "HALF_LOST")])).toBe("HALF_LOST");
    // 2.00 / 2: all of it, and a little more.
    expect(resolutionOf([leg(200, "WON"), leg(300, "HALF_LOST")])).toBe("WON");
    expect(resolutionOf([leg(201, "WON"), leg(300, "HALF_LOST")])).toBe("WON");
    // Half of one minor unit is rounded up to the stake.
    expect(resolutionOf([leg(200, "HALF_LOST"), leg(300, "VOID")], { stake: 1n })).toBe("HALF_LOST");
    // 9.50 of 10.00 are played; 9.50 back are no loss of the bet.
    const taxed = { ...NO_EXTRAS, payinTax: 500 };
    expect(resolutionOf([leg(200, "WON"), leg(300, "HALF_LOST")], {}, taxed)).toBe("WON");
    // A system wins with any combination that does.
    const systems = [{ size: 1, stake: 1000n }];
    expect(resolutionOf([leg(120, "WON"), leg(300, "LOST")], { systems })).toBe("WON");
  });

  test("a bet is open while a leg is, but a lost leg settles a combo at once", () => {
    expect(settleBet(bet([leg(200, "WON"), leg(300, null)]), NO_EXTRAS)).toBeNull();
    expect(settleBet(bet([leg(200, "LOST"), leg(300, null)]), NO_EXTRAS)).toMatchObject({
      resolution: "LOST",
      winnings: { total: 0n },
    });
    expect(settleBet(bet([leg(200, "HALF_LOST"), leg(300, null)]), NO_EXTRAS)).toBeNull();
  });
});

describe("extras", () => {
  const rules: PayoutRules = { ...NO_EXTRAS, payinTax: 500, comboBonus: [{ legs: 2, rate: 1000 }] };

  test("taxes and bonuses follow the payout rules", () => {
    expect(settleBet(bet([leg(200, "WON"), leg(300, "WON")]), rules)).toMatchObject({
      payin: { tax: 50n, playing: 950n },
      winnings: { gross: 5700n, bonus: 475n, total: 6175n },
    });
  });

  test("a void or shared leg does not count for the bonus", () => {
    expect(settleBet(bet([leg(200, "WON"), leg(300, "VOID")]), rules)?.winnings.bonus).toBe(0n);
    const shared = leg(300, null, { result: { resolution: "WON", deadHeat: { won: 1, of: 2 } } });
    expect(settleBet(bet([leg(200, "WON"), shared]), rules)?.winnings.bonus).toBe(0n);
    expect(
      settleBet(bet([leg(200, "WON"), leg(300, "WON")], { systems: [{ size: 2, stake: 1000n }] }), rules)?.winnings
        .bonus,
    ).toBe(0n);
  });

  test("BET-13 a single gets no combo bonus, whatever the rows say, and a combo keeps the row of the legs that won", () => {
    const ladder = [
      { legs: 1, rate: 5000 },
      { legs: 2, rate: 8000 },
    ];
    const each: PayoutRules = { ...NO_EXTRAS, comboBonus: ladder };
    // 10.00 at 3.00 pay 30.00, as the slip says.
    expect(settleBet(bet([leg(300, "WON")]), each)?.winnings).toMatchObject({ bonus: 0n, total: 3000n });
    // Half of the profit of 20.00 for the one leg that counts.
    expect(settleBet(bet([leg(300, "WON"), leg(300, "VOID")]), each)?.winnings).toMatchObject({
      bonus: 1000n,
      total: 4000n,
    });
  });

  test("BET-13 a leg that is half won or half lost, or below the minimum odds, does not count for the bonus", () => {
    const each: PayoutRules = { ...NO_EXTRAS, comboBonus: [{ legs: 2, rate: 1000 }], comboBonusMinOdds: 150 };
    const bonus = (...legs: BetLeg[]) => settleBet(bet(legs), each)?.winnings.bonus;
    // A tenth of the profit of 20.00 where both count; of 15.00 where two of three do.
    expect(bonus(leg(150, "WON"), leg(200, "WON"))).toBe(200n);
    expect(bonus(leg(149, "WON"), leg(200, "WON"))).toBe(0n);
    expect(bonus(leg(200, "HALF_WON"), leg(200, "WON"))).toBe(0n);
    expect(bonus(leg(200, "HALF_LOST"), leg(300, "WON"))).toBe(0n);
    expect(bonus(leg(200, "HALF_LOST"), leg(200, "WON"), leg(250, "WON"))).toBe(150n);
  });

  test("BET-13 a payout books its tax and bonus, a refund takes back those of the stake", () => {
    const all: PayoutRules = { ...rules, payinBonus: 200, payoutTax: [{ above: 0n, rate: 1000 }] };
    const booked = (legs: BetLeg[]) => {
      const settlement = settleBet(bet(legs), all);
      return settlement && bookedExtras(settlement);
    };
    expect(booked([leg(200, "WON"), leg(300, "WON")])).toEqual({ tax: 531n, bonus: 485n });
    expect(booked([leg(200, "LOST"), leg(300, "WON")])).toEqual({ tax: 0n, bonus: 0n });
    expect(booked([leg(200, "WON"), leg(300, "VOID")])).toEqual({ tax: 94n, bonus: 0n });
    expect(booked([leg(200, "VOID"), leg(300, "VOID")])).toEqual({ tax: -50n, bonus: -20n });
  });

  test("a void bet returns all that was paid in", () => {
    expect(settleBet(bet([leg(200, "VOID")]), rules)?.winnings).toEqual({
      gross: 1000n,
      bonus: 0n,
      tax: 0n,
      total: 1000n,
    });
  });
});

describe("systems", () => {
  const chooseAll = <Item>(items: readonly Item[], size: number): Item[][] =>
    size === 0
      ? [[]]
      : items.flatMap((item, index) => chooseAll(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
  const resolution = fc.constantFrom<Resolution>("WON", "LOST", "VOID", "HALF_WON", "HALF_LOST");
  const settledLeg = fc
    .tuple(fc.integer({ min: 101, max: 900 }), resolution)
    .map(([price, result]) => leg(price, result));

  test("a system pays the sum of its combinations settled one by one", () => {
    const legs = fc.array(settledLeg, { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(
        legs,
        fc.array(
          settledLeg.map((one) => ({ ...one, banker: true })),
          { maxLength: 2 },
        ),
        fc.integer({ min: 1, max: 3 }),
        (others, bankers, size) => {
          fc.pre([...others, ...bankers].some(({ result }) => result?.resolution !== "VOID"));
          const combinations = chooseAll(others, size);
          // Stakes are so large that the rounding of each part is far below the compared precision.
          const unit = 200n ** 9n;
          const stake = unit * BigInt(combinations.length);
          const parts = combinations.map(
            (chosen) =>
              paid(
                bet(
                  [...bankers, ...chosen].map((one) => ({ ...one, banker: false })),
                  { stake: unit },
                ),
              ) ?? 0n,
          );
          const whole = paid(bet([...bankers, ...others], { stake, systems: [{ size, stake }] })) ?? 0n;
          const difference = whole - parts.reduce((sum, part) => sum + part, 0n);
          expect(difference >= -BigInt(parts.length) && difference <= BigInt(parts.length)).toBe(true);
        },
      ),
    );
  });

  test("a system is lost once too few legs can still win, before they are decided", () => {
    const systems = [{ size: 2, stake: 1000n }];
    const legs = [leg(200, "LOST"), leg(300, "LOST"), leg(300, null)];
    expect(settleBet(bet(legs, { systems }), NO_EXTRAS)).toMatchObject({ resolution: "LOST", winnings: { total: 0n } });
    expect(settleBet(bet(legs, { systems: [{ size: 1, stake: 1000n }] }), NO_EXTRAS)).toBeNull();
  });

  test("a lost leg keeps a system open, a lost banker settles it", () => {
    const systems = [{ size: 2, stake: 1000n }];
    expect(settleBet(bet([leg(200, "LOST"), leg(300, null), leg(300, null)], { systems }), NO_EXTRAS)).toBeNull();
    expect(
      settleBet(bet([leg(200, "LOST", { banker: true }), leg(300, null), leg(300, null)], { systems }), NO_EXTRAS),
    ).toMatchObject({ resolution: "LOST", winnings: { total: 0n } });
    expect(settleBet(bet([leg(200, "LOST"), leg(300, "WON"), leg(300, "WON")], { systems }), NO_EXTRAS)).toMatchObject({
      resolution: "WON",
      winnings: { total: 3000n },
    });
    expect(settleBet(bet([leg(200, "LOST"), leg(300, "LOST"), leg(300, "WON")], { systems }), NO_EXTRAS)).toMatchObject(
      { resolution: "LOST", winnings: { total: 0n } },
    );
    expect(
      settleBet(bet([leg(200, "WON"), leg(300, "WON")], { systems: [], stake: 0n }), NO_EXTRAS)?.winnings.total,
    ).toBe(0n);
  });
});

describe("a bet builder", () => {
  test("is lost with any lost outcome, void with a void one, and won otherwise", () => {
    expect(resolveBuilder(["WON", "WON"])).toBe("WON");
    expect(resolveBuilder(["WON", "LOST", "VOID"])).toBe("LOST");
    expect(resolveBuilder(["WON", "VOID"])).toBe("VOID");
  });

  // A quarter line is half a stake on each of the two lines beside it. So the bet is two halves: 0.25 is 0 and 0.5, and so on.
  test.each<[string, Resolution[], Resolution]>([
    ["one half wins, the other is void", ["WON", "HALF_WON"], "HALF_WON"],
    ["one half is void, the other is lost", ["WON", "HALF_LOST"], "HALF_LOST"],
    ["one half wins, the other is void", ["HALF_WON", "HALF_WON"], "HALF_WON"],
    ["one half is void, the other is lost", ["HALF_LOST", "HALF_LOST", "WON"], "HALF_LOST"],
    ["one half is void, the other is lost", ["HALF_WON", "HALF_LOST"], "HALF_LOST"],
    ["both halves are void", ["HALF_WON", "VOID"], "VOID"],
    ["one half is void, the other is lost", ["HALF_LOST", "VOID"], "HALF_LOST"],
    ["both halves are lost", ["HALF_WON", "LOST"], "LOST"],
    ["both halves are lost", ["HALF_LOST", "LOST", "WON"], "LOST"],
  ])("BET-18 with quarter lines: %s in %j", (_, outcomes, resolution) => {
    expect(resolveBuilder(outcomes)).toBe(resolution);
    expect(resolveBuilder(outcomes.toReversed())).toBe(resolution);
  });
});
