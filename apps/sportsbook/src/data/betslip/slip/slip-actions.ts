import {
  type Betslip,
  type OfferNow,
  reduceSlip,
  type SlipAction,
  type SlipRules,
  type SlipState,
} from "@touchline/betting";
import type { BetslipStore } from "../betslip-store.ts";
import { familyOf, mapFamilies, mapSlips, type SlipFamilies } from "./slip-families.ts";

/** The changes of the slips in the store, each by the reducer of `packages/betting` or by a pure function. */
export const createSlipActions = (store: BetslipStore) => {
  const families = (): SlipFamilies => store.getState().families;
  const set = (next: SlipFamilies): void => {
    if (next !== families()) store.setState({ families: next });
  };

  const updateShown = (change: (state: SlipState, rules: SlipRules) => SlipState): void => {
    const { rules } = store.getState();
    const family = familyOf(rules);
    set({ ...families(), [family]: change(families()[family], rules) });
  };

  return {
    families,
    set,
    updateSlips: (change: (slip: Betslip) => Betslip): void =>
      set(mapFamilies(families(), (state) => mapSlips(state, change))),
    /** Every slip follows the offer, including those of the family that is not shown. */
    takeOffers: (offers: readonly OfferNow[]): void => {
      const { rules } = store.getState();
      const action: SlipAction = { type: "offer changed", offers };
      set({
        regular: reduceSlip(families().regular, action, { ...rules, indonesian: false }),
        indonesian: reduceSlip(families().indonesian, action, { ...rules, indonesian: true }),
      });
    },
    updateShown,
    dispatch: (action: SlipAction): void => updateShown((state, rules) => reduceSlip(state, action, rules)),
  };
};

export type SlipActions = ReturnType<typeof createSlipActions>;
