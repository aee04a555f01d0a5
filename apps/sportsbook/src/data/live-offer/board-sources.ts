import {
  type Filters,
  formatPath,
  type ListEvent,
  type OfferList,
  type PromotedStatistics,
  type Route,
} from "@touchline/protocol";
import type { ListFilter, OfferApi } from "../../net/offer-api.ts";
import type { FavouriteIds } from "../favourites/favourites-store.ts";
import { type BoardSection, boardOfList, emptyBoard, groupEvents, type LoadedBoard } from "../offer/board.ts";
import type { BoardSource } from "../offer/board-loader.ts";
import { untilOf } from "./time-range.ts";

interface BoardSourcesOptions {
  readonly api: OfferApi;
  readonly now: () => number;
  readonly favourites: () => FavouriteIds;
  readonly liveTitle: string;
  readonly onError: (error: unknown) => void;
}

/** The specification's words, whatever the brand's: a key is never shown. */
const KEY_WORDS = { homepage: "homepage", sports: "sports", live: "live" };

const HOME_LIVE_EVENTS = 8;
const HOME_HIGHLIGHTS = 16;

const listFilter = (route: Route, until: number | undefined): ListFilter => {
  const { sport, category, tournament, catalog, promotedOffer, streamed, page }: Filters = route.filters;
  return {
    game: route.view === "live" ? "live" : "sports",
    until,
    sport,
    category,
    tournament,
    catalog,
    promotedOffer,
    streamed,
    outrights: page === "outrights",
  };
};

/** An outright is decided in months: a day would hide nearly all of them. */
const dateOf = ({ filters }: Route): Filters["date"] => (filters.page === "outrights" ? "all" : filters.date);

const isFollowed = ({ id, tournamentId }: ListEvent, { events, tournaments }: FavouriteIds): boolean =>
  events.has(id) || tournaments.has(tournamentId);

const section = (key: string, title: string, events: readonly ListEvent[]): BoardSection[] =>
  events.length === 0 ? [] : [{ key, title, groups: groupEvents(events) }];

const homeBoard = (liveTitle: string, live: OfferList, highlights: OfferList | null, title: string): LoadedBoard => ({
  board: {
    sections: [
      ...section("live", liveTitle, live.events.slice(0, HOME_LIVE_EVENTS)),
      ...section(
        "highlights",
        title,
        (highlights?.events ?? []).filter((event) => !event.live).slice(0, HOME_HIGHLIGHTS),
      ),
    ],
  },
  lists: highlights ? [live, highlights] : [live],
});

/** What each page of the offer is loaded from. */
export const createBoardSources = ({ api, now, favourites, liveTitle, onError }: BoardSourcesOptions) => {
  const loadFavourites = async (filter: ListFilter, signal: AbortSignal): Promise<LoadedBoard> => {
    const { events, tournaments } = favourites();
    if (events.size + tournaments.size === 0) return { board: emptyBoard, lists: [] };
    const list = await api.list({ ...filter, events: [...events], tournaments: [...tournaments] }, signal);
    return boardOfList({ ...list, events: list.events.filter((event) => isFollowed(event, favourites())) });
  };

  /** Which catalogs there are adds to the homepage; without the answer it still has what is live. */
  const loadCatalogs = async (signal: AbortSignal): Promise<PromotedStatistics["catalogs"]> => {
    try {
      return (await api.promotedStatistics(undefined, signal)).catalogs;
    } catch (error) {
      if (!signal.aborted) onError(error);
      return [];
    }
  };

  const loadHome = async (signal: AbortSignal): Promise<LoadedBoard> => {
    const [live, catalogs] = await Promise.all([api.list({ game: "live" }, signal), loadCatalogs(signal)]);
    const catalog = catalogs.find(({ count }) => count > 0);
    const highlights = catalog ? await api.list({ game: "sports", catalog: catalog.id }, signal) : null;
    return homeBoard(liveTitle, live, highlights, catalog?.name ?? "");
  };

  const isPlainHome = ({ view, filters }: Route): boolean => view === "homepage" && Object.keys(filters).length === 0;

  return {
    ofRoute: (route: Route): BoardSource => ({
      key: formatPath(route, KEY_WORDS),
      load: async (signal) => {
        if (isPlainHome(route)) return loadHome(signal);
        const filter = listFilter(route, untilOf(dateOf(route), now()));
        if (route.filters.favourites) return loadFavourites(filter, signal);
        return boardOfList(await api.list(filter, signal));
      },
    }),
  };
};
