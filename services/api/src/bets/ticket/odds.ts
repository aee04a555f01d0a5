import { combineOdds, type LegResult, legFactor, roundHalfUp } from "@touchline/betting";
import { decidedResult, type Leg, type LegOutcomeResult, type StoredBet } from "@touchline/db";
import type { Bet } from "@touchline/protocol";

type OddsByState = Bet["odds"];

const hundredthsOf = (top: bigint, bottom: bigint): number => Number(roundHalfUp(top * 100n, bottom));

/** Odds that a settled leg counts with. A lost leg keeps its accepted odds instead of 0. */
const settleOdds = (taken: number, result: LegResult): number => {
  if (result.resolution === "LOST") return taken;
  const { top, bottom } = legFactor(taken, result);
  return hundredthsOf(top, bottom);
};

/** The accepted odds; null unless the bet was placed. */
export const takenOdds = ({ decision }: StoredBet, { hash }: Leg): number | null =>
  decision?.settlement?.odds[hash] ?? null;

export const legOdds = (bet: StoredBet, leg: Leg, result: LegOutcomeResult | null): OddsByState => {
  const taken = takenOdds(bet, leg);
  const decided = decidedResult(result);
  return {
    REQUESTED: leg.odds,
    IN_PLAY: taken,
    SETTLE: decided && taken !== null ? settleOdds(taken, decided) : null,
  };
};

/** Null where one of them is missing, or the product is not a safe integer. */
export const multiplyOdds = (odds: readonly (number | null)[]): number | null => {
  const known = odds.filter((one) => one !== null);
  if (known.length < odds.length) return null;
  const { product, scale } = combineOdds(known);
  const total = hundredthsOf(product, scale);
  return total > 0 && Number.isSafeInteger(total) ? total : null;
};

const NO_ODDS: OddsByState = { REQUESTED: null, IN_PLAY: null, SETTLE: null };

export const hasRows = ({ terms: { type } }: Pick<StoredBet, "terms">): boolean =>
  type === "system" || type === "multiples";

/** Null for systems and multiples, which are not one product. */
export const betOdds = (bet: StoredBet, legs: readonly OddsByState[]): OddsByState =>
  hasRows(bet)
    ? NO_ODDS
    : {
        REQUESTED: multiplyOdds(legs.map(({ REQUESTED }) => REQUESTED)),
        IN_PLAY: multiplyOdds(legs.map(({ IN_PLAY }) => IN_PLAY)),
        SETTLE: multiplyOdds(legs.map(({ SETTLE }) => SETTLE)),
      };
