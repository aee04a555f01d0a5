import { NO_RESULT } from "@touchline/betting";
import type { ResultFacts } from "@touchline/protocol";
import { binomial, type Series } from "../chance/distribution.ts";
import type { Outlook } from "../market/outlook.ts";
import { GOAL_SHARES, SQUAD } from "../sports/soccer.ts";
import { type Case, type JointSpace, type MakeJoint, once, readCases, readSeries, worldsOf } from "./world.ts";

function* halves(first: readonly Case[], second: readonly Case[]) {
  for (const one of first) {
    for (const other of second) yield { parts: [one.count, other.count], chance: one.chance * other.chance };
  }
}

/** Future goals of a side are a player's by their share; goals already scored are added. */
const scorer = (outlook: Outlook) => {
  const done = { home: readSeries(outlook, "goals.all.home").from, away: readSeries(outlook, "goals.all.away").from };
  return ({ score }: ResultFacts, player: number): Series => {
    const side = player < SQUAD ? "home" : "away";
    const scored = readSeries(outlook, `scored.${player}`).from;
    return binomial(score[side] - done[side], GOAL_SHARES[player % SQUAD] as number, scored);
  };
};

const counted = (outlook: Outlook, counter: "corners" | "cards"): JointSpace => ({
  name: counter,
  worlds: once(() =>
    readCases(outlook, `${counter}.all`).map(({ count, chance }) => ({
      facts: { ...NO_RESULT, [counter]: [count] },
      chance,
    })),
  ),
});

/** Scores of both halves together; corners and cards are independent of them and of each other. */
export const soccerWorlds: MakeJoint = (outlook) => [
  {
    name: "score",
    worlds: once(() => worldsOf(halves(readCases(outlook, "goals.p1"), readCases(outlook, "goals.p2")))),
    scored: scorer(outlook),
  },
  counted(outlook, "corners"),
  counted(outlook, "cards"),
];
