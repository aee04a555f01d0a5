import { formatForOutcomes, formatOdds, type OddsFormat } from "@touchline/betting";
import type { Bet, BetPhase, BetSelection } from "@touchline/protocol";
import { pageLocale } from "../../i18n/language.ts";

type OddsByState = Bet["odds"];

const BY_PHASE: Readonly<Record<BetPhase, (odds: OddsByState) => number | null>> = {
  PREPARED: ({ REQUESTED }) => REQUESTED,
  PLACED: ({ IN_PLAY, REQUESTED }) => IN_PLAY ?? REQUESTED,
  REJECTED: ({ REQUESTED }) => REQUESTED,
  CANCELLED: ({ REQUESTED }) => REQUESTED,
  SETTLED: ({ SETTLE, REQUESTED }) => SETTLE ?? REQUESTED,
  PAID_OUT: ({ SETTLE, REQUESTED }) => SETTLE ?? REQUESTED,
};

export const oddsByPhase = (phase: BetPhase, odds: OddsByState): number | null => BY_PHASE[phase](odds);

export interface ShownOdds {
  readonly price: number | null;
  /** The requested price, if the bet was placed at another one. */
  readonly struck: number | null;
}

/** A settled selection counts at its settlement odds while its bet is open. */
export const selectionOdds = (phase: BetPhase, odds: BetSelection["odds"]): ShownOdds => {
  const { SETTLE, REQUESTED } = odds;
  if (SETTLE === null) return { price: oddsByPhase(phase, odds), struck: null };
  return { price: SETTLE, struck: SETTLE === REQUESTED ? null : REQUESTED };
};

/** Larger products of prices are abbreviated. */
const HUGE = 10_000_000;

/** `outcomes` is the number of outcomes of the market; 1 for several selections together. */
export const oddsText = (price: number | null, chosen: OddsFormat, outcomes = 1): string => {
  if (price === null) return "–";
  if (price >= HUGE)
    return new Intl.NumberFormat(pageLocale(), { notation: "compact", numberingSystem: "latn" }).format(price / 100);
  return formatOdds(price, formatForOutcomes(chosen, outcomes), pageLocale());
};
