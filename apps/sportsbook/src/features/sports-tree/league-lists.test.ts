import type { Statistics } from "@touchline/protocol";
import { expect, test } from "vitest";
import { everyLeague, findLeagues } from "./league-lists.ts";

const league = (id: number, name: string, count: number, top = false) => ({ id, name, count, top });
const statistics: Statistics = {
  generatedAt: 1,
  totals: { all: 40, today: 20, live: 1, streamed: 2, outrights: 1 },
  sports: [
    {
      id: 1,
      key: "soccer",
      name: "Football",
      listMarkets: [],
      count: 30,
      categories: [
        {
          id: 11,
          sportId: 1,
          name: "England",
          flag: "eng",
          count: 22,
          tournaments: [
            league(111, "Premier Division", 10, true),
            league(112, "First Division", 12),
            league(113, "Cup", 0),
          ],
        },
        { id: 12, sportId: 1, name: "España", flag: "esp", count: 8, tournaments: [league(121, "Primera", 8, true)] },
      ],
    },
    {
      id: 2,
      key: "tennis",
      name: "Tennis",
      listMarkets: [],
      count: 10,
      categories: [
        { id: 21, sportId: 2, name: "Men", flag: "int", count: 10, tournaments: [league(211, "Primavera Open", 10)] },
      ],
    },
  ],
};

const namesFor = (text: string) => everyLeague(findLeagues(statistics, text)).map(({ name }) => name);

test("OFFER-3 all leagues that have events, the top ones also by themselves", () => {
  const [football] = findLeagues(statistics, "");
  expect(namesFor("")).toEqual(["Premier Division", "First Division", "Primera", "Primavera Open"]);
  expect(football?.top.map(({ name }) => name)).toEqual(["Premier Division", "Primera"]);
  expect(football?.countries.map(({ name, count }) => [name, count])).toEqual([
    ["England", 22],
    ["España", 8],
  ]);
});

test.each([
  ["prim", ["Primera", "Primavera Open"]],
  ["  FIRST ", ["First Division"]],
  ["espana", ["Primera"]],
  ["england", ["Premier Division", "First Division"]],
  ["cup", []],
])("OFFER-3 '%s' finds leagues and countries in every sport", (text, names) => {
  expect(namesFor(text)).toEqual(names);
});

test("OFFER-3 a country counts what is found in it, a sport what it has", () => {
  const [football, ...others] = findLeagues(statistics, "first");
  expect(football?.countries[0]?.count).toBe(12);
  expect(football?.count).toBe(30);
  expect(others).toEqual([]);
});
