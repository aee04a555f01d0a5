/** A request and its answer, by operation. A test reads each with the schemas of the contract. */
export const EXAMPLES: Readonly<Record<string, { readonly request?: object; readonly answer?: object }>> = {
  favourites: { answer: { tournaments: [17], events: [1501185], markets: [] } },
  changeFavourites: {
    request: { events: [1501185], eventsForRemoval: [1501102] },
    answer: { tournaments: [17], events: [1501185], markets: [] },
  },
  preferences: { answer: { oddsFormat: "decimal", theme: "dark" } },
  changePreferences: { request: { theme: "light" }, answer: { oddsFormat: "decimal", theme: "light" } },
  keepBetslips: { request: { base: 3, content: {} } },
  place: {
    request: {
      reqUuid: "0193a1b0-5d2e-7c41-9a51-1f4b6c0a7e10",
      betslipId: "0193a1b0-5d2e-7c41-9a51-1f4b6c0a7e11",
      brand: "velora",
      currency: "EUR",
      oddsChanges: "ask_me",
      selections: [{ hash: "1501185-0", eventId: 1501185, eventVersion: 12, game: "PREMATCH", slots: [0], odds: 185 }],
      bets: [{ type: "single", stake: "5", sizes: [], hashes: ["1501185-0"], bankers: [] }],
    },
    answer: {
      state: "DECIDED",
      balance: "95.00",
      result: {
        reqUuid: "0193a1b0-5d2e-7c41-9a51-1f4b6c0a7e10",
        betslipId: "0193a1b0-5d2e-7c41-9a51-1f4b6c0a7e11",
        bets: [
          {
            id: "0193a1b0-5d31-7b02-8c11-4e5d6f708192",
            status: "PLACED",
            hashes: ["1501185-0"],
            reasons: [],
            stake: "5.00",
            alternativeStake: null,
            maxWinnings: "9.25",
            odds: { "1501185-0": 185 },
          },
        ],
      },
    },
  },
  limits: { answer: { currency: "EUR", minStake: "0.10", maxStake: "500.00", maxWinnings: "10000.00" } },
  wallet: { answer: { enabled: true, currency: "EUR", activeCurrencyBalance: "95.00" } },
  position: { answer: { currency: "EUR", since: 1763233200000, staked: "25.00", returned: "18.50", net: "-6.50" } },
  cashOut: {
    request: {
      reqUuid: "0193a1b0-6a10-7d00-8000-000000000001",
      betProfileId: "0193a1b0-5d31-7b02-8c11-4e5d6f708192.0",
      cashout: { winnings: { total: "6.20" }, part: null },
      source: "last_tickets",
    },
  },
  addRule: {
    request: {
      id: "0193a1b0-6b00-7d00-8000-000000000002",
      betProfileId: "0193a1b0-5d31-7b02-8c11-4e5d6f708192.0",
      kind: "target",
      amount: "8.00",
      part: null,
      notifyOnly: false,
      from: null,
    },
  },
  removeRule: {
    request: {
      id: "0193a1b0-6b00-7d00-8000-000000000002",
      amount: "8.00",
      betProfileId: "0193a1b0-5d31-7b02-8c11-4e5d6f708192.0",
    },
  },
  cancel: {
    request: { reqUuid: "0193a1b0-6c00-7d00-8000-000000000003", betId: "0193a1b0-5d31-7b02-8c11-4e5d6f708192" },
    answer: { betId: "0193a1b0-5d31-7b02-8c11-4e5d6f708192", cancelled: true, balance: "100.00" },
  },
  assemble: {
    request: {
      bet: { selections: [{ eventId: 1501185, slots: [0], odds: 185 }] },
      tenantUuid: "0193a1b0-0000-7000-8000-000000000001",
      languageCode: "en",
    },
  },
  share: {
    request: {
      tenant: "velora",
      betslip: { type: "single", selections: [{ eventId: 1501185, slots: [0], odds: 185 }], bankers: [] },
    },
    answer: { code: "7KXQ2MPA" },
  },
  deposit: {
    request: { reqUuid: "0193a1b0-7000-7d00-8000-000000000004", punter: "punter-7", currency: "EUR", amount: "100" },
    answer: { balance: "100.00" },
  },
  withdraw: {
    request: { reqUuid: "0193a1b0-0000-7000-8000-00000000000b", punter: "punter-7", currency: "EUR", amount: "40.00" },
    answer: { balance: "60.00" },
  },
  wallets: { answer: { wallets: [{ currency: "EUR", balance: "100.00" }] } },
  setLimits: {
    request: {
      punter: "punter-7",
      currency: "EUR",
      timeOutUntil: null,
      limits: [
        { kind: "stake", period: "bet", amount: "50" },
        { kind: "loss", period: "week", amount: "200" },
      ],
    },
    answer: { set: true },
  },
  reconciliation: {
    answer: {
      sums: [
        { currency: "EUR", kind: "reserve", ours: "-120.00", theirs: "-120.00" },
        { currency: "EUR", kind: "settle", ours: "95.00", theirs: "85.00" },
      ],
      different: 1,
      differences: [
        {
          ...{
            bet: "0193a1b0-5d31-7b02-8c11-4e5d6f708192",
            call: "0193a1b0-7100-7d00-8000-000000000005",
            kind: "settle",
          },
          ...{ punter: "punter-7", currency: "EUR", ours: "10.00", theirs: null },
        },
      ],
      open: 0,
      claimed: 1,
      claims: [
        {
          ...{ bet: "0193a1b0-5d31-7b02-8c11-4e5d6f708193", call: "0193a1b0-7200-7d00-8000-000000000006" },
          ...{ punter: "punter-7", currency: "EUR", amount: "-20.00", since: 1_790_009_000_000 },
        },
      ],
    },
  },
  endSession: { request: { sid: "session-41" }, answer: { ended: true } },
};
