import type { Scopes } from "@touchline/betting";
import { createOutlook } from "../market/outlook.ts";
import type { MarketTemplate } from "../market/template.ts";
import type { SportEngine } from "../play/engine.ts";
import type { Frame, Score } from "../play/frame.ts";
import { foreseeParts } from "../play/part-outlook.ts";
import { overtimeReadings, type PointRules, pointReadings } from "../play/point-outlook.ts";
import { homeEdge } from "../play/timed-play.ts";
import type { HappeningRules, TimedRules } from "../play/timed-rules.ts";
import type { Fixture } from "../world/fixture.ts";
import { timedEngine } from "./timed-engine.ts";

export interface PointSport {
  /** Average points of a side between equals; `homeEdge` is the difference in favour of the home side. */
  readonly average: number;
  readonly homeEdge: number;
  /** Points per standard deviation of strength. */
  readonly strengthPoints: number;
  readonly worth: HappeningRules["worth"];
  /** Divides the variance of the number of scores. */
  readonly regularity: number;
  readonly incident: HappeningRules["incident"];
  readonly hush?: readonly [number, number];
  readonly stop?: readonly [number, number];
  /** Happenings that do not score. */
  readonly others?: readonly HappeningRules[];
  readonly rules: Pick<TimedRules, "parts" | "clock" | "overtime"> &
    Partial<Pick<TimedRules, "isOver" | "halvesPerPart">>;
  readonly scopes: Scopes;
  /** Specifier name of the parts, where markets are offered on the current and the next part. */
  readonly numbered?: string;
  readonly points: Pick<PointRules, "overtime">;
  readonly markets: readonly MarketTemplate[];
  readonly listMarkets: readonly string[];
  readonly hours: number;
}

const mean = (worth: HappeningRules["worth"], power: number): number => {
  const weights = worth.reduce((sum, [, weight]) => sum + weight, 0);
  return worth.reduce((sum, [count, weight]) => sum + count ** power * weight, 0) / weights;
};

/** Markets are offered on the current part and the next one. */
export const openParts = (name: string, { part }: Frame, { parts }: TimedRules) => ({
  [name]: [part + 1, part + 2].filter((number) => number <= parts.length).map((number) => ({ [name]: `${number}` })),
});

/** A sport with many small scores: both the number of scores and the points of each are random. */
export const pointSport = (sport: PointSport): SportEngine => {
  const { worth, scopes } = sport;
  const expected = ({ home, away }: Fixture): Score => {
    const apart = ((home.strength - away.strength) * sport.strengthPoints) / 2;
    return { home: sport.average + sport.homeEdge / 2 + apart, away: sport.average - sport.homeEdge / 2 - apart };
  };
  const scoring: HappeningRules = {
    counter: "points",
    incident: sport.incident,
    perMatch: (fixture) => {
      const { home, away } = expected(fixture);
      return { home: home / mean(worth, 1), away: away / mean(worth, 1) };
    },
    worth,
    regularity: sport.regularity,
    ...(sport.hush && { hush: sport.hush }),
    ...(sport.stop && { stop: sport.stop }),
  };
  const rules: TimedRules = {
    ...sport.rules,
    counter: "points",
    happenings: [scoring, ...(sport.others ?? [])],
    stoppage: 0,
  };
  const spread = mean(worth, 2) - mean(worth, 1) ** 2 + mean(worth, 1) ** 2 / sport.regularity;
  const weights = worth.reduce((sum, [, weight]) => sum + weight, 0);
  const amounts = worth.map(([amount, weight]) => [amount, weight / weights] as const);
  const points: PointRules = { ...sport.points, amounts, variance: spread / mean(worth, 1) };
  return timedEngine({
    rules,
    markets: sport.markets,
    listMarkets: sport.listMarkets,
    hours: sport.hours,
    foresee: (fixture, frame, elapsed, drift) => {
      const { home, away } = expected(fixture);
      const form = { home: home * Math.exp(drift.home / 4), away: away * Math.exp(drift.away / 4) };
      const parts = foreseeParts(rules, frame, elapsed, "points", form);
      const readings = {
        ...pointReadings("points", parts, scopes, points),
        ...overtimeReadings("points", parts, points, homeEdge(fixture)),
      };
      return createOutlook(readings, sport.numbered ? openParts(sport.numbered, frame, rules) : {});
    },
  });
};
