import { expect, test } from "vitest";
import { fillName } from "./fill-name.ts";

const parts = { home: "Ashbourne City", away: "Harrow Vale", line: "-1.5" };

test.each([
  ["{home}", "Ashbourne City"],
  ["{away} wins", "Harrow Vale wins"],
  ["{home} {handicap}", "Ashbourne City −1.5"],
  ["{away} {handicap:away}", "Harrow Vale +1.5"],
  ["Draw", "Draw"],
])("%s becomes %s", (template, name) => {
  expect(fillName(template, parts)).toBe(name);
});

test.each([
  ["+1", "−1"],
  ["2", "−2"],
  ["0", "0"],
])("the other side of %s is %s", (line, other) => {
  expect(fillName("{handicap:away}", { ...parts, line })).toBe(other);
});

test("a market without a line leaves no placeholder behind", () => {
  expect(fillName("Total {total}", { ...parts, line: null })).toBe("Total ");
});
