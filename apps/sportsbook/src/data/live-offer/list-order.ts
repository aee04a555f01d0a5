import { type Board, type BoardGroup, type BoardSection, groupEvents } from "../offer/board.ts";
import type { EventState } from "../offer/offer-model.ts";

/** As the offer has them, league by league, or by when they start. */
export type ListOrder = "league" | "time";

type TimedEvent = Pick<EventState, "id" | "tournamentId" | "startsAt" | "live">;

interface TimeOrderOptions {
  readonly eventOf: (id: number) => TimedEvent | undefined;
  readonly sportOf: (tournamentId: number) => number;
  readonly liveTitle: string;
  /** What stands above the events of a day. */
  readonly dayTitle: (startsAt: number) => string;
}

const idsOf = ({ sections }: Board): number[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ eventIds }) => eventIds));

/** Sports stay in their order, so that the columns of a list change as seldom as they can. */
const groupsByTime = (events: readonly TimedEvent[], sportOf: TimeOrderOptions["sportOf"]): BoardGroup[] => {
  const bySport = Map.groupBy(events, ({ tournamentId }) => sportOf(tournamentId));
  return [...bySport.values()].flatMap((ofSport) =>
    groupEvents(ofSport.toSorted((one, other) => one.startsAt - other.startsAt)),
  );
};

const dayOf = ({ startsAt }: TimedEvent): number => new Date(startsAt).setHours(0, 0, 0, 0);

/** A section for what is live, then one for each day; in each the events of a sport by their start. */
export const orderByTime = (board: Board, options: TimeOrderOptions): Board => {
  const { eventOf, sportOf, liveTitle, dayTitle } = options;
  const events = idsOf(board).flatMap((id) => eventOf(id) ?? []);
  const live = events.filter(({ live: isLive }) => isLive);
  const byDay = Map.groupBy(
    events.filter(({ live: isLive }) => !isLive),
    dayOf,
  );
  const days = [...byDay].toSorted(([one], [other]) => one - other);
  const sections: BoardSection[] = [
    { key: "live", title: liveTitle, groups: groupsByTime(live, sportOf) },
    ...days.map(([day, ofDay]) => ({ key: `${day}`, title: dayTitle(day), groups: groupsByTime(ofDay, sportOf) })),
  ];
  return { sections: sections.filter(({ groups }) => groups.length > 0) };
};
