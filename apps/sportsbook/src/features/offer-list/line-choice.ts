import { type Board, groupEvents } from "../../data/offer/board.ts";
import type { EventState, OfferTables } from "../../data/offer/offer-model.ts";

interface LineOptions {
  readonly eventOf: (id: number) => EventState | undefined;
  /** The meta markets with one label in the sports of the list. */
  readonly kinds: ReadonlySet<number>;
}

/** The meta markets with this label that have lines. */
export const linedKinds = ({ metaMarkets }: OfferTables, label: string | undefined): ReadonlySet<number> =>
  new Set([...metaMarkets.values()].filter((kind) => kind.label === label && kind.line !== null).map(({ id }) => id));

const lineOf = ({ markets }: EventState, kinds: ReadonlySet<number>): string | null =>
  markets.find(({ metaMarketId }) => kinds.has(metaMarketId))?.line ?? null;

const eventsOf = ({ sections }: Board, { eventOf }: LineOptions): EventState[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ eventIds }) => eventIds.flatMap((id) => eventOf(id) ?? [])));

/** The main lines of the board's events. A list has only the main line of each market. */
export const linesOf = (board: Board, options: LineOptions): string[] => {
  const lines = eventsOf(board, options).flatMap((event) => lineOf(event, options.kinds) ?? []);
  return [...new Set(lines)].toSorted((one, other) => Number(one) - Number(other));
};

/** The events with this main line when the board was loaded: a row stays although its line changes. */
export const atLine = (board: Board, line: string, options: LineOptions): Board => ({
  sections: board.sections
    .map((section) => {
      const events = eventsOf({ sections: [section] }, options);
      return { ...section, groups: groupEvents(events.filter((event) => lineOf(event, options.kinds) === line)) };
    })
    .filter(({ groups }) => groups.length > 0),
});
