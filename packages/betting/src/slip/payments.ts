import type { Amount } from "../money/money.ts";
import { type RemainderPlace, splitEvenly } from "../money/split.ts";
import { type Betslip, type Selection, selectionsOf, soleSelection } from "./slip-state.ts";

const isActive = ({ availability }: Selection): boolean => availability === "open";

const withPayments = (slip: Betslip, payments: ReadonlyMap<string, Amount | null>): Betslip => ({
  ...slip,
  selectionsData: Object.fromEntries(
    Object.entries(slip.selectionsData).map(([id, selection]) => [
      id,
      payments.has(id) ? { ...selection, payment: payments.get(id) ?? null } : selection,
    ]),
  ),
});

export const setPayment = (slip: Betslip, id: string, payment: Amount | null): Betslip =>
  soleSelection(slip)?.id === id ? { ...slip, stake: payment } : withPayments(slip, new Map([[id, payment]]));

/** Splits a total evenly over the singles that can be placed; the remainder goes to the first or last of them. */
export const setTotalPayment = (slip: Betslip, total: Amount | null, remainder: RemainderPlace): Betslip => {
  if (soleSelection(slip)) return { ...slip, stake: total };
  const active = selectionsOf(slip).filter(isActive);
  const shares = total === null ? [] : splitEvenly(total, active.length, remainder);
  const payments = new Map<string, Amount | null>(slip.selectionsList.map((id) => [id, null]));
  for (const [index, { id }] of active.entries()) payments.set(id, shares[index] ?? null);
  return { ...withPayments(slip, payments), stake: total };
};
