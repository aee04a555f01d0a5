import type { Pair } from "@touchline/protocol";
import {
  aspectOf,
  countIn,
  numbers,
  type Reader,
  readCount,
  sumPairs,
  type Values,
  valuesOf,
  winnerOf,
} from "./count-readings.ts";
import type { Scopes } from "./market-rule.ts";
import { MMA_ROUNDS } from "./sports/mma.ts";

type MakeReader = (path: readonly string[], scopes: Scopes) => Reader;

/** What an abandoned match could still have had: sets, and goals per side in a half. */
const MOST_SETS = 5;
const MOST_GOALS = 8;
const TIE_BREAK_GAMES = 13;
const isTieBreak = ({ home, away }: Pair): boolean => home + away === TIE_BREAK_GAMES;
const sideNumber = (side: "HOME" | "AWAY"): 1 | 2 => (side === "HOME" ? 1 : 2);

const listOf = (values: Values): readonly number[] => {
  const list: number[] = [];
  values.every((x) => {
    list.push(x);
    return true;
  });
  return list;
};

/** The same aspect of both halves, as a pair. */
const readHalves: MakeReader = ([name]) => {
  const aspect = aspectOf(name);
  return (facts) => {
    const [first = [], second = []] = [0, 1].map((part) =>
      listOf(valuesOf(countIn(facts, "parts", [part]), aspect, MOST_GOALS)),
    );
    return { every: (holds) => first.every((x) => second.every((y) => holds(x, y))) };
  };
};

/** `sets`, `sets.total`; `sets.of.3` exists only where three sets win the match. */
const readSets: MakeReader = ([name, needed]) => {
  const aspect = aspectOf(name === "of" ? undefined : name);
  return ({ score, final }) => {
    if (name === "of" && Math.max(score.home, score.away) !== Number(needed)) return null;
    return valuesOf({ so: score, open: !final }, aspect, MOST_SETS);
  };
};

const readTieBreaks: Reader = ({ parts, final }) => {
  const count = parts.filter(isTieBreak).length;
  return numbers(...(final ? [count] : [count, count + 1]));
};

/** Counts in the sets, over the whole match. */
const readMatch: MakeReader = ([name]) => {
  if (name === "tieBreaks") return readTieBreaks;
  const aspect = aspectOf(name);
  return ({ parts, final }) => valuesOf({ so: sumPairs(parts), open: !final }, aspect);
};

/** A set that was not played has no reading. */
const readSet: MakeReader = ([set, name]) => {
  const index = Number(set) - 1;
  const aspect = aspectOf(name);
  return ({ parts, final, partsPlayed }) => {
    const so = parts[index];
    return so ? valuesOf({ so, open: !final && index >= partsPlayed }, aspect) : null;
  };
};

const readGame: MakeReader = ([set, game]) => {
  const part = Number(set) - 1;
  return ({ scores }) => {
    const won = scores.filter((score) => score.part === part)[Number(game) - 1];
    return won ? numbers(sideNumber(won.side)) : null;
  };
};

/** Side of the scorer; 0 where the match ended before. */
const readGoal: MakeReader = ([which]) => {
  const isLast = which === "last";
  return ({ scores, final }) => {
    const goal = isLast ? scores.at(-1) : scores[Number(which) - 1];
    if (!final && (isLast || !goal)) return numbers(0, 1, 2);
    return numbers(goal ? sideNumber(goal.side) : 0);
  };
};

const readScored: MakeReader = ([player]) => {
  const position = Number(player);
  return ({ scores, final }) => {
    const count = scores.filter((score) => score.player === position).length;
    return final ? numbers(count) : numbers(count, count + 1, count + 2);
  };
};

const NOBODY = -1;

const readFirstScorer: MakeReader =
  () =>
  ({ scores, players, final }) => {
    const [first] = scores;
    if (first || final) return numbers(first?.player ?? NOBODY);
    return numbers(NOBODY, ...players.keys());
  };

const readWinner: MakeReader =
  () =>
  ({ score, final }) => {
    if (!final) return numbers(1, 2);
    return score.home === score.away ? null : numbers(winnerOf(score));
  };

const readAdvance: MakeReader =
  () =>
  ({ qualified }) =>
    qualified ? numbers(sideNumber(qualified)) : null;

const readReds: MakeReader =
  () =>
  ({ redCards, final }) => {
    const count = redCards.home + redCards.away;
    return final ? numbers(count) : numbers(count, count + 1);
  };

/** 0 home before the end, 1 home on points, 2 away before the end, 3 away on points. */
const readMethod: MakeReader =
  () =>
  ({ score, stoppedIn, final }) => {
    if (!final) return numbers(0, 1, 2, 3);
    return numbers((winnerOf(score) - 1) * 2 + (stoppedIn === null ? 1 : 0));
  };

const readRound: MakeReader =
  () =>
  ({ stoppedIn, partsPlayed, final }) => {
    const distance = MMA_ROUNDS + 1;
    if (final) return numbers(stoppedIn ?? distance);
    return numbers(...Array.from({ length: distance - partsPlayed }, (_, index) => partsPlayed + 1 + index));
  };

const READERS: Readonly<Record<string, MakeReader>> = {
  goals: readCount("parts"),
  points: readCount("parts"),
  runs: readCount("parts"),
  corners: readCount("corners"),
  cards: readCount("cards"),
  halves: readHalves,
  sets: readSets,
  match: readMatch,
  set: readSet,
  game: readGame,
  goal: readGoal,
  scored: readScored,
  scorer: readFirstScorer,
  winner: readWinner,
  advance: readAdvance,
  reds: readReds,
  method: readMethod,
  round: readRound,
};

/** Makes a reader for a reading such as `goals.all.margin`. */
export const createReader = (reading: string, scopes: Scopes): Reader => {
  const [first = "", ...path] = reading.split(".");
  const make = READERS[first];
  if (!make) throw new Error(`unknown reading: ${reading}`);
  return make(path, scopes);
};
