import { encodePriceText, type Grid, type ListEvent, type ListMetaMarket, type OfferList } from "@touchline/protocol";
import { createRandom } from "../../testkit/random.ts";

/** Number of listed events, of changing events, and changes per second: six markets each, ten frames per second. */
export interface Workload {
  readonly events: number;
  readonly moving: number;
  readonly changesPerSecond: number;
}
export const FRAME_MS = 100;

/** The live list of a busy evening. */
export const EVENING: Workload = { events: 100, moving: 100, changesPerSecond: 2_000 };

const outcomes = (...labels: string[]): ListMetaMarket["outcomes"] =>
  labels.map((label, index) => ({ id: index + 1, name: label, label }));

const metaMarkets: ListMetaMarket[] = [
  { id: 1, key: "result", name: "Match result", label: "Match result", line: null, outcomes: outcomes("1", "X", "2") },
  {
    id: 2,
    key: "total",
    name: "Total goals",
    label: "Total goals",
    line: "total",
    outcomes: outcomes("Over", "Under"),
  },
  { id: 3, key: "both", name: "Both score", label: "Both score", line: null, outcomes: outcomes("Yes", "No") },
  {
    id: 4,
    key: "double",
    name: "Double chance",
    label: "Double chance",
    line: null,
    outcomes: outcomes("1X", "12", "X2"),
  },
  { id: 5, key: "no-draw", name: "Draw no bet", label: "Draw no bet", line: null, outcomes: outcomes("1", "2") },
  { id: 6, key: "handicap", name: "Handicap", label: "Handicap", line: "handicap", outcomes: outcomes("1", "2") },
];

/** Columns of the Asian views. */
const grid: Grid = {
  key: "main",
  match: { handicap: 6, total: 2, result: 1 },
  firstHalf: { handicap: 5, total: 3, result: 4 },
};

const SLOTS = metaMarkets.reduce((sum, { outcomes: row }) => sum + row.length, 0);

const createEvent = (index: number, random: () => number): ListEvent => {
  let slot = 0;
  return {
    id: 20_000 + index,
    version: 1,
    tournamentId: 1 + Math.floor(index / 6),
    startsAt: 1_800_000_000_000,
    live: true,
    streamed: index % 8 === 0,
    reversed: false,
    suspended: false,
    betBuilder: false,
    competitors: [`Home ${index}`, `Away ${index}`].map((name) => ({
      name,
      kit: "#c8102e-#ffffff-plain",
      supplementalNames: {},
    })),
    name: null,
    marketCount: 120,
    detailedPlayStatus: 1,
    metadata: {
      eventStatus: "2H",
      eventTime: 3_600,
      timeAt: 1_800_000_000_000,
      timeRunning: false,
      countdown: false,
      timeSpeed: 1,
      eventExtraTime: null,
      progress: 66,
      score: { home: 1, away: 0 },
      currentScoreInSets: [],
      currentGameScore: null,
      server: null,
      redCards: { home: 0, away: 0 },
      yellowCards: { home: 0, away: 0 },
      corners: { home: 0, away: 0 },
    },
    markets: metaMarkets.map(({ id, line, outcomes: row }) => {
      const first = slot;
      slot += row.length;
      const prices = row.map(() => 120 + Math.floor(random() * 700));
      return { metaMarketId: id, slot: first, line: line && "2.5", prices };
    }),
  };
};

export const createList = ({ events }: Workload): OfferList => {
  const random = createRandom(7);
  const tournaments = Math.ceil(events / 6);
  return {
    locale: "en",
    generatedAt: 1_800_000_000_000,
    sports: [{ id: 1, key: "soccer", name: "Football", listMarkets: metaMarkets.map(({ id }) => id), grids: [grid] }],
    categories: [{ id: 1, sportId: 1, name: "England", flag: "eng" }],
    metaMarkets,
    tournaments: Array.from({ length: tournaments }, (_, index) => ({
      id: index + 1,
      categoryId: 1,
      sportId: 1,
      name: `League ${index + 1}`,
    })),
    events: Array.from({ length: events }, (_, index) => createEvent(index, random)),
  };
};

/** Frames as text, as they come from the socket; each page parses them itself. */
export const createFrames = ({ moving, changesPerSecond }: Workload, count: number): string[] => {
  const changesPerFrame = (changesPerSecond * FRAME_MS) / 1000;
  const random = createRandom(11);
  const whole = (below: number): number => Math.floor(random() * below);
  const versions = new Array<number>(moving).fill(1);
  return Array.from({ length: count }, () => {
    const changes = new Map<number, [slot: number, price: number][]>();
    for (let change = 0; change < changesPerFrame; change += 1) {
      const event = whole(moving);
      const prices = changes.get(event) ?? [];
      changes.set(event, prices);
      prices.push([whole(SLOTS), 110 + whole(800)]);
    }
    const chunks = [...changes].map(([event, prices]) => {
      const base = versions[event] as number;
      versions[event] = base + 1;
      return encodePriceText(20_000 + event, base, base + 1, prices);
    });
    return JSON.stringify(["offer", ...chunks]);
  });
};
