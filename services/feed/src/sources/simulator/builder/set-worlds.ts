import { NO_RESULT } from "@touchline/betting";
import type { Pair } from "@touchline/protocol";
import type { Outlook } from "../market/outlook.ts";
import { NIL } from "../play/frame.ts";
import { add, type Case, type MakeJoint, once, readCases, type World } from "./world.ts";

/** Paths of a match with the same set winners and the same total games are merged, because no market distinguishes them. */
interface Course {
  readonly sets: readonly Pair[];
  readonly won: Pair;
  readonly games: Pair;
  readonly order: string;
  readonly chance: number;
}

/** Sets without a reading have not begun, so they are like the last set that has one. */
const casesOf = (outlook: Outlook) => {
  const known: (readonly Case[])[] = [];
  return (index: number): readonly Case[] => {
    for (let set = known.length; set <= index; set += 1) {
      known.push(outlook.read(`set.${set + 1}`) ? readCases(outlook, `set.${set + 1}`) : (known.at(-1) ?? []));
    }
    return known[index] as readonly Case[];
  };
};

const extend = ({ sets, won, games, order, chance }: Course, set: Case): Course => {
  const isHome = set.count.home > set.count.away;
  return {
    sets: [...sets, set.count],
    won: add(won, isHome ? { home: 1, away: 0 } : { home: 0, away: 1 }),
    games: add(games, set.count),
    order: `${order}${isHome ? 1 : 2}`,
    chance: chance * set.chance,
  };
};

const merge = (courses: readonly Course[]): readonly Course[] => {
  const merged = new Map<string, Course>();
  for (const course of courses) {
    const key = `${course.order}:${course.games.home}:${course.games.away}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, chance: known.chance + course.chance } : course);
  }
  return [...merged.values()];
};

const playOut = (outlook: Outlook, needed: number): readonly World[] => {
  const setCases = casesOf(outlook);
  const worlds: World[] = [];
  let open: readonly Course[] = [{ sets: [], won: NIL, games: NIL, order: "", chance: 1 }];
  for (let index = 0; open.length > 0; index += 1) {
    const courses = merge(open.flatMap((course) => setCases(index).map((set) => extend(course, set))));
    const isOver = ({ won }: Course): boolean => Math.max(won.home, won.away) >= needed;
    worlds.push(
      ...courses
        .filter(isOver)
        .map(({ sets, won, chance }) => ({ facts: { ...NO_RESULT, parts: [...sets], score: won }, chance })),
    );
    open = courses.filter((course) => !isOver(course));
  }
  return worlds;
};

export const tennisWorlds: MakeJoint = (outlook) => [
  {
    name: "score",
    worlds: once(() => playOut(outlook, outlook.read("sets.of.3") ? 3 : 2)),
  },
];
