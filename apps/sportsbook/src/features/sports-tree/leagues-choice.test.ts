import type { Route } from "@touchline/protocol";
import { expect, test } from "vitest";
import type { League, SportLeagues } from "./league-lists.ts";
import { chosenOf, routeOfChoice, selectedOf, sportShown } from "./leagues-choice.ts";

const league: League = { id: 111, name: "Cup", count: 3, flag: "eng", top: false, sportId: 2, categoryId: 21 };
const sport = (id: number): SportLeagues => ({ id, key: "tennis", name: "", count: 1, top: [], countries: [] });
const sports: Route = { view: "sports", filters: { date: "today", sport: 1, catalog: 3 } };
const place = { sport: 2, category: 21, tournament: 111 };

test.each<[string, Route, Route]>([
  ["the list", sports, { view: "sports", filters: { date: "all", ...place } }],
  ["the homepage", { view: "homepage", filters: {} }, { view: "sports", filters: { date: "all", ...place } }],
  ["Live", { view: "live", filters: { date: "all" } }, { view: "live", filters: { date: "all", ...place } }],
])("OFFER-3 from %s to a league", (_, route, target) => {
  expect(routeOfChoice(route, { time: "all", chosen: 1, leagues: [league] })).toEqual(target);
});

test("OFFER-3 to several leagues at once, of one sport or of more", () => {
  const neighbour: League = { ...league, id: 112, categoryId: 22 };
  const choice = { time: "all", chosen: 2 } as const;
  const of = (leagues: readonly League[]) => routeOfChoice(sports, { ...choice, leagues }).filters;
  expect(of([league, neighbour])).toEqual({ date: "all", sport: 2, tournaments: [111, 112] });
  expect(of([league, { ...neighbour, sportId: 3 }])).toEqual({ date: "all", tournaments: [111, 112] });
});

test("OFFER-3 the leagues of the address are marked when the sheet opens", () => {
  expect(selectedOf(sports)).toEqual([]);
  expect(selectedOf({ view: "sports", filters: { tournament: 4 } })).toEqual([4]);
  expect(selectedOf({ view: "sports", filters: { tournaments: [4, 5] } })).toEqual([4, 5]);
});

test("OFFER-3 without a marked league to the sport, or to the favourites", () => {
  const choice = { time: "today", leagues: [] } as const;
  expect(routeOfChoice(sports, { ...choice, chosen: 1 }).filters).toEqual({ date: "today", sport: 1 });
  expect(routeOfChoice(sports, { ...choice, chosen: "favourites" }).filters).toEqual({
    date: "today",
    favourites: true,
  });
  expect(routeOfChoice(sports, { ...choice, chosen: undefined }).filters).toEqual({ date: "today" });
});

test("OFFER-3 the sheet opens where one is", () => {
  expect(chosenOf(sports)).toBe(1);
  expect(chosenOf({ view: "sports", filters: { favourites: true } })).toBe("favourites");
  expect(sportShown([sport(1), sport(2)], 2, [])?.id).toBe(2);
  expect(sportShown([sport(1), sport(2)], null, [league])?.id).toBe(2);
  expect(sportShown([sport(1), sport(2)], 9, [])?.id).toBe(1);
  expect(sportShown([], 1, [])).toBeUndefined();
});
