import type { Bet, BetSelection, Cashout, CashoutRule } from "@touchline/protocol";

export const sampleBetId = (number = 1): string => `0193a1b0-0000-7000-8000-${String(number).padStart(12, "0")}`;

export const sampleCashout = (total: string | null = "58.40", changes: Partial<Cashout> = {}): Cashout => ({
  allowed: total !== null,
  processing: false,
  winnings: { total },
  codes: total === null ? [1001] : [],
  ...changes,
});

export const sampleBetSelection = (eventId = 7, changes: Partial<BetSelection> = {}): BetSelection => ({
  id: `hash-${eventId}-0`,
  event: {
    id: eventId,
    name: "Ashbourne City - Harrow Vale",
    syntheticId: `E${eventId}`,
    startAt: 1_800_000_000_000,
    sportId: 1,
    categoryId: 21,
    tournamentId: 31,
  },
  available: true,
  game: "PREMATCH",
  competitors: [
    { teamName: "Ashbourne", prefix: "FC" },
    { teamName: "Harrow", prefix: null },
  ],
  reversed: false,
  banker: false,
  eventMarketOutcomes: [
    {
      id: `${eventId}o0`,
      slot: 0,
      metaOutcomeId: 1,
      name: "Ashbourne City",
      resolutionStatus: "OPEN",
      eventMarket: { slot: 0, metaMarketId: 201, name: "Match result", outcomes: 3 },
    },
  ],
  odds: { REQUESTED: 185, IN_PLAY: 190, SETTLE: null },
  resolutionStatuses: [{ state: "OPEN", status: "OPEN" }],
  playStatus: "NOT_STARTED",
  detailedPlayStatus: 0,
  metadata: null,
  ...changes,
});

/** An open single of ten euros. */
export const sampleBet = (changes: Partial<Bet> = {}): Bet => {
  const id = changes.id ?? sampleBetId();
  return {
    id,
    betProfileId: `${id}.0`,
    brand: "default",
    type: "single",
    game: "PREMATCH",
    currency: "EUR",
    phase: "PLACED",
    aggregatedStatus: null,
    aggregatedResolutionStatus: "OPEN",
    payin: { stake: "10.00", taxes: [], bonuses: [], total: "10.00" },
    winnings: [{ type: "MAX", total: "120.00", taxes: [], bonuses: [] }],
    minWinningsTotal: null,
    bonus: { payin: null, winnings: null },
    desiredProfit: null,
    odds: { REQUESTED: 185, IN_PLAY: 190, SETTLE: null },
    oddsChanges: "accept_higher_odds",
    selections: [sampleBetSelection()],
    selectedSystems: [],
    combinationCount: 1,
    hashes: [{ type: "REGULAR", value: "TL-1" }],
    datetimes: [{ phase: "PLACED", at: 1_799_000_000_000 }],
    cashout: sampleCashout(),
    cashouted: "0.00",
    openStake: "10.00",
    autoCashoutRule: null,
    rules: [],
    rebetEnabled: true,
    cancellableUntil: null,
    refundReason: null,
    reasons: [],
    ...changes,
  };
};

export const sampleRule = (changes: Partial<CashoutRule> = {}): CashoutRule => ({
  id: sampleBetId(70),
  kind: "target",
  amount: "80.00",
  part: null,
  notifyOnly: false,
  from: null,
  ...changes,
});
