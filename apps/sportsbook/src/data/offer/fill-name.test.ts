import { expect, test } from "vitest";
import { fillName, ownHandicap } from "./fill-name.ts";

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

test.each([
  ["{home} {handicap}", "0.5", "Ashbourne City +0.5"],
  ["{home} {hcp}", "2", "Ashbourne City +2"],
  ["{home} {handicap}", "+1", "Ashbourne City +1"],
  ["{home} {handicap}", "0", "Ashbourne City 0"],
  ["Draw {handicap}", "1", "Draw +1"],
  ["{home} over {total}", "1.5", "Ashbourne City over 1.5"],
])("a handicap that is given has a plus, another line has none: %s with %s", (template, line, name) => {
  expect(fillName(template, { ...parts, line })).toBe(name);
});

test("a market without a line leaves no placeholder behind", () => {
  expect(fillName("Total {total}", { ...parts, line: null })).toBe("Total ");
});

test.each([
  ["-1.5", "home", "−1.5"],
  ["-1.5", "away", "+1.5"],
  ["0.5", "home", "+0.5"],
  ["0.5", "away", "−0.5"],
  ["0", "away", "0"],
  ["-1", null, "−1"],
] as const)("each side has its own handicap: of %s the one of %s is %s", (line, side, own) => {
  expect(ownHandicap(line, side)).toBe(own);
});
