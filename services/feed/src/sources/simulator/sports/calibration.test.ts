import { resolveMarket } from "@touchline/betting";
import { describe, expect, test } from "vitest";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { chanceOfPrice } from "../market/ladder.ts";
import { offerMarkets } from "../market/offer-markets.ts";
import { factsOf } from "../match/match-facts.ts";
import { beforeMatch, type Frame } from "../play/frame.ts";
import { SPORT_KEYS, type SportKey } from "../world/tournaments.ts";
import { ENGINES } from "./engines.ts";

const MATCHES = 160;
const STEADY = { home: 0, away: 0 };
/** Standard deviations that are not reached by chance in a few hundred markets. */
const MOST_DEVIATIONS = 4.5;

interface Tally {
  matches: number;
  foreseen: number;
  won: number;
  variance: number;
}

/** Predicted and actual wins of the first outcome of each main market. */
const tallyMarkets = (sport: SportKey, minute: number | null): ReadonlyMap<string, Tally> => {
  const engine = ENGINES[sport];
  const tallies = new Map<string, Tally>();
  for (const fixture of sampleFixtures(sport, MATCHES)) {
    const frames = engine.play(fixture);
    const last = frames.at(-1) as Frame;
    const at = (minute ?? 0) * 60_000;
    const frame = minute === null ? beforeMatch(engine.start(fixture)) : frames.findLast((one) => one.at <= at);
    if (!frame || frame === last || last.playStatus !== "ENDED") continue;
    const outlook = engine.outlook(fixture, frame, minute === null ? 0 : at - frame.at, STEADY);
    const facts = factsOf(engine, fixture, last);
    const situation = { live: minute !== null, tense: false, depth: 0, players: 0 };
    for (const { template, specifiers, prices } of offerMarkets(engine.markets, outlook, situation)) {
      const [price] = prices;
      const market = { sportKey: sport, marketKey: template.key, specifiers, outcome: 0 };
      const resolution = resolveMarket(market, facts)?.resolution;
      if (!price || (resolution !== "WON" && resolution !== "LOST")) continue;
      const chance = chanceOfPrice(price);
      const tally = tallies.get(template.key) ?? { matches: 0, foreseen: 0, won: 0, variance: 0 };
      tally.matches += 1;
      tally.foreseen += chance;
      tally.variance += chance * (1 - chance);
      tally.won += resolution === "WON" ? 1 : 0;
      tallies.set(template.key, tally);
    }
  }
  return tallies;
};

/** Detects a model that disagrees with the simulation by the results of simulated matches. */
describe("outcomes win as often as their prices say", () => {
  test.each(SPORT_KEYS.flatMap((sport) => [[sport, null] as const, [sport, 12] as const]))(
    "%s, at minute %s",
    (sport, minute) => {
      for (const [key, { matches, foreseen, won, variance }] of tallyMarkets(sport, minute)) {
        if (matches < 40 || key.includes("asian")) continue;
        expect(Math.abs(won - foreseen) / Math.sqrt(variance), key).toBeLessThan(MOST_DEVIATIONS);
      }
    },
  );
});
