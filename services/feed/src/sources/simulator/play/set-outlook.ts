import type { Pair } from "@touchline/protocol";
import { certain, fromCases, type Joint, pairsOf, type Series, sumOf } from "../chance/distribution.ts";
import type { Readings } from "../market/outlook.ts";

/** A possible final score of a set, with its chance. */
export interface SetScore {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

export interface MatchOfSets {
  /** Sets needed to win the match. */
  readonly needed: number;
  readonly played: readonly Pair[];
  /** Final scores of the current set; null when no further set is played. */
  readonly running: readonly SetScore[] | null;
  /** Final scores of a set that has not begun, by its number from 0. */
  readonly coming: (index: number) => readonly SetScore[];
}

const setsWon = (sets: readonly Pair[]): Pair => ({
  home: sets.filter(({ home, away }) => home > away).length,
  away: sets.filter(({ home, away }) => away > home).length,
});

interface Node {
  readonly won: Pair;
  readonly chance: number;
  readonly sum: Series;
}

const valuesWhere = (scores: readonly SetScore[], value: (score: Pair) => number, homeWins: boolean) => {
  const ending = scores.filter(({ home, away }) => home > away === homeWins);
  const chance = ending.reduce((sum, score) => sum + score.chance, 0);
  return chance > 0 ? { chance, values: fromCases(ending.map((score) => [value(score), score.chance])) } : null;
};

const mixed = (nodes: readonly Node[]): Series =>
  fromCases(
    nodes.flatMap(({ chance, sum }) => sum.chances.map((one, index) => [sum.from + index, one * chance] as const)),
  );

const merge = (nodes: readonly Node[]): readonly Node[] => {
  const byScore = Map.groupBy(nodes, ({ won }) => won.home * 16 + won.away);
  return [...byScore.values()].map((group) => {
    const [first] = group as [Node, ...Node[]];
    const chance = group.reduce((sum, node) => sum + node.chance, 0);
    return group.length === 1 ? first : { won: first.won, chance, sum: mixed(group) };
  });
};

/** Sums a value over all sets to the end of the match, over all its possible paths. */
const accumulate = (match: MatchOfSets, value: (score: Pair) => number): readonly Node[] => {
  const done = match.played.reduce((sum, set) => sum + value(set), 0);
  let open: readonly Node[] = [{ won: setsWon(match.played), chance: 1, sum: certain(done) }];
  const ended: Node[] = [];
  const isOver = ({ won }: Node): boolean => Math.max(won.home, won.away) >= match.needed;
  for (let index = match.played.length; open.length > 0; index += 1) {
    ended.push(...open.filter(isOver));
    const scores = index === match.played.length ? match.running : match.coming(index);
    if (!scores) return [...ended, ...open.filter((node) => !isOver(node))];
    const ways = [true, false].map((homeWins) => ({ homeWins, way: valuesWhere(scores, value, homeWins) }));
    open = merge(
      open
        .filter((node) => !isOver(node))
        .flatMap(({ won, chance, sum }) =>
          ways.flatMap(({ homeWins, way }): Node[] => {
            if (!way) return [];
            const next = homeWins ? { ...won, home: won.home + 1 } : { ...won, away: won.away + 1 };
            return [{ won: next, chance: chance * way.chance, sum: sumOf(sum, way.values) }];
          }),
        ),
    );
  }
  return merge(ended);
};

const values: Readonly<Record<string, (score: Pair) => number>> = {
  total: ({ home, away }) => home + away,
  margin: ({ home, away }) => home - away,
  home: ({ home }) => home,
  away: ({ away }) => away,
};

const setReadings = (match: MatchOfSets, index: number): Readings => {
  const played = match.played[index];
  const scores = played
    ? [{ ...played, chance: 1 }]
    : index === match.played.length
      ? match.running
      : match.coming(index);
  if (!scores) return {};
  const name = `set.${index + 1}`;
  const reading = (value: (score: Pair) => number) => () =>
    fromCases(scores.map((score) => [value(score), score.chance] as const));
  return {
    [name]: () => pairsOf(scores.map(({ home, away, chance }) => [home, away, chance] as const)),
    [`${name}.winner`]: reading(({ home, away }) => (home > away ? 1 : 2)),
    ...Object.fromEntries(Object.entries(values).map(([of, value]) => [`${name}.${of}`, reading(value)])),
  };
};

/** Readings of the match in sets, of counts over the whole match, and of each set that is or may be played. */
export const readingsOfSets = (
  match: MatchOfSets,
  counts: Readonly<Record<string, (score: Pair) => number>>,
): Readings => {
  let known: Joint | undefined;
  const sets = (): Joint =>
    (known ??= pairsOf(accumulate(match, () => 0).map(({ won, chance }) => [won.home, won.away, chance] as const)));
  const ofSets = (value: (x: number, y: number) => number) => () => {
    const { x, y, chances } = sets();
    return fromCases(chances.map((chance, index) => [value(x[index] as number, y[index] as number), chance] as const));
  };
  const readings: Readings = {
    sets,
    "sets.total": ofSets((x, y) => x + y),
    "sets.margin": ofSets((x, y) => x - y),
    "sets.home": ofSets((x) => x),
    "sets.away": ofSets((_x, y) => y),
    winner: ofSets((x, y) => (x > y ? 1 : 2)),
  };
  for (const [of, value] of Object.entries({ ...values, ...counts })) {
    readings[`match.${of}`] = () => mixed(accumulate(match, value));
  }
  const last = match.running ? match.played.length + 1 : match.played.length - 1;
  for (let index = 0; index <= Math.min(last, 2 * match.needed - 2); index += 1) {
    Object.assign(readings, setReadings(match, index));
  }
  return readings;
};

/** Markets are offered on the current set and on the next, if it may be played. */
export const openSets = (match: MatchOfSets): readonly { readonly set: string }[] => {
  const running = match.played.length + 1;
  const most = 2 * match.needed - 1;
  return match.running ? [running, running + 1].filter((set) => set <= most).map((set) => ({ set: `${set}` })) : [];
};
