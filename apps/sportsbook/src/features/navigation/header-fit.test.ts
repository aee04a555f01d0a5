import { expect, test } from "vitest";
import { tabsIn } from "./header-fit.ts";

test.each([
  ["all of them", 306, 4],
  ["three and more", 305, 3],
  ["three and more, just", 291, 3],
  ["two and more", 290, 2],
  ["one and more", 213, 1],
  ["only more", 60, 0],
])("NAV-1 room for %s", (_, room, tabs) => {
  expect(tabsIn(room, [75, 75, 75, 75], 60)).toBe(tabs);
});

test("NAV-1 what does not fit by itself does not come back before the room for more is known", () => {
  expect(tabsIn(305, [75, 75, 75, 75], 0)).toBe(3);
});
