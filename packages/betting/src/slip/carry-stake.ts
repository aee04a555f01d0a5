import type { Amount } from "../money/money.ts";
import { setTotalPayment } from "./payments.ts";
import { type Betslip, type Selection, type SlipRules, selectionsOf, soleSelection } from "./slip-state.ts";

/** When one selection remains, its own stake becomes the stake of the slip. */
export const keepPayment = (slip: Betslip): Betslip => {
  const sole = soleSelection(slip);
  if (!sole || sole.payment === null) return slip;
  return { ...slip, stake: sole.payment, selectionsData: { [sole.id]: { ...sole, payment: null } } };
};

/** When singles become several, the stake of the slip stays with the first. */
export const keepSoleStake = (slip: Betslip): Betslip => {
  const sole = soleSelection(slip);
  return sole ? { ...slip, selectionsData: { [sole.id]: { ...sole, payment: slip.stake } } } : slip;
};

const withEach = (slip: Betslip, payment: Selection["payment"]): Betslip => ({
  ...slip,
  selectionsData: Object.fromEntries(selectionsOf(slip).map((each) => [each.id, { ...each, payment }])),
});

/** An entered stake is what the bettor wants to spend, so it is split; the default stake is that of each single. */
const stakeSingles = (slip: Betslip, { defaultStake }: SlipRules): Betslip => {
  const isStaked = selectionsOf(slip).some(({ payment }) => payment !== null);
  if (isStaked || slip.stake === null) return slip;
  return slip.stake === defaultStake ? withEach(slip, defaultStake) : setTotalPayment(slip, slip.stake, "first");
};

/** An entered stake goes to the row of all picks, which is the bet that a combo would be. */
const stakeMultiples = (slip: Betslip, { defaultStake }: SlipRules): Betslip =>
  slip.stake === null || slip.stake === defaultStake || Object.keys(slip.betMultiples).length > 0
    ? slip
    : { ...slip, betMultiples: { [slip.selectionsList.length]: slip.stake } };

/** The slip after its type was changed: it has the stake that was there, as the new type takes it. */
export const carryStake = (slip: Betslip, rules: SlipRules): Betslip => {
  if (slip.selectionsList.length < 2) return slip;
  if (slip.type === "single") return stakeSingles(slip, rules);
  return slip.type === "multiples" ? stakeMultiples(slip, rules) : slip;
};

/** The slip with another default stake wherever it had the default; what was entered stays. */
export const replaceDefaultStake = (slip: Betslip, before: Amount | null, next: Amount | null): Betslip => {
  if (before === null) return slip;
  const moved = (stake: Amount | null): Amount | null => (stake === before ? next : stake);
  return {
    ...slip,
    stake: slip.desiredProfit === null ? moved(slip.stake) : slip.stake,
    selectionsData: Object.fromEntries(
      selectionsOf(slip).map((each) => [each.id, { ...each, payment: moved(each.payment) }]),
    ),
  };
};
