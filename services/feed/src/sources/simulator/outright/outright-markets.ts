import type { MarketText } from "../texts/en.ts";
import type { Season } from "./season.ts";

/** What can be bet on over a season: who will be among the first so many, or the last, of the table or the scorers. */
export interface OutrightMarket {
  readonly id: number;
  readonly key: string;
  readonly text: MarketText;
  readonly runners: "teams" | "scorers";
  /** Places that win, from the front; from the back where negative. */
  readonly places: number;
  readonly isOffered: (season: Season) => boolean;
}

const isLeague = ({ tournament }: Season): boolean => !tournament.knockout && tournament.sport !== "tennis";
const isSoccerLeague = (season: Season): boolean => isLeague(season) && season.tournament.sport === "soccer";

export const OUTRIGHT_MARKETS: readonly OutrightMarket[] = [
  { id: 1, key: "outright-winner", text: "outrightWinner", runners: "teams", places: 1, isOffered: () => true },
  { id: 2, key: "top-four", text: "topFour", runners: "teams", places: 4, isOffered: isLeague },
  { id: 3, key: "relegation", text: "relegation", runners: "teams", places: -3, isOffered: isSoccerLeague },
  { id: 4, key: "top-scorer", text: "topScorer", runners: "scorers", places: 1, isOffered: isSoccerLeague },
];

export const isAmong = (places: number, rank: number, runners: number): boolean =>
  places > 0 ? rank < places : rank >= runners + places;

/**
 * Arrivals with the given rates: the chance to have arrived by the time when so many are expected to have.
 * For the first place this is the share of the rate, exactly.
 */
export const placeChances = (rates: readonly number[], places: number): readonly number[] => {
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  if (places === 1) return rates.map((rate) => rate / total);
  const arrived = places > 0 ? places : rates.length + places;
  let low = 0;
  let high = 1e6 / total;
  for (let step = 0; step < 60; step += 1) {
    const time = (low + high) / 2;
    const expected = rates.reduce((sum, rate) => sum + 1 - Math.exp(-rate * time), 0);
    if (expected < arrived) low = time;
    else high = time;
  }
  return rates.map((rate) => (places > 0 ? 1 - Math.exp(-rate * low) : Math.exp(-rate * low)));
};
