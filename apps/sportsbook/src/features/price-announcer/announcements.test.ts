import { expect, test } from "vitest";
import { findMoves, knowAfter, type WatchedPrice } from "./announcements.ts";

const at = (price: number, id = "7o0"): WatchedPrice => ({ id, name: `Outcome ${id}`, price });

test("AHEAD-7 a price is announced when it differs from the one last heard, not when it is first seen", () => {
  const known = knowAfter([at(230)], new Map());
  expect(findMoves([at(230)], new Map())).toEqual([]);
  expect(findMoves([at(230)], known)).toEqual([]);
  expect(findMoves([at(238)], known)).toEqual([{ name: "Outcome 7o0", price: 238, before: 230 }]);
});

test("AHEAD-7 a price that moved and came back between two announcements is not announced", () => {
  const known = knowAfter([at(230)], new Map());
  expect(findMoves([at(230)], known)).toEqual([]);
});

test("AHEAD-7 at most three moves at once, the first first; the others are announced the next time", () => {
  const ids = ["1o0", "2o0", "3o0", "4o0"];
  const known = knowAfter(
    ids.map((id) => at(200, id)),
    new Map(),
  );
  const moved = ids.map((id) => at(210, id));
  expect(findMoves(moved, known).map(({ name }) => name)).toEqual(["Outcome 1o0", "Outcome 2o0", "Outcome 3o0"]);
  expect(findMoves(moved, knowAfter(moved, known)).map(({ name }) => name)).toEqual(["Outcome 4o0"]);
});

test("AHEAD-7 an outcome that is no longer watched is forgotten", () => {
  const known = knowAfter([], knowAfter([at(230)], new Map()));
  expect(findMoves([at(250)], known)).toEqual([]);
});
