import type { ListMetaMarket } from "@touchline/protocol";
import { expect, test } from "vitest";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { sampleList } from "../../test-support/sample-offer.ts";
import { columnsOf } from "./columns.ts";
import type { BoardShape } from "./shapes.ts";

const market = (id: number, outcomes: number, line: string | null): ListMetaMarket => ({
  id,
  key: `market-${id}`,
  name: `Market ${id}`,
  label: `Market ${id}`,
  line,
  outcomes: Array.from({ length: outcomes }, (_, index) => ({ id: index + 1, name: `${index}`, label: `${index}` })),
});

const tables = (() => {
  const store = createOfferStore(createManualTime());
  store.applyLists([
    {
      ...sampleList([]),
      sports: [
        { id: 1, key: "soccer", name: "Football", listMarkets: [1, 2, 3] },
        { id: 5, key: "volleyball", name: "Volleyball", listMarkets: [4, 2, 5] },
      ],
      metaMarkets: [
        market(1, 3, null),
        market(2, 2, "total"),
        market(3, 2, null),
        market(4, 2, null),
        market(5, 2, "handicap"),
      ],
    },
  ]);
  return store.tables();
})();

/** What a row has beside names and markets, in pixels: star, time, further markets, padding. */
const AROUND = { tight: 30 + 66 + 52 + 8, usual: 36 + 66 + 60 + 8 };

const roomForNames = (sportId: number, shape: BoardShape, boardWidth: number): number => {
  const columns = columnsOf(sportId, tables, shape);
  const [around, gap] = shape === "full" ? [AROUND.usual, 12] : [AROUND.tight, 8];
  return boardWidth - around - columns.reduce((sum, { width }) => sum + width + gap, 0);
};

/** The longest name of the reference offer with its shirt and the score. */
const LONG_NAME = 166 + 23 + 23;
/** The same of volleyball with a serving dot; at 1280 two sets are shown beside it, elsewhere five. */
const inSets = (sets: number): number => 140 + 23 + 12 + 23 + 23 + (sets - 1) * 20;

test.each<[BoardShape, number, number, number]>([
  ["compact", 676, 2, 2],
  ["dense", 800, 3, 5],
  ["full", 940, 3, 5],
])(
  "OFFER-1 a row of shape %s on a board of %i has %i markets and room for whole names",
  (shape, width, count, sets) => {
    expect(columnsOf(1, tables, shape)).toHaveLength(count);
    expect(roomForNames(1, shape, width)).toBeGreaterThanOrEqual(LONG_NAME);
    expect(roomForNames(5, shape, width)).toBeGreaterThanOrEqual(inSets(sets));
  },
);

test("OFFER-1 where the room is scarce a sport with sets has a market less, with wider tiles", () => {
  expect(columnsOf(5, tables, "dense").map(({ template }) => template)).toEqual([
    "repeat(2, 56px)",
    "34px repeat(2, 56px)",
  ]);
  expect(columnsOf(5, tables, "full")).toHaveLength(3);
});
