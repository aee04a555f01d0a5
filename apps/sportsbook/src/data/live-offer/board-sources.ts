import { type Filters, formatPath, type ListEvent, type Route } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";
import type { ListFilter, OfferApi } from "../../net/offer-api.ts";
import type { FavouriteIds } from "../favourites/favourites-store.ts";
import type { BoardSource } from "../offer/board.ts";
import { boardOfList, emptyBoard, type LoadedBoard } from "../offer/board.ts";
import { untilOf } from "./time-range.ts";

interface BoardSourcesOptions extends Pick<Env, "now"> {
  readonly api: OfferApi;
  readonly favourites: () => FavouriteIds;
  /** Whether the beginning of the list is what is shown first; in another order it is not. */
  readonly showsBeginning: () => boolean;
}

/** What a screen or two show, with events in two columns too. */
const FIRST_EVENTS = 40;

/** The specification's words, whatever the brand's: a key is never shown. */
const KEY_WORDS = { homepage: "homepage", sports: "sports", live: "live" };

const listFilter = (route: Route, until: number | undefined): ListFilter => {
  const { sport, category, tournament, tournaments, catalog, promotedOffer, streamed }: Filters = route.filters;
  return {
    game: route.view === "live" ? "live" : "sports",
    until,
    sport,
    category,
    tournament,
    tournaments,
    catalog,
    promotedOffer,
    streamed,
  };
};

const isFollowed = ({ id, tournamentId }: ListEvent, { events, tournaments }: FavouriteIds): boolean =>
  events.has(id) || tournaments.has(tournamentId);

/** The homepage is made of lists of its own, and a search has none before something is typed. */
const hasNoList = ({ view, filters }: Route): boolean =>
  filters.page === "search" || (view === "homepage" && Object.keys(filters).length === 0);

/** What each page of the offer is loaded from. */
export const createBoardSources = ({ api, now, favourites, showsBeginning }: BoardSourcesOptions) => {
  /** They are few and decided in months, so whatever the day and the sport, the page has them all and shows some. */
  const outrights: BoardSource = {
    key: "outrights",
    load: async (signal) => boardOfList(await api.list({ game: "sports", outrights: true }, signal)),
  };

  const loadFavourites = async (filter: ListFilter, signal: AbortSignal): Promise<LoadedBoard> => {
    const { events, tournaments } = favourites();
    if (events.size + tournaments.size === 0) return { board: emptyBoard, lists: [] };
    const list = await api.list({ ...filter, events: [...events], tournaments: [...tournaments] }, signal);
    return boardOfList({ ...list, events: list.events.filter((event) => isFollowed(event, favourites())) });
  };

  const ofList = (route: Route): BoardSource => ({
    key: formatPath(route, KEY_WORDS),
    load: async (signal, extent) => {
      const filter = listFilter(route, untilOf(route.filters.date, now()));
      if (route.filters.favourites) return loadFavourites(filter, signal);
      if (extent === "whole" || !showsBeginning()) return boardOfList(await api.list(filter, signal));
      const list = await api.list({ ...filter, first: FIRST_EVENTS }, signal);
      return { ...boardOfList(list), isPart: list.events.length >= FIRST_EVENTS };
    },
  });

  return {
    /** Null for a page that has no list of its own. */
    ofRoute: (route: Route): BoardSource | null => {
      if (hasNoList(route)) return null;
      return route.filters.page === "outrights" ? outrights : ofList(route);
    },
  };
};
