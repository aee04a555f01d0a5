import { combine, resolveMarket } from "@touchline/betting";
import { describe, expect, test } from "vitest";
import { BUILDER_SPORTS, type OfferedPick, sceneAt } from "../../../test-support/builder-scene.ts";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { isLong } from "../../../test-support/size.ts";
import { share } from "../chance/random.ts";
import { factsOf } from "../match/match-facts.ts";
import type { Frame } from "../play/frame.ts";
import { ENGINES } from "../sports/engines.ts";
import { jointChances } from "./joint-chance.ts";

const MATCHES = isLong ? 150 : 50;
const PAIRS = 8;
/** Wider than for single matches, because pairs of one match are correlated. */
const MOST_DEVIATIONS = 4.5;

/** Two outcomes of a match that can be combined; the same pair for the same seed. */
const pairOf = (picks: readonly OfferedPick[], seed: number): readonly OfferedPick[] | null => {
  const [a, b] = [1, 2].map((turn) => picks[Math.floor(share(seed, turn) * picks.length)]);
  return a && b && combine([a], b).combines ? [a, b] : null;
};

/** Detects a model with wrong correlations by the results of simulated matches. */
describe("pairs win as often as their joint chance says", () => {
  test.each(BUILDER_SPORTS.flatMap((sport) => [[sport, -60] as const, [sport, 25] as const]))(
    "%s, at minute %i",
    (sport, minute) => {
      const engine = ENGINES[sport];
      let [pairs, foreseen, won, variance] = [0, 0, 0, 0];
      for (const fixture of sampleFixtures(sport, MATCHES)) {
        const last = engine.play(fixture).at(-1) as Frame;
        const scene = sceneAt(fixture, minute);
        if (last.playStatus !== "ENDED" || !scene) continue;
        const facts = factsOf(engine, fixture, last);
        const before = { foreseen, won };
        for (let turn = 0; turn < PAIRS; turn += 1) {
          const pair = pairOf(scene.picks, fixture.seed + turn);
          const resolutions = pair?.map((pick) => resolveMarket(pick, facts)?.resolution);
          if (!pair || !resolutions || resolutions.includes("VOID")) continue;
          pairs += 1;
          foreseen += jointChances(scene.spaces, pair)?.at(-1) ?? 0;
          won += resolutions.every((resolution) => resolution === "WON") ? 1 : 0;
        }
        variance += (won - before.won - (foreseen - before.foreseen)) ** 2;
      }
      expect(pairs).toBeGreaterThan(MATCHES);
      expect(Math.abs(won - foreseen) / Math.sqrt(variance)).toBeLessThan(MOST_DEVIATIONS);
    },
    180_000,
  );
});
