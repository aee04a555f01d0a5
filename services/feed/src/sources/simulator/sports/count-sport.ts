import type { Scopes } from "@touchline/betting";
import { independent, type Joint, poisson } from "../chance/distribution.ts";
import { createOutlook } from "../market/outlook.ts";
import type { MarketTemplate } from "../market/template.ts";
import { countReadings, decidedReadings, goalReadings, openGoal, withLastAtBat } from "../play/count-outlook.ts";
import type { SportEngine } from "../play/engine.ts";
import type { Score } from "../play/frame.ts";
import { foreseeParts, type PartOutlook, sumParts } from "../play/part-outlook.ts";
import { homeEdge } from "../play/timed-play.ts";
import type { HappeningRules, TimedRules } from "../play/timed-rules.ts";
import type { Fixture } from "../world/fixture.ts";
import { openParts } from "./point-sport.ts";
import { timedEngine } from "./timed-engine.ts";

export interface CountSport {
  readonly rules: TimedRules;
  readonly expected: (fixture: Fixture) => Score;
  readonly scopes: Scopes;
  readonly numbered: string;
  /** Index of the last half-inning: only home bats, and only until it is ahead. */
  readonly lastAtBat?: number;
  readonly markets: readonly MarketTemplate[];
  readonly listMarkets: readonly string[];
  readonly hours: number;
}

export const creditSide: NonNullable<HappeningRules["apply"]> = (board, side) => ({
  scorers: [...board.scorers, { part: board.part, side, player: null }],
});

const scoreOf = (parts: readonly PartOutlook[], lastAtBat: number | undefined): Joint => {
  const { done, ahead } = sumParts(parts);
  const last = lastAtBat === undefined ? 0 : (parts[lastAtBat]?.ahead.home ?? 0);
  const score = independent(poisson(ahead.home - last, done.home), poisson(ahead.away, done.away));
  return last > 0 ? withLastAtBat(score, poisson(last)) : score;
};

/** A sport with few scores that must have a winner: if level after the regular parts, the next score decides. */
export const countSport = ({ rules, expected, scopes, numbered, lastAtBat, ...sport }: CountSport): SportEngine =>
  timedEngine({
    ...sport,
    rules,
    foresee: (fixture, frame, elapsed, drift) => {
      const { home, away } = expected(fixture);
      const form = { home: home * Math.exp(drift.home), away: away * Math.exp(drift.away) };
      const { counter } = rules;
      const parts = foreseeParts(rules, frame, elapsed, counter, form);
      const readings = {
        ...countReadings(counter, parts, scopes),
        ...decidedReadings(counter, () => scoreOf(parts, lastAtBat), homeEdge(fixture)),
        ...goalReadings(frame.scorers, sumParts(parts)),
      };
      return createOutlook(readings, { ...openParts(numbered, frame, rules), ...openGoal(frame.scorers) });
    },
  });
