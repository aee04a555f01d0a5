import type { BetTerms, Leg, LegOutcome, LegOutcomeResult, StoredBet } from "@touchline/db";
import type { Resolution } from "@touchline/protocol";

export const legOn = (eventId: number, more: Partial<Leg> = {}): Leg => ({
  ...{ hash: `hash-${eventId}`, eventId, eventVersion: 1, game: "PREMATCH", slots: [0], odds: 200, banker: false },
  event: {
    ...{ producer: "simulator", sportId: 1, categoryId: 2, tournamentId: 3, type: "MATCH", name: null, startsAt: 0 },
    competitors: ["Ashbourne City", "Harrow Vale"],
  },
  outcomes: [],
  ...more,
});

/** An outcome of the match result of the sample offer, bet on while that market had the first slots. */
export const resultOutcome = (slot: number): LegOutcome => ({
  ...{ slot, metaMarketId: 1, metaOutcomeId: slot + 1, specifiers: {}, marketName: "Match result" },
  ...{ outcomeName: ["{home}", "Draw", "{away}"][slot] as string, marketSlot: 0, outcomes: 3 },
});

export const resolved = (resolution: Resolution, version = 1): LegOutcomeResult => ({
  ...{ version, resolution, outcomes: [resolution], playStatus: "ENDED", score: { home: 1, away: 0 } },
});

/** A bet of 10.00, accepted at the odds of its legs. */
export const storedBet = (legs: readonly Leg[], more: Partial<StoredBet> = {}): StoredBet => {
  const type: BetTerms["type"] = legs.length === 1 ? "single" : "combo";
  const odds = Object.fromEntries(legs.map((leg) => [leg.hash, leg.odds]));
  const at = new Date(1_000_000);
  return {
    ...{ id: "0193a1b0-0000-7000-8000-000000000001", punter: "ana", brand: "default", currency: "EUR", digits: 2 },
    ...{ stake: 1_000n, payinTax: 0n, payinBonus: 0n, phase: "PLACED", createdAt: at, acceptAt: at, decidedAt: at },
    terms: { type, oddsChanges: "ask_me", sizes: [], legs },
    decision: {
      bet: {
        ...{ id: "b", status: "PLACED", hashes: [], reasons: [], stake: "10.00", alternativeStake: null },
        ...{ maxWinnings: null, odds: {} },
      },
      settlement: { odds, rows: [] },
    },
    maxWinnings: legs.reduce((value, leg) => (value * BigInt(leg.odds)) / 100n, 1_000n),
    legResults: legs.map(() => null),
    ...{ parts: 0, cashedStake: 0n, cashedOut: 0n, cashouts: [], rules: [], corrections: 0, end: null, kept: null },
    ...more,
  };
};
