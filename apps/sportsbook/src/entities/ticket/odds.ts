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
  /** What was asked for, where it counts at another price. */
  readonly struck: number | null;
}

/** A selection that is settled counts at its settle odds while the others of its bet still play. */
export const selectionOdds = (phase: BetPhase, odds: BetSelection["odds"]): ShownOdds => {
  const { SETTLE, REQUESTED } = odds;
  if (SETTLE === null) return { price: oddsByPhase(phase, odds), struck: null };
  return { price: SETTLE, struck: SETTLE === REQUESTED ? null : REQUESTED };
};

/** A product of prices knows no end: beyond this it is told in short. */
const HUGE = 10_000_000;

/** `outcomes` is how many the market has; several selections together count as one. */
export const oddsText = (price: number | null, chosen: OddsFormat, outcomes = 1): string => {
  if (price === null) return "–";
  if (price >= HUGE)
    return new Intl.NumberFormat(pageLocale(), { notation: "compact", numberingSystem: "latn" }).format(price / 100);
  return formatOdds(price, formatForOutcomes(chosen, outcomes), pageLocale());
};
