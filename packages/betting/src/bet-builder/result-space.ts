import type { ResultFacts } from "@touchline/protocol";
import { createReader } from "../markets/readings.ts";
import { sportRulesOf } from "../markets/sport-rules.ts";
import { cardCounts, cornerCounts, halfScores, hockeyScores, pointScores, wonScores } from "./count-spaces.ts";
import { setScores } from "./set-space.ts";

/** A reading of every result of a space, in columns. */
export interface Column {
  readonly x: Int16Array;
  readonly y: Int16Array;
  /** 0 where the result does not have the reading. */
  readonly known: Uint8Array;
}

export type BestOf = 3 | 5;

/** `score` contains everything that follows from the score. */
export type SpaceName = "score" | "corners" | "cards";

/** All possible results in terms of some readings. Outcomes in different spaces never contradict each other. */
export interface ResultSpace {
  readonly name: SpaceName;
  /** Maximum number of sets; undefined where it is not known. */
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
    // Each result is final, so there is one value.
    read(results[index] as ResultFacts)?.every((x, y) => {
      column.x[index] = x;
      column.y[index] = y;
      column.known[index] = 1;
      return false;
    });
  }
  return column;
};

/** Results are computed on first use, so that a page without bet builders costs nothing. */
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

/** Readings in sets; games are counted over the whole match only. */
const IN_SETS = /^(sets\b|winner$|set\.\d\.winner$|match\.(total|margin|home|away)$)/;

/** Sizes are far beyond any line that is offered. */
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
