import type { Found, OfferApi } from "../../net/offer-api.ts";
import { type BoardSection, emptyBoard, groupEvents } from "../offer/board.ts";
import type { BoardSource } from "../offer/board-loader.ts";
import { createState, type Readable } from "../state.ts";
import type { Pane } from "./panes.ts";
import { createRecentSearches } from "./recent-searches.ts";

export type FoundLeague = Found["tournaments"][number];

/** What the last answer was about, and what of it is not on the board. */
export interface FoundPlaces {
  readonly text: string;
  readonly leagues: readonly FoundLeague[];
}

interface SearchOptions {
  readonly api: OfferApi;
  readonly pane: Pane;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly titles: { readonly live: string; readonly upcoming: string };
}

const SHORTEST_TEXT = 2;
const TYPING_PAUSE = 250;
const NOTHING: FoundPlaces = { text: "", leagues: [] };

export const isSearchable = (text: string): boolean => text.trim().length >= SHORTEST_TEXT;

const sectionsOf = ({ events }: Found["events"], titles: SearchOptions["titles"]): BoardSection[] =>
  [
    { key: "live", title: titles.live, groups: groupEvents(events.filter(({ live }) => live)) },
    { key: "upcoming", title: titles.upcoming, groups: groupEvents(events.filter(({ live }) => !live)) },
  ].filter(({ groups }) => groups.length > 0);

/** Looks for what is typed, once the typing pauses. What was found stays until the next answer is there. */
export const createSearch = ({ api, pane, after, titles }: SearchOptions) => {
  const text = createState("");
  const places = createState<FoundPlaces>(NOTHING);
  const failed = createState(false);
  const recent = createRecentSearches();
  let cancelNext = (): void => undefined;

  const find = async (wanted: string, signal: AbortSignal): Promise<Found> => {
    try {
      const found = await api.search(wanted, signal);
      failed.set(false);
      return found;
    } catch (error) {
      if (!signal.aborted) failed.set(true);
      throw error;
    }
  };

  const sourceOf = (wanted: string): BoardSource => ({
    key: `search/${wanted}`,
    load: async (signal) => {
      const found = await find(wanted, signal);
      places.set({ text: wanted, leagues: found.tournaments });
      return { board: { sections: sectionsOf(found.events, titles) }, lists: [found.events] };
    },
  });

  const nothing: BoardSource = { key: "search", load: async () => ({ board: emptyBoard, lists: [] }) };

  const forget = (): void => {
    places.set(NOTHING);
    failed.set(false);
    pane.turnTo(nothing);
  };

  return {
    text: text as Readable<string>,
    places: places as Readable<FoundPlaces>,
    /** The last question had no answer; it is asked again. */
    failed: failed as Readable<boolean>,
    board: pane.board,
    setVisible: pane.setVisible,
    recent: recent.texts,
    forgetRecent: recent.forget,

    /** What was found has been of use. */
    remember: (): void => {
      if (isSearchable(text.get())) recent.remember(text.get().trim());
    },

    type: (typed: string): void => {
      cancelNext();
      text.set(typed);
      if (isSearchable(typed)) cancelNext = after(TYPING_PAUSE, () => pane.turnTo(sourceOf(typed.trim())));
      else forget();
    },

    close: (): void => {
      cancelNext();
      text.set("");
      places.set(NOTHING);
      failed.set(false);
      pane.close();
    },
  };
};

export type Search = ReturnType<typeof createSearch>;
