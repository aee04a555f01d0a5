import { SPORT_RULES } from "@touchline/betting";
import type { Side } from "@touchline/protocol";
import { certain, fromCases, independent, poisson, type Series } from "../chance/distribution.ts";
import { pickWeighted, type Random } from "../chance/random.ts";
import { createOutlook, type Distribution, type Outlook, type Readings } from "../market/outlook.ts";
import { countReadings, goalReadings, openGoal } from "../play/count-outlook.ts";
import type { Drift } from "../play/engine.ts";
import { addPairs, type Board, type Frame, forSide, type Score } from "../play/frame.ts";
import { foreseeParts, type PartOutlook, sumParts } from "../play/part-outlook.ts";
import { homeEdge } from "../play/timed-play.ts";
import type { HappeningRules, TimedRules } from "../play/timed-rules.ts";
import type { Fixture } from "../world/fixture.ts";
import { soccerMarkets } from "./soccer-markets.ts";
import { timedEngine } from "./timed-engine.ts";

const SCOPES = SPORT_RULES.soccer.scopes;
export const SQUAD = 11;
/** Share of a side's goals by player: strikers first, the goalkeeper last with 0. */
export const GOAL_SHARES: readonly number[] = [0.24, 0.18, 0.13, 0.1, 0.09, 0.07, 0.06, 0.05, 0.045, 0.035, 0];

const apart = ({ home, away }: Fixture): number => home.strength - away.strength;

const goals = (fixture: Fixture): Score => ({
  home: 1.5 * Math.exp(0.22 * apart(fixture)),
  away: 1.18 * Math.exp(-0.22 * apart(fixture)),
});
const corners = (fixture: Fixture): Score => ({
  home: 5.4 * Math.exp(0.08 * apart(fixture)),
  away: 4.5 * Math.exp(-0.08 * apart(fixture)),
});
const yellows = (fixture: Fixture): Score => ({
  home: 1.9 * Math.exp(-0.05 * apart(fixture)),
  away: 2.2 * Math.exp(0.05 * apart(fixture)),
});
const reds: Score = { home: 0.06, away: 0.08 };

const pickScorer = (random: Random, side: Side): number => {
  const base = side === "HOME" ? 0 : SQUAD;
  return (
    base +
    pickWeighted(
      random,
      GOAL_SHARES.map((weight, index) => [index, weight] as const),
    )
  );
};

const creditScorer: NonNullable<HappeningRules["apply"]> = (board, side, random) => ({
  scorers: [...board.scorers, { part: board.part, side, player: pickScorer(random, side) }],
});

const once = [[1, 1]] as const;

const scaled = (score: Score, factor: number): Score => ({ home: score.home * factor, away: score.away * factor });

/** Share of goals that are penalties; their whistle comes a minute before the goal. */
const PENALTY_SHARE = 0.1;

const happenings: readonly HappeningRules[] = [
  {
    counter: "goals",
    incident: "GOAL",
    perMatch: (fixture) => scaled(goals(fixture), 1 - PENALTY_SHARE),
    worth: once,
    hush: [4, 35],
    apply: creditScorer,
  },
  {
    counter: "goals",
    incident: "GOAL",
    perMatch: (fixture) => scaled(goals(fixture), PENALTY_SHARE),
    worth: once,
    hush: [70, 35],
    herald: { incident: "PENALTY", seconds: 66 },
    apply: creditScorer,
  },
  { counter: null, incident: "PENALTY", perMatch: () => ({ home: 0.04, away: 0.03 }), worth: once, hush: [3, 80] },
  { counter: "corners", incident: "CORNER", perMatch: corners, worth: once },
  {
    counter: "cards",
    incident: "YELLOW_CARD",
    perMatch: yellows,
    worth: once,
    apply: (board, side) => ({ yellowCards: addPairs(board.yellowCards, forSide(side, 1)) }),
  },
  {
    counter: "cards",
    incident: "RED_CARD",
    perMatch: () => reds,
    worth: once,
    hush: [4, 25],
    apply: (board, side) => ({ redCards: addPairs(board.redCards, forSide(side, 1)) }),
  },
];

/** A side with a player sent off scores less, the other side more. */
const factor = ({ redCards }: Board, side: Side): number => {
  const own = side === "HOME" ? redCards.home : redCards.away;
  const others = side === "HOME" ? redCards.away : redCards.home;
  return 0.72 ** own * 1.18 ** others;
};

const rules: TimedRules = {
  counter: "goals",
  parts: [
    { status: "1H", minutes: 45, share: { home: 0.46, away: 0.46 }, breakStatus: "HT", breakMinutes: 15 },
    { status: "2H", minutes: 45, share: { home: 0.54, away: 0.54 }, breakStatus: "", breakMinutes: 0 },
  ],
  happenings,
  clock: "up",
  stoppage: 6,
  overtime: { kind: "shootout", status: "PEN", minutes: 9 },
  factor,
};

const playerReadings = (frame: Frame, { ahead }: PartOutlook): Readings => {
  const readings: Readings = {};
  const rates = Array.from({ length: 2 * SQUAD }, (_, player) => {
    const rate = player < SQUAD ? ahead.home : ahead.away;
    return rate * (GOAL_SHARES[player % SQUAD] as number);
  });
  for (const [player, rate] of rates.entries()) {
    const scored = frame.scorers.filter((scorer) => scorer.player === player).length;
    readings[`scored.${player}`] = () => poisson(rate, scored);
  }
  readings["scorer.first"] = () => firstScorer(frame, rates);
  return readings;
};

const firstScorer = (frame: Frame, rates: readonly number[]): Series => {
  const first = frame.scorers[0]?.player;
  if (typeof first === "number") return certain(first);
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  if (total === 0) return certain(-1);
  const some = 1 - Math.exp(-total);
  return fromCases([[-1, 1 - some], ...rates.map((rate, player) => [player, (some * rate) / total] as const)]);
};

const halfReadings = (read: (reading: string) => Distribution): Readings =>
  Object.fromEntries(
    ["margin", "total", "home", "away"].map((of) => [
      `halves.${of}`,
      () => independent(read(`goals.p1.${of}`) as Series, read(`goals.p2.${of}`) as Series),
    ]),
  );

const advanceReading = (fixture: Fixture, frame: Frame, margin: Series): Series => {
  if (frame.decided.advance) return certain(frame.decided.advance);
  const edge = homeEdge(fixture);
  return fromCases(
    margin.chances.flatMap((chance, index) => {
      const by = margin.from + index;
      const home = by > 0 ? 1 : by < 0 ? 0 : edge;
      return [
        [1, chance * home],
        [2, chance * (1 - home)],
      ] as const;
    }),
  );
};

const foresee = (fixture: Fixture, frame: Frame, elapsed: number, drift: Drift): Outlook => {
  const expected = goals(fixture);
  const form = {
    home: expected.home * Math.exp(drift.home) * factor(frame, "HOME"),
    away: expected.away * Math.exp(drift.away) * factor(frame, "AWAY"),
  };
  const cornerForm = scaled(corners(fixture), Math.exp((drift.home + drift.away) / 3));
  const cards = yellows(fixture);
  const parts = foreseeParts(rules, frame, elapsed, "goals", form);
  const left = sumParts(parts);
  const redParts = sumParts(foreseeParts(rules, frame, elapsed, "reds", reds)).ahead;
  const shown = frame.redCards.home + frame.redCards.away;
  const allCards = { home: cards.home + reds.home, away: cards.away + reds.away };
  const readings: Readings = {
    ...countReadings("goals", parts, SCOPES),
    ...countReadings("corners", foreseeParts(rules, frame, elapsed, "corners", cornerForm), SCOPES),
    ...countReadings("cards", foreseeParts(rules, frame, elapsed, "cards", allCards), SCOPES),
    ...goalReadings(frame.scorers, left),
    ...playerReadings(frame, left),
    reds: () => poisson(redParts.home + redParts.away, shown),
  };
  const outlook = createOutlook(readings, openGoal(frame.scorers));
  const read = (reading: string): Distribution => outlook.read(reading) as Distribution;
  Object.assign(readings, halfReadings(read));
  if (fixture.tournament.knockout)
    readings.advance = () => advanceReading(fixture, frame, read("goals.all.margin") as Series);
  return outlook;
};

export const soccer = timedEngine({
  rules,
  markets: soccerMarkets,
  listMarkets: ["result", "total", "both-score", "double-chance", "draw-no-bet", "asian-handicap"],
  hours: 1.9,
  foresee,
});
