import type { ResultFacts } from "@touchline/protocol";
import { createReader } from "../markets/readings.ts";
import { sportRulesOf } from "../markets/sport-rules.ts";
import { cardCounts, cornerCounts, halfScores, hockeyScores, pointScores, wonScores } from "./count-spaces.ts";
import { setScores } from "./set-space.ts";

/** A reading of every result of a space. */
export interface Column {
  readonly x: Int16Array;
  readonly y: Int16Array;
  /** 0 where the result has no such reading. */
  readonly known: Uint8Array;
}

export type BestOf = 3 | 5;

/** `score` is all of a match that is decided by its score. */
export type SpaceName = "score" | "corners" | "cards";

/** Results that there can be, as far as some readings tell them apart. What lies in different spaces never contradicts. */
export interface ResultSpace {
  readonly name: SpaceName;
  /** Of matches with so many sets at most; of any where it is not said. */
  readonly bestOf: BestOf | undefined;
  readonly covers: RegExp;
  readonly results: () => readonly ResultFacts[];
  readonly column: (reading: string) => Column;
}

const createColumn = (results: readonly ResultFacts[], reading: string, sportKey: string): Column => {
  const read = createReader(reading, sportRulesOf(sportKey)?.scopes ?? {});
  const size = results.length;
  const column = { x: new Int16Array(size), y: new Int16Array(size), known: new Uint8Array(size) };
  for (let index = 0; index < size; index += 1) {
    const [point] = read(results[index] as ResultFacts) ?? [];
    if (!point) continue;
    column.x[index] = point.x;
    column.y[index] = point.y;
    column.known[index] = 1;
  }
  return column;
};

/** Made when they are first asked for: a page that never builds pays nothing. */
const space = (
  sportKey: string,
  name: SpaceName,
  covers: RegExp,
  make: () => readonly ResultFacts[],
  bestOf?: BestOf,
): ResultSpace => {
  const columns = new Map<string, Column>();
  let made: readonly ResultFacts[] | undefined;
  const results = (): readonly ResultFacts[] => (made ??= make());
  return {
    name,
    bestOf,
    covers,
    results,
    column: (reading) => {
      let column = columns.get(reading);
      if (!column) columns.set(reading, (column = createColumn(results(), reading, sportKey)));
      return column;
    },
  };
};

/** Games are told of the whole match only. */
const IN_SETS = /^(sets\b|winner$|set\.\d\.winner$|match\.(total|margin|home|away)$)/;

/** Wide enough that every line an offer has lies well within. */
const SPACES: Readonly<Record<string, readonly ResultSpace[]>> = {
  soccer: [
    space("soccer", "score", /^(goals|halves)\b/, () => halfScores(12)),
    space("soccer", "corners", /^corners\.all\b/, () => cornerCounts(36)),
    space("soccer", "cards", /^cards\.all\b/, () => cardCounts(24)),
  ],
  basketball: [space("basketball", "score", /^(points\.all\b|winner$)/, () => pointScores(120, 300, 60))],
  "ice-hockey": [space("ice-hockey", "score", /^(goals\.(reg|all)\b|winner$)/, () => hockeyScores(24))],
  baseball: [space("baseball", "score", /^(runs\.all\b|winner$)/, () => wonScores(44))],
  tennis: [
    space("tennis", "score", IN_SETS, () => setScores(2), 3),
    space("tennis", "score", IN_SETS, () => setScores(3), 5),
    space("tennis", "score", IN_SETS, () => [...setScores(2), ...setScores(3)]),
  ],
};

export const spaceOf = (sportKey: string, reading: string, bestOf?: BestOf): ResultSpace | undefined =>
  SPACES[sportKey]?.find((one) => one.covers.test(reading) && one.bestOf === bestOf);
