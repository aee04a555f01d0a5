import type { ListEvent, ListSport, OfferList } from "@touchline/protocol";
import { groupEvents, type LoadedBoard } from "../offer/board.ts";

export interface WidgetSport extends Pick<ListSport, "id" | "key" | "name"> {
  /** Of all its events, not only those shown. */
  readonly count: number;
}

interface WidgetLimits {
  readonly numberOfSports: number;
  readonly numberOfEvents: number;
}

export interface WidgetCounts {
  readonly total: number;
  /** The sports that are shown. */
  readonly sports: readonly WidgetSport[];
}

interface WidgetOffer extends LoadedBoard {
  readonly counts: WidgetCounts;
}

const eventsBySport = ({ events, tournaments }: OfferList): ReadonlyMap<number, readonly ListEvent[]> => {
  const sportOf = new Map(tournaments.map(({ id, sportId }) => [id, sportId]));
  return Map.groupBy(events, ({ tournamentId }) => sportOf.get(tournamentId) ?? 0);
};

/** The first events of the first sports: a section for each sport, of which a widget shows one. */
export const widgetBoard = (list: OfferList, { numberOfSports, numberOfEvents }: WidgetLimits): WidgetOffer => {
  const bySport = eventsBySport(list);
  const shown = list.sports
    .flatMap(({ id, key, name }) => {
      const events = bySport.get(id);
      return events
        ? [{ sport: { id, key, name, count: events.length }, events: events.slice(0, numberOfEvents) }]
        : [];
    })
    .slice(0, numberOfSports);
  return {
    counts: { total: list.events.length, sports: shown.map(({ sport }) => sport) },
    board: {
      sections: shown.map(({ sport, events }) => ({ key: String(sport.id), title: null, groups: groupEvents(events) })),
    },
    lists: [{ ...list, events: shown.flatMap(({ events }) => events) }],
  };
};
