import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { createClock } from "../clock.ts";
import { chanceOfPrice } from "../market/ladder.ts";
import { templateOf } from "../market/meta.ts";
import { createMatch } from "../match/match.ts";
import { SPORT_KEYS, type SportKey } from "../world/tournaments.ts";

const MINUTE = 60_000;
/** Largest deviation of a price by the steps of the ladder. */
const STEP = 0.012;

interface Quoted {
  readonly key: string;
  readonly line: number;
  readonly chances: readonly number[];
  readonly prices: readonly number[];
}

const quotesAt = (sport: SportKey, index: number, minute: number): readonly Quoted[] => {
  const fixture = samples[sport][index % SAMPLES] as (typeof samples)[SportKey][number];
  const { markets } = createMatch(fixture, createClock(1)).describe(fixture.startsAt + minute * MINUTE);
  return markets.map(({ definition: { metaMarketId, specifiers }, prices }) => ({
    key: templateOf(metaMarketId)?.key ?? "",
    line: Number(specifiers.total ?? specifiers.handicap ?? 0),
    chances: prices.map((price) => (price === 0 ? 0 : chanceOfPrice(Math.abs(price)))),
    prices,
  }));
};

const SAMPLES = 24;
const samples = Object.fromEntries(SPORT_KEYS.map((sport) => [sport, sampleFixtures(sport, SAMPLES)])) as Record<
  SportKey,
  ReturnType<typeof sampleFixtures>
>;

const anyMoment = fc.tuple(fc.integer({ min: 0, max: SAMPLES - 1 }), fc.integer({ min: -90, max: 110 }));
const find = (quotes: readonly Quoted[], key: string, line = 0): Quoted | undefined =>
  quotes.find((quote) => quote.key === key && quote.line === line);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe("soccer markets agree with each other at any moment", () => {
  const always = (check: (quotes: readonly Quoted[]) => void): void =>
    fc.assert(
      fc.property(anyMoment, ([index, minute]) => check(quotesAt("soccer", index, minute))),
      { numRuns: 60 },
    );

  test("the result is the sum of the correct scores", () => {
    always((quotes) => {
      const result = find(quotes, "result");
      const scores = find(quotes, "correct-score");
      // Prices outside the ladder are not offered, so only complete markets can be added up.
      if (!result || !scores || result.chances.includes(0)) return;
      const width = Math.sqrt(scores.chances.length - 3);
      const bySide = [0, 0, 0];
      for (const [index, chance] of scores.chances.entries()) {
        const margin = Math.floor(index / width) - (index % width);
        const side = index >= width * width ? index - width * width : margin > 0 ? 0 : margin === 0 ? 1 : 2;
        bySide[side] = (bySide[side] as number) + chance;
      }
      for (const [side, chance] of bySide.entries()) {
        expect(Math.abs(chance - (result.chances[side] as number))).toBeLessThan(0.035);
      }
    });
  });

  test("double chance, draw no bet and the handicaps follow from the result", () => {
    always((quotes) => {
      const result = find(quotes, "result");
      if (!result || result.chances.includes(0)) return;
      const [home, draw, away] = result.chances as [number, number, number];
      const same = (key: string, line: number, outcome: number, expected: number): void => {
        const chance = find(quotes, key, line)?.chances[outcome];
        if (chance) expect(Math.abs(chance - expected), `${key} ${line}`).toBeLessThan(STEP);
      };
      same("double-chance", 0, 0, home + draw);
      same("double-chance", 0, 1, home + away);
      same("double-chance", 0, 2, draw + away);
      same("draw-no-bet", 0, 0, home / (home + away));
      same("asian-handicap", 0, 0, home / (home + away));
      same("asian-handicap", -0.5, 0, home);
      same("asian-handicap", 0.5, 1, away);
    });
  });

  test("the exact numbers of goals add up to every total, and both teams to score to its parts", () => {
    always((quotes) => {
      const exact = find(quotes, "exact-goals");
      for (const quote of quotes.filter(({ key, line }) => key === "total" && line < 6)) {
        if (!exact) continue;
        const over = sum(exact.chances.filter((_, goals) => goals > quote.line));
        expect(Math.abs(over - (quote.chances[0] as number)), `over ${quote.line}`).toBeLessThan(0.03);
      }
      const both = find(quotes, "both-score")?.chances[0];
      const combined = find(quotes, "result-and-both-score");
      if (!both || !combined) return;
      expect(Math.abs(sum(combined.chances.filter((_, index) => index % 2 === 0)) - both)).toBeLessThan(0.03);
    });
  });
});

describe("lines of every sport", () => {
  test.each(SPORT_KEYS)("%s: a higher line is never likelier to be exceeded", (sport) => {
    fc.assert(
      fc.property(anyMoment, ([index, minute]) => {
        const quotes = quotesAt(sport, index, minute);
        for (const key of ["total", "asian-total", "total-games", "handicap", "asian-handicap", "game-handicap"]) {
          const lines = quotes.filter((quote) => quote.key === key).sort((a, b) => a.line - b.line);
          for (const [position, { prices }] of lines.entries()) {
            const next = lines[position + 1];
            if (!next) continue;
            const [lower, higher] = [Math.abs(prices[0] as number), Math.abs(next.prices[0] as number)];
            if (key.endsWith("handicap")) expect(higher).toBeLessThanOrEqual(lower);
            else expect(higher).toBeGreaterThanOrEqual(lower);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test.each(SPORT_KEYS)("%s: two-way markets have a margin within bounds", (sport) => {
    fc.assert(
      fc.property(anyMoment, ([index, minute]) => {
        for (const { key, prices } of quotesAt(sport, index, minute)) {
          if (prices.length !== 2 || prices.includes(0)) continue;
          const book = sum(prices.map((price) => 100 / Math.abs(price)));
          expect(book, key).toBeGreaterThan(0.995);
          expect(book, key).toBeLessThan(1.08);
        }
      }),
      { numRuns: 25 },
    );
  });
});
