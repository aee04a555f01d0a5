import type { ListEvent, OfferList } from "@touchline/protocol";

export interface BoardGroup {
  readonly tournamentId: number;
  readonly eventIds: readonly number[];
}

export interface BoardSection {
  readonly key: string;
  /** What stands above the section, where the page has more than one. */
  readonly title: string | null;
  readonly groups: readonly BoardGroup[];
}

/** The order in which a page shows its events. */
export interface Board {
  readonly sections: readonly BoardSection[];
}

/** A board together with the snapshots that its events come from. */
export interface LoadedBoard {
  readonly board: Board;
  readonly lists: readonly OfferList[];
  /** It is the beginning of a list whose rest is yet to be loaded. */
  readonly isPart?: boolean;
}

export const emptyBoard: Board = { sections: [] };

/** Events of one tournament stand together in a list, so each run of them is a group. */
export const groupEvents = (events: readonly Pick<ListEvent, "id" | "tournamentId">[]): BoardGroup[] => {
  const groups: { tournamentId: number; eventIds: number[] }[] = [];
  for (const { id, tournamentId } of events) {
    const last = groups.at(-1);
    if (last?.tournamentId === tournamentId) last.eventIds.push(id);
    else groups.push({ tournamentId, eventIds: [id] });
  }
  return groups;
};

export const boardOfList = (list: OfferList): LoadedBoard => ({
  board: { sections: [{ key: "all", title: null, groups: groupEvents(list.events) }] },
  lists: [list],
});

export const eventIdsOf = (board: Board): Set<number> =>
  new Set(board.sections.flatMap(({ groups }) => groups.flatMap(({ eventIds }) => eventIds)));

export const countEvents = (board: Board): number =>
  board.sections.reduce((sum, { groups }) => groups.reduce((count, { eventIds }) => count + eventIds.length, sum), 0);

/** What is asked for: the beginning, which can be shown soon, or all there is. */
export type Extent = "first" | "whole";

export interface BoardSource {
  /** Two sources of one key show the same events. */
  readonly key: string;
  /** A source may answer with the whole where only the beginning is asked for. */
  readonly load: (signal: AbortSignal, extent: Extent) => Promise<LoadedBoard>;
  /** Milliseconds after which it is loaded again, where it has a time of its own. */
  readonly refreshAfter?: number;
}
