import type { ListEvent, ListMetaMarket, LiveMetadata, Market, OfferList } from "@touchline/protocol";

const outcomes = (...labels: readonly (readonly [name: string, label: string])[]): ListMetaMarket["outcomes"] =>
  labels.map(([name, label], index) => ({ id: index + 1, name, label }));

const metaMarkets: ListMetaMarket[] = [
  {
    id: 201,
    key: "match-result",
    name: "Match result",
    label: "Match result",
    line: null,
    outcomes: outcomes(["{home}", "1"], ["Draw", "X"], ["{away}", "2"]),
  },
  {
    id: 202,
    key: "total",
    name: "Total goals",
    label: "Total goals",
    line: "total",
    outcomes: outcomes(["Over {total}", "Over"], ["Under {total}", "Under"]),
  },
];

export const sampleMetadata: LiveMetadata = {
  eventStatus: "2H",
  eventTime: 3720,
  timeAt: 0,
  timeRunning: false,
  countdown: false,
  timeSpeed: 1,
  eventExtraTime: null,
  progress: 70,
  score: { home: 2, away: 1 },
  currentScoreInSets: [],
  currentGameScore: null,
  server: null,
  redCards: { home: 0, away: 0 },
  yellowCards: { home: 0, away: 0 },
  corners: { home: 0, away: 0 },
};

/** An event at version 1 with a match result at the slots 0 to 2 and a total of 2.5 at 3 and 4. */
export const sampleEvent = (id: number, changes: Partial<ListEvent> = {}): ListEvent => ({
  id,
  version: 1,
  tournamentId: 31,
  startsAt: 1_800_000_000_000,
  live: false,
  streamed: false,
  reversed: false,
  suspended: false,
  betBuilder: true,
  competitors: [
    { name: "Ashbourne City", kit: null, supplementalNames: {} },
    { name: "Harrow Vale", kit: null, supplementalNames: {} },
  ],
  name: null,
  marketCount: 130,
  detailedPlayStatus: 0,
  metadata: null,
  markets: [
    { metaMarketId: 201, slot: 0, line: null, prices: [148, 440, 675] },
    { metaMarketId: 202, slot: 3, line: "2.5", prices: [183, 194] },
  ],
  ...changes,
});

export const sampleList = (events: readonly ListEvent[]): OfferList => ({
  locale: "en",
  generatedAt: 1,
  sports: [{ id: 1, key: "soccer", name: "Football", listMarkets: [201, 202] }],
  categories: [{ id: 21, sportId: 1, name: "England", flag: "eng" }],
  metaMarkets,
  tournaments: [{ id: 31, categoryId: 21, sportId: 1, name: "Premier Division" }],
  events,
});

/** A total as the push channel brings it. */
export const totalMarket = (slot: number, total: string, prices: number[], listed = true): Market => ({
  slot,
  metaMarketId: 202,
  specifiers: { total },
  main: listed,
  listed,
  lined: true,
  outcomes: [1, 2],
  prices,
});

export const resultMarket = (prices: number[]): Market => ({
  slot: 0,
  metaMarketId: 201,
  specifiers: {},
  main: true,
  listed: true,
  lined: true,
  outcomes: [1, 2, 3],
  prices,
});
