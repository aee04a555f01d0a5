import { expect, test } from "vitest";
import type { Board } from "../../../data/offer/board.ts";
import { type EventState, emptyTables, type OfferTables } from "../../../data/offer/offer-model.ts";
import { bandBoard, boardOfTab, singleMarkets, tabsOf } from "./grid-boards.ts";
import type { GridKey } from "./grid-markets.ts";

const columns = { handicap: 1, total: 2, result: 3 };
const grid = (key: GridKey) => ({ key, match: columns, firstHalf: null });

const tables: OfferTables = {
  ...emptyTables,
  sports: new Map([
    [1, { id: 1, key: "soccer", name: "Football", listMarkets: [], grids: [grid("main"), grid("corners")] }],
    [2, { id: 2, key: "tennis", name: "Tennis", listMarkets: [], grids: [grid("main")] }],
  ]),
  tournaments: new Map([
    [10, { id: 10, categoryId: 1, sportId: 1, name: "Premier Division" }],
    [20, { id: 20, categoryId: 2, sportId: 2, name: "Lisbon Open" }],
  ]),
};

const board = (...groups: readonly (readonly [tournamentId: number, ...eventIds: number[]])[]): Board => ({
  sections: [
    { key: "all", title: null, groups: groups.map(([tournamentId, ...eventIds]) => ({ tournamentId, eventIds })) },
  ],
});

test("PEER-11 corners and bookings are offered where a sport of the list has them", () => {
  expect(tabsOf(board([10, 1], [20, 2]), tables)).toEqual(["main", "corners"]);
  expect(tabsOf(board([20, 2]), tables)).toEqual(["main"]);
});

test("PEER-11 a tab shows the leagues of the sports that have it", () => {
  const shown = boardOfTab(board([10, 1], [20, 2]), "corners", tables);
  expect(shown.sections[0]?.groups.map(({ tournamentId }) => tournamentId)).toEqual([10]);
});

test("a one-market list offers the markets that a sport of the list has", () => {
  const cricket = { key: "main" as const, match: { ...columns, handicap: null }, firstHalf: null };
  const sports = new Map([
    ...tables.sports,
    [2, { id: 2, key: "cricket", name: "Cricket", listMarkets: [], grids: [cricket] }],
  ]);
  const total = { part: "match", column: "total" };
  expect(singleMarkets(board([20, 2]), "main", { ...tables, sports })).toEqual([total]);
  expect(singleMarkets(board([10, 1], [20, 2]), "main", { ...tables, sports })).toEqual([
    { part: "match", column: "handicap" },
    total,
  ]);
});

const DAY = 86_400_000;
const event = (id: number, startsAt: number, live = false): EventState =>
  ({ id, startsAt, live, tournamentId: 10 }) as EventState;

test("OFFER-1 under bands stands what is in play, then day by day, a league under each that it plays on", () => {
  const events = new Map(
    [event(1, 2 * DAY), event(2, DAY), event(3, 0, true), event(4, DAY + 1)].map((each) => [each.id, each]),
  );
  const banded = bandBoard(board([10, 1, 2], [20, 3, 4]), (id) => events.get(id), {
    dayOf: (at) => `day ${Math.floor(at / DAY)}`,
    titleOf: (band) => `${band}!`,
  });
  expect(banded.sections).toEqual([
    { key: "live", title: "live!", groups: [{ tournamentId: 20, eventIds: [3] }] },
    {
      key: "day 1",
      title: "day 1!",
      groups: [
        { tournamentId: 10, eventIds: [2] },
        { tournamentId: 20, eventIds: [4] },
      ],
    },
    { key: "day 2", title: "day 2!", groups: [{ tournamentId: 10, eventIds: [1] }] },
  ]);
});
