import { describe, expect, test } from "vitest";
import { gridShape } from "./grid-shapes.ts";

const PHONE = { windowWidth: 390, boardWidth: 374 };
const TABLET = { windowWidth: 768, boardWidth: 688 };
const DESKTOP = { windowWidth: 1440, boardWidth: 800 };
const WIDE = { windowWidth: 1920, boardWidth: 1228 };

describe("OFFER-1 the Asian and Indonesian views in the room there is", () => {
  test.each([
    ["asia_standard", PHONE, "plates"],
    ["asia_standard", TABLET, "plates"],
    ["asia_standard", DESKTOP, "table"],
    ["indonesia_standard", PHONE, "plates"],
    ["indonesia_standard", DESKTOP, "table"],
    ["asia_wide", WIDE, "line"],
    ["asia_single_market", PHONE, "single-plates"],
    ["asia_single_market", DESKTOP, "single"],
    ["asia_multi_market_vertical", PHONE, "stack"],
    ["indonesia_multi_market_vertical_accent", PHONE, "stack"],
  ] as const)("%s at %o is drawn as %s", (view, room, shape) => {
    expect(gridShape(view, room)).toBe(shape);
  });

  test("asia_wide needs 1180 of offer width, below it falls back to asia_standard", () => {
    expect(gridShape("asia_wide", { windowWidth: 1920, boardWidth: 1179 })).toBe("table");
    expect(gridShape("asia_wide", PHONE)).toBe("plates");
  });
});
