import type { Grid, Market, OfferEvent, Reference } from "@touchline/protocol";
import { offerEvent } from "@touchline/protocol/testing";

/** A small offer with every case that the answers distinguish. */

export const NOW = Date.UTC(2026, 10, 14, 12);
const HOUR = 3_600_000;

export const soccerGrid: Grid = {
  key: "main",
  match: { handicap: 4, total: 2, result: 1 },
  firstHalf: null,
};

export const sampleReference: Reference = {
  sports: [
    { id: 2, key: "tennis", names: { en: "Tennis", pt: "Ténis" }, rank: 2, listMarkets: [3], grids: [] },
    { id: 1, key: "soccer", names: { en: "Soccer", pt: "Futebol" }, rank: 1, listMarkets: [1, 2], grids: [soccerGrid] },
  ],
  categories: [
    { id: 10, sportId: 1, names: { en: "England", pt: "Inglaterra" }, flag: "eng", rank: 1 },
    { id: 11, sportId: 1, names: { en: "Portugal" }, flag: "por", rank: 2 },
    { id: 20, sportId: 2, names: { en: "International" }, flag: "int", rank: 1 },
  ],
  tournaments: [
    { id: 100, sportId: 1, categoryId: 10, names: { en: "Second Division" }, rank: 1, top: false },
    { id: 101, sportId: 1, categoryId: 11, names: { en: "Liga Atlântica" }, rank: 2, top: true },
    { id: 200, sportId: 2, categoryId: 20, names: { en: "Lisbon Open" }, rank: 1, top: false },
  ],
  metaMarkets: [
    {
      id: 1,
      key: "match-result",
      names: { en: "Match result", pt: "Resultado" },
      labels: { en: "Result" },
      group: "main",
      rank: 1,
      line: null,
      betBuilder: true,
      outcomes: [
        { id: 1, names: { en: "{home}" }, labels: { en: "1" } },
        { id: 2, names: { en: "Draw", pt: "Empate" }, labels: { en: "X" } },
        { id: 3, names: { en: "{away}" }, labels: { en: "2" } },
      ],
    },
    {
      id: 2,
      key: "total",
      names: { en: "Total goals {total}" },
      labels: { en: "Total" },
      group: "goals",
      rank: 2,
      line: "total",
      betBuilder: false,
      outcomes: [
        { id: 4, names: { en: "Over {total}" }, labels: { en: "Over" } },
        { id: 5, names: { en: "Under {total}" }, labels: { en: "Under" } },
      ],
    },
    {
      id: 3,
      key: "winner",
      names: { en: "Winner" },
      labels: { en: "Winner" },
      group: "main",
      rank: 3,
      line: null,
      betBuilder: false,
      outcomes: [
        { id: 6, names: { en: "{home}" }, labels: { en: "1" } },
        { id: 7, names: { en: "{away}" }, labels: { en: "2" } },
      ],
    },
    {
      id: 4,
      key: "handicap",
      names: { en: "Handicap" },
      labels: { en: "Handicap" },
      group: "main",
      rank: 4,
      line: "handicap",
      betBuilder: false,
      outcomes: [
        { id: 8, names: { en: "{home} {handicap}" }, labels: { en: "{handicap}" } },
        { id: 9, names: { en: "{away} {handicap:away}" }, labels: { en: "{handicap:away}" } },
      ],
    },
    {
      id: 5,
      key: "goalscorer",
      names: { en: "Anytime goalscorer" },
      labels: { en: "Scorer" },
      group: "players",
      rank: 5,
      line: null,
      betBuilder: false,
      outcomes: [],
    },
  ],
  marketGroups: [
    { key: "players", names: { en: "Players" }, rank: 3 },
    { key: "main", names: { en: "Main", pt: "Principais" }, rank: 1 },
    { key: "goals", names: { en: "Goals" }, rank: 2 },
  ],
  catalogs: [
    { id: 2, names: { en: "Derby day" }, rank: 2 },
    { id: 1, names: { en: "Champions week" }, rank: 1 },
  ],
  promotedOffers: [{ id: 7, catalogId: 1, names: { en: "Night games" }, rank: 1 }],
};

const market = (fields: Pick<Market, "slot" | "metaMarketId" | "outcomes" | "prices"> & Partial<Market>): Market => ({
  specifiers: {},
  main: true,
  listed: true,
  lined: fields.listed ?? true,
  ...fields,
});

export const soccerMarkets = (): Market[] => [
  market({ slot: 0, metaMarketId: 1, outcomes: [1, 2, 3], prices: [148, 420, 710] }),
  market({
    slot: 3,
    metaMarketId: 2,
    outcomes: [4, 5],
    prices: [190, 190],
    specifiers: { total: "3.5" },
    main: false,
    listed: false,
    lined: true,
  }),
  market({ slot: 5, metaMarketId: 2, outcomes: [4, 5], prices: [172, 208], specifiers: { total: "2.5" } }),
  market({
    slot: 7,
    metaMarketId: 4,
    outcomes: [8, 9],
    prices: [185, 195],
    specifiers: { handicap: "-1.5" },
    listed: false,
    lined: true,
  }),
  market({
    slot: 9,
    metaMarketId: 5,
    outcomes: [11, 12],
    prices: [250, -310],
    names: ["M. Keller", "J. Moreau"],
    listed: false,
  }),
];

const soccerMatch: OfferEvent = offerEvent({
  id: 1,
  categoryId: 10,
  tournamentId: 100,
  competitors: [
    { id: 1, name: "Ashbourne City", kit: "#c8102e-#ffffff-stripes", supplementalNames: { "1": "Ashbourne" } },
    { id: 2, name: "Harrow Vale", kit: null },
  ],
  startsAt: NOW + 2 * HOUR,
  markets: soccerMarkets(),
});

const event = (fields: Partial<OfferEvent> & Pick<OfferEvent, "id">): OfferEvent => ({
  ...structuredClone(soccerMatch),
  ...fields,
});

const live = { game: "LIVE", playStatus: "RUNNING", detailedPlayStatus: 1, startsAt: NOW - HOUR / 2 } as const;

const portuguese = { categoryId: 11, tournamentId: 101 };

export const sampleEvents = (): OfferEvent[] => [
  event({ id: 1, startsAt: NOW + 3 * HOUR }),
  event({ id: 2, startsAt: NOW + 2 * HOUR, streamed: true, catalogIds: [1], promotedOfferIds: [7] }),
  event({ id: 3, ...live, catalogIds: [1] }),
  event({ id: 4, ...live, playStatus: "ENDED", detailedPlayStatus: 5 }),
  event({
    id: 5,
    ...portuguese,
    startsAt: NOW + 30 * HOUR,
    reversed: true,
    competitors: [
      { id: 3, name: "União São João", kit: null },
      { id: 4, name: "Real Almansa", kit: null },
    ],
  }),
  event({
    id: 6,
    ...live,
    sportId: 2,
    categoryId: 20,
    tournamentId: 200,
    suspended: true,
    competitors: [
      { id: 5, name: "M. Keller", kit: null },
      { id: 6, name: "J. Møller", kit: null },
    ],
    markets: [market({ slot: 0, metaMarketId: 3, outcomes: [6, 7], prices: [-130, -340] })],
  }),
  event({
    id: 7,
    type: "OUTRIGHT",
    names: { en: "Second Division winner", pt: "Vencedor da Segunda Divisão" },
    competitors: [],
    startsAt: NOW + 90 * 24 * HOUR,
    markets: [
      market({ slot: 0, metaMarketId: 5, outcomes: [20, 21], prices: [300, 450], names: ["Harrow Vale", "Millgate"] }),
    ],
  }),
  event({ id: 8, tournamentId: 999 }),
];
