import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";
import { ODDS_CHANGES, TICKET_TYPES } from "./bet-words.ts";
import { rejectionCodeSchema, rejectionReasonSchema } from "./bets.ts";
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
import { detailedPlayStatusSchema, gameSchema, liveMetadataSchema, pairSchema, playStatusSchema } from "./event.ts";
import { idSchema, slotSchema, uuidSchema } from "./id-schemas.ts";
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

/** In hundredths, as every price; those of a combo can exceed the maximum of a single outcome. */
const oddsSchema = z.nullable(z.int().check(z.positive()));

/** Requested by the bettor, accepted, and settled: 100 where void. */
const oddsByStateSchema = z.object({ REQUESTED: oddsSchema, IN_PLAY: oddsSchema, SETTLE: oddsSchema });

/** A tax or bonus; `rate` is in hundredths of a percent. For a progressive tax it is the highest rate that was reached. */
const extraSchema = z.object({ rate: z.int(), amount: amountSchema });

/** 0 where the event was never in the offer and the bet was rejected. */
const placeIdSchema = z.int().check(z.nonnegative());

const live = liveMetadataSchema.def.shape;
const scoreSchema = z.union([z.string(), z.int()]);
const NIL = { home: 0, away: 0 };

/** State of a match on a ticket. A back end that knows only the period, the clock and the score leaves the rest out. */
const ticketMetadataSchema = z.object({
  eventStatus: live.eventStatus,
  /** The period of the match in words, shown as it is; null where the page is to name the period itself. */
  displayEventStatus: z.nullable(z.string()),
  eventTime: live.eventTime,
  eventExtraTime: live.eventExtraTime,
  /** The score in sets, or the score of each set, quarter, period or inning as far as played. */
  currentScoreInSets: z.union([live.currentScoreInSets, pairSchema]),
  /** The score of the current game; in tennis its points: 0, 15, 30, 40, A. */
  currentGameScore: z.nullable(z.object({ home: scoreSchema, away: scoreSchema })),
  /** The score of the match, which is the number of sets won where a match is decided by sets. */
  score: z.optional(live.score),
  timeAt: z._default(live.timeAt, 0),
  timeRunning: z._default(live.timeRunning, false),
  countdown: z._default(live.countdown, false),
  timeSpeed: z._default(live.timeSpeed, 1),
  progress: z._default(live.progress, 0),
  server: z._default(live.server, null),
  redCards: z._default(live.redCards, NIL),
  yellowCards: z._default(live.yellowCards, NIL),
  corners: z._default(live.corners, NIL),
});

export const betSelectionSchema = z.object({
  /** Hash of the selection in the placement. */
  id: z.string(),
  event: z.object({
    id: idSchema,
    name: z.string(),
    /** A reference for results and correspondence that does not depend on the event's name. */
    syntheticId: z.string(),
    startAt: z.int(),
    sportId: placeIdSchema,
    categoryId: placeIdSchema,
    tournamentId: placeIdSchema,
  }),
  /** Whether the event's page can be opened now. */
  available: z.boolean(),
  game: gameSchema,
  /** Home, then away. */
  competitors: z.array(
    z.object({
      teamName: z.string(),
      prefix: z.nullable(z.string()),
      /** Those of the requested types, by name type id. */
      supplementalNames: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  /** Whether the away side is shown first. */
  reversed: z.boolean(),
  banker: z.boolean(),
  /** More than one for a bet builder. */
  eventMarketOutcomes: z.array(
    z.object({
      id: z.string(),
      slot: slotSchema,
      metaOutcomeId: idSchema,
      name: z.string(),
      resolutionStatus: z.enum(RESOLUTION_STATUSES),
      eventMarket: z.object({
        /** First slot of the market; null when the offer no longer has it. */
        slot: z.nullable(slotSchema),
        metaMarketId: idSchema,
        name: z.string(),
        outcomes: z.int(),
      }),
    }),
  ),
  odds: oddsByStateSchema,
  /** One entry per state that it is or was in; the first of `SELECTION_STATES` that is present is used. */
  resolutionStatuses: z.array(z.object({ state: z.enum(SELECTION_STATES), status: z.enum(RESOLUTION_STATUSES) })),
  playStatus: playStatusSchema,
  detailedPlayStatus: detailedPlayStatusSchema,
  /** State of a match in play, or at its end. */
  metadata: z.nullable(ticketMetadataSchema),
});
export type BetSelection = z.infer<typeof betSelectionSchema>;

export const betSchema = z.object({
  id: uuidSchema,
  betProfileId: betProfileIdSchema,
  brand: z.string(),
  type: z.enum(TICKET_TYPES),
  /** LIVE if any selection was bet on in play. */
  game: gameSchema,
  currency: z.string(),
  phase: z.enum(BET_PHASES),
  aggregatedStatus: z.nullable(z.enum(AGGREGATED_STATUSES)),
  /** Null for a rejected, cashed out or cancelled bet. */
  aggregatedResolutionStatus: z.nullable(z.enum(RESOLUTION_STATUSES)),
  payin: z.object({
    stake: amountSchema,
    taxes: z.array(extraSchema),
    bonuses: z.array(extraSchema),
    /** The stake in play, after tax and bonus. */
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
  /** The smallest payout of a system that pays at all. */
  minWinningsTotal: z.nullable(amountSchema),
  bonus: z.object({ payin: z.nullable(amountSchema), winnings: z.nullable(amountSchema) }),
  desiredProfit: z.nullable(amountSchema),
  odds: oddsByStateSchema,
  oddsChanges: z.enum(ODDS_CHANGES),
  selections: z.array(betSelectionSchema),
  selectedSystems: z.array(z.object({ size: z.int(), combinations: z.int(), stake: amountSchema })),
  combinationCount: z.int(),
  /** A short reference of the bet, for correspondence. */
  hashes: z.array(z.object({ type: z.literal("REGULAR"), value: z.string() })),
  /** When it entered each phase. */
  datetimes: z.array(z.object({ phase: z.enum(BET_PHASES), at: z.int() })),
  cashout: cashoutSchema,
  /** Paid by cash-outs so far. */
  cashouted: amountSchema,
  /** Each cash-out, the first first: the part of the stake and what was paid for it. Absent where the back end has no such list. */
  cashouts: z.optional(z.array(z.object({ at: z.int(), part: amountSchema, paid: amountSchema, byRule: z.boolean() }))),
  /** The stake that is still in play. */
  openStake: amountSchema,
  /** The rule for the full stake at a target, if there is one. */
  autoCashoutRule: z.nullable(z.object({ id: uuidSchema, amount: amountSchema })),
  rules: z.array(cashoutRuleSchema),
  /** Whether the brand offers to repeat the bet. */
  rebetEnabled: z.boolean(),
  /** Until when the bettor may cancel it, if nothing changes before. Null where they may not: for example while its price is higher. */
  cancellableUntil: z.nullable(z.int()),
  refundReason: z.nullable(z.enum(REFUND_REASONS)),
  /** Why it was rejected. */
  reasons: z.array(rejectionReasonSchema),
});
export type Bet = z.infer<typeof betSchema>;

/** How a bet was accepted, from recorded facts only; null where something was not recorded. */
export const acceptanceRecordSchema = z.object({
  betId: uuidSchema,
  currency: z.string(),
  stake: amountSchema,
  oddsChanges: z.enum(ODDS_CHANGES),
  /** Milliseconds by the platform's clock; the first is when the API received it. The bettor's clock is not used. */
  receivedAt: z.int(),
  takenAt: z.int(),
  delayMs: z.int(),
  dueAt: z.int(),
  decidedAt: z.nullable(z.int()),
  status: z.enum(["PREPARED", "PLACED", "REJECTED"]),
  codes: z.array(rejectionCodeSchema),
  /** Odds at placement and at the decision, by selection. */
  selections: z.array(z.object({ id: z.string(), tapped: oddsSchema, decided: oddsSchema })),
  /** Price moves between the two. */
  moves: z.array(z.object({ at: z.int(), id: z.string(), from: z.int(), to: z.int() })),
  tappedOdds: oddsSchema,
  decidedOdds: oddsSchema,
  /** Maximum winnings at the odds of the placement, and at those of the decision. */
  tappedWinnings: z.nullable(amountSchema),
  decidedWinnings: z.nullable(amountSchema),
  /** Earlier rejected attempts of the same slip, on the same outcomes. */
  attempts: z.array(z.object({ betId: uuidSchema, at: z.int(), codes: z.array(rejectionCodeSchema) })),
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

/** Every call carries the punter's token, as in `punterRoutes`. */
export const ticketRoutes = {
  bets: {
    method: "GET",
    path: "/api/bets",
    summary: "The punter's bets of the last three months, newest first",
    query: z.object({
      filter: z._default(z.enum(BET_FILTERS), "all"),
      /** `next` of the previous page. */
      before: z.optional(z.string().check(z.maxLength(100))),
      ...naming,
    }),
    body: nothing,
    answer: z.object({
      bets: z.array(betSchema),
      next: z.nullable(z.string()),
      /** Number of open bets, whatever the filter. */
      open: z.int(),
    }),
  },
  bet: {
    method: "GET",
    path: "/api/bets/:betId",
    summary: "One bet of the punter; 404 if it is not theirs",
    query: z.object(naming),
    body: nothing,
    answer: z.object({ bet: betSchema }),
  },
  record: {
    method: "GET",
    path: "/api/bets/:betId/record",
    summary: "How a bet was accepted or rejected, from recorded facts",
    query: noQuery,
    body: nothing,
    answer: acceptanceRecordSchema,
  },
  course: {
    method: "GET",
    path: "/api/bets/:betId/course",
    summary: "Cash-out values of a bet, from its acceptance until now or its end",
    query: noQuery,
    body: nothing,
    answer: valueHistorySchema,
  },
  cashOut: {
    method: "POST",
    path: "/api/bets/cashout",
    summary:
      "Cashes out all or a part of a bet at the quoted value or a better one; a repeated reqUuid gets the same answer",
    query: noQuery,
    body: cashoutRequestSchema,
    answer: cashoutAnswerSchema,
  },
  addRule: {
    method: "POST",
    path: "/api/bets/rules",
    summary: "Adds a cash-out rule; a repeated id changes nothing",
    query: noQuery,
    body: newRuleSchema,
    answer: rulesAnswerSchema,
  },
  removeRule: {
    method: "POST",
    path: "/api/bets/rules/remove",
    summary: "Removes a cash-out rule; succeeds if it is already gone",
    query: noQuery,
    body: removedRuleSchema,
    answer: rulesAnswerSchema,
  },
  cancel: {
    method: "POST",
    path: "/api/bets/cancel",
    summary: "Cancels a bet within the brand's cancellation window",
    query: noQuery,
    body: cancelRequestSchema,
    answer: cancelAnswerSchema,
  },
} as const;
export type BetsPage = z.infer<(typeof ticketRoutes)["bets"]["answer"]>;
