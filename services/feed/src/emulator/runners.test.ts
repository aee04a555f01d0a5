import { expect, test } from "vitest";
import type { SourceEvent } from "../source.ts";
import { createRunners } from "./runners.ts";

test("PEER-16 two runners of a season that have one name are two to the provider, and the same ones in each market", () => {
  const runners = createRunners();
  const season = { id: 7, type: "OUTRIGHT" } as SourceEvent;
  const all = ["R. Carter", "V. Abbate", "R. Carter"];
  const urns = all.map((_, index) => runners.urnOf(season, all, index));
  expect(new Set(urns).size).toBe(3);
  expect(urns.map(runners.nameOf)).toEqual(all);
  expect(all.map((_, index) => runners.urnOf(season, all, index))).toEqual(urns);
});
