import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";
import { placementRequestSchema, placementSchema } from "./bets.ts";
import {
  calculationResultSchema,
  cancelAnswerSchema,
  cancelRequestSchema,
  cashoutAnswerSchema,
  cashoutRequestSchema,
  newRuleSchema,
  removedRuleSchema,
  rulesAnswerSchema,
  valueHistorySchema,
} from "./cashout.ts";
import { depositSchema } from "./host.ts";
import { MOST_WATCHED_BETS } from "./ticket-words.ts";

/** Commands to the bets service, asked and answered over the bus. They are authorised at the edge; the service alone writes money. */
export const BETS_SUBJECTS = {
  place: "bets.place",
  deposit: "bets.deposit",
  cashOut: "bets.cashout",
  addRule: "bets.rule.add",
  removeRule: "bets.rule.remove",
  cancel: "bets.cancel",
  values: "bets.values",
  course: "bets.course",
  watch: "bets.watch",
} as const;
export const BETS_QUEUE = "bets";

export const commandProblemSchema = z.object({
  problem: z.object({
    code: z.enum(["INVALID_BODY", "REQUEST_REUSED", "NOT_READY", "NOT_FOUND"]),
    message: z.string(),
  }),
});

export type CommandProblem = z.infer<typeof commandProblemSchema>;

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

/** Of a punter that the token is about; the body is as the edge was given it. */
const ofPunter = <Body extends z.ZodMiniType>(body: Body) =>
  z.object({ tenant: z.string(), punter: z.string(), at: z.int(), body });
const orProblem = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z.union([z.object({ answer }), commandProblemSchema]);

/** What a bettor asks for of a bet that is placed, and what is answered. */
export const betCommands = {
  cashOut: { command: ofPunter(cashoutRequestSchema), answer: orProblem(cashoutAnswerSchema) },
  addRule: { command: ofPunter(newRuleSchema), answer: orProblem(rulesAnswerSchema) },
  removeRule: { command: ofPunter(removedRuleSchema), answer: orProblem(rulesAnswerSchema) },
  cancel: { command: ofPunter(cancelRequestSchema), answer: orProblem(cancelAnswerSchema) },
  /** What bets are worth now, of those that are the punter's and open. */
  values: {
    command: ofPunter(z.object({ bets: z.array(z.uuid()).check(z.maxLength(MOST_WATCHED_BETS)) })),
    answer: orProblem(z.object({ values: z.array(calculationResultSchema) })),
  },
  course: { command: ofPunter(z.object({ betId: z.uuid() })), answer: orProblem(valueHistorySchema) },
} as const;

export type BetCommand<Name extends keyof typeof betCommands> = z.output<(typeof betCommands)[Name]["command"]>;

/**
 * Somebody looks at these bets of a punter: their values are told on `calculationSubject` for as long as this is said again to the
 * node that answered, on `watchSubject`, every few seconds. All of a punter's bets that a push node wants at a time; none ends it.
 */
export const watchCommandSchema = z.object({
  tenant: z.string(),
  punter: z.string(),
  /** The push node that asks. */
  by: z.string(),
  bets: z.array(z.uuid()).check(z.maxLength(MOST_WATCHED_BETS)),
});
export type WatchCommand = z.infer<typeof watchCommandSchema>;
export const bettingWatchAnswerSchema = z.object({ node: z.string() });
export const WATCH_RENEWAL_MS = 4_000;
export const WATCH_LEASE_MS = 13_000;
export const watchSubject = (node: string): string => `bets.watch.${node}`;
/** One `CalculationResult` each, told once and not kept. */
export const calculationSubject = (tenant: string, punter: string): string => `calculation.${tenant}.${punter}`;

/** What a punter is told, on the bus: one `PunterMessage` each (stream PUNTERS). */
export const punterSubject = (tenant: string, punter: string): string => `punter.${tenant}.${punter}`;

/** A session is over (stream SESSIONS, kept for longer than any token is good). */
export const sessionSubject = (tenant: string, sid: string): string => `session.${tenant}.${sid}`;
export const sessionEndedSchema = z.object({ tenant: z.string(), sid: z.string(), at: z.int() });
export type SessionEnded = z.infer<typeof sessionEndedSchema>;
