import { resolveMarket } from "@touchline/betting";
import type { Pair, ResultFacts } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { createClock } from "../clock.ts";
import { sumPairs } from "../play/frame.ts";
import { SPORT_KEYS, type SportKey } from "../world/tournaments.ts";
import { correctFacts, secondThoughts } from "./correction.ts";
import { createMatch } from "./match.ts";

const clock = createClock(1);

/** Results of matches that were not abandoned. */
const resultsOf = (sport: SportKey, count: number): ResultFacts[] =>
  sampleFixtures(sport, count)
    .map((fixture) => createMatch(fixture, clock))
    .map((match) => match.result(match.endsAt()).facts as ResultFacts)
    .filter(({ final }) => final);

const COUNTED: readonly SportKey[] = ["soccer", "ice-hockey", "basketball"];

describe("BET-18 a corrected result", () => {
  test.each(COUNTED)("%s: parts and single scores add up to the new score", (sport) => {
    for (const facts of resultsOf(sport, 12)) {
      const { home, away } = facts.score;
      const scores: Pair[] = [
        { home: home + 2, away },
        { home: Math.max(0, home - 1), away: away + 1 },
        { home: 0, away: 0 },
      ];
      for (const score of scores) {
        const corrected = correctFacts(facts, score) as ResultFacts;
        expect(corrected.score).toEqual(score);
        expect(sumPairs(corrected.parts)).toEqual(score);
        expect(corrected.parts.every((part) => part.home >= 0 && part.away >= 0)).toBe(true);
        if (facts.scores.length === home + away) expect(corrected.scores).toHaveLength(score.home + score.away);
        expect(corrected.corners).toEqual(facts.corners);
      }
    }
  });

  test("changes the outcome of a level match", () => {
    const level = resultsOf("soccer", 60).find(({ score }) => score.home === score.away) as ResultFacts;
    const corrected = correctFacts(level, { ...level.score, away: level.score.away + 1 }) as ResultFacts;
    const away = { sportKey: "soccer", marketKey: "result", specifiers: {}, outcome: 2 } as const;
    expect(resolveMarket(away, level)?.resolution).toBe("LOST");
    expect(resolveMarket(away, corrected)?.resolution).toBe("WON");
  });

  test("is refused where the score is not the sum of its parts", () => {
    for (const facts of resultsOf("tennis", 3)) expect(correctFacts(facts, { home: 2, away: 1 })).toBeNull();
  });
});

test("about one match in 300 is corrected, always the same ones", () => {
  const [facts] = resultsOf("soccer", 4) as [ResultFacts];
  const ids = Array.from({ length: 30_000 }, (_, index) => index + 1);
  const corrected = ids.filter((id) => secondThoughts(id, facts) !== null);
  expect(corrected.length).toBeGreaterThan(60);
  expect(corrected.length).toBeLessThan(150);
  expect(ids.filter((id) => secondThoughts(id, facts) !== null)).toEqual(corrected);
  const [first = 0] = corrected;
  expect(secondThoughts(first, { ...facts, final: false })).toBeNull();
  expect(secondThoughts(first, { ...facts, score: { home: 0, away: 0 } })).toEqual({ home: 1, away: 0 });
  expect(secondThoughts(first, { ...facts, score: { home: 1, away: 3 } })).toEqual({ home: 1, away: 2 });
});

test("BET-18 any match can be abandoned, in play or before, and undecided markets are void", () => {
  for (const sport of SPORT_KEYS) {
    for (const fixture of sampleFixtures(sport, 2)) {
      for (const at of [fixture.startsAt - 3_600_000, fixture.startsAt + 120_000]) {
        const match = createMatch(fixture, clock);
        const offered = match.describe(fixture.startsAt - 60_000).markets;
        expect(match.end(at, "ABANDONED")).toBe(true);
        expect(match.endsAt()).toBe(at);
        expect(match.describe(at)).toMatchObject({ playStatus: "ABANDONED", detailedPlayStatus: 6, markets: [] });
        const { facts, resolve } = match.result(at);
        expect(facts?.final).toBe(false);
        for (const { definition } of offered)
          expect(resolve(definition)?.results).toHaveLength(definition.outcomes.length);
        const [main] = offered;
        const results = main ? (resolve(main.definition)?.results ?? []) : [];
        for (const result of results) expect(result).toEqual({ resolution: "VOID" });
      }
    }
  }
});

test("BET-18 a match finished by command resolves open markets by its current score", () => {
  for (const sport of COUNTED) {
    for (const fixture of sampleFixtures(sport, 3)) {
      const match = createMatch(fixture, clock);
      const at = fixture.startsAt + 600_000;
      const { metadata, playStatus } = match.describe(at);
      if (playStatus === "HALTED" || !match.end(at, "ENDED")) continue;
      const facts = match.result(at).facts as ResultFacts;
      expect(facts).toMatchObject({ final: true, score: metadata?.score });
      expect(match.describe(at)).toMatchObject({ playStatus: "ENDED", metadata: { score: metadata?.score } });
      expect(sumPairs(facts.parts)).toEqual(facts.score);
    }
  }
});
