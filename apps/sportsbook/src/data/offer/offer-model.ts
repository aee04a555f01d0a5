import type { ListCategory, ListEvent, ListMetaMarket, ListSport, ListTournament } from "@touchline/protocol";

/** A market as it stands in a list: its outcomes have the slots `slot` … and the cells `cell` … of the price store. */
export interface BoardMarket {
  readonly metaMarketId: number;
  readonly slot: number;
  readonly line: string | null;
  /** The main line of its kind. */
  readonly main: boolean;
  readonly size: number;
  readonly cell: number;
}

/** What a row shows of an event, apart from its prices. A new object whenever one of these changes. */
export interface EventState extends Omit<ListEvent, "version" | "markets"> {
  readonly ended: boolean;
  readonly markets: readonly BoardMarket[];
}

/** What names the events' ids. */
export interface OfferTables {
  readonly sports: ReadonlyMap<number, ListSport>;
  readonly categories: ReadonlyMap<number, ListCategory>;
  readonly tournaments: ReadonlyMap<number, ListTournament>;
  readonly metaMarkets: ReadonlyMap<number, ListMetaMarket>;
}

export const emptyTables: OfferTables = {
  sports: new Map(),
  categories: new Map(),
  tournaments: new Map(),
  metaMarkets: new Map(),
};

/** Which prices the state of the connection keeps shut. */
export type PriceLock = "none" | "live" | "all";
