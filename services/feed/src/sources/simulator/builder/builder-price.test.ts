import { combine, resolveMarket } from "@touchline/betting";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BUILDER_SPORTS,
  type BuilderSport,
  type OfferedPick,
  type Scene,
  sceneAt,
} from "../../../test-support/builder-scene.ts";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { isLong } from "../../../test-support/size.ts";
import { chanceOfPrice, oddsOfChance, snapToLadder } from "../market/ladder.ts";
import { factsOf } from "../match/match-facts.ts";
import type { Frame } from "../play/frame.ts";
import { ENGINES } from "../sports/engines.ts";
import type { Fixture } from "../world/fixture.ts";
import { priceTogether } from "./builder-price.ts";
import { jointChances } from "./joint-chance.ts";

const SAMPLES = 10;
const MOMENTS = isLong ? 12 : 4;
const samples = Object.fromEntries(BUILDER_SPORTS.map((sport) => [sport, sampleFixtures(sport, SAMPLES)])) as Record<
  BuilderSport,
  readonly Fixture[]
>;

const scene = (sport: BuilderSport, index: number, minute: number): Scene | null =>
  sceneAt(samples[sport][index % SAMPLES] as Fixture, minute);

const prematch = (index = 0): Scene => scene("soccer", index, -60) as Scene;

const find = ({ picks }: Scene, key: string, outcome: number, line?: number): OfferedPick => {
  const found = picks.find(
    (pick) =>
      pick.marketKey === key &&
      pick.outcome === outcome &&
      (line === undefined || pick.specifiers.total === `${line}` || pick.specifiers.handicap === `${line}`),
  );
  if (!found) throw new Error(`${key} ${line ?? ""} is not offered`);
  return found;
};

const together = ({ spaces }: Scene, ...picks: readonly OfferedPick[]): number =>
  jointChances(spaces, picks)?.at(-1) ?? Number.NaN;

const anyMoment = fc.tuple(fc.nat(SAMPLES - 1), fc.constantFrom(-60, 5, 20, 38, 55, 70));
const atAnyMoment = (
  sport: BuilderSport,
  numRuns: number,
  check: (scene: Scene, pick: (limit: number) => number) => void,
) =>
  fc.assert(
    fc.property(anyMoment, fc.infiniteStream(fc.nat()), ([index, minute], numbers) => {
      const found = scene(sport, index, minute);
      if (found && found.picks.length > 1) check(found, (limit) => (numbers.next().value as number) % limit);
    }),
    { numRuns },
  );

/** Largest deviation of a price by the steps of the ladder. */
const STEP = 0.012;

describe("the joint chance of a single outcome is that of its own price", () => {
  test.each(BUILDER_SPORTS)("%s", (sport) => {
    atAnyMoment(sport, MOMENTS, (found, number) => {
      for (let count = 0; count < 12; count += 1) {
        const pick = found.picks[number(found.picks.length)] as OfferedPick;
        const apart = Math.abs(together(found, pick) - chanceOfPrice(pick.price));
        expect(apart, `${pick.marketKey} ${JSON.stringify(pick.specifiers)} ${pick.outcome}`).toBeLessThan(STEP);
      }
    });
  });
});

test("bet-builder price of independent outcomes equals the product", () => {
  for (let index = 0; index < SAMPLES; index += 1) {
    const found = prematch(index);
    const corners = found.picks.find(({ marketKey }) => marketKey === "corners-total") as OfferedPick;
    const cards = found.picks.find(({ marketKey }) => marketKey === "cards-total") as OfferedPick;
    for (const other of found.picks.filter(({ marketKey }) => marketKey === "result" || marketKey === "both-score")) {
      const alone = [corners, cards, other].map((pick) => together(found, pick));
      const product = alone.reduce((all, chance) => all * chance, 1);
      expect(together(found, corners, cards, other)).toBeCloseTo(product, 9);
      const odds = alone.reduce((all, chance) => all * oddsOfChance(chance), 1);
      expect(priceTogether(found.spaces, [corners, cards, other])).toEqual({ price: snapToLadder(100 * odds) });
    }
  }
});

test("bet-builder price of nested outcomes equals the narrower one", () => {
  for (let index = 0; index < SAMPLES; index += 1) {
    const found = prematch(index);
    const nested: readonly (readonly [narrow: OfferedPick, wide: OfferedPick])[] = [
      [find(found, "total", 0, 2.5), find(found, "total", 0, 1.5)],
      [find(found, "result", 0), find(found, "double-chance", 0)],
      [find(found, "both-score", 0), find(found, "total", 0, 1.5)],
      [find(found, "half-and-full-time", 0), find(found, "first-half-result", 0)],
    ];
    for (const [narrow, wide] of nested) {
      expect(together(found, narrow, wide)).toBeCloseTo(together(found, narrow), 12);
      expect(priceTogether(found.spaces, [wide, narrow])).toEqual(priceTogether(found.spaces, [narrow]));
    }
  }
});

test("bet-builder price is below the product for positively correlated outcomes, and above it for negatively correlated ones", () => {
  for (let index = 0; index < SAMPLES; index += 1) {
    const found = prematch(index);
    const correlation = (a: OfferedPick, b: OfferedPick): number =>
      together(found, a, b) / (together(found, a) * together(found, b));
    expect(correlation(find(found, "both-score", 0), find(found, "total", 0, 2.5))).toBeGreaterThan(1.2);
    expect(correlation(find(found, "result", 0), find(found, "first-half-result", 0))).toBeGreaterThan(1.2);
    expect(correlation(find(found, "result", 0), find(found, "both-score", 0))).toBeLessThan(1);
    const scorer = found.picks.find(({ marketKey, outcome }) => marketKey === "anytime-scorer" && outcome < 11);
    if (scorer) expect(correlation(find(found, "result", 0), scorer)).toBeGreaterThan(1.05);
  }
});

describe("bet-builder price stays within the bounds of correlation for any combination", () => {
  test.each(BUILDER_SPORTS)("%s", (sport) => {
    atAnyMoment(sport, MOMENTS, (found, number) => {
      for (let count = 0; count < 8; count += 1) {
        const picks = Array.from({ length: 3 }, () => found.picks[number(found.picks.length)] as OfferedPick);
        const alone = picks.map((pick) => together(found, pick));
        const joint = together(found, ...picks);
        expect(joint).toBeLessThanOrEqual(Math.min(...alone) + 1e-9);
        // A set that may not be played can leave all three void, which this bound does not cover.
        const mayBeVoid = picks.some(({ marketKey }) => marketKey === "set-winner");
        if (!mayBeVoid) expect(joint).toBeGreaterThanOrEqual(alone.reduce((sum, one) => sum + one, 0) - 2 - 1e-9);
        expect(priceTogether(found.spaces, picks.toReversed())).toEqual(priceTogether(found.spaces, picks));
      }
    });
  });
});

describe("PEER-13 outcomes declared contradictory never win together, in the model or in a simulated match", () => {
  test.each(BUILDER_SPORTS)("%s", (sport) => {
    const engine = ENGINES[sport];
    const results = sampleFixtures(sport, 60).flatMap((fixture) => {
      const last = engine.play(fixture).at(-1) as Frame;
      return last.playStatus === "ENDED" ? [factsOf(engine, fixture, last)] : [];
    });
    let contradictions = 0;
    atAnyMoment(sport, 20, (found, number) => {
      for (let count = 0; count < 20; count += 1) {
        const [a, b] = [0, 1].map(() => found.picks[number(found.picks.length)]) as [OfferedPick, OfferedPick];
        const answer = combine([a], b);
        if (answer.combines || answer.reason !== "contradiction") continue;
        contradictions += 1;
        const name = JSON.stringify([a, b]);
        expect(together(found, a, b), name).toBe(0);
        expect(priceTogether(found.spaces, [a, b]), name).toEqual({ error: "NOT_COMBINABLE" });
        const needed = a.bestOf && (a.bestOf + 1) / 2;
        for (const facts of results) {
          if (needed && Math.max(facts.score.home, facts.score.away) !== needed) continue;
          const isBoth = [a, b].every((pick) => resolveMarket(pick, facts)?.resolution === "WON");
          expect(isBoth, name).toBe(false);
        }
      }
    });
    expect(contradictions).toBeGreaterThan(0);
  });
});

test("has no joint price for an outcome outside the model", () => {
  const found = prematch();
  const unknown = { ...(found.picks[0] as OfferedPick), marketKey: "next-goal", specifiers: { goal: "1" } };
  expect(jointChances(found.spaces, [unknown])).toBeNull();
  expect(priceTogether(found.spaces, [unknown])).toEqual({ error: "NOT_COMBINABLE" });
});
