import * as z from "zod/mini";
import { eventResultSchema } from "./bus.ts";
import { idSchema, slotSchema, versionSchema } from "./id-schemas.ts";

/**
 * What the bets service has stored of events. A feed asks for it when the bus has lost the offer, so that slots keep their outcomes and
 * versions go on rising.
 */

/** An outcome of an open bet. */
const openOutcomeSchema = z.object({
  slot: slotSchema,
  /** First slot and number of outcomes of its market. */
  marketSlot: slotSchema,
  outcomes: z.int().check(z.positive()),
  metaMarketId: idSchema,
  metaOutcomeId: idSchema,
  specifiers: z.record(z.string(), z.string()),
  outcomeName: z.string(),
});
export const openOutcomesSchema = z.array(openOutcomeSchema);
export type OpenOutcome = z.infer<typeof openOutcomeSchema>;

const openEventSchema = z.object({
  eventId: idSchema,
  tournamentId: idSchema,
  /** Names of the competitors. */
  competitors: z.array(z.string()),
  /** The highest version that was bet on. */
  version: versionSchema,
  outcomes: openOutcomesSchema,
});
export type OpenEvent = z.infer<typeof openEventSchema>;

/** Where a page of events begins. The same event may be on pages of several tenants. */
const openEventsCursorSchema = z.object({ tenant: z.string(), eventId: z.int() });
export type OpenEventsCursor = z.infer<typeof openEventsCursorSchema>;

export const openEventsCommandSchema = z.object({ from: z.nullable(openEventsCursorSchema) });
export type OpenEventsCommand = z.infer<typeof openEventsCommandSchema>;

/** Events with open bets that lack their result, page by page. */
export const openEventsAnswerSchema = z.object({
  events: z.array(openEventSchema),
  /** Null after the last page. */
  next: z.nullable(openEventsCursorSchema),
  /** Whether anything was ever bet on or settled. */
  isUsed: z.boolean(),
});
export type OpenEventsAnswer = z.infer<typeof openEventsAnswerSchema>;

export const lastResultCommandSchema = z.object({ eventId: idSchema });
export type LastResultCommand = z.infer<typeof lastResultCommandSchema>;

/** The newest result of an event that was bet on; `known` is null where nothing was. */
export const lastResultAnswerSchema = z.object({
  known: z.nullable(z.object({ sportId: idSchema, tournamentId: idSchema, result: z.nullable(eventResultSchema) })),
});
export type LastResultAnswer = z.infer<typeof lastResultAnswerSchema>;
