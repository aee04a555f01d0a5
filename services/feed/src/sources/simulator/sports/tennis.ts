import { certain, fromCases } from "../chance/distribution.ts";
import * as kind from "../market/kind.ts";
import { createOutlook, type Readings, type Specifiers } from "../market/outlook.ts";
import { oneOfScores, raceScore } from "../market/pair-kinds.ts";
import {
  halfHandicaps,
  type LinePlan,
  type MarketTemplate,
  pointHandicaps,
  pointTotals,
  withReach,
  market,
} from "../market/template.ts";
import type { Drift, SportEngine } from "../play/engine.ts";
import { type Frame, NIL, otherSide } from "../play/frame.ts";
import { type MatchOfSets, openSets, readingsOfSets, type SetScore } from "../play/set-outlook.ts";
import { comingSet, gameChance, isSetWon, isTieBreak, runningSet, type Serves } from "../play/tennis-model.ts";
import { playTennis, startTennis } from "../play/tennis-play.ts";
import type { Fixture } from "../world/fixture.ts";
import { progressOfSets } from "./rally-sport.ts";

/** The greatest tournaments play best of five. */
const neededSets = ({ tournament }: Fixture): number => (tournament.top ? 3 : 2);

const servesOf = ({ home, away }: Fixture, drift: Drift = { home: 0, away: 0 }): Serves => ({
  home: 0.635 + 0.016 * (home.strength - away.strength) + drift.home / 8,
  away: 0.635 - 0.016 * (home.strength - away.strength) + drift.away / 8,
});

const setLines: LinePlan = { specifier: "total", step: 1, offset: 0.5, reach: 1 };
const few = { total: withReach(pointTotals, 3), handicap: withReach(pointHandicaps, 2) };
const inSet = { scope: "set", group: "sets", each: "set" } as const;

const SET_SCORES: readonly (readonly [won: number, lost: number])[] = [
  ...[0, 1, 2, 3, 4].map((lost) => [6, lost] as const),
  [7, 5],
  [7, 6],
];
const setScore = oneOfScores([...SET_SCORES, ...SET_SCORES.toReversed().map(([won, lost]) => [lost, won] as const)]);

const markets: readonly MarketTemplate[] = [
  market("winner", "matchWinner", "main", kind.winner, "winner", { betBuilder: true }),
  market("total-games", "totalGames", "main", kind.overUnder, "match.total", { lines: few.total, betBuilder: true }),
  market("game-handicap", "gameHandicap", "main", kind.handicap, "match.margin", {
    lines: few.handicap,
    betBuilder: true,
  }),
  market("total-sets", "totalSets", "sets", kind.overUnder, "sets.total", { lines: setLines }),
  market("set-handicap", "setHandicap", "sets", kind.handicap, "sets.margin", { lines: withReach(halfHandicaps, 1) }),
  market("correct-score-3", "correctScore", "sets", raceScore(2), "sets.of.2"),
  market("correct-score-5", "correctScore", "sets", raceScore(3), "sets.of.3"),
  { ...inSet, key: "set-winner", text: "winner", kind: kind.winner, reading: "set.{set}.winner", betBuilder: true },
  {
    ...inSet,
    key: "set-total",
    text: "totalGames",
    kind: kind.overUnder,
    reading: "set.{set}.total",
    lines: withReach(pointTotals, 1),
  },
  {
    ...inSet,
    key: "set-handicap-games",
    text: "gameHandicap",
    kind: kind.handicap,
    reading: "set.{set}.margin",
    lines: withReach(pointHandicaps, 1),
  },
  { ...inSet, key: "set-score", text: "correctScore", kind: setScore, reading: "set.{set}" },
  { ...inSet, key: "set-tie-break", text: "tieBreak", kind: kind.yesNo((x) => x === 13), reading: "set.{set}.total" },
  { ...inSet, key: "set-odd-even", text: "oddEvenGames", kind: kind.oddEven, reading: "set.{set}.total" },
  market(
    "tie-break",
    "tieBreak",
    "games",
    kind.yesNo((x) => x > 0),
    "match.tieBreaks",
  ),
  market("home-games", "homeGames", "games", kind.overUnder, "match.home", { lines: withReach(pointTotals, 2) }),
  market("away-games", "awayGames", "games", kind.overUnder, "match.away", { lines: withReach(pointTotals, 2) }),
  market("odd-even", "oddEvenGames", "games", kind.oddEven, "match.total"),
  market(
    "home-wins-set",
    "homeWinsSet",
    "sets",
    kind.yesNo((x) => x > 0),
    "sets.home",
  ),
  market(
    "away-wins-set",
    "awayWinsSet",
    "sets",
    kind.yesNo((x) => x > 0),
    "sets.away",
  ),
  market("game-winner", "gameWinner", "games", kind.winner, "game.{set}.{game}", {
    each: "game",
    when: "live",
    delicate: true,
  }),
];

const matchOf = (fixture: Fixture, frame: Frame, serves: Serves): MatchOfSets => {
  const needed = neededSets(fixture);
  const games = frame.tallies.games ?? [];
  const played = games.filter(isSetWon);
  let fresh: readonly SetScore[] | undefined;
  const decided = frame.playStatus === "ENDED" || Math.max(frame.score.home, frame.score.away) >= needed;
  return {
    needed,
    played,
    running: decided ? null : runningSet(serves, games[played.length] ?? NIL, frame),
    coming: () => (fresh ??= comingSet(serves)),
  };
};

const sideReading = (home: number) => () =>
  fromCases([
    [1, home],
    [2, 1 - home],
  ]);

/** The running game, and the one after it if the set is sure to have it. */
const gameReadings = (frame: Frame, serves: Serves, running: number): { readings: Readings; open: Specifiers[] } => {
  const readings: Readings = {};
  for (const [reading, side] of Object.entries(frame.decided)) readings[reading] = () => certain(side);
  const games = frame.tallies.games?.[running] ?? NIL;
  const { server } = frame;
  if (!server || isSetWon(games) || frame.playStatus === "ENDED") return { readings, open: [] };
  const game = games.home + games.away + 1;
  const set = `${running + 1}`;
  readings[`game.${set}.${game}`] = sideReading(gameChance(serves, games, server, frame.points));
  const open = [{ set, game: `${game}` }];
  if (Math.max(games.home, games.away) < 5 && !isTieBreak(games)) {
    readings[`game.${set}.${game + 1}`] = sideReading(gameChance(serves, NIL, otherSide(server), NIL));
    open.push({ set, game: `${game + 1}` });
  }
  return { readings, open };
};

export const tennis: SportEngine = {
  markets,
  listMarkets: ["winner", "total-games", "game-handicap", "total-sets", "set-handicap"],
  countdown: false,
  hours: 2.1,
  start: () => startTennis,
  play: (fixture) => playTennis(fixture, neededSets(fixture), servesOf(fixture)),
  outlook: (fixture, frame, _elapsed, drift) => {
    const serves = servesOf(fixture, drift);
    const match = matchOf(fixture, frame, serves);
    const games = gameReadings(frame, serves, match.played.length);
    const sets = readingsOfSets(match, { tieBreaks: ({ home, away }) => (home + away === 13 ? 1 : 0) });
    const readings: Readings = {
      ...sets,
      ...games.readings,
      [`sets.of.${match.needed}`]: () => (sets.sets as Readings[string])(),
    };
    return createOutlook(readings, { set: openSets(match), game: games.open });
  },
  parts: ({ tallies }) => tallies.games ?? [],
  clock: () => null,
  progress: (fixture, frame) => {
    const running = frame.tallies.games?.[frame.part] ?? NIL;
    const over = isSetWon(running) ? 0 : Math.max(running.home, running.away) / 6;
    return progressOfSets(neededSets(fixture), frame.score, over / 2);
  },
};
