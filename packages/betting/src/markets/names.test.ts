import { expect, test } from "vitest";
import { fillName, ownHandicap } from "./names.ts";

const VALUES: Readonly<Record<string, string>> = {
  home: "Ashbourne-City",
  away: "Harrow Vale",
  total: "2.5",
  handicap: "-1.5",
  player: "M. Keller",
};
const fill = (template: string, values = VALUES): string => fillName(template, (name) => values[name]);

test.each([
  ["Draw", "Draw"],
  ["{home}", "Ashbourne-City"],
  ["{home} or {away}", "Ashbourne-City or Harrow Vale"],
  ["Over {total}", "Over 2.5"],
  ["{home} {handicap}", "Ashbourne-City −1.5"],
  ["{away} {handicap:away}", "Harrow Vale +1.5"],
  ["{player} to score", "M. Keller to score"],
  ["{nobody} to score", "to score"],
])("%s becomes %s", (template, name) => {
  expect(fill(template)).toBe(name);
});

test.each([
  ["0", "0", "0"],
  ["0.25", "+0.25", "−0.25"],
  ["+1", "+1", "−1"],
  ["2", "+2", "−2"],
  ["-0.75", "−0.75", "+0.75"],
  ["0:1", "0:1", "0:1"],
])("a handicap of %s is %s at home and %s away", (handicap, home, away) => {
  expect(fill("{handicap}", { handicap })).toBe(home);
  expect(fill("{handicap:away}", { handicap })).toBe(away);
  expect(fill("{hcp}", { hcp: handicap })).toBe(home);
});

test("a total has no plus", () => {
  expect(fill("{home} over {total}", { home: "Ashbourne", total: "1.5" })).toBe("Ashbourne over 1.5");
});

test("a placeholder in a team's name is left as it is", () => {
  expect(fill("{home}", { home: "{away}", away: "no" })).toBe("{away}");
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
