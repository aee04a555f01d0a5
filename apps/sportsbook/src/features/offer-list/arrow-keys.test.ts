import { describe, expect, test } from "vitest";
import { nextSpot } from "./arrow-keys.ts";

const spot = (name: string, column: number, row: number) => ({
  name,
  left: column * 60,
  right: column * 60 + 52,
  top: row * 40,
  bottom: row * 40 + 36,
});

const board = [spot("a", 0, 0), spot("b", 1, 0), spot("c", 2, 0), spot("d", 0, 1), spot("e", 2, 1), spot("f", 1, 3)];
const at = (name: string) => board.find((each) => each.name === name) as (typeof board)[number];
const go = (key: string, name: string): string | undefined => nextSpot(key, at(name), board)?.name;

describe("AHEAD-7 arrow keys go from price to price", () => {
  test.each([
    ["ArrowRight", "a", "b"],
    ["ArrowLeft", "c", "b"],
    ["ArrowDown", "c", "e"],
    ["ArrowUp", "e", "c"],
  ])("%s from %s leads to %s", (key, from, to) => {
    expect(go(key, from)).toBe(to);
  });

  test("sideways over a gap in the line, never into another line", () => {
    expect(go("ArrowRight", "d")).toBe("e");
    expect(go("ArrowRight", "f")).toBeUndefined();
  });

  test("up and down to the nearest, though it be a little aside", () => {
    expect(go("ArrowDown", "b")).toBe("f");
    expect(go("ArrowUp", "f")).toBe("b");
  });

  test("nowhere at the edge, and for other keys", () => {
    expect(go("ArrowUp", "a")).toBeUndefined();
    expect(go("Enter", "a")).toBeUndefined();
  });
});
