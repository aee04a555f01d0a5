import { formatPath, type Route, type Statistics } from "@touchline/protocol";
import { expect, test } from "vitest";
import { specialItems, sportItems } from "./tree-items.ts";

const statistics: Statistics = {
  generatedAt: 1,
  totals: { all: 5, today: 3, live: 1, streamed: 2, outrights: 1 },
  sports: [{ id: 1, key: "soccer", name: "Football", listMarkets: [], count: 5, categories: [] }],
};
const WORDS = { homepage: "homepage", sports: "sports", live: "live" };

const hrefsFrom = (route: Route) => {
  const context = {
    route,
    statistics,
    favouriteCount: 0,
    opened: new Set<string>(),
    hrefOf: (target: Route) => formatPath(target, WORDS),
  };
  return [...specialItems(context), ...sportItems(context)].map(({ href }) => href);
};

test.each<Route["view"]>(["homepage", "sports", "preferences", "last-tickets"])(
  "ROUTE-8 from %s the tree leads to the sports",
  (view) => {
    expect(hrefsFrom({ view, filters: {} })).toEqual([
      "/sports/f_true",
      "/sports/se_true",
      "/sports/d_all/v_outrights",
      "/sports/s_1",
    ]);
  },
);

test("from Live it leads to what is live, and to outrights, which never are", () => {
  expect(hrefsFrom({ view: "live", filters: { date: "all" } })).toEqual([
    "/live/d_all/f_true",
    "/live/d_all/se_true",
    "/sports/d_all/v_outrights",
    "/live/d_all/s_1",
  ]);
});
