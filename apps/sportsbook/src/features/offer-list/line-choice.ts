import { writeLine } from "@touchline/betting";
import type { MarketSpecifiers } from "@touchline/protocol";
import { type Board, groupEvents } from "../../data/offer/board.ts";
import { fillListName } from "../../data/offer/fill-name.ts";
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

/**
 * What a line is called: the market's name with its specifier, where the offer has that line; null where it does not say. A name with
 * teams in it is no name for the lines of many events.
 */
export const lineName = (
  { metaMarkets }: MarketSpecifiers,
  kinds: ReadonlySet<number>,
  line: string,
): string | null => {
  const kind = metaMarkets.find(({ id, values }) => kinds.has(id) && values.some(({ value }) => value === line));
  if (!kind || /\{(home|away)\}/.test(kind.name)) return null;
  const name = fillListName(kind.name, { home: "", away: "", line });
  // A name without a place for the line does not tell lines apart.
  return kind.name.includes(`{${kind.specifier}`) ? name : `${name} ${writeLine(line, kind.specifier)}`;
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
