import type { Filters, PromotedStatistics, Statistics } from "@touchline/protocol";
import { expect, test } from "vitest";
import { listTitle } from "./list-title.ts";

const statistics: Statistics = {
  generatedAt: 1,
  totals: { all: 1, today: 1, live: 0, streamed: 0, outrights: 0 },
  sports: [
    {
      id: 1,
      key: "soccer",
      name: "Football",
      listMarkets: [],
      count: 1,
      categories: [
        {
          id: 21,
          sportId: 1,
          name: "England",
          flag: "eng",
          count: 1,
          tournaments: [{ id: 31, name: "Premier Division", top: true, count: 1 }],
        },
      ],
    },
  ],
};
const promoted: PromotedStatistics = {
  generatedAt: 1,
  catalogs: [{ id: 4, name: "Derby day", count: 1, promotedOffers: [{ id: 9, name: "Night games", count: 1 }] }],
};

const titleOf = (filters: Filters) => listTitle({ view: "sports", filters }, { statistics, promoted });

test.each<[Filters, string | null]>([
  [{ date: "all" }, null],
  [{ sport: 1 }, "Football"],
  [{ sport: 1, category: 21 }, "England"],
  [{ sport: 1, category: 21, tournament: 31 }, "Premier Division"],
  [{ catalog: 4 }, "Derby day"],
  [{ catalog: 21 }, "England"],
  [{ catalog: 4, promotedOffer: 9 }, "Night games"],
  [{ sport: 1, favourites: true }, "Favourites"],
  [{ streamed: true }, "Streams"],
  [{ tournament: 999 }, null],
])("ROUTE-6 a list is called by the narrowest of its filters: %j", (filters, title) => {
  expect(titleOf(filters)).toBe(title);
});

test("a list is called nothing before its names are known", () => {
  expect(listTitle({ view: "sports", filters: { sport: 1 } }, { statistics: null, promoted: null })).toBeNull();
});
