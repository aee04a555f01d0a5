import { OUTRIGHT_RULES, type OutrightRule } from "@touchline/betting";
import type { MarketText } from "../texts/en.ts";
import type { Season } from "./season.ts";

/** A market on a season: which runners end in the first (or last) places of the table or of the scorers. */
export interface OutrightMarket extends OutrightRule {
  readonly id: number;
  readonly key: string;
  readonly text: MarketText;
  readonly isOffered: (season: Season) => boolean;
}

const isLeague = ({ tournament }: Season): boolean => !tournament.knockout && tournament.sport !== "tennis";
const isSoccerLeague = (season: Season): boolean => isLeague(season) && season.tournament.sport === "soccer";

const offer = (
  id: number,
  key: keyof typeof OUTRIGHT_RULES,
  text: MarketText,
  isOffered: OutrightMarket["isOffered"],
): OutrightMarket => ({ id, key, text, isOffered, ...OUTRIGHT_RULES[key] });

export const OUTRIGHT_MARKETS: readonly OutrightMarket[] = [
  offer(1, "outright-winner", "outrightWinner", () => true),
  offer(2, "top-four", "topFour", isLeague),
  offer(3, "relegation", "relegation", isSoccerLeague),
  offer(4, "top-scorer", "topScorer", isSoccerLeague),
];

/**
 * Models a season as arrivals with the given rates: the chance to have arrived when the expected number of arrivals is the number of
 * places. For the first place this is exactly the share of the rate.
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
