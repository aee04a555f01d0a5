import type { Pair, Side } from "@touchline/protocol";
import { expect, test } from "vitest";
import type { TrailPoint } from "../../data/event/score-trail.ts";
import { historyOfGame, historyOfSet, pointAtStake, servesFromRight } from "./tennis-history.ts";

const at = (games: readonly [number, number], call: string, server: Side = "HOME", part = 0): TrailPoint => {
  const [home = "", away = ""] = call.split(":");
  return {
    part,
    points: { home: games[0], away: games[1] },
    score: { home: 0, away: 0 },
    game: { home, away },
    server,
    progress: 0,
  };
};

const wonIn = (trail: readonly TrailPoint[]): string =>
  historyOfGame(trail)
    .points.map(({ winner }) => winner[0])
    .join("");

test("OFFER-6 each point of the game goes to who won it, also back from advantage", () => {
  const calls = ["0:0", "15:0", "15:15", "30:15", "40:15", "40:30", "40:40", "A:40", "40:40", "40:A"];
  expect(wonIn(calls.map((call) => at([3, 2], call)))).toBe("HAHHAAHAA");
});

test("a tie-break counts in ones", () => {
  expect(wonIn(["0:0", "1:0", "1:1", "1:2", "9:2"].map((call) => at([6, 6], call)))).toBe("HAAH");
});

test("points before the page was opened are not made up", () => {
  expect(historyOfGame([at([3, 2], "30:15"), at([3, 2], "40:15")])).toEqual({
    earlier: { home: "30", away: "15" },
    points: [{ winner: "HOME", call: { home: "40", away: "15" } }],
  });
});

test("a new game starts anew", () => {
  const trail = [at([3, 2], "40:15"), at([4, 2], "0:0", "AWAY"), at([4, 2], "0:15", "AWAY")];
  expect(historyOfGame(trail)).toMatchObject({ earlier: null, points: [{ winner: "AWAY" }] });
});

test("OFFER-6 a game against the server is a break", () => {
  const trail = [at([2, 2], "0:0", "HOME"), at([2, 3], "0:0", "AWAY"), at([2, 4], "0:0", "HOME")];
  expect(historyOfSet(trail)).toEqual({
    earlier: { home: 2, away: 2 },
    games: [
      { number: 5, winner: "AWAY", broken: true },
      { number: 6, winner: "AWAY", broken: false },
    ],
  });
});

test("what came before a gap is only counted, and a new set has games of its own", () => {
  const trail = [at([1, 0], "0:0"), at([3, 2], "0:0"), at([4, 2], "0:0")];
  expect(historyOfSet(trail)).toMatchObject({ earlier: { home: 3, away: 2 }, games: [{ number: 6 }] });
  expect(historyOfSet([...trail, at([0, 0], "0:0", "HOME", 1)])).toEqual({ earlier: { home: 0, away: 0 }, games: [] });
});

const GAMES: Pair = { home: 1, away: 1 };
test.each([
  ["0:0", true],
  ["15:0", false],
  ["40:30", false],
  ["40:40", true],
  ["A:40", false],
])("at %s the serve comes from the right: %s", (call, right) => {
  const [home = "", away = ""] = call.split(":");
  expect(servesFromRight({ home, away }, GAMES)).toBe(right);
});

test.each([
  ["40:30", [2, 1], "HOME", "gamePoint HOME"],
  ["30:40", [2, 1], "HOME", "breakPoint AWAY"],
  ["40:A", [2, 5], "AWAY", "setPoint AWAY"],
  ["40:40", [2, 5], "AWAY", "none"],
  ["30:15", [5, 2], "HOME", "none"],
  ["6:5", [6, 6], "AWAY", "setPoint HOME"],
  ["5:4", [6, 6], "AWAY", "none"],
] as const)("at %s in a set of %j, %s serving, it is %s", (call, games, server, expected) => {
  const stake = pointAtStake(at(games, call, server));
  expect(stake ? `${stake.kind} ${stake.side}` : "none").toBe(expected);
});
