import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListEvent, type OfferList, offerListWireSchema } from "./offer-list.ts";
import { packOfferList, unpackOfferList } from "./offer-list-codec.ts";

const outcome = (id: number, label: string) => ({ id, name: label, label });
const metaMarkets = [
  {
    id: 1,
    key: "1x2",
    name: "Match result",
    label: "Match result",
    line: null,
    outcomes: [1, 2, 3].map((id) => outcome(id, `${id}`)),
  },
  {
    id: 2,
    key: "total",
    name: "Total goals",
    label: "Total goals",
    line: "total",
    outcomes: [1, 2].map((id) => outcome(id, `${id}`)),
  },
];
const categories = [
  { id: 10, sportId: 1, name: "England", flag: "eng" },
  { id: 11, sportId: 1, name: "Spain", flag: "esp" },
];
const tournaments = [
  { id: 500, categoryId: 10, sportId: 1, name: "Premier Division" },
  { id: 90, categoryId: 11, sportId: 1, name: "Primera" },
];

const competitor = fc.record({
  name: fc.constantFrom("Ashbourne City", "Harrow Vale", "Millgate Rovers", "Redcliffe"),
  kit: fc.constantFrom(null, "#c8102e-#ffffff-stripes", "#000000-#ffffff-plain"),
  supplementalNames: fc.constant({}),
});
const price = fc.integer({ min: -1000, max: 100_000 });
const matchResult = fc.record({
  metaMarketId: fc.constant(1),
  slot: fc.nat(50),
  line: fc.constant(null),
  prices: fc.array(price, { minLength: 3, maxLength: 3 }),
});
const total = fc.record({
  metaMarketId: fc.constant(2),
  slot: fc.nat(300),
  line: fc.constantFrom("2.5", "3.5"),
  prices: fc.array(price, { minLength: 2, maxLength: 2 }),
});
const metadata = {
  eventStatus: "2H",
  eventTime: 3780,
  timeAt: 1_800_000_000_000,
  timeRunning: true,
  countdown: false,
  timeSpeed: 1,
  eventExtraTime: null,
  progress: 70,
  score: { home: 2, away: 1 },
  currentScoreInSets: [{ home: 1, away: 1 }],
  currentGameScore: null,
  server: null,
  redCards: { home: 0, away: 1 },
  yellowCards: { home: 0, away: 0 },
  corners: { home: 4, away: 2 },
};

const match: fc.Arbitrary<ListEvent> = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  version: fc.integer({ min: 1, max: 100_000 }),
  tournamentId: fc.constant(0),
  startsAt: fc.integer({ min: 29_000_000, max: 30_000_000 }).map((minutes) => minutes * 60_000),
  live: fc.boolean(),
  streamed: fc.boolean(),
  reversed: fc.boolean(),
  suspended: fc.boolean(),
  betBuilder: fc.boolean(),
  competitors: fc.array(competitor, { minLength: 2, maxLength: 2 }),
  name: fc.constant(null),
  marketCount: fc.nat(300),
  detailedPlayStatus: fc.constant(0),
  metadata: fc.constant(null),
  markets: fc.oneof(fc.constant([]), fc.tuple(matchResult), fc.tuple(matchResult, total)),
});
const outright = match.map((event): ListEvent => ({ ...event, competitors: [], name: "Winner", markets: [] }));
const event = fc
  .oneof(match, outright)
  .map((row): ListEvent => (row.live ? { ...row, detailedPlayStatus: 1, metadata } : row));

const list: fc.Arbitrary<OfferList> = fc.tuple(fc.array(event), fc.array(event)).map((perTournament) => ({
  locale: "en",
  generatedAt: 1_800_000_000_000,
  sports: [{ id: 1, key: "soccer", name: "Football", listMarkets: [1, 2] }],
  categories,
  metaMarkets,
  tournaments,
  events: perTournament.flatMap((rows, index) =>
    rows.map((row) => ({ ...row, tournamentId: tournaments[index]?.id as number })),
  ),
}));

test("a list survives packing and unpacking", () => {
  fc.assert(
    fc.property(list, (original) => {
      const wire = JSON.parse(JSON.stringify(packOfferList(original)));
      expect(offerListWireSchema.safeParse(wire).error).toBeUndefined();
      expect(unpackOfferList(wire)).toEqual(original);
    }),
  );
});

test("OFFER-11 supplemental names are included only when their type is requested", () => {
  const named = { name: "Ashbourne City", kit: null, supplementalNames: { "1": "Ashbourne", "2": "ASH" } };
  const [row] = fc.sample(match, 1);
  const original: OfferList = {
    locale: "en",
    generatedAt: 0,
    sports: [],
    categories,
    metaMarkets,
    tournaments: tournaments.slice(0, 1),
    events: [{ ...(row as ListEvent), tournamentId: 500, competitors: [named, named] }],
  };
  const read = (types: string[]) => unpackOfferList(packOfferList(original, types)).events[0]?.competitors[0];
  expect(read([])?.supplementalNames).toEqual({});
  expect(read(["1"])?.supplementalNames).toEqual({ "1": "Ashbourne" });
});
