import fc from "fast-check";
import { expect, test } from "vitest";
import { deadSegments, type Filters, findRoute, formatPath, type PathWords, parsePath, type Route } from "./route.ts";

const words: PathWords = { homepage: "homepage", sports: "sports", live: "live" };
const portuguese: PathWords = { homepage: "inicio", sports: "desporto", live: "ao-vivo" };

const parse = (path: string) => parsePath(path, words, "homepage");

test.each([
  ["/homepage", "homepage"],
  ["/homepage/d_today/s_1", "homepage"],
  ["/sports", "sports"],
  ["/sports/d_all/s_1/c_2/t_3", "sports"],
  ["/live", "live"],
  ["/live/d_all", "live"],
  ["/live/d_all/se_true", "live"],
])("ROUTE-1 %s is the offer list of %s", (path, view) => {
  expect(parse(path).view).toBe(view);
});

test("ROUTE-3 writes paths with the brand's words", () => {
  expect(formatPath({ view: "sports", filters: { date: "all", catalog: 4 } }, portuguese)).toBe(
    "/desporto/d_all/ctg_4",
  );
});

test.each(["/sports/d_all/ctg_4/e_9", "/desporto/d_all/ctg_4/e_9"])(
  "ROUTE-3 %s is written with the brand's word",
  (path) => {
    expect(formatPath(parsePath(path, portuguese, "sports"), portuguese)).toBe("/desporto/d_all/ctg_4/e_9");
  },
);

test("ROUTE-3 a brand's word takes precedence over another view's default word", () => {
  const swapped: PathWords = { homepage: "start", sports: "live", live: "now" };
  expect(parsePath("/live/s_1", swapped, "homepage")).toEqual({ view: "sports", filters: { sport: 1 } });
});

test.each(["/", "", "//", "/casino", "/casino/s_1", "/%E0%A4%A", "/SPORTS"])(
  "ROUTE-4 %j leads to the brand's base route",
  (path) => {
    expect(parsePath(path, words, "homepage")).toEqual({ view: "homepage", filters: {} });
    expect(formatPath(parsePath(path, portuguese, "sports"), portuguese)).toBe("/desporto");
  },
);

test("ROUTE-5 reads every segment", () => {
  expect(parse("/sports/d_today/s_1/c_2/t_3/po_4/ctg_5/f_true/se_true/v_outrights/e_6").filters).toEqual({
    date: "today",
    sport: 1,
    category: 2,
    tournament: 3,
    promotedOffer: 4,
    catalog: 5,
    favourites: true,
    streamed: true,
    page: "outrights",
    event: 6,
  });
});

const id = fc.integer({ min: 1, max: 999_999_999 });
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    date: fc.constantFrom("all" as const, "today" as const),
    sport: id,
    category: id,
    tournament: id,
    promotedOffer: id,
    catalog: id,
    favourites: fc.constant(true as const),
    streamed: fc.constant(true as const),
    page: fc.constantFrom("outrights" as const, "search" as const),
    event: id,
  },
  { requiredKeys: [] },
);
const routes: fc.Arbitrary<Route> = fc.record({
  view: fc.constantFrom("homepage" as const, "sports" as const, "live" as const),
  filters,
});

test("ROUTE-5 reads back what it writes", () => {
  fc.assert(
    fc.property(routes, (route) => {
      expect(parse(formatPath(route, words))).toEqual(route);
    }),
  );
});

test("ROUTE-5 reads segments in any order and writes them in one", () => {
  const shuffled = routes.chain((route) => {
    const [view = "", ...parts] = formatPath(route, words).slice(1).split("/");
    return fc.tuple(
      fc.constant(route),
      fc.shuffledSubarray(parts, { minLength: parts.length }).map((order) => `/${[view, ...order].join("/")}`),
    );
  });
  fc.assert(
    fc.property(shuffled, ([route, path]) => {
      expect(formatPath(parse(path), words)).toBe(formatPath(route, words));
    }),
  );
});

const junk = fc.oneof(
  fc.string(),
  fc.webPath(),
  fc.constantFrom("s_0", "s_-1", "s_1e9", "s_١", "d_tomorrow", "f_false", "v_<script>", "e_", "__proto___1", "s_1%2F2"),
);

test("ROUTE-7 unknown and malformed segments are ignored and never throw", () => {
  fc.assert(
    fc.property(fc.array(junk), (parts) => {
      const route = parse(`/sports/${parts.join("/")}`);
      expect(formatPath(route, words)).toMatch(/^\/sports(\/[a-z]+_[a-z0-9]+)*$/);
    }),
  );
});

test("ROUTE-7 a malformed segment does not affect the others", () => {
  expect(parse("/sports/d_never/s_1/s_2/t_x/<b>/c_3").filters).toEqual({ sport: 1, category: 3 });
});

test("ROUTE-8 pages other than the offer have their own paths, the same for every brand", () => {
  for (const view of ["last-tickets", "preferences", "bet-details"] as const) {
    expect(parsePath(`/${view}`, portuguese, "sports")).toEqual({ view, filters: {} });
    expect(formatPath({ view, filters: {} }, portuguese)).toBe(`/${view}`);
  }
});

test("finds ignored segments of a link", () => {
  expect(findRoute("/promotions/summer", words)).toBeNull();
  expect(deadSegments("/sports/d_all/t_9/e_7")).toEqual([]);
  expect(deadSegments("/sports/d_tomorrow/t_9/x_1")).toEqual(["d_tomorrow", "x_1"]);
});

test.each([
  ["/sports/d_all/s_1/t_3,4", { date: "all", sport: 1, tournaments: [3, 4] }],
  ["/sports/t_3/t_4,5", { tournament: 3 }],
  ["/sports/t_4,5/t_3", { tournaments: [4, 5] }],
  ["/sports/t_3,", {}],
  ["/sports/t_3,x", {}],
  ["/sports/t_3,3", {}],
  [`/sports/t_${Array.from({ length: 31 }, (_, index) => index + 1)}`, {}],
])("ROUTE-5 %s has several leagues, or none of them", (path, filters) => {
  expect(parse(path).filters).toEqual(filters);
});

test("ROUTE-5 several leagues are written into one segment", () => {
  const route: Route = { view: "sports", filters: { date: "all", sport: 1, tournaments: [3, 4] } };
  expect(formatPath(route, words)).toBe("/sports/d_all/s_1/t_3,4");
});
