import * as z from "zod/mini";
import { amountSchema, placementRequestSchema, placementSchema } from "./bets.ts";
import { depositSchema } from "./host.ts";

/** Commands to the bets service, asked and answered over the bus. They are authorised at the edge; the service alone writes money. */
export const BETS_SUBJECTS = { place: "bets.place", deposit: "bets.deposit" } as const;
export const BETS_QUEUE = "bets";

export const commandProblemSchema = z.object({
  problem: z.object({ code: z.enum(["INVALID_BODY", "REQUEST_REUSED", "NOT_READY"]), message: z.string() }),
});

export const placeCommandSchema = z.object({
  tenant: z.string(),
  punter: z.string(),
  currency: z.string(),
  /** When the edge had it. */
  at: z.int(),
  request: placementRequestSchema,
});
export type PlaceCommand = z.infer<typeof placeCommandSchema>;
export const placeAnswerSchema = z.union([z.object({ placement: placementSchema }), commandProblemSchema]);
export type PlaceAnswer = z.infer<typeof placeAnswerSchema>;

export const depositCommandSchema = z.object({ tenant: z.string(), deposit: depositSchema });
export type DepositCommand = z.infer<typeof depositCommandSchema>;
export const depositAnswerSchema = z.union([z.object({ balance: amountSchema }), commandProblemSchema]);
export type DepositAnswer = z.infer<typeof depositAnswerSchema>;

/** What a punter is told, on the bus: one `PunterMessage` each (stream PUNTERS). */
export const punterSubject = (tenant: string, punter: string): string => `punter.${tenant}.${punter}`;

/** A session is over (stream SESSIONS, kept for longer than any token is good). */
export const sessionSubject = (tenant: string, sid: string): string => `session.${tenant}.${sid}`;
export const sessionEndedSchema = z.object({ tenant: z.string(), sid: z.string(), at: z.int() });
export type SessionEnded = z.infer<typeof sessionEndedSchema>;
