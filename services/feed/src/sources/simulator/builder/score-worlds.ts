import type { Pair } from "@touchline/protocol";
import { independent } from "../chance/distribution.ts";
import { NIL } from "../play/frame.ts";
import { overtimeScores } from "../play/point-outlook.ts";
import { BASKETBALL_OVERTIME } from "../sports/basketball.ts";
import { type Case, type MakeJoint, once, readCases, readSeries, worldsOf } from "./world.ts";

const isLevel = ({ home, away }: Pair): boolean => home === away;

function* withDecider(regular: readonly Case[], homeEdge: number) {
  for (const { count, chance } of regular) {
    if (!isLevel(count)) {
      yield { parts: [count, NIL, NIL], chance };
      continue;
    }
    yield { parts: [count, NIL, NIL, { home: 1, away: 0 }], chance: chance * homeEdge };
    yield { parts: [count, NIL, NIL, { home: 0, away: 1 }], chance: chance * (1 - homeEdge) };
  }
}

/** Three periods, and a deciding goal if the score is level. */
export const hockeyWorlds: MakeJoint = (outlook, homeEdge) => [
  {
    name: "score",
    worlds: once(() => worldsOf(withDecider(readCases(outlook, "goals.reg"), homeEdge))),
  },
];

export const baseballWorlds: MakeJoint = (outlook) => [
  {
    name: "score",
    worlds: once(() =>
      worldsOf(readCases(outlook, "runs.all").map(({ count, chance }) => ({ parts: [count], chance }))),
    ),
  },
];

function* withOvertime(regular: readonly Case[], homeEdge: number) {
  for (const { count, chance } of regular) {
    if (!isLevel(count)) {
      yield { parts: [count], chance };
      continue;
    }
    for (const { chance: share, ...extra } of overtimeScores(BASKETBALL_OVERTIME, homeEdge)) {
      yield { parts: [count, extra], chance: chance * share };
    }
  }
}

/** The sides' points are independent; a level score adds overtime. */
export const basketballWorlds: MakeJoint = (outlook, homeEdge) => [
  {
    name: "score",
    worlds: once(() => {
      const { x, y, chances } = independent(
        readSeries(outlook, "points.parts.home"),
        readSeries(outlook, "points.parts.away"),
      );
      const regular = chances.map((chance, index) => ({
        count: { home: x[index] as number, away: y[index] as number },
        chance,
      }));
      return worldsOf(withOvertime(regular, homeEdge));
    }),
  },
];
