import type { Pair, ResultFacts } from "@touchline/protocol";
import { NO_RESULT } from "../markets/no-result.ts";

/** Possible scores of a set in games. */
const SET_SCORES: readonly (readonly [won: number, lost: number])[] = [
  ...[0, 1, 2, 3, 4].map((lost) => [6, lost] as const),
  [7, 5],
  [7, 6],
];

/** Matches with the same set winners and the same total games are merged, because no market distinguishes them. */
interface Line {
  readonly sets: readonly Pair[];
  readonly won: Pair;
  readonly games: Pair;
  readonly order: string;
}

const next = ({ sets, won, games, order }: Line): readonly Line[] =>
  SET_SCORES.flatMap(([more, less]) => [
    {
      sets: [...sets, { home: more, away: less }],
      won: { ...won, home: won.home + 1 },
      games: { home: games.home + more, away: games.away + less },
      order: `${order}1`,
    },
    {
      sets: [...sets, { home: less, away: more }],
      won: { ...won, away: won.away + 1 },
      games: { home: games.home + less, away: games.away + more },
      order: `${order}2`,
    },
  ]);

const distinct = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map((line) => [`${line.order}:${line.games.home}:${line.games.away}`, line])).values(),
];

const NIL: Pair = { home: 0, away: 0 };

/** Every result of a match in which `needed` sets win. */
export const setScores = (needed: number): readonly ResultFacts[] => {
  const ended: ResultFacts[] = [];
  let open: readonly Line[] = [{ sets: [], won: NIL, games: NIL, order: "" }];
  while (open.length > 0) {
    const lines = distinct(open.flatMap(next));
    const isOver = ({ won }: Line): boolean => Math.max(won.home, won.away) === needed;
    ended.push(...lines.filter(isOver).map(({ sets, won }) => ({ ...NO_RESULT, parts: [...sets], score: won })));
    open = lines.filter((line) => !isOver(line));
  }
  return ended;
};
