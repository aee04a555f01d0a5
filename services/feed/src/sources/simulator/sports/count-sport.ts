import type { Joint } from "../chance/distribution.ts";
import { createOutlook } from "../market/outlook.ts";
import type { MarketTemplate } from "../market/template.ts";
import { countReadings, decidedReadings, goalReadings, openGoal, type Scopes } from "../play/count-outlook.ts";
import type { SportEngine } from "../play/engine.ts";
import type { Score } from "../play/frame.ts";
import { foreseeParts, sumParts } from "../play/part-outlook.ts";
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
  readonly markets: readonly MarketTemplate[];
  readonly listMarkets: readonly string[];
  readonly hours: number;
}

export const creditSide: NonNullable<HappeningRules["apply"]> = (board, side) => ({
  scorers: [...board.scorers, { side, player: null }],
});

/** A sport of few scores that must have a winner: level after the regular parts, the next score decides. */
export const countSport = ({ rules, expected, scopes, numbered, ...sport }: CountSport): SportEngine =>
  timedEngine({
    ...sport,
    rules,
    foresee: (fixture, frame, elapsed, drift) => {
      const { home, away } = expected(fixture);
      const form = { home: home * Math.exp(drift.home), away: away * Math.exp(drift.away) };
      const { counter } = rules;
      const parts = foreseeParts(rules, frame, elapsed, counter, form);
      const whole = countReadings(counter, parts, { whole: parts.map((_, index) => index) });
      const readings = {
        ...countReadings(counter, parts, scopes),
        ...decidedReadings(counter, whole[`${counter}.whole`] as () => Joint, homeEdge(fixture)),
        ...goalReadings(frame.scorers, sumParts(parts)),
      };
      return createOutlook(readings, { ...openParts(numbered, frame, rules), ...openGoal(frame.scorers) });
    },
  });
