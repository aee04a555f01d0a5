import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";
import { ODDS_CHANGES, REJECTION_CODES, TICKET_TYPES } from "./bet-words.ts";
import {
  betProfileIdSchema,
  cancelAnswerSchema,
  cancelRequestSchema,
  cashoutAnswerSchema,
  cashoutRequestSchema,
  cashoutRuleSchema,
  cashoutSchema,
  newRuleSchema,
  removedRuleSchema,
  rulesAnswerSchema,
  valueHistorySchema,
} from "./cashout.ts";
import { detailedPlayStatusSchema, gameSchema, liveMetadataSchema, playStatusSchema } from "./event.ts";
import { idSchema, slotSchema } from "./id-schemas.ts";
import { localeSchema } from "./names.ts";
import {
  AGGREGATED_STATUSES,
  BET_FILTERS,
  BET_PHASES,
  REFUND_REASONS,
  RESOLUTION_STATUSES,
  SELECTION_STATES,
  WINNINGS_TYPES,
} from "./ticket-words.ts";

/** Hundredths, as every price; a combo's can be beyond what any single outcome is offered at. */
const oddsSchema = z.nullable(z.int().check(z.positive()));

/** Requested by the bettor; taken, and playing; and at which it was settled: 100 where void. */
const oddsByStateSchema = z.object({ REQUESTED: oddsSchema, IN_PLAY: oddsSchema, SETTLE: oddsSchema });

/** What is taken off or put on, and by which share, in hundredths of a percent. */
const extraSchema = z.object({ rate: z.int(), amount: amountSchema });

/** 0 where the book never knew the event, and turned the bet down. */
const placeIdSchema = z.int().check(z.nonnegative());

const betSelectionSchema = z.object({
  /** The hash it was bet on with. */
  id: z.string(),
  event: z.object({
    id: idSchema,
    name: z.string(),
    /** By which it is found in results and letters, whatever it is called. */
    syntheticId: z.string(),
    startAt: z.int(),
    sportId: placeIdSchema,
    categoryId: placeIdSchema,
    tournamentId: placeIdSchema,
  }),
  /** The event can be opened now. */
  available: z.boolean(),
  game: gameSchema,
  /** Home, then away. */
  competitors: z.array(z.object({ teamName: z.string(), prefix: z.nullable(z.string()) })),
  /** Shown away first. */
  reversed: z.boolean(),
  banker: z.boolean(),
  /** Several are a bet builder. */
  eventMarketOutcomes: z.array(
    z.object({
      id: z.string(),
      slot: slotSchema,
      metaOutcomeId: idSchema,
      name: z.string(),
      resolutionStatus: z.enum(RESOLUTION_STATUSES),
      eventMarket: z.object({
        /** The first slot of the market; null where the offer has forgotten it. */
        slot: z.nullable(slotSchema),
        metaMarketId: idSchema,
        name: z.string(),
        outcomes: z.int(),
      }),
    }),
  ),
  odds: oddsByStateSchema,
  /** One for each state it is in or has been in: the first of `SELECTION_STATES` among them holds. */
  resolutionStatuses: z.array(z.object({ state: z.enum(SELECTION_STATES), status: z.enum(RESOLUTION_STATUSES) })),
  playStatus: playStatusSchema,
  detailedPlayStatus: detailedPlayStatusSchema,
  /** Of a match in play, or as it ended. */
  metadata: z.nullable(
    z.object({
      ...liveMetadataSchema.def.shape,
      /** The part of the match in words; null where there are none for it. */
      displayEventStatus: z.nullable(z.string()),
    }),
  ),
});
export type BetSelection = z.infer<typeof betSelectionSchema>;

export const betSchema = z.object({
  id: z.uuid(),
  betProfileId: betProfileIdSchema,
  brand: z.string(),
  type: z.enum(TICKET_TYPES),
  /** LIVE where a selection was bet on in play. */
  game: gameSchema,
  currency: z.string(),
  phase: z.enum(BET_PHASES),
  aggregatedStatus: z.nullable(z.enum(AGGREGATED_STATUSES)),
  /** Null for a bet that never played, or was cashed out or cancelled. */
  aggregatedResolutionStatus: z.nullable(z.enum(RESOLUTION_STATUSES)),
  payin: z.object({
    stake: amountSchema,
    taxes: z.array(extraSchema),
    bonuses: z.array(extraSchema),
    /** What plays. */
    total: amountSchema,
  }),
  winnings: z.array(
    z.object({
      type: z.enum(WINNINGS_TYPES),
      total: amountSchema,
      taxes: z.array(extraSchema),
      bonuses: z.array(extraSchema),
    }),
  ),
  /** The least that a system pays where it pays at all. */
  minWinningsTotal: z.nullable(amountSchema),
  bonus: z.object({ payin: z.nullable(amountSchema), winnings: z.nullable(amountSchema) }),
  desiredProfit: z.nullable(amountSchema),
  odds: oddsByStateSchema,
  oddsChanges: z.enum(ODDS_CHANGES),
  selections: z.array(betSelectionSchema),
  selectedSystems: z.array(z.object({ size: z.int(), combinations: z.int(), stake: amountSchema })),
  combinationCount: z.int(),
  /** A short name of the bet, for people who write or speak. */
  hashes: z.array(z.object({ type: z.literal("REGULAR"), value: z.string() })),
  /** When it entered each phase. */
  datetimes: z.array(z.object({ phase: z.enum(BET_PHASES), at: z.int() })),
  cashout: cashoutSchema,
  /** Paid by cash-outs so far. */
  cashouted: amountSchema,
  /** Of the stake, what still plays. */
  openStake: amountSchema,
  /** The rule that takes all at a target, if there is one. */
  autoCashoutRule: z.nullable(z.object({ id: z.uuid(), amount: amountSchema })),
  rules: z.array(cashoutRuleSchema),
  /** Whether the brand offers to bet the same again. */
  rebetEnabled: z.boolean(),
  /** Until when the bettor may cancel it. */
  cancellableUntil: z.nullable(z.int()),
  refundReason: z.nullable(z.enum(REFUND_REASONS)),
  /** Why it was not taken. */
  reasons: z.array(z.object({ code: z.enum(REJECTION_CODES), reason: z.string() })),
});
export type Bet = z.infer<typeof betSchema>;

/** What is known of how a bet was accepted, from what was recorded at each moment. What was not is not there. */
export const acceptanceRecordSchema = z.object({
  betId: z.uuid(),
  currency: z.string(),
  stake: amountSchema,
  oddsChanges: z.enum(ODDS_CHANGES),
  /** Milliseconds. Of the bettor's own clock there is nothing: the first is when the platform had it. */
  receivedAt: z.int(),
  takenAt: z.int(),
  delayMs: z.int(),
  dueAt: z.int(),
  decidedAt: z.nullable(z.int()),
  status: z.enum(["PREPARED", "PLACED", "REJECTED"]),
  codes: z.array(z.enum(REJECTION_CODES)),
  /** At the tap and at the decision, by selection. */
  selections: z.array(z.object({ id: z.string(), tapped: oddsSchema, decided: oddsSchema })),
  /** Prices that moved between the two. */
  moves: z.array(z.object({ at: z.int(), id: z.string(), from: z.int(), to: z.int() })),
  tappedOdds: oddsSchema,
  decidedOdds: oddsSchema,
  /** What it paid at most at the odds of the tap, and at those of the decision. */
  tappedWinnings: z.nullable(amountSchema),
  decidedWinnings: z.nullable(amountSchema),
  /** Earlier attempts of the same slip that were not taken. */
  attempts: z.array(z.object({ betId: z.uuid(), at: z.int(), codes: z.array(z.enum(REJECTION_CODES)) })),
});
export type AcceptanceRecord = z.infer<typeof acceptanceRecordSchema>;

const nothing = z.undefined();
const noQuery = z.object({});
const nameTypeIds = z._default(
  z.pipe(
    z.string().check(z.regex(/^(\d+(,\d+)*)?$/)),
    z.transform((text: string) => (text === "" ? [] : text.split(",").map(Number))),
  ),
  [],
);
const naming = { supplementalNameTypeIds: nameTypeIds, locale: z._default(localeSchema, "en") };

export const BETS_PER_PAGE = 20;

/** Every call carries the punter's token, as those of `punterRoutes`. */
export const ticketRoutes = {
  bets: {
    method: "GET",
    path: "/api/bets",
    summary: "The punter's bets of the last three months, the newest first",
    query: z.object({
      filter: z._default(z.enum(BET_FILTERS), "all"),
      /** The `next` of the page before. */
      before: z.optional(z.string().check(z.maxLength(100))),
      ...naming,
    }),
    body: nothing,
    answer: z.object({
      bets: z.array(betSchema),
      next: z.nullable(z.string()),
      /** How many are open, whatever the filter. */
      open: z.int(),
    }),
  },
  bet: {
    method: "GET",
    path: "/api/bets/:betId",
    summary: "One bet of the punter; 404 where it is none of theirs",
    query: z.object(naming),
    body: nothing,
    answer: z.object({ bet: betSchema }),
  },
  record: {
    method: "GET",
    path: "/api/bets/:betId/record",
    summary: "How a bet was accepted or turned down, from recorded facts",
    query: noQuery,
    body: nothing,
    answer: acceptanceRecordSchema,
  },
  course: {
    method: "GET",
    path: "/api/bets/:betId/course",
    summary: "What a bet could have been cashed out for, from its acceptance until now or its end",
    query: noQuery,
    body: nothing,
    answer: valueHistorySchema,
  },
  cashOut: {
    method: "POST",
    path: "/api/bets/cashout",
    summary:
      "Cashes out all or a part of a bet at the value shown or a better one; the same reqUuid again answers the same",
    query: noQuery,
    body: cashoutRequestSchema,
    answer: cashoutAnswerSchema,
  },
  addRule: {
    method: "POST",
    path: "/api/bets/rules",
    summary: "Adds a rule of automatic cash-out; the same id again changes nothing",
    query: noQuery,
    body: newRuleSchema,
    answer: rulesAnswerSchema,
  },
  removeRule: {
    method: "POST",
    path: "/api/bets/rules/remove",
    summary: "Removes a rule; one that is gone already is no mistake",
    query: noQuery,
    body: removedRuleSchema,
    answer: rulesAnswerSchema,
  },
  cancel: {
    method: "POST",
    path: "/api/bets/cancel",
    summary: "Cancels a bet within the time that its brand gives",
    query: noQuery,
    body: cancelRequestSchema,
    answer: cancelAnswerSchema,
  },
} as const;
export type BetsPage = z.infer<(typeof ticketRoutes)["bets"]["answer"]>;
