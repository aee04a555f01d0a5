import type { Specifiers } from "@touchline/betting";
import { certain, fromCases } from "../chance/distribution.ts";
import { createOutlook, type Readings } from "../market/outlook.ts";
import { halfLines, market, withRules } from "../market/template.ts";
import type { Drift, SportEngine } from "../play/engine.ts";
import { type Frame, NIL, otherSide, sideNumber } from "../play/frame.ts";
import { type MatchOfSets, openSets, readingsOfSets, type SetScore } from "../play/set-outlook.ts";
import { comingSet, gameChance, isSetWon, isTieBreak, runningSet, type Serves } from "../play/tennis-model.ts";
import { playTennis, startTennis } from "../play/tennis-play.ts";
import type { Fixture } from "../world/fixture.ts";
import { progressOfSets } from "./rally-sport.ts";

/** Top tournaments are best of five sets. */
const neededSets = ({ tournament }: Fixture): number => (tournament.top ? 3 : 2);

const servesOf = ({ home, away }: Fixture, drift: Drift = { home: 0, away: 0 }): Serves => ({
  home: 0.635 + 0.016 * (home.strength - away.strength) + drift.home / 8,
  away: 0.635 - 0.016 * (home.strength - away.strength) + drift.away / 8,
});

const lines = halfLines(2);
const oneLine = halfLines(1);
const inSet = { scope: "set", each: "set" } as const;
const betBuilder = true;

const markets = withRules("tennis", [
  market("winner", "matchWinner", "main", { betBuilder }),
  market("total-games", "totalGames", "main", { lines: halfLines(3), betBuilder }),
  market("game-handicap", "gameHandicap", "main", { lines, betBuilder }),
  market("total-sets", "totalSets", "sets", { lines: oneLine, betBuilder }),
  market("set-handicap", "setHandicap", "sets", { lines: oneLine, betBuilder }),
  market("correct-score-3", "correctScore", "sets", { betBuilder }),
  market("correct-score-5", "correctScore", "sets", { betBuilder }),
  market("set-winner", "winner", "sets", { ...inSet, betBuilder }),
  market("set-total", "totalGames", "sets", { ...inSet, lines: oneLine }),
  market("set-handicap-games", "gameHandicap", "sets", { ...inSet, lines: oneLine }),
  market("set-score", "correctScore", "sets", inSet),
  market("set-tie-break", "tieBreak", "sets", inSet),
  market("set-odd-even", "oddEvenGames", "sets", inSet),
  market("tie-break", "tieBreak", "games"),
  market("home-games", "homeGames", "games", { lines, betBuilder }),
  market("away-games", "awayGames", "games", { lines, betBuilder }),
  market("odd-even", "oddEvenGames", "games", { betBuilder }),
  market("home-wins-set", "homeWinsSet", "sets", { betBuilder }),
  market("away-wins-set", "awayWinsSet", "sets", { betBuilder }),
  market("game-winner", "gameWinner", "games", { each: "game", when: "live", delicate: true }),
]);

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

/** The current game, and the next one if the set is certain to have it. */
const gameReadings = (frame: Frame, serves: Serves, running: number): { readings: Readings; open: Specifiers[] } => {
  const readings: Readings = {};
  for (const [part, scorers] of Map.groupBy(frame.scorers, (scorer) => scorer.part)) {
    for (const [index, { side }] of scorers.entries()) {
      readings[`game.${part + 1}.${index + 1}`] = () => certain(sideNumber(side));
    }
  }
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
  told: ({ tallies, score }) => ({ parts: tallies.games ?? [], played: score.home + score.away }),
  clock: () => null,
  progress: (fixture, frame) => {
    const running = frame.tallies.games?.[frame.part] ?? NIL;
    const over = isSetWon(running) ? 0 : Math.max(running.home, running.away) / 6;
    return progressOfSets(neededSets(fixture), frame.score, over / 2);
  },
};
