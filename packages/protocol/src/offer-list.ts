import * as z from "zod/mini";
import { liveMetadataSchema } from "./event.ts";
import { idSchema } from "./id-schemas.ts";
import { localeSchema } from "./names.ts";
import { gridSchema } from "./reference.ts";

/**
 * The list snapshot: all that a list shows, in columns, each name once. Columns marked "differences" hold each value less
 * the one before it, which is what lets a thousand events fit in some fifty kilobytes on the wire.
 * `offer-list-codec.ts` writes and reads it; nothing else should know this shape.
 */

const column = z.array(z.int());
/** Position in a table of this snapshot. */
const position = z.int().check(z.nonnegative());

export const listMetaMarketSchema = z.object({
  id: idSchema,
  key: z.string(),
  name: z.string(),
  label: z.string(),
  line: z.nullable(z.string()),
  outcomes: z.array(z.object({ id: idSchema, name: z.string(), label: z.string() })),
});
export type ListMetaMarket = z.infer<typeof listMetaMarketSchema>;

export const listSportSchema = z.object({
  id: idSchema,
  key: z.string(),
  name: z.string(),
  listMarkets: z.array(idSchema),
  /** Where several lines were asked for. */
  grids: z.optional(z.array(gridSchema)),
});
export type ListSport = z.infer<typeof listSportSchema>;

export const listCategorySchema = z.object({ id: idSchema, sportId: idSchema, name: z.string(), flag: z.string() });
export type ListCategory = z.infer<typeof listCategorySchema>;

export const offerListWireSchema = z.object({
  locale: localeSchema,
  generatedAt: z.int(),
  sports: z.array(listSportSchema),
  categories: z.array(listCategorySchema),
  metaMarkets: z.array(listMetaMarketSchema),
  /** In list order. `events` is how many of the events below belong to each. */
  tournaments: z.object({ id: column, category: z.array(position), name: z.array(z.string()), events: column }),
  kits: z.array(z.string()),
  /** In order of first appearance. `kit` is a position in `kits`, or -1. */
  competitors: z.object({
    name: z.array(z.string()),
    kit: column,
    /** One column per supplemental name type that was asked for; empty text where there is none. */
    supplemental: z.record(z.string(), z.array(z.string())),
  }),
  /** The lists of market kinds that occur, each once. A kind of which an event has several lines stands there as often. */
  layouts: z.array(z.array(idSchema)),
  events: z.object({
    /** Differences. */
    id: column,
    version: column,
    /** Minutes, as differences. */
    startsAt: column,
    /** Bits: see EVENT_FLAG in the codec. */
    flags: column,
    /** Position in competitors, as the difference to the highest so far; -1 where the event is an outright. */
    home: column,
    away: column,
    marketCount: column,
    layout: column,
  }),
  /** Of the live events, in their order. */
  live: z.array(z.object({ detailedPlayStatus: z.int(), metadata: z.nullable(liveMetadataSchema) })),
  /** Of each market of each event: its first slot, as the difference to the slot behind the market before it. */
  slots: column,
  /** Of each market that has lines: the value of its line. */
  lines: z.array(z.string()),
  prices: column,
  /** Names of outright events, by position of the event. */
  outrights: z.record(z.string(), z.string()),
});
export type OfferListWire = z.infer<typeof offerListWireSchema>;

export interface ListCompetitor {
  readonly name: string;
  readonly kit: string | null;
  readonly supplementalNames: Readonly<Record<string, string>>;
}

export interface ListMarket {
  readonly metaMarketId: number;
  readonly slot: number;
  readonly line: string | null;
  readonly prices: readonly number[];
}

export interface ListTournament {
  readonly id: number;
  readonly categoryId: number;
  readonly sportId: number;
  readonly name: string;
}

export interface ListEvent {
  readonly id: number;
  readonly version: number;
  readonly tournamentId: number;
  readonly startsAt: number;
  readonly live: boolean;
  readonly streamed: boolean;
  readonly reversed: boolean;
  readonly suspended: boolean;
  readonly betBuilder: boolean;
  /** Home, then away; none for an outright. */
  readonly competitors: readonly ListCompetitor[];
  /** An outright's own name, else null. */
  readonly name: string | null;
  readonly marketCount: number;
  readonly detailedPlayStatus: number;
  readonly metadata: z.infer<typeof liveMetadataSchema> | null;
  /** Of one kind the main line first, then by how near they are to it. */
  readonly markets: readonly ListMarket[];
}

/** The same snapshot as people think of it. */
export interface OfferList {
  readonly locale: z.infer<typeof localeSchema>;
  readonly generatedAt: number;
  readonly sports: readonly ListSport[];
  readonly categories: readonly ListCategory[];
  readonly metaMarkets: readonly ListMetaMarket[];
  readonly tournaments: readonly ListTournament[];
  /** In list order: the events of one tournament stand together. */
  readonly events: readonly ListEvent[];
}
