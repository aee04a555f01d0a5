import type { Board, BoardGroup } from "../../../data/offer/board.ts";
import type { EventState, OfferTables } from "../../../data/offer/offer-model.ts";
import { GRID_KEYS, GRID_PARTS, type GridKey, gridOf } from "./grid-markets.ts";
import { columnsOfPart, type GridChoice } from "./grid-row.ts";

type EventOf = (id: number) => EventState | undefined;

const sportOf = ({ tournamentId }: BoardGroup, tables: OfferTables): number =>
  tables.tournaments.get(tournamentId)?.sportId ?? 0;

const groupsOf = ({ sections }: Board): BoardGroup[] => sections.flatMap(({ groups }) => [...groups]);

const sportsOf = (board: Board, tables: OfferTables): number[] => [
  ...new Set(groupsOf(board).map((group) => sportOf(group, tables))),
];

/** The tabs that at least one sport of the list has. */
export const tabsOf = (board: Board, tables: OfferTables): GridKey[] => {
  const sports = sportsOf(board, tables);
  return GRID_KEYS.filter((key) => sports.some((sport) => gridOf(sport, key, tables)));
};

export type SingleMarket = Pick<GridChoice, "part" | "column">;

const SINGLE_COLUMNS = ["handicap", "total"] as const;

/** The markets of a one-market list that at least one sport of the list has: cricket has no handicap. */
export const singleMarkets = (board: Board, key: GridKey, tables: OfferTables): SingleMarket[] => {
  const grids = sportsOf(board, tables).flatMap((sport) => gridOf(sport, key, tables) ?? []);
  return GRID_PARTS.flatMap((part) => SINGLE_COLUMNS.map((column) => ({ part, column }))).filter(({ part, column }) =>
    grids.some((grid) => (columnsOfPart(grid, part)?.[column] ?? null) !== null),
  );
};

/** What a tab shows of the list: the leagues of sports that have it. */
export const boardOfTab = (board: Board, key: GridKey, tables: OfferTables): Board => ({
  sections: board.sections.map((section) => ({
    ...section,
    groups: section.groups.filter((group) => gridOf(sportOf(group, tables), key, tables)),
  })),
});

/** Key of an event's band: in play, or its day. */
const bandOf = (event: EventState | undefined, dayOf: (at: number) => string): string =>
  !event || event.live ? LIVE_BAND : dayOf(event.startsAt);

export const LIVE_BAND = "live";

interface BandTexts {
  readonly dayOf: (at: number) => string;
  readonly titleOf: (band: string) => string;
}

const split = (group: BoardGroup, eventOf: EventOf, dayOf: BandTexts["dayOf"]): Map<string, BoardGroup> =>
  new Map(
    [...Map.groupBy(group.eventIds, (id) => bandOf(eventOf(id), dayOf))].map(([band, eventIds]) => [
      band,
      { ...group, eventIds },
    ]),
  );

const firstStart = (groups: readonly BoardGroup[], eventOf: EventOf): number =>
  Math.min(...groups.flatMap(({ eventIds }) => eventIds.map((id) => eventOf(id)?.startsAt ?? 0)));

/** The list in bands: in play, then by day. A league is repeated in each band it has events in. */
export const bandBoard = (board: Board, eventOf: EventOf, { dayOf, titleOf }: BandTexts): Board => {
  const bands = new Map<string, BoardGroup[]>();
  for (const group of groupsOf(board)) {
    for (const [band, part] of split(group, eventOf, dayOf)) bands.set(band, [...(bands.get(band) ?? []), part]);
  }
  const order = (band: string, groups: readonly BoardGroup[]): number =>
    band === LIVE_BAND ? Number.NEGATIVE_INFINITY : firstStart(groups, eventOf);
  const sections = [...bands]
    .map(([key, groups]) => ({ key, title: titleOf(key), groups, order: order(key, groups) }))
    .sort((one, other) => one.order - other.order);
  return { sections: sections.map(({ order: _, ...section }) => section) };
};
