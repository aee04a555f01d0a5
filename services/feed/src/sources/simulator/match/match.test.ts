import { kitSchema, liveMetadataSchema } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import type { MarketDefinition } from "../../../source.ts";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { isLong } from "../../../test-support/size.ts";
import { createClock } from "../clock.ts";
import { ENGINES } from "../sports/engines.ts";
import type { Fixture } from "../world/fixture.ts";
import { SPORT_KEYS } from "../world/tournaments.ts";
import { createMatch } from "./match.ts";

const MINUTE = 60_000;
const MATCHES = isLong ? 3 : 1;
const clock = createClock(1);
const matchOf = (fixture: Fixture) => createMatch(fixture, clock);
/** Some seconds after the end nobody has second thoughts any more. */
const finalOf = (match: ReturnType<typeof matchOf>) => match.result(match.endsAt() + MINUTE);

/** Times at which a match changes, from half an hour before its start to its end. */
const momentsOf = (fixture: Fixture): readonly number[] => {
  const match = matchOf(fixture);
  const moments = [fixture.startsAt - 30 * MINUTE];
  for (let at = moments[0] as number; at < match.endsAt(); ) {
    at = Math.min(match.nextChange(at), match.endsAt());
    moments.push(at);
  }
  return moments;
};

describe("two instances of a match describe it in the same way", () => {
  test.each(SPORT_KEYS)("%s", (sport) => {
    for (const fixture of sampleFixtures(sport, MATCHES)) {
      const told = matchOf(fixture);
      for (const minute of [-600, -5, 7, 31, 95]) {
        const at = fixture.startsAt + minute * MINUTE;
        // One instance has been queried from the beginning, the other is created at this moment.
        expect(matchOf(fixture).describe(at)).toEqual(told.describe(at));
      }
      expect(finalOf(matchOf(fixture)).facts).toEqual(finalOf(told).facts);
    }
  });
});

describe("a match from before its start to its end", () => {
  test.each(SPORT_KEYS)("%s", (sport) => {
    for (const fixture of sampleFixtures(sport, MATCHES)) {
      const match = matchOf(fixture);
      const offered = new Map<MarketDefinition, number>();
      const states = momentsOf(fixture).map((at) => match.describe(at));
      for (const { markets, metadata } of states) {
        if (metadata) liveMetadataSchema.parse(metadata);
        for (const { definition, prices } of markets) offered.set(definition, prices.length);
      }
      expect(states[0]).toMatchObject({
        game: "PREMATCH",
        playStatus: "NOT_STARTED",
        metadata: null,
        suspended: false,
      });
      const last = states.at(-1);
      expect(last).toMatchObject({ game: "LIVE", suspended: true, markets: [] });
      expect(["ENDED", "ABANDONED"]).toContain(last?.playStatus);
      const { resolve, facts } = finalOf(match);
      expect(facts?.score).toEqual(last?.metadata?.score);
      for (const [definition, outcomes] of offered) expect(resolve(definition)?.results).toHaveLength(outcomes);
    }
  });
});

test("a completed match leaves no market unresolved except those whose part was not played", () => {
  const mayBeVoid = /draw-no-bet|handicap|total|set-|game-winner|quarter|asian/;
  for (const sport of SPORT_KEYS) {
    for (const fixture of sampleFixtures(sport, 4)) {
      const match = matchOf(fixture);
      if (match.describe(match.endsAt()).playStatus === "ABANDONED") continue;
      const { resolve } = finalOf(match);
      for (const { definition } of match.describe(fixture.startsAt - MINUTE).markets) {
        const resolutions = (resolve(definition)?.results ?? []).map((result) => result?.resolution);
        const template = ENGINES[sport].markets.find((_, index) => definition.metaMarketId % 200 === index + 1);
        if (resolutions.includes("VOID")) expect(template?.key).toMatch(mayBeVoid);
        else expect(resolutions.some((one) => one?.endsWith("WON")) || template?.players).toBeTruthy();
      }
    }
  }
});

describe("soccer", () => {
  const matches = sampleFixtures("soccer", 60).map((fixture) => ({ fixture, match: matchOf(fixture) }));

  test("betting is suspended before a goal, and resumes after it", () => {
    let goals = 0;
    for (const { fixture, match } of matches) {
      const frames = ENGINES.soccer.play(fixture);
      for (const frame of frames) {
        if (frame.incident?.kind !== "GOAL" && frame.incident?.kind !== "RED_CARD") continue;
        goals += 1;
        expect(frame.suspended).toBe(true);
        expect(match.describe(fixture.startsAt + frame.at - 1000).suspended).toBe(true);
        expect(frames.some(({ at, suspended }) => at > frame.at && !suspended) || frame.at > 90 * MINUTE).toBe(true);
      }
    }
    expect(goals).toBeGreaterThan(100);
  });

  test("half-time is a break of fifteen minutes between halves of 45 minutes plus stoppage time", () => {
    for (const { fixture } of matches.slice(0, 10)) {
      const frames = ENGINES.soccer.play(fixture);
      const half = frames.find(({ status }) => status === "HT");
      const second = frames.find(({ status }) => status === "2H");
      if (!half || !second) throw new Error("match has no half-time");
      expect(half.playStatus).toBe("BREAK");
      expect(ENGINES.soccer.clock(second)).toBe(45 * 60);
      expect((second.at - half.at) / MINUTE).toBeGreaterThanOrEqual(15);
    }
  });

  test("team kits are from a small set, and individual players have none", () => {
    for (const { match, fixture } of matches) {
      for (const { kit, supplementalNames } of match.describe(fixture.startsAt - MINUTE).competitors) {
        kitSchema.parse(kit);
        expect(supplementalNames?.[2]).toMatch(/^[A-Z]{3}$/);
      }
    }
    for (const fixture of sampleFixtures("tennis", 5)) expect(fixture.home.kit).toBeNull();
  });
});

test("BET-7 individual players have their country as prefix, clubs have none", () => {
  const prefixesOf = (sport: "tennis" | "soccer") =>
    sampleFixtures(sport, 20).flatMap(({ home, away }) => [home.prefix, away.prefix]);
  expect(prefixesOf("soccer").every((prefix) => prefix === null)).toBe(true);
  const countries = prefixesOf("tennis").filter((prefix) => prefix !== null);
  expect(countries.length).toBeGreaterThan(10);
  for (const country of countries) expect(country).toMatch(/^(?!INT|EUR)[A-Z]{3}$/);
});

test("interruptions have the detailed statuses 7 and 8, and betting is suspended", () => {
  const halted = sampleFixtures("soccer", 400).flatMap((fixture) =>
    ENGINES.soccer.play(fixture).filter(({ playStatus }) => playStatus === "HALTED"),
  );
  expect(halted.length).toBeGreaterThan(2);
  expect(new Set(halted.map(({ detailedPlayStatus }) => detailedPlayStatus))).toEqual(new Set([7, 8]));
  expect(halted.every(({ suspended, running }) => suspended && !running)).toBe(true);
});

test("tennis points are called 0, 15, 30, 40, A", () => {
  for (const fixture of sampleFixtures("tennis", 10)) {
    const frames = ENGINES.tennis.play(fixture);
    const calls = frames.flatMap(({ game }) => (game ? [game.home, game.away] : []));
    expect(calls.filter((call) => !/^(0|15|30|40|A|\d{1,2})$/.test(call))).toEqual([]);
    const last = frames.at(-1);
    for (const { home, away } of last?.tallies.games ?? []) {
      if (last?.playStatus === "ENDED") expect(Math.max(home, away)).toBeGreaterThanOrEqual(6);
    }
  }
});
