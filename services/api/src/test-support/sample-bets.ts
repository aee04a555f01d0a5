import type { BetEnd, Leg, LegOutcomeResult, StoredBet } from "@touchline/db";
import { NOW } from "./sample-offer.ts";

/** Bets on the events of the sample offer. */

export const BET_ID = "0193a1b0-0000-7000-8000-884120c75f19";
const MINUTE = 60_000;

export const sampleLeg = (more: Partial<Leg> = {}): Leg => ({
  hash: "hash-one",
  eventId: 1,
  eventVersion: 3,
  game: "PREMATCH",
  slots: [0],
  odds: 150,
  banker: false,
  event: {
    producer: "simulator",
    sportId: 1,
    categoryId: 10,
    tournamentId: 100,
    type: "MATCH",
    name: null,
    competitors: ["Ashbourne City", "Harrow Vale"],
    startsAt: NOW + 180 * MINUTE,
  },
  outcomes: [
    {
      slot: 0,
      metaMarketId: 1,
      metaOutcomeId: 1,
      specifiers: {},
      marketName: "Match result",
      outcomeName: "{home}",
      marketSlot: 0,
      outcomes: 3,
    },
  ],
  ...more,
});

export const sampleResult = (more: Partial<LegOutcomeResult> = {}): LegOutcomeResult => {
  const resolution = more.resolution ?? "WON";
  return { version: 9, resolution, outcomes: [resolution], playStatus: "ENDED", score: { home: 2, away: 1 }, ...more };
};

export const sampleEnd = (more: Partial<BetEnd> = {}): BetEnd => ({
  by: "result",
  at: new Date(NOW + 300 * MINUTE),
  resolution: "WON",
  cashback: false,
  refundReason: null,
  payout: 1480n,
  received: more.payout ?? 1480n,
  tax: 0n,
  bonus: 0n,
  ...more,
});

type Sample = Partial<StoredBet> & {
  readonly legs?: readonly Leg[];
  readonly taken?: Readonly<Record<string, number>>;
};

const decisionOf = (
  { id, stake }: Pick<StoredBet, "id" | "stake">,
  odds: Readonly<Record<string, number>>,
): StoredBet["decision"] => ({
  bet: {
    id,
    status: "PLACED",
    hashes: Object.keys(odds),
    reasons: [],
    stake: `${stake}`,
    alternativeStake: null,
    maxWinnings: null,
    odds: { ...odds },
  },
  settlement: { odds, rows: [] },
});

/** 10.00 on the home team, requested at 1.50 and accepted at 1.48. */
export const sampleBet = ({ legs = [sampleLeg()], taken = { "hash-one": 148 }, ...more }: Sample = {}): StoredBet => {
  const { id = BET_ID, stake = 1000n } = more;
  return {
    id,
    punter: "ana",
    brand: "default",
    currency: "EUR",
    digits: 2,
    stake,
    payinTax: 0n,
    payinBonus: 0n,
    phase: "PLACED",
    createdAt: new Date(NOW),
    acceptAt: new Date(NOW + 100),
    decidedAt: new Date(NOW + 200),
    terms: { type: legs.length > 1 ? "combo" : "single", oddsChanges: "accept_any_changes", sizes: [], legs },
    decision: decisionOf({ id, stake }, taken),
    maxWinnings: 1480n,
    legResults: legs.map(() => null),
    parts: 0,
    cashedStake: 0n,
    cashedOut: 0n,
    cashouts: [],
    rules: [],
    corrections: 0,
    end: null,
    kept: null,
    ...more,
  };
};
