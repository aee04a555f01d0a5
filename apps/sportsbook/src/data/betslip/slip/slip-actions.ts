import {
  type Betslip,
  droppedAmount,
  type OfferNow,
  reduceSlip,
  type SlipAction,
  type SlipRules,
  type SlipState,
} from "@touchline/betting";
import { type BetslipStore, selectSlips } from "../betslip-store.ts";
import { familyOf, mapFamilies, mapSlips, type SlipFamilies } from "./slip-families.ts";

/** After these nothing has to be said of what was dropped before. */
const ENTRIES: readonly SlipAction["type"][] = [
  "stake entered",
  "desired profit entered",
  "payment entered",
  "total payment entered",
  "multiple staked",
  "slip cleared",
];

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

  /** Makes the change, and keeps what it has dropped of what the bettor entered. */
  const noteDropped = (change: () => void): void => {
    const before = selectSlips(store.getState()).slips;
    change();
    const { slips } = selectSlips(store.getState());
    for (const [slip, held] of before.entries()) {
      const what = slips[slip] && held !== slips[slip] ? droppedAmount(held, slips[slip]) : null;
      if (what) store.setState({ dropped: { what, slip } });
    }
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
      noteDropped(() =>
        set({
          regular: reduceSlip(families().regular, action, { ...rules, indonesian: false }),
          indonesian: reduceSlip(families().indonesian, action, { ...rules, indonesian: true }),
        }),
      );
    },
    updateShown,
    dispatch: (action: SlipAction): void => {
      const reduce = (): void => updateShown((state, rules) => reduceSlip(state, action, rules));
      noteDropped(reduce);
      if (ENTRIES.includes(action.type)) store.setState({ dropped: null });
    },
  };
};

export type SlipActions = ReturnType<typeof createSlipActions>;
