import { loadBook } from "@touchline/brands/shipped";
import type { StoredBet } from "@touchline/db";
import { type Bet, betSchema, type Cashout } from "@touchline/protocol";
import { indexReference, type Offer } from "@touchline/server-kit";
import { type BetView, describeBet } from "../bets/ticket/describe-bet.ts";
import { sampleBet, sampleEnd, sampleResult } from "./sample-bets.ts";
import { NOW, sampleEvents, sampleReference } from "./sample-offer.ts";

export const sampleOffer: Offer = {
  events: new Map(sampleEvents().map((event) => [event.id, event])),
  reference: indexReference(sampleReference),
};

export const cashout: Cashout = { allowed: true, processing: false, winnings: { total: "9.40" }, codes: [] };

const view: BetView = {
  offer: sampleOffer,
  locale: "en",
  supplementalNameTypeIds: [],
  now: NOW,
  book: {
    ...loadBook(),
    cancel: { default: 0, brands: { default: 60 }, anyPrice: [] },
    rebet: { default: true, brands: { nordvik: false } },
  },
};

/** The bettor's view of a bet, validated by its schema. */
export const toldBet = (bet: StoredBet, more: Partial<BetView> = {}, offered: Cashout = cashout): Bet =>
  betSchema.parse(describeBet(bet, offered, { ...view, ...more }));

export const selectionOf = (bet: StoredBet, more: Partial<BetView> = {}): Bet["selections"][number] =>
  toldBet(bet, more).selections[0] as Bet["selections"][number];

export const endedBet = (end: Parameters<typeof sampleEnd>[0], more: Partial<StoredBet> = {}): StoredBet =>
  sampleBet({ phase: "PAID_OUT", end: sampleEnd(end), legResults: [sampleResult()], ...more });

export const refused = sampleBet({
  phase: "REJECTED",
  maxWinnings: null,
  decision: {
    settlement: null,
    bet: {
      ...(sampleBet().decision as NonNullable<StoredBet["decision"]>).bet,
      status: "REJECTED",
      reasons: [{ code: "SUSPENDED", reason: "suspended" }],
    },
  },
});
export const prepared = sampleBet({ phase: "PREPARED", decidedAt: null, decision: null, maxWinnings: null });
export const cancelled = endedBet(
  { by: "cancel", resolution: null, payout: 1000n },
  { phase: "CANCELLED", legResults: [null] },
);
