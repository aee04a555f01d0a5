import { createRiskBook } from "@touchline/betting";
import { packOf } from "@touchline/jurisdictions/testing";
import { expect, test } from "vitest";
import { createBookmaker } from "./bookmaker.ts";
import { createShippedTerms } from "./brand-terms.ts";

const HOUSE = "touchline";
const options = { tenants: [HOUSE], termsOf: createShippedTerms(), strictestOf: createRiskBook().strictestOf };
const bookmakerWith = (...rules: Parameters<typeof packOf>) =>
  createBookmaker({ ...options, packsOf: { [HOUSE]: [packOf(...rules)] } });

test("AHEAD-9 bet-types: those of brand and pack", () => {
  const bookmaker = bookmakerWith({ kind: "bet-types", types: ["single", "combo"] });
  expect(bookmaker.betTypesOf(HOUSE, "default")).toEqual(["single", "combo"]);
  expect(bookmaker.betTypesOf(HOUSE, "nobody's")).toBeNull();
});

test("AHEAD-9 cash-out: not where the pack forbids it", () => {
  expect(bookmakerWith({ kind: "cash-out", offered: false }).hasCashout(HOUSE, "default")).toBe(false);
  expect(bookmakerWith().hasCashout(HOUSE, "default")).toBe(true);
});

test("AHEAD-9 a tenant has the pack that it names, and none changes nothing", () => {
  const bookmaker = createBookmaker(options);
  expect(["scattr", "vinn", "lbsports", "bethog", HOUSE].map((tenant) => bookmaker.packOf(tenant).id)).toEqual([
    "de",
    "se",
    "dk",
    "uk",
    "neutral",
  ]);
  expect(bookmaker.betTypesOf(HOUSE, "default")).toEqual(createShippedTerms()("default").betTypes);
});
