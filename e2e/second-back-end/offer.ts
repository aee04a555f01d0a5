/** What this back end offers: a sport, a league, three matches, two markets. Prices are decimal odds times 100. */

export interface Market {
  readonly slot: number;
  readonly metaMarketId: number;
  readonly line: string | null;
  prices: number[];
}

export interface Match {
  readonly id: number;
  version: number;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly live: boolean;
  readonly markets: readonly Market[];
}

export const SPORT = { id: 1, key: "soccer", name: "Soccer", listMarkets: [11, 12] };
export const CATEGORY = { id: 21, sportId: SPORT.id, name: "Iceland", flag: "is" };
export const TOURNAMENT = { id: 31, name: "Northern League" };

export const META_MARKETS = [
  {
    id: 11,
    key: "result",
    name: "Match result",
    label: "1X2",
    line: null,
    outcomes: [
      { id: 111, name: "{home}", label: "1" },
      { id: 112, name: "Draw", label: "X" },
      { id: 113, name: "{away}", label: "2" },
    ],
  },
  {
    id: 12,
    key: "total",
    name: "Total goals",
    label: "Total goals",
    line: "total",
    outcomes: [
      { id: 121, name: "Over {total}", label: "Over" },
      { id: 122, name: "Under {total}", label: "Under" },
    ],
  },
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const match = (id: number, home: string, away: string, startsIn: number): Match => ({
  id,
  version: 1,
  home,
  away,
  // A list tells starts by the minute.
  startsAt: Math.floor((Date.now() + startsIn) / MINUTE) * MINUTE,
  live: startsIn < 0,
  markets: [
    { slot: 0, metaMarketId: 11, line: null, prices: [185, 340, 420] },
    { slot: 3, metaMarketId: 12, line: "2.5", prices: [190, 195] },
  ],
});

export const createOffer = () => {
  const matches = [
    match(501, "Hekla United", "Askja Rovers", -20 * MINUTE),
    match(502, "Katla Town", "Krafla City", 3 * HOUR),
    match(503, "Esja Athletic", "Keilir Wanderers", 5 * HOUR),
  ];
  const find = (id: number): Match | undefined => matches.find((each) => each.id === id);
  return {
    matches,
    find,
    priceOf: (id: number, slot: number): number | undefined =>
      find(id)
        ?.markets.flatMap((market) => market.prices.map((price, index) => ({ slot: market.slot + index, price })))
        .find((outcome) => outcome.slot === slot)?.price,
    /** Another price of an outcome, and with it another version of its match. */
    move: (id: number, slot: number, price: number): Match => {
      const moved = find(id);
      const market = moved?.markets.find((each) => slot >= each.slot && slot < each.slot + each.prices.length);
      if (!moved || !market) throw new Error(`no outcome ${slot} of ${id}`);
      market.prices = market.prices.with(slot - market.slot, price);
      moved.version += 1;
      return moved;
    },
  };
};

export type Offer = ReturnType<typeof createOffer>;

const PAIR = { home: 0, away: 0 };

/** The state of a match in play; null before. */
export const metadataOf = ({ live, startsAt }: Match) =>
  live
    ? {
        eventStatus: "1H",
        eventTime: 1200,
        timeAt: startsAt + 20 * MINUTE,
        timeRunning: true,
        countdown: false,
        timeSpeed: 1,
        eventExtraTime: null,
        progress: 22,
        score: { home: 1, away: 0 },
        currentScoreInSets: [{ home: 1, away: 0 }],
        currentGameScore: null,
        server: null,
        redCards: PAIR,
        yellowCards: PAIR,
        corners: PAIR,
      }
    : null;

export const playOf = ({ live }: Match) =>
  live
    ? { game: "LIVE", playStatus: "RUNNING", detailedPlayStatus: 1 }
    : { game: "PREMATCH", playStatus: "NOT_STARTED", detailedPlayStatus: 0 };

export const fill = (name: string, { home, away }: Match, line: string | null): string =>
  name
    .replace("{home}", home)
    .replace("{away}", away)
    .replace("{total}", line ?? "");
