import { createStore } from "zustand/vanilla";
import type { Env, StringStorage } from "../../env/env.ts";
import type { Found, OfferApi } from "../../net/offer-api.ts";
import { type BoardSection, type BoardSource, emptyBoard, groupEvents } from "../offer/board.ts";
import type { ReadonlyStore } from "../store.ts";
import type { ListSubscription } from "./list-subscriptions.ts";

const KEY = "searches";
const MOST = 5;

/** Whatever is stored gives a list of texts. */
export const parseSearches = (stored: string | null): readonly string[] => {
  try {
    const texts: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(texts) ? texts.filter((text) => typeof text === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
};

const isSame = (first: string, second: string): boolean => first.toLowerCase() === second.toLowerCase();

/** The newest first, each once. */
export const withSearch = (texts: readonly string[], text: string): readonly string[] =>
  [text, ...texts.filter((other) => !isSame(other, text))].slice(0, MOST);

/** What was searched for on this device. */
const createRecentSearches = (storage: StringStorage) => {
  const texts = createStore(() => parseSearches(storage.read(KEY)));
  const keep = (next: readonly string[]): void => {
    texts.setState(next, true);
    storage.write(KEY, JSON.stringify(next));
  };
  return {
    texts: texts as ReadonlyStore<readonly string[]>,
    remember: (text: string): void => keep(withSearch(texts.getState(), text)),
    forget: (): void => keep([]),
  };
};

export type FoundLeague = Found["tournaments"][number];

/** What the last answer was about, and what of it is not on the board. */
export interface FoundPlaces {
  readonly text: string;
  readonly leagues: readonly FoundLeague[];
}

interface SearchOptions extends Pick<Env, "after" | "storage"> {
  readonly api: OfferApi;
  readonly subscription: ListSubscription;
  readonly titles: { readonly live: string; readonly upcoming: string };
  /** False where the brand offers none. */
  readonly showsOutrights: boolean;
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

const withoutOutrights = (events: Found["events"]): Found["events"] => ({
  ...events,
  events: events.events.filter(({ name }) => name === null),
});

/** Looks for what is typed, once the typing pauses. What was found stays until the next answer is there. */
export const createSearch = ({ api, subscription, after, storage, titles, showsOutrights }: SearchOptions) => {
  const text = createStore(() => "");
  const places = createStore<FoundPlaces>(() => NOTHING);
  const failed = createStore(() => false);
  const recent = createRecentSearches(storage);
  let cancelNext = (): void => undefined;
  /** The text that led to what was opened: a way back to the search leads back to it. */
  let used = "";

  const find = async (wanted: string, signal: AbortSignal): Promise<Found> => {
    try {
      const found = await api.search(wanted, signal);
      failed.setState(false);
      return found;
    } catch (error) {
      // A question that was called off has not failed; one that took too long has.
      if (signal.reason?.name !== "AbortError") failed.setState(true);
      throw error;
    }
  };

  const sourceOf = (wanted: string): BoardSource => ({
    key: `search/${wanted}`,
    load: async (signal) => {
      const found = await find(wanted, signal);
      places.setState({ text: wanted, leagues: found.tournaments }, true);
      const events = showsOutrights ? found.events : withoutOutrights(found.events);
      return { board: { sections: sectionsOf(events, titles) }, lists: [events] };
    },
  });

  const nothing: BoardSource = { key: "search", load: async () => ({ board: emptyBoard, lists: [] }) };

  const forget = (): void => {
    places.setState(NOTHING, true);
    failed.setState(false);
    subscription.turnTo(nothing);
  };

  return {
    text: text as ReadonlyStore<string>,
    places: places as ReadonlyStore<FoundPlaces>,
    /** The last question had no answer; it is asked again. */
    failed: failed as ReadonlyStore<boolean>,
    board: subscription.board,
    setVisible: subscription.setVisible,
    recent: recent.texts,
    forgetRecent: recent.forget,

    /** What was found has been of use. */
    remember: (): void => {
      if (!isSearchable(text.getState())) return;
      used = text.getState();
      recent.remember(used.trim());
    },

    type: (typed: string): void => {
      cancelNext();
      used = "";
      text.setState(typed);
      if (isSearchable(typed)) cancelNext = after(TYPING_PAUSE, () => subscription.turnTo(sourceOf(typed.trim())));
      else forget();
    },

    /** The search is shown again: with what it was left with. */
    open: (): void => {
      if (used === "" || text.getState() !== "") return;
      text.setState(used);
      subscription.turnTo(sourceOf(used.trim()));
    },

    close: (): void => {
      cancelNext();
      text.setState("");
      places.setState(NOTHING, true);
      failed.setState(false);
      subscription.close();
    },
  };
};

export type Search = ReturnType<typeof createSearch>;
