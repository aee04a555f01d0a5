import * as z from "zod/mini";
import { liveMetadataSchema } from "./event.ts";
import { idSchema } from "./id-schemas.ts";
import { localeSchema } from "./names.ts";
import { gridSchema } from "./reference.ts";

/**
 * The list snapshot: everything that a list shows, in columns, with each name once. Columns marked "differences" have each value minus the
 * previous one, so that a thousand events take about fifty kilobytes on the wire. Only `offer-list-codec.ts` should know this format.
 */

const column = z.array(z.int());
/** Index in a table of this snapshot. */
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
  /** Present if several lines were requested. */
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
  /** In list order. `events` is the number of events below that belong to each. */
  tournaments: z.object({ id: column, category: z.array(position), name: z.array(z.string()), events: column }),
  kits: z.array(z.string()),
  /** In order of first appearance. `kit` is an index in `kits`, or -1. */
  competitors: z.object({
    name: z.array(z.string()),
    kit: column,
    /** One column per requested supplemental name type; an empty string where there is none. */
    supplemental: z.record(z.string(), z.array(z.string())),
  }),
  /** The distinct lists of meta markets. A meta market with several lines is repeated. */
  layouts: z.array(z.array(idSchema)),
  events: z.object({
    /** Differences. */
    id: column,
    version: column,
    /** Minutes, as differences. */
    startsAt: column,
    /** Bits: see EVENT_FLAG in the codec. */
    flags: column,
    /** Index in competitors, as the difference to the highest so far; -1 for an outright. */
    home: column,
    away: column,
    marketCount: column,
    layout: column,
  }),
  /** One entry per live event, in order. */
  live: z.array(z.object({ detailedPlayStatus: z.int(), metadata: z.nullable(liveMetadataSchema) })),
  /** First slot of each market, as the difference to the slot after the previous market of the event. */
  slots: column,
  /** The line of each market that has lines. */
  lines: z.array(z.string()),
  prices: column,
  /** Names of outrights, by index of the event. */
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
  /** Home, then away; empty for an outright. */
  readonly competitors: readonly ListCompetitor[];
  /** Name of an outright, else null. */
  readonly name: string | null;
  readonly marketCount: number;
  readonly detailedPlayStatus: number;
  readonly metadata: z.infer<typeof liveMetadataSchema> | null;
  /** Within a meta market the main line first, then by distance to it. */
  readonly markets: readonly ListMarket[];
}

/** The snapshot in unpacked form. */
export interface OfferList {
  readonly locale: z.infer<typeof localeSchema>;
  readonly generatedAt: number;
  readonly sports: readonly ListSport[];
  readonly categories: readonly ListCategory[];
  readonly metaMarkets: readonly ListMetaMarket[];
  readonly tournaments: readonly ListTournament[];
  /** In list order: events of one tournament are adjacent. */
  readonly events: readonly ListEvent[];
}
