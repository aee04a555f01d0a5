import type { Pair } from "@touchline/protocol";
import { createOutlook } from "../market/outlook.ts";
import type { MarketTemplate } from "../market/template.ts";
import type { Drift, SportEngine } from "../play/engine.ts";
import { type Frame, NIL } from "../play/frame.ts";
import { isWon, raceScores } from "../play/race.ts";
import { playRallies, type RallyRules, startRally } from "../play/rally-play.ts";
import { type MatchOfSets, openSets, readingsOfSets, type SetScore } from "../play/set-outlook.ts";
import type { Fixture } from "../world/fixture.ts";

export interface RallySport {
  readonly rules: RallyRules;
  readonly markets: readonly MarketTemplate[];
  readonly listMarkets: readonly string[];
  readonly hours: number;
}

const isFinished = ({ playStatus }: Frame): boolean => playStatus === "ENDED";

/** Approximate played share of a match in sets. */
export const progressOfSets = (needed: number, score: Pair, running: number): number =>
  Math.min(1, (Math.max(score.home, score.away) + 0.5 * Math.min(score.home, score.away) + running) / (needed * 1.25));

/** Final scores of sets that have not begun, cached by target because sets with the same rules are alike. */
const freshSets = (rules: RallyRules, chance: number) => {
  const known = new Map<number, readonly SetScore[]>();
  return (set: number): readonly SetScore[] => {
    const race = rules.race(set);
    let scores = known.get(race.target);
    if (!scores) known.set(race.target, (scores = raceScores(race, NIL, chance)));
    return scores;
  };
};

/** A sport whose sets are races to a number of points, rally by rally. */
export const rallySport = ({ rules, ...sport }: RallySport): SportEngine => {
  const matchOf = (fixture: Fixture, frame: Frame, drift: Drift): MatchOfSets => {
    const chance = Math.min(0.97, Math.max(0.03, rules.chance(fixture) + (drift.home - drift.away) / 16));
    const points = frame.tallies.points ?? [];
    const played = points.filter((set, index) => isWon(set, rules.race(index)));
    const index = played.length;
    const decided = Math.max(frame.score.home, frame.score.away) >= rules.needed || isFinished(frame);
    return {
      needed: rules.needed,
      played,
      running: decided ? null : raceScores(rules.race(index), points[index] ?? NIL, chance),
      coming: freshSets(rules, chance),
    };
  };
  return {
    ...sport,
    countdown: false,
    start: () => startRally,
    play: (fixture) => playRallies(rules, fixture),
    outlook: (fixture, frame, _elapsed, drift) => {
      const match = matchOf(fixture, frame, drift);
      return createOutlook(readingsOfSets(match, {}), { set: openSets(match) });
    },
    parts: ({ tallies }) => tallies.points ?? [],
    told: ({ tallies, score }) => ({ parts: tallies.points ?? [], played: score.home + score.away }),
    clock: () => null,
    progress: (_fixture, { tallies, part, score }) => {
      const running = tallies.points?.[part] ?? NIL;
      const { target } = rules.race(part);
      const over = isWon(running, rules.race(part)) ? 0 : Math.max(running.home, running.away) / target;
      return progressOfSets(rules.needed, score, Math.min(over, 1) / 2);
    },
  };
};
