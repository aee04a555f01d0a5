import { expect, test } from "vitest";
import { fillListName } from "./fill-name.ts";

const parts = { home: "Ashbourne City", away: "Harrow Vale", line: "-1.5" };

test.each([
  ["{away} wins", "Harrow Vale wins"],
  ["{home} {handicap}", "Ashbourne City −1.5"],
  ["{away} {hcp:away}", "Harrow Vale +1.5"],
  ["Over {total}", "Over −1.5"],
])("%s becomes %s", (template, name) => {
  expect(fillListName(template, parts)).toBe(name);
});

test("a market without a line leaves no placeholder behind", () => {
  expect(fillListName("Total {total}", { ...parts, line: null })).toBe("Total");
});
