import { expect, test } from "vitest";
import { matchRanges } from "./match-ranges.ts";

const marked = (name: string, typed: string): string[] =>
  matchRanges(name, typed).map(([from, to]) => name.slice(from, to));

test.each([
  ["Kingsmere United", "king", ["King"]],
  ["Kingsmere United", "KING un", ["King", "Un"]],
  ["Halden Park v Kingsbury", "king", ["King"]],
  ["Viking", "king", []],
  ["Atlético Ribera", "atle", ["Atlé"]],
  ["SV Hochfeld", "høch", []],
  ["Kings Kingsley", "king kings", ["Kings", "Kings"]],
  ["King’s Trophy", "king", ["King"]],
  ["Kings", "", []],
])("the words of %s that begin with %s are marked", (name, typed, expected) => {
  expect(marked(name, typed)).toEqual(expected);
});
