import type { Pair, Side } from "@touchline/protocol";
import { type Board, otherSide } from "./frame.ts";
import { type RaceRules, raceChance } from "./race.ts";
import type { SetScore } from "./set-outlook.ts";

/** Each side's chance to win a point on its own serve. */
export interface Serves {
  readonly home: number;
  readonly away: number;
}

const GAME: RaceRules = { target: 4, clear: 2 };
const TIE_BREAK: RaceRules = { target: 7, clear: 2 };

export const isTieBreak = ({ home, away }: Pair): boolean => home === 6 && away === 6;
export const raceOfGame = (games: Pair): RaceRules => (isTieBreak(games) ? TIE_BREAK : GAME);

export const isSetWon = ({ home, away }: Pair): boolean => {
  const most = Math.max(home, away);
  return most === 7 || (most === 6 && Math.abs(home - away) >= 2);
};

/** Home's chance to win a point. In a tie-break the serve alternates, so it is the mean. */
export const pointChance = (serves: Serves, games: Pair, server: Side): number => {
  if (isTieBreak(games)) return (serves.home + 1 - serves.away) / 2;
  return server === "HOME" ? serves.home : 1 - serves.away;
};

export const gameChance = (serves: Serves, games: Pair, server: Side, points: Pair): number =>
  raceChance(raceOfGame(games), points, pointChance(serves, games, server));

const NO_POINTS: Pair = { home: 0, away: 0 };

interface Chances {
  readonly onHomeServe: number;
  readonly onAwayServe: number;
  readonly inTieBreak: number;
}

const freshGames = (serves: Serves): Chances => ({
  onHomeServe: gameChance(serves, NO_POINTS, "HOME", NO_POINTS),
  onAwayServe: gameChance(serves, NO_POINTS, "AWAY", NO_POINTS),
  inTieBreak: gameChance(serves, { home: 6, away: 6 }, "HOME", NO_POINTS),
});

/** Final scores of a set; `first` is home's chance in the current game, if one is being played. */
const playOut = (chances: Chances, from: Pair, firstServer: Side, first: number | null): readonly SetScore[] => {
  const ended: SetScore[] = [];
  let open: readonly SetScore[] = [{ ...from, chance: 1 }];
  let server = firstServer;
  let running = first;
  while (open.length > 0) {
    const next = new Map<number, SetScore>();
    for (const score of open) {
      if (isSetWon(score)) {
        ended.push(score);
        continue;
      }
      const fresh = isTieBreak(score)
        ? chances.inTieBreak
        : server === "HOME"
          ? chances.onHomeServe
          : chances.onAwayServe;
      const home = running ?? fresh;
      const won = { home: score.home + 1, away: score.away };
      const lost = { home: score.home, away: score.away + 1 };
      next.set(won.home, { ...won, chance: (next.get(won.home)?.chance ?? 0) + score.chance * home });
      next.set(lost.home, { ...lost, chance: (next.get(lost.home)?.chance ?? 0) + score.chance * (1 - home) });
    }
    open = [...next.values()];
    server = otherSide(server);
    running = null;
  }
  return ended;
};

export const runningSet = (serves: Serves, games: Pair, { server, points }: Pick<Board, "server" | "points">) => {
  const serving = server ?? "HOME";
  return playOut(freshGames(serves), games, serving, gameChance(serves, games, serving, points));
};

/** The first server of a later set is unknown: the mean of both. */
export const comingSet = (serves: Serves): readonly SetScore[] => {
  const chances = freshGames(serves);
  return (["HOME", "AWAY"] as const).flatMap((server) =>
    playOut(chances, NO_POINTS, server, null).map((score) => ({ ...score, chance: score.chance / 2 })),
  );
};
