import type { Found, OfferApi } from "../../net/offer-api.ts";
import { type BoardSection, emptyBoard, groupEvents } from "../offer/board.ts";
import type { BoardSource } from "../offer/board-loader.ts";
import { createState, type Readable } from "../state.ts";

export type FoundLeague = Found["tournaments"][number];

interface SearchTitles {
  readonly live: string;
  readonly upcoming: string;
}

const SHORTEST_TEXT = 2;

export const isSearchable = (text: string): boolean => text.length >= SHORTEST_TEXT;

const sectionsOf = ({ events }: Found["events"], titles: SearchTitles): BoardSection[] =>
  [
    { key: "live", title: titles.live, groups: groupEvents(events.filter(({ live }) => live)) },
    { key: "upcoming", title: titles.upcoming, groups: groupEvents(events.filter(({ live }) => !live)) },
  ].filter(({ groups }) => groups.length > 0);

/** What a search finds: events for the board, and leagues beside it. */
export const createSearchSources = (api: OfferApi, titles: SearchTitles) => {
  const leagues = createState<readonly FoundLeague[]>([]);
  return {
    leagues: leagues as Readable<readonly FoundLeague[]>,
    ofText: (text: string): BoardSource => ({
      key: `search/${text}`,
      load: async (signal) => {
        if (!isSearchable(text)) {
          leagues.set([]);
          return { board: emptyBoard, lists: [] };
        }
        const found = await api.search(text, signal);
        leagues.set(found.tournaments);
        return { board: { sections: sectionsOf(found.events, titles) }, lists: [found.events] };
      },
    }),
  };
};
