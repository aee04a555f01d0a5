import * as z from "zod/mini";
import { idSchema } from "./id-schemas.ts";
import { namesSchema, supplementalNamesSchema } from "./names.ts";

/** Translated reference data, which rarely changes. Teams and players are not translated and not included. */

/** Meta markets by column; null where the sport has none. */
const gridColumnsSchema = z.object({
  handicap: z.nullable(idSchema),
  total: z.nullable(idSchema),
  result: z.nullable(idSchema),
});
export type GridColumns = z.infer<typeof gridColumnsSchema>;

/** Columns of the Asian views for a match and its first half. */
export const gridSchema = z.object({
  key: z.enum(["main", "corners", "bookings"]),
  match: gridColumnsSchema,
  firstHalf: z.nullable(gridColumnsSchema),
});
export type Grid = z.infer<typeof gridSchema>;

export const sportSchema = z.object({
  id: idSchema,
  /** Stable key for settings and icons, for example `soccer`. */
  key: z.string(),
  names: namesSchema,
  rank: z.int(),
  /** Meta markets of a list, most important first; at most six. */
  listMarkets: z.array(idSchema),
  /** Tabs of a list with several lines, the main one first. */
  grids: z.array(gridSchema),
});
export type Sport = z.infer<typeof sportSchema>;

export const categorySchema = z.object({
  id: idSchema,
  sportId: idSchema,
  names: namesSchema,
  /** Three-letter code of the flag: a country, `int` or `eur`. */
  flag: z.string(),
  rank: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

export const tournamentSchema = z.object({
  id: idSchema,
  sportId: idSchema,
  categoryId: idSchema,
  names: namesSchema,
  supplementalNames: z.optional(supplementalNamesSchema),
  rank: z.int(),
  /** Whether it is shown above the navigation tree. */
  top: z.boolean(),
});
export type Tournament = z.infer<typeof tournamentSchema>;

/**
 * Names may have the placeholders {home}, {away}, {player} and any specifier such as {total} or {handicap}. `{handicap:away}` is the
 * handicap from the away side's view.
 */
export const metaOutcomeSchema = z.object({
  id: idSchema,
  names: namesSchema,
  /** Short label for narrow price buttons: 1, X, 2, Over. */
  labels: namesSchema,
  /** The provider's id of the outcome. */
  sourceId: z.optional(z.string()),
});
export type MetaOutcome = z.infer<typeof metaOutcomeSchema>;

export const metaMarketSchema = z.object({
  id: idSchema,
  /** Stable key, for example `total`. */
  key: z.string(),
  /** The provider's id of the market, without specifiers. */
  sourceId: z.optional(z.string()),
  names: namesSchema,
  /** Column header. */
  labels: namesSchema,
  /** Key of its market group, which is a tab of the event page. */
  group: z.string(),
  rank: z.int(),
  /** Name of the specifier that distinguishes the lines of a market, if any. */
  line: z.nullable(z.string()),
  /** Whether it can be in a bet builder. */
  betBuilder: z.boolean(),
  /** Empty where each event has its own outcomes: players, or the runners of an outright. */
  outcomes: z.array(metaOutcomeSchema),
});
export type MetaMarket = z.infer<typeof metaMarketSchema>;

export const marketGroupSchema = z.object({ key: z.string(), names: namesSchema, rank: z.int() });
export type MarketGroup = z.infer<typeof marketGroupSchema>;

export const catalogSchema = z.object({ id: idSchema, names: namesSchema, rank: z.int() });
export type Catalog = z.infer<typeof catalogSchema>;

export const promotedOfferSchema = z.object({
  id: idSchema,
  catalogId: idSchema,
  names: namesSchema,
  rank: z.int(),
});
export type PromotedOffer = z.infer<typeof promotedOfferSchema>;

/** Each kind is one message on the bus, under `reference.{kind}`. */
export const referenceSchemas = {
  sports: z.array(sportSchema),
  categories: z.array(categorySchema),
  tournaments: z.array(tournamentSchema),
  metaMarkets: z.array(metaMarketSchema),
  marketGroups: z.array(marketGroupSchema),
  catalogs: z.array(catalogSchema),
  promotedOffers: z.array(promotedOfferSchema),
} as const;

export type ReferenceKind = keyof typeof referenceSchemas;
export type Reference = { [Kind in ReferenceKind]: z.infer<(typeof referenceSchemas)[Kind]> };
export const REFERENCE_KINDS = Object.keys(referenceSchemas) as ReferenceKind[];
