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
import { depositSchema, punterLimitsSchema } from "./host.ts";
import { uuidSchema } from "./id-schemas.ts";
import { MOST_WATCHED_BETS } from "./ticket-words.ts";
import { traceSchema } from "./trace.ts";
import { daySchema, reconciliationSchema } from "./wallet/reconciliation.ts";

/**
 * Commands to the bets service, as requests over the bus. The API authorises them, except deposits and withdrawals, which carry the token of the host, and
 * questions of the feed. Who may send them is in `bus-users.ts`. Only the bets service writes money. Where the ledger has several
 * shards, a command goes to that of its punter (`shards.ts`).
 */
export const BETS_SUBJECTS = {
  place: "bets.place",
  deposit: "bets.deposit",
  withdraw: "bets.withdraw",
  setLimits: "bets.limits",
  reconcile: "bets.reconcile",
  cashOut: "bets.cashout",
  addRule: "bets.rule.add",
  removeRule: "bets.rule.remove",
  cancel: "bets.cancel",
  values: "bets.values",
  course: "bets.course",
  balance: "bets.balance",
  watch: "bets.watch",
  /** Questions of the feed: `known-events.ts`. */
  openEvents: "bets.events",
  lastResult: "bets.result",
} as const;
export const BETS_QUEUE = "bets";

export const commandProblemSchema = z.object({
  problem: z.object({
    code: z.enum([
      "INVALID_BODY",
      "UNAUTHORISED",
      "REQUEST_REUSED",
      "TOO_LARGE",
      "LIMIT_REACHED",
      "BALANCE_INSUFFICIENT",
      "ON_BREAK",
      "NOT_READY",
      "NOT_FOUND",
    ]),
    message: z.string(),
  }),
});

export type CommandProblem = z.infer<typeof commandProblemSchema>;

export const placeCommandSchema = z.object({
  tenant: z.string(),
  punter: z.string(),
  currency: z.string(),
  /** When the API received it. */
  at: z.int(),
  /** Trace context of this placement, where it is traced. Other commands have it in the header `traceparent` of their message. */
  trace: z.optional(traceSchema),
  request: placementRequestSchema,
});
export type PlaceCommand = z.infer<typeof placeCommandSchema>;
/** Placements in one message; the answers are in the order of the commands. */
export const placeCommandsSchema = z.array(placeCommandSchema);

export const placeAnswerSchema = z.union([z.object({ placement: placementSchema }), commandProblemSchema]);
export const placeAnswersSchema = z.array(placeAnswerSchema);
export type PlaceAnswer = z.infer<typeof placeAnswerSchema>;

/** The bets service verifies the host's token itself: no user of the bus can deposit, or change a limit, without one. */
export const depositCommandSchema = z.object({ token: z.string(), deposit: depositSchema });
export type DepositCommand = z.infer<typeof depositCommandSchema>;
export const depositAnswerSchema = z.union([z.object({ balance: amountSchema }), commandProblemSchema]);
export type DepositAnswer = z.infer<typeof depositAnswerSchema>;

export const withdrawCommandSchema = z.object({ token: z.string(), withdrawal: depositSchema });

export const limitsCommandSchema = z.object({ token: z.string(), limits: punterLimitsSchema });
export const limitsAnswerSchema = z.union([z.object({ set: z.boolean() }), commandProblemSchema]);
export type LimitsAnswer = z.infer<typeof limitsAnswerSchema>;

export const reconcileCommandSchema = z.object({ token: z.string(), day: daySchema });
export const reconcileAnswerSchema = z.union([
  z.object({ reconciliation: reconciliationSchema }),
  commandProblemSchema,
]);
export type ReconcileAnswer = z.infer<typeof reconcileAnswerSchema>;

/** A command of the token's punter; the body is passed on as the API received it. */
const ofPunter = <Body extends z.ZodMiniType>(body: Body) =>
  z.object({ tenant: z.string(), punter: z.string(), at: z.int(), body });
const orProblem = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z.union([z.object({ answer }), commandProblemSchema]);

/** Commands on placed bets, with their answers. */
export const betCommands = {
  cashOut: { command: ofPunter(cashoutRequestSchema), answer: orProblem(cashoutAnswerSchema) },
  addRule: { command: ofPunter(newRuleSchema), answer: orProblem(rulesAnswerSchema) },
  removeRule: { command: ofPunter(removedRuleSchema), answer: orProblem(rulesAnswerSchema) },
  cancel: { command: ofPunter(cancelRequestSchema), answer: orProblem(cancelAnswerSchema) },
  /** Current values of the given bets that are the punter's and open. */
  values: {
    command: ofPunter(z.object({ bets: z.array(uuidSchema).check(z.maxLength(MOST_WATCHED_BETS)) })),
    answer: orProblem(z.object({ values: z.array(calculationResultSchema) })),
  },
  course: { command: ofPunter(z.object({ betId: uuidSchema })), answer: orProblem(valueHistorySchema) },
  /** What the wallet of the operator has; null where it does not say so, and where the ledger has the money. */
  balance: {
    command: ofPunter(z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })),
    answer: orProblem(z.object({ balance: z.nullable(amountSchema) })),
  },
} as const;

export type BetCommand<Name extends keyof typeof betCommands> = z.output<(typeof betCommands)[Name]["command"]>;

/**
 * Watches bets of a punter: their values are published on `calculationSubject` as long as the command is repeated every few seconds on
 * `watchSubject` of the node that answered. Contains all bets that a push node wants for the punter; an empty list ends the watch.
 */
export const watchCommandSchema = z.object({
  tenant: z.string(),
  punter: z.string(),
  /** Id of the push node. */
  by: z.string(),
  bets: z.array(uuidSchema).check(z.maxLength(MOST_WATCHED_BETS)),
});
export type WatchCommand = z.infer<typeof watchCommandSchema>;
export const bettingWatchAnswerSchema = z.object({ node: z.string() });
export const WATCH_RENEWAL_MS = 4_000;
export const WATCH_LEASE_MS = 13_000;
export const watchSubject = (node: string): string => `bets.watch.${node}`;
/** One `CalculationResult` per message; not stored. */
export const calculationSubject = (tenant: string, punter: string): string => `calculation.${tenant}.${punter}`;

/** Messages to a punter, one `PunterMessage` each (stream PUNTERS). */
export const punterSubject = (tenant: string, punter: string): string => `punter.${tenant}.${punter}`;

/** A session has ended (stream SESSIONS, kept for longer than any token is valid). */
export const sessionSubject = (tenant: string, sid: string): string => `session.${tenant}.${sid}`;
export const sessionEndedSchema = z.object({ tenant: z.string(), sid: z.string(), at: z.int() });
export type SessionEnded = z.infer<typeof sessionEndedSchema>;
