import type { Grid, ListEvent, ListMarket, ListMetaMarket, LiveMetadata, OfferList } from "@touchline/protocol";
import { sampleEvent, sampleList, sampleMetadata } from "./sample-offer.ts";

const HOUR = 3_600_000;

type Outcomes = readonly (readonly [name: string, label: string])[];

const RESULT: Outcomes = [
  ["{home}", "1"],
  ["Draw", "X"],
  ["{away}", "2"],
];
const WINNER: Outcomes = [
  ["{home}", "1"],
  ["{away}", "2"],
];
const TOTAL: Outcomes = [
  ["Over {total}", "Over"],
  ["Under {total}", "Under"],
];
const HANDICAP: Outcomes = [
  ["{home} {hcp}", "1"],
  ["{away} {hcp:away}", "2"],
];
const YES_NO: Outcomes = [
  ["Yes", "Yes"],
  ["No", "No"],
];

const kind = (id: number, name: string, outcomes: Outcomes, line: "total" | "hcp" | null = null): ListMetaMarket => ({
  id,
  key: name.toLowerCase().replaceAll(" ", "-"),
  name,
  label: name,
  line,
  outcomes: outcomes.map(([outcome, label], index) => ({ id: index + 1, name: outcome, label })),
});

const KINDS: readonly ListMetaMarket[] = [
  kind(201, "Match result", RESULT),
  kind(202, "Total goals", TOTAL, "total"),
  { ...kind(203, "Both teams to score", YES_NO), label: "Both score" },
  kind(204, "Asian handicap", HANDICAP, "hcp"),
  kind(205, "Asian total", TOTAL, "total"),
  kind(206, "First half result", RESULT),
  kind(207, "First half handicap", HANDICAP, "hcp"),
  kind(208, "First half total", TOTAL, "total"),
  kind(301, "Winner", WINNER),
  kind(302, "Total games", TOTAL, "total"),
  kind(303, "Game handicap", HANDICAP, "hcp"),
];

type Line = readonly [metaMarketId: number, line: string | null, ...prices: number[]];

/** Slots are given out in the order of the lines. */
const marketsOf = (lines: readonly Line[]): ListMarket[] => {
  let slot = 0;
  return lines.map(([metaMarketId, line, ...prices]) => {
    const market = { metaMarketId, slot, line, prices };
    slot += prices.length;
    return market;
  });
};

const FOOTBALL_LINES: readonly Line[] = [
  [201, null, 148, 440, 675],
  [202, "2.5", 183, 194],
  [203, null, 172, 205],
  [204, "-0.5", 192, 194],
  [204, "-0.75", 214, 174],
  [205, "2.5", 183, 203],
  [205, "2.75", 206, 180],
  [206, null, 205, 225, 620],
  [207, "-0.25", 188, 198],
  [208, "1", 180, 206],
];
const TENNIS_LINES: readonly Line[] = [
  [301, null, 162, 225],
  [302, "22.5", 187, 189],
  [303, "-2.5", 195, 181],
];

const moved = (lines: readonly Line[], by: number): Line[] =>
  lines.map(([id, line, ...prices]) => [id, line, ...prices.map((price) => price + by)]);

const sides = (home: string, away: string): Pick<ListEvent, "competitors"> => ({
  competitors: [home, away].map((name) => ({ name, kit: null, supplementalNames: {} })),
});

const live = (metadata: Partial<LiveMetadata>): Partial<ListEvent> => ({
  live: true,
  metadata: { ...sampleMetadata, ...metadata },
});

/** A tennis match in its second set. */
export const TENNIS_LIVE: Partial<LiveMetadata> = {
  eventStatus: "S2",
  eventTime: null,
  score: { home: 1, away: 0 },
  currentScoreInSets: [
    { home: 6, away: 4 },
    { home: 3, away: 2 },
  ],
  currentGameScore: { home: "40", away: "30" },
  server: "HOME",
};

/** Two leagues of two sports: three events in play, of which one is suspended, and three that begin after `now`. */
export const sampleLeagues = (now: number): OfferList => {
  const football = (id: number, names: Pick<ListEvent, "competitors">, changes: Partial<ListEvent>): ListEvent =>
    sampleEvent(id, { markets: marketsOf(moved(FOOTBALL_LINES, id * 3)), ...names, ...changes });
  const tennis = (id: number, names: Pick<ListEvent, "competitors">, changes: Partial<ListEvent>): ListEvent =>
    sampleEvent(id, {
      tournamentId: 32,
      betBuilder: false,
      marketCount: 24,
      markets: marketsOf(moved(TENNIS_LINES, id)),
      ...names,
      ...changes,
    });
  const columns = (handicap: number, total: number, result: number) => ({ handicap, total, result });
  const footballGrid: Grid = { key: "main", match: columns(204, 205, 201), firstHalf: columns(207, 208, 206) };
  const tennisGrid: Grid = { key: "main", match: columns(303, 302, 301), firstHalf: null };
  return {
    ...sampleList([
      football(1, sides("Ashbourne City", "Harrow Vale"), { ...live({}), streamed: true }),
      football(2, sides("Kingsport United", "Redhill"), {
        ...live({ eventStatus: "1H", eventTime: 900, progress: 17, score: { home: 0, away: 0 } }),
        suspended: true,
      }),
      football(3, sides("Millbrook", "Stonebridge Athletic"), { startsAt: now + 2 * HOUR }),
      football(4, sides("Eastmoor", "Castleford Rovers"), { startsAt: now + 26 * HOUR }),
      tennis(5, sides("M. Keller", "J. Moreau"), live(TENNIS_LIVE)),
      tennis(6, sides("A. Lindqvist", "P. Okafor"), { startsAt: now + 3 * HOUR }),
    ]),
    sports: [
      { id: 1, key: "soccer", name: "Football", listMarkets: [201, 202, 203], grids: [footballGrid] },
      { id: 2, key: "tennis", name: "Tennis", listMarkets: [301, 302, 303], grids: [tennisGrid] },
    ],
    categories: [
      { id: 21, sportId: 1, name: "England", flag: "eng" },
      { id: 22, sportId: 2, name: "ATP", flag: "int" },
    ],
    metaMarkets: [...KINDS],
    tournaments: [
      { id: 31, categoryId: 21, sportId: 1, name: "Premier Division" },
      { id: 32, categoryId: 22, sportId: 2, name: "Helsinki Open" },
    ],
  };
};
