import { expect, test } from "vitest";
import { fillTemplate } from "./fill-template.ts";

const values = { home: "Ashbourne City", away: "Harrow Vale", total: "2.5", handicap: "-1.5", player: "M. Keller" };

test.each([
  ["Draw", "Draw"],
  ["{home} or {away}", "Ashbourne City or Harrow Vale"],
  ["Over {total}", "Over 2.5"],
  ["{home} {handicap}", "Ashbourne City \u22121.5"],
  ["{away} {handicap:away}", "Harrow Vale +1.5"],
  ["{player} to score", "M. Keller to score"],
  ["{nobody} to score", "to score"],
])("%s becomes %s", (template, expected) => {
  expect(fillTemplate(template, values)).toBe(expected);
});

test.each([
  ["0", "0", "0"],
  ["0.25", "+0.25", "\u22120.25"],
  ["0:1", "0:1", "0:1"],
])("a handicap of %s is %s for home and %s for away", (handicap, home, away) => {
  expect(fillTemplate("{handicap}", { handicap })).toBe(home);
  expect(fillTemplate("{handicap:away}", { handicap })).toBe(away);
});

test("does not fill placeholders inside a team's name", () => {
  expect(fillTemplate("{home}", { home: "{away}", away: "no" })).toBe("{away}");
});
