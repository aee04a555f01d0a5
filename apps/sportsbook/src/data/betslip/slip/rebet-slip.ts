import {
  type Amount,
  alignDesiredProfit,
  type Betslip,
  COMBO_SLIP,
  indonesianField,
  multiplesKey,
  parseAmount,
  replaceStake,
  SINGLE_SLIP,
  type SlipRules,
  type SlipState,
  typeObstacle,
} from "@touchline/betting";
import type { AssembledSelection, Bet, StoredSelection } from "@touchline/protocol";
import { slipOfCode } from "../codes/booking-code.ts";
import { activeSlip } from "./slots.ts";

/** A bet that is to be bet again: its selections that are still offered, as today's offer has them. */
export interface RebetSlip {
  readonly bet: Pick<Bet, "type" | "currency" | "payin" | "desiredProfit" | "selectedSystems">;
  readonly selections: readonly {
    readonly stored: StoredSelection;
    readonly banker: boolean;
    readonly assembled: AssembledSelection;
  }[];
}

type Rebet = RebetSlip["bet"];

const amountOf = (text: string, currency: string): Amount => parseAmount(text, currency) ?? 0n;

const bankersOf = ({ selections }: RebetSlip): number[] =>
  selections.flatMap(({ banker }, index) => (banker ? [index] : []));

/** Each combination of a row plays the same. */
const unitsOf = ({ selectedSystems, currency }: Rebet): Betslip["betMultiples"] => {
  const [first] = selectedSystems;
  if (!first || first.combinations === 0) return {};
  const unit = amountOf(first.stake, currency) / BigInt(first.combinations);
  return { [multiplesKey(selectedSystems.map(({ size }) => size))]: unit };
};

/** Up to odds of two an Indonesian single is entered as what is to be won, so that is what comes back. */
const withProfit = (slip: Betslip, { desiredProfit, currency }: Rebet, stake: Amount): Betslip => {
  if (indonesianField(slip) !== "desiredProfit") return slip;
  if (desiredProfit === null) return alignDesiredProfit(replaceStake({ ...slip, desiredProfit: 0n }, stake));
  return alignDesiredProfit({ ...slip, desiredProfit: amountOf(desiredProfit, currency) });
};

/** Where a single is entered as what is to be won: in the Indonesian offer, and by whoever reads Indonesian odds elsewhere. */
interface IndonesianTerms extends SlipRules {
  readonly indonesianOdds: boolean;
}

const withAmounts = (slip: Betslip, bet: Rebet, { indonesian, indonesianOdds }: IndonesianTerms): Betslip => {
  const stake = amountOf(bet.payin.stake, bet.currency);
  const staked: Betslip = {
    ...slip,
    stake,
    systems: bet.type === "system" ? bet.selectedSystems.map(({ size }) => size) : [],
    betMultiples: bet.type === "multiples" ? unitsOf(bet) : {},
  };
  return indonesian || indonesianOdds ? withProfit(staked, bet, stake) : staked;
};

/** The slip that the same bet is made of. */
const slipOf = (rebet: RebetSlip, newHash: () => string): Betslip => {
  const selections = rebet.selections.map(({ stored }) => stored);
  const betslip = { type: rebet.bet.type, selections, bankers: bankersOf(rebet) };
  const assembled = rebet.selections.map((selection) => selection.assembled);
  return slipOfCode({ code: "", betslip, names: [] }, assembled, newHash);
};

/** Which slip becomes it: an empty one, else one more, and where there is no room the one that is shown. */
const placeFor = (state: SlipState, slip: Betslip, rules: SlipRules): number => {
  if (rules.indonesian) return slip.type === "single" ? SINGLE_SLIP : COMBO_SLIP;
  const hasRoom = state.slips.length < rules.numberOfBetslips;
  return activeSlip(state).selectionsList.length > 0 && hasRoom ? state.slips.length : state.active;
};

/** The slips with the bet in them and chosen; null where the slip does not take a bet of its kind. */
export const openRebet = (
  state: SlipState,
  rebet: RebetSlip,
  rules: IndonesianTerms,
  newHash: () => string,
): SlipState | null => {
  const slip = slipOf(rebet, newHash);
  if (rules.indonesian && slip.type !== "single" && slip.type !== "combo") return null;
  if (typeObstacle(slip, slip.type, rules)) return null;
  const active = placeFor(state, slip, rules);
  return { ...state, slips: state.slips.toSpliced(active, 1, withAmounts(slip, rebet.bet, rules)), active };
};
