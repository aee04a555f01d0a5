import { describe, expect, test } from "vitest";
import { drawnKits, outlineOf, readKit } from "./kit-colours.ts";

const drawn = (home: string | null, away: string | null) => drawnKits([{ kit: home }, { kit: away }]);

const RED = "#c8102e-#ffffff-plain";

describe("kits of two sides", () => {
  test.each([
    ["red and blue", RED, "#1d4ed8-#ffffff-plain"],
    ["red and orange", RED, "#f97316-#ffffff-plain"],
    ["red, and red with white stripes", RED, "#c8102e-#ffffff-stripes"],
    ["white and light blue", "#ffffff-#1b1b1b-plain", "#8ecae6-#ffffff-plain"],
  ])("stay as they are where they can be told apart: %s", (_, home, away) => {
    expect(drawn(home, away)).toEqual([home, away]);
  });

  test.each([
    ["the same", RED, RED, "#ffffff-#c8102e-plain"],
    ["white sleeves", RED, "#c8102e-#ffffff-sleeves", "#ffffff-#c8102e-sleeves"],
    ["halves of the same two colours", "#c8102e-#1b1b1b-halves", "#c8102e-#1b1b1b-halves", "#ffffff-#808c9c-plain"],
    ["navy and black", "#0b2545-#ffffff-plain", "#1b1b1b-#ffffff-plain", "#ffffff-#1b1b1b-plain"],
    ["two white ones", "#ffffff-#f4f4f4-plain", "#ffffff-#f4f4f4-plain", "#1b1b1b-#808c9c-plain"],
  ])("differ where they could not, and the away side changes: %s", (_, home, away, changed) => {
    expect(drawn(home, away)).toEqual([home, changed]);
  });

  test("a side without a kit has none", () => {
    expect(drawn(null, RED)).toEqual([null, RED]);
    expect(drawnKits([])).toEqual([null, null]);
  });
});

test("a shirt is outlined by a colour that is not its own: dark ones lightly, light ones darkly", () => {
  const outline = (kit: string) => outlineOf(readKit(kit));
  expect(outline("#1b1b1b-#c8102e-stripes")).toBe("#c3ccd8");
  expect(outline("#0b2545-#ffffff-plain")).toBe("#c3ccd8");
  expect(outline("#ffffff-#1d4ed8-sleeves")).toBe("#5b6675");
  expect(outline(RED)).toBe("#808c9c");
});
