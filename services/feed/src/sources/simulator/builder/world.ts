import { NO_RESULT, type SpaceName } from "@touchline/betting";
import type { Pair, ResultFacts } from "@touchline/protocol";
import type { Joint, Series } from "../chance/distribution.ts";
import type { Distribution, Outlook } from "../market/outlook.ts";

/** One way the event may end, as far as some readings tell it apart, and how likely the model holds it. */
export interface World {
  readonly facts: ResultFacts;
  readonly chance: number;
}

/** Readings that depend on each other, and all the ways they may come out together. */
export interface JointSpace {
  readonly name: SpaceName;
  readonly worlds: () => readonly World[];
  /** How often a player scores in a world: the model knows how many goals fall, but to whom only by chance. */
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
  if (!distribution) throw new Error(`the model has no ${reading}`);
  return distribution;
};

export const readSeries = (outlook: Outlook, reading: string): Series => read(outlook, reading) as Series;

export const readCases = (outlook: Outlook, reading: string): readonly Case[] => {
  const { x, y, chances } = read(outlook, reading) as Joint;
  return chances.map((chance, index) => ({ count: { home: x[index] as number, away: y[index] as number }, chance }));
};

/** Worlds are looked through once for each outcome, and made once. */
export const once = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

export const add = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away });

/** The worlds that matter, from counts by part. */
export const worldsOf = (ways: Iterable<{ readonly parts: readonly Pair[]; readonly chance: number }>): World[] => {
  const worlds: World[] = [];
  for (const { parts, chance } of ways) {
    if (chance < NEGLIGIBLE) continue;
    worlds.push({ facts: { ...NO_RESULT, parts: [...parts], score: parts.reduce(add) }, chance });
  }
  return worlds;
};
