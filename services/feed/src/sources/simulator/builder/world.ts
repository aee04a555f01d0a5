import { NO_RESULT, type SpaceName } from "@touchline/betting";
import type { Pair, ResultFacts } from "@touchline/protocol";
import type { Joint, Series } from "../chance/distribution.ts";
import type { Distribution, Outlook } from "../market/outlook.ts";

/** A possible end of the event, in the readings of one space, with its chance by the model. */
export interface World {
  readonly facts: ResultFacts;
  readonly chance: number;
}

/** Readings that depend on each other, with all their joint results. */
export interface JointSpace {
  readonly name: SpaceName;
  readonly worlds: () => readonly World[];
  /** Distribution of a player's goals in a world: the model has the number of goals, but scorers only by chance. */
  readonly scored?: (facts: ResultFacts, player: number) => Series;
}

export type MakeJoint = (outlook: Outlook, homeEdge: number) => readonly JointSpace[];

export interface Case {
  readonly count: Pair;
  readonly chance: number;
}

const NEGLIGIBLE = 1e-9;

const read = (outlook: Outlook, reading: string): Distribution => {
  const distribution = outlook.read(reading);
  if (!distribution) throw new Error(`the model has no reading ${reading}`);
  return distribution;
};

export const readSeries = (outlook: Outlook, reading: string): Series => read(outlook, reading) as Series;

export const readCases = (outlook: Outlook, reading: string): readonly Case[] => {
  const { x, y, chances } = read(outlook, reading) as Joint;
  return chances.map((chance, index) => ({ count: { home: x[index] as number, away: y[index] as number }, chance }));
};

/** Worlds are iterated once per outcome, so they are computed only once. */
export const once = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

export const add = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away });

/** Worlds from counts by part, without those of negligible chance. */
export const worldsOf = (ways: Iterable<{ readonly parts: readonly Pair[]; readonly chance: number }>): World[] => {
  const worlds: World[] = [];
  for (const { parts, chance } of ways) {
    if (chance < NEGLIGIBLE) continue;
    worlds.push({ facts: { ...NO_RESULT, parts: [...parts], score: parts.reduce(add) }, chance });
  }
  return worlds;
};
