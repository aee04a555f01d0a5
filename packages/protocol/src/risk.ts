import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";
import { uuidSchema } from "./id-schemas.ts";

/**
 * The question to an outside system whether bets may be taken: a POST of JSON to this path below its address, signed as calls to wallets
 * are, with the key of the tenant. The answer is signed with the same key, and its subject is the signature of the question.
 */
export const RISK_PATH = "/decide";

const outcomeSchema = z.object({
  /** Of the offer, as in the address of an outcome. */
  outcome: z.string(),
  market: z.int(),
  specifiers: z.record(z.string(), z.string()),
  name: z.string(),
});

const legSchema = z.object({
  event: z.int(),
  /** The provider's id of the event, where it has one. */
  sourceId: z.optional(z.string()),
  /** Missing where the event was not in the offer. */
  sport: z.optional(z.int()),
  tournament: z.optional(z.int()),
  game: z.enum(["PREMATCH", "LIVE"]),
  /** Hundredths, as the punter agreed to them. */
  odds: z.int(),
  banker: z.boolean(),
  outcomes: z.array(outcomeSchema),
});

export const riskQuestionSchema = z.object({
  tenant: z.string(),
  punter: z.string(),
  /** The same where a question is repeated. The answer should be too. */
  reqUuid: uuidSchema,
  currency: z.string(),
  /** Milliseconds, after which an answer is not used any more. */
  until: z.int(),
  bets: z.array(
    z.object({
      id: uuidSchema,
      type: z.string(),
      stake: amountSchema,
      sizes: z.array(z.int()),
      legs: z.array(legSchema),
    }),
  ),
});
export type RiskQuestion = z.infer<typeof riskQuestionSchema>;

/** One decision for each bet that was asked about. `alternative` turns it down and tells the stake that would be accepted. */
export const riskAnswerSchema = z.object({
  bets: z.array(
    z.discriminatedUnion("decision", [
      z.object({ id: uuidSchema, decision: z.literal("accept") }),
      z.object({ id: uuidSchema, decision: z.literal("reject") }),
      z.object({ id: uuidSchema, decision: z.literal("alternative"), stake: amountSchema }),
    ]),
  ),
});
export type RiskAnswer = z.infer<typeof riskAnswerSchema>;
