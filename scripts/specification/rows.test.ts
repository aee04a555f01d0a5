import { expect, test } from "vitest";
import { checkRows, readRows, titlesIn } from "./rows.ts";

const PAGE = [
  "# Specification",
  "| Statement | How it is met | Test |",
  "|---|---|---|",
  "| a route | by the router | `ROUTE-1 one`, `ROUTE-2 two` |",
  "| a bar \\| in a cell | partly: for a reason | `ROUTE-1 one` |",
].join("\n");

test("rows have their statement, how it is met, and the titles of their tests", () => {
  expect(readRows(PAGE)).toEqual([
    { line: 4, statement: "a route", met: "by the router", tests: ["ROUTE-1 one", "ROUTE-2 two"] },
    { line: 5, statement: "a bar | in a cell", met: "partly: for a reason", tests: ["ROUTE-1 one"] },
  ]);
});

test("titles are those of tests, tables of tests and groups", () => {
  const source = [
    'test("ROUTE-1 one", () => {});',
    'test.each([1, 2])("ROUTE-2 two %i", (n) => {});',
    "describe(`group of names`, () => {});",
    'journeyAt(viewport, DESKTOP)("ROUTE-3 three", async () => {});',
    'expect(text).toBe("no title");',
  ].join("\n");
  expect(titlesIn(source)).toEqual(["ROUTE-1 one", "ROUTE-2 two %i", "group of names", "ROUTE-3 three"]);
});

test("a test that does not exist, a row without a test and a part without a reason are reported", () => {
  const rows = readRows(`${PAGE}\n| empty | met | |\n| some | partly met | \`ROUTE-1 one\` |`);
  expect(checkRows(rows, new Set(["ROUTE-1 one"]))).toEqual([
    { line: 4, problem: "there is no test “ROUTE-2 two”" },
    { line: 6, problem: "“empty” names no test" },
    { line: 7, problem: "“some” is met partly, without a reason" },
  ]);
});
