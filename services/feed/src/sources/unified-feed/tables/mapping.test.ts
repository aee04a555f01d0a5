import { describe, expect, test } from "vitest";
import { metaTemplates } from "../../simulator/market/meta.ts";
import { MAPPED, mapMarket } from "./mapping.ts";

describe("PEER-16 the table of markets", () => {
  test("has every market that the app knows, once for each sport", () => {
    const mapped = Object.values(MAPPED)
      .flat()
      .map(({ metaMarketId }) => metaMarketId);
    expect(metaTemplates.filter(({ id }) => !mapped.includes(id)).map(({ template }) => template.key)).toEqual([]);
    expect(new Set(mapped).size).toBe(mapped.length);
  });

  test("lines and numbers keep their values, head starts become handicaps", () => {
    expect(mapMarket("soccer", { id: 18, specifiers: "total=2.5" })?.specifiers).toEqual({ total: "2.5" });
    expect(mapMarket("soccer", { id: 14, specifiers: "hcp=0:1" })?.specifiers).toEqual({ handicap: "-1" });
    expect(mapMarket("soccer", { id: 16, specifiers: "hcp=+0.50" })?.specifiers).toEqual({ handicap: "0.5" });
    expect(mapMarket("tennis", { id: 204, specifiers: "setnr=2|total=9.5" })?.specifiers).toEqual({
      ...{ set: "2", total: "9.5" },
    });
  });

  test("a variant chooses the row", () => {
    const best = (of: number) => mapMarket("tennis", { id: 199, specifiers: `variant=sr:correct_score:bestof:${of}` });
    expect([best(3)?.row.key, best(5)?.row.key, best(7)]).toEqual(["correct-score-3", "correct-score-5", null]);
  });

  test.each([
    { id: 99_999, specifiers: "" },
    { id: 18, specifiers: "" },
    { id: 18, specifiers: "total=many" },
    { id: 18, specifiers: "total=2.5|variant=other" },
    { id: 1, specifiers: "total=2.5" },
  ])("%j is none of ours", (market) => expect(mapMarket("soccer", market)).toBeNull());
});
