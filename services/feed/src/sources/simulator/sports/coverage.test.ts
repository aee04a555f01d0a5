import { LOCALES, NUMBER_OF_MARKETS_PER_SPORT, referenceSchemas } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { createClock } from "../clock.ts";
import { createMatch } from "../match/match.ts";
import { createReference } from "../reference.ts";
import { SPORT_KEYS, type SportKey } from "../world/tournaments.ts";
import { ENGINES } from "./engines.ts";

const LEAST_TYPES: Partial<Record<SportKey, number>> = { soccer: 40, tennis: 15, basketball: 15, "ice-hockey": 15 };

const offeredTypes = (sport: SportKey): readonly number[] =>
  sampleFixtures(sport, 12).map((fixture) => {
    const { markets } = createMatch(fixture, createClock(1)).describe(fixture.startsAt - 3_600_000);
    return new Set(markets.map(({ definition }) => definition.metaMarketId)).size;
  });

describe("number of meta markets before the match", () => {
  test.each(SPORT_KEYS)("%s", (sport) => {
    for (const types of offeredTypes(sport)) expect(types).toBeGreaterThanOrEqual(LEAST_TYPES[sport] ?? 3);
  });
});

test("every sport lists up to six markets whose outcomes are the same for every event", () => {
  const { sports, metaMarkets } = createReference();
  const byId = new Map(metaMarkets.map((market) => [market.id, market]));
  for (const { key, listMarkets } of sports) {
    expect(listMarkets.length, key).toBeGreaterThanOrEqual(3);
    expect(listMarkets.length, key).toBeLessThanOrEqual(NUMBER_OF_MARKETS_PER_SPORT);
    for (const id of listMarkets) expect(byId.get(id)?.outcomes.length, key).toBeGreaterThanOrEqual(2);
  }
  expect(sports[0]?.listMarkets.map((id) => byId.get(id)?.key)).toEqual([
    "result",
    "total",
    "both-score",
    "double-chance",
    "draw-no-bet",
    "asian-handicap",
  ]);
});

test("exactly the main line of each offered list market is listed", () => {
  for (const sport of SPORT_KEYS) {
    for (const fixture of sampleFixtures(sport, 5)) {
      const match = createMatch(fixture, createClock(1));
      const { markets } = match.describe(fixture.startsAt - 60_000);
      const listed = markets.filter((market) => market.listed);
      expect(new Set(listed.map(({ definition }) => definition.metaMarketId)).size).toBe(listed.length);
      expect(listed.every(({ main }) => main)).toBe(true);
      expect(listed.length).toBeLessThanOrEqual(ENGINES[sport].listMarkets.length);
      expect(listed.length).toBeGreaterThanOrEqual(2);
    }
  }
});

test("PEER-11 a grid has two-way handicaps and totals, and for football also corners and bookings", () => {
  const { sports, metaMarkets } = createReference();
  const outcomes = new Map(metaMarkets.map((market) => [market.id, market.outcomes.length]));
  for (const { key, grids } of sports) {
    expect(grids[0]?.key, key).toBe("main");
    for (const columns of grids.flatMap(({ match, firstHalf }) => (firstHalf ? [match, firstHalf] : [match]))) {
      for (const id of [columns.handicap, columns.total]) if (id !== null) expect(outcomes.get(id), key).toBe(2);
      if (columns.result !== null) expect([2, 3], key).toContain(outcomes.get(columns.result));
    }
  }
  expect(sports[0]?.grids.map(({ key }) => key)).toEqual(["main", "corners", "bookings"]);
});

test("PEER-11 the main line of each grid market and up to three next to it are lined", () => {
  for (const fixture of sampleFixtures("soccer", 5)) {
    const { markets } = createMatch(fixture, createClock(1)).describe(fixture.startsAt - 60_000);
    const lined = Map.groupBy(
      markets.filter((market) => market.lined && market.definition.specifiers.handicap !== undefined),
      ({ definition }) => definition.metaMarketId,
    );
    expect(lined.size).toBeGreaterThanOrEqual(3);
    for (const lines of lined.values()) {
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(lines.filter(({ main }) => main)).toHaveLength(1);
      const values = lines.map(({ definition }) => Number(definition.specifiers.handicap)).sort((a, b) => a - b);
      const steps = new Set(values.slice(1).map((value, index) => value - (values[index] as number)));
      expect(steps.size, values.join(" ")).toBeLessThanOrEqual(1);
    }
  }
  for (const { listed, lined } of sampleFixtures("tennis", 2).flatMap(
    (fixture) => createMatch(fixture, createClock(1)).describe(fixture.startsAt - 60_000).markets,
  )) {
    if (listed) expect(lined).toBe(true);
  }
});

test("reference data is valid and its ids are unique", () => {
  const reference = createReference();
  for (const [kind, schema] of Object.entries(referenceSchemas)) {
    const rows = schema.parse(reference[kind as keyof typeof reference]) as readonly { id?: number; key?: string }[];
    const ids = rows.map(({ id, key }) => id ?? key);
    expect(new Set(ids).size, kind).toBe(ids.length);
  }
  const outcomes = reference.metaMarkets.flatMap((market) => market.outcomes.map(({ id }) => id));
  expect(new Set(outcomes).size).toBe(outcomes.length);
});

test("sports, categories, groups, markets and outcomes with words have names in every language", () => {
  const { sports, categories, marketGroups, metaMarkets } = createReference();
  const named = [...sports, ...categories, ...marketGroups, ...metaMarkets].map(({ names }) => names);
  const outcomes = metaMarkets.flatMap((market) => market.outcomes.flatMap(({ names, labels }) => [names, labels]));
  const isWorded = (name: string): boolean => /\p{L}/u.test(name.replaceAll(/\{[^}]*\}/g, ""));
  for (const names of [...named, ...outcomes.filter(({ en }) => isWorded(en))]) {
    for (const locale of LOCALES) expect(names[locale], `${names.en} in ${locale}`).toBeTruthy();
  }
});

test("every language keeps the placeholders of the English name", () => {
  const { metaMarkets } = createReference();
  const placeholders = (text: string): string => [...text.matchAll(/\{[^}]*\}/g)].flat().sort().join();
  const texts = metaMarkets.flatMap(({ names, outcomes }) => [names, ...outcomes.map((outcome) => outcome.names)]);
  for (const names of texts) {
    for (const locale of LOCALES) {
      const text = names[locale];
      if (text) expect(placeholders(text), `${names.en} in ${locale}`).toBe(placeholders(names.en));
    }
  }
});
