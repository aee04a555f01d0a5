import { combineOdds } from "@touchline/betting";
import { expect, test } from "vitest";
import { totalOddsText } from "./odds-text.ts";

test("ODDS-1 odds of several together are exact, in decimals beside the formats for two sides", () => {
  expect(totalOddsText(combineOdds([148, 162, 202]), "decimal")).toBe("4.84");
  expect(totalOddsText(combineOdds([150, 200]), "american")).toBe("+200");
  expect(totalOddsText(combineOdds([150, 200]), "malaysian")).toBe("3.00");
});

test("a product beyond reading is told in short", () => {
  expect(totalOddsText(combineOdds(Array.from({ length: 4 }, () => 10_000)), "decimal")).toBe("100M");
});
