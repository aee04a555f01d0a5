import type { FoundLeague, FoundPlaces } from "../../data/live-offer/search.ts";
import type { Board } from "../../data/offer/board.ts";

export type ResultKind = "all" | "events" | "leagues";

interface EventGroup {
  readonly key: string;
  readonly title: string;
  readonly count: number;
  readonly ids: readonly number[];
}

export interface ShownResults {
  readonly counts: Readonly<Record<ResultKind, number>>;
  readonly events: readonly EventGroup[];
  readonly leagues: readonly FoundLeague[];
}

/** Results of each group while all groups are shown. */
const GLIMPSE = 3;

const eventGroups = ({ sections }: Board): EventGroup[] =>
  sections.map(({ key, title, groups }) => {
    const ids = groups.flatMap(({ eventIds }) => eventIds);
    return { key, title: title ?? "", count: ids.length, ids };
  });

/** The results to show: the first of every kind, or all of one kind. */
export const shownResults = (board: Board, { leagues }: FoundPlaces, kind: ResultKind): ShownResults => {
  const groups = eventGroups(board);
  const events = groups.reduce((sum, { count }) => sum + count, 0);
  const most = kind === "all" ? GLIMPSE : undefined;
  return {
    counts: { all: events + leagues.length, events, leagues: leagues.length },
    events: kind === "leagues" ? [] : groups.map((group) => ({ ...group, ids: group.ids.slice(0, most) })),
    leagues: kind === "events" ? [] : leagues.slice(0, most),
  };
};
