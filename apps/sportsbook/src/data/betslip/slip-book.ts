import {
  type Betslip,
  createSlipState,
  type OfferNow,
  reduceSlip,
  type SlipAction,
  type SlipRules,
  type SlipState,
} from "@touchline/betting";
import { createState, type Readable, type State } from "../state.ts";

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
  readonly shown: State<SlipState>;
  readonly rules: Readable<SlipRules>;
}

/** Holds the slips: those that are shown, and those put aside. */
export const createSlipBook = ({ shown, rules }: SlipBookOptions) => {
  const book = createState(createBook(rules.get()));

  const set = (next: SlipBook): void => {
    book.set(next);
    shown.set(next[familyOf(rules.get())]);
  };
  rules.subscribe(() => shown.set(book.get()[familyOf(rules.get())]));

  return {
    book: book as Readable<SlipBook>,
    set,
    update: (change: (before: SlipBook) => SlipBook): void => set(change(book.get())),
    updateSlips: (change: (slip: Betslip) => Betslip): void =>
      set(mapBook(book.get(), (state) => mapSlips(state, change))),
    /** Every slip hears of the offer, also those put aside. */
    takeOffers: (offers: readonly OfferNow[]): void => {
      const action: SlipAction = { type: "offer changed", offers };
      const { regular, indonesian } = book.get();
      set({
        regular: reduceSlip(regular, action, { ...rules.get(), indonesian: false }),
        indonesian: reduceSlip(indonesian, action, { ...rules.get(), indonesian: true }),
      });
    },
    /** A change of the slips that are shown. */
    updateShown: (change: (state: SlipState, rules: SlipRules) => SlipState): void => {
      const family = familyOf(rules.get());
      set({ ...book.get(), [family]: change(book.get()[family], rules.get()) });
    },
    dispatch: (action: SlipAction): void => {
      const family = familyOf(rules.get());
      set({ ...book.get(), [family]: reduceSlip(book.get()[family], action, rules.get()) });
    },
  };
};

export type SlipBookStore = ReturnType<typeof createSlipBook>;
