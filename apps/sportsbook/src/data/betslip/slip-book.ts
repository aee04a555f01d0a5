import {
  type Betslip,
  createSlipState,
  type OfferNow,
  reduceSlip,
  type SlipAction,
  type SlipRules,
  type SlipState,
} from "@touchline/betting";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ReadonlyStore } from "../readonly-store.ts";

/** The Indonesian offer has a pair of slips of its own. Turning to another view puts the slips aside and loses none. */
export interface SlipBook {
  readonly regular: SlipState;
  readonly indonesian: SlipState;
}

type Family = keyof SlipBook;

const familyOf = ({ indonesian }: SlipRules): Family => (indonesian ? "indonesian" : "regular");

export const createBook = (rules: SlipRules): SlipBook => ({
  regular: createSlipState({ ...rules, indonesian: false }),
  indonesian: createSlipState({ ...rules, indonesian: true }),
});

export const mapSlips = (state: SlipState, change: (slip: Betslip) => Betslip): SlipState => {
  const slips = state.slips.map(change);
  return slips.every((slip, index) => slip === state.slips[index]) ? state : { ...state, slips };
};

export const mapBook = (book: SlipBook, change: (state: SlipState) => SlipState): SlipBook => {
  const regular = change(book.regular);
  const indonesian = change(book.indonesian);
  return regular === book.regular && indonesian === book.indonesian ? book : { regular, indonesian };
};

interface SlipBookOptions {
  /** The slips that are shown. */
  readonly shown: StoreApi<SlipState>;
  readonly rules: ReadonlyStore<SlipRules>;
}

/** Holds the slips: those that are shown, and those put aside. */
export const createSlipBook = ({ shown, rules }: SlipBookOptions) => {
  const book = createStore(() => createBook(rules.getState()));

  const set = (next: SlipBook): void => {
    book.setState(next, true);
    shown.setState(next[familyOf(rules.getState())], true);
  };
  rules.subscribe(() => shown.setState(book.getState()[familyOf(rules.getState())], true));

  return {
    book: book as ReadonlyStore<SlipBook>,
    set,
    update: (change: (before: SlipBook) => SlipBook): void => set(change(book.getState())),
    updateSlips: (change: (slip: Betslip) => Betslip): void =>
      set(mapBook(book.getState(), (state) => mapSlips(state, change))),
    /** Every slip hears of the offer, also those put aside. */
    takeOffers: (offers: readonly OfferNow[]): void => {
      const action: SlipAction = { type: "offer changed", offers };
      const { regular, indonesian } = book.getState();
      set({
        regular: reduceSlip(regular, action, { ...rules.getState(), indonesian: false }),
        indonesian: reduceSlip(indonesian, action, { ...rules.getState(), indonesian: true }),
      });
    },
    /** A change of the slips that are shown. */
    updateShown: (change: (state: SlipState, rules: SlipRules) => SlipState): void => {
      const family = familyOf(rules.getState());
      set({ ...book.getState(), [family]: change(book.getState()[family], rules.getState()) });
    },
    dispatch: (action: SlipAction): void => {
      const family = familyOf(rules.getState());
      set({ ...book.getState(), [family]: reduceSlip(book.getState()[family], action, rules.getState()) });
    },
  };
};

export type SlipBookStore = ReturnType<typeof createSlipBook>;
