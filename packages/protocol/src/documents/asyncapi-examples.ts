const BET = "0193a1b0-5d31-7b02-8c11-4e5d6f708192";
const PROFILE = `${BET}.0`;
const AT = 1763233260000;
const numbered = { at: AT, balance: "95.00", currency: "EUR" };

/** Payloads by channel and message. A test reads each with the schemas of the contract. */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  push: {
    offer: [
      [1501185, 12, 13, [0, 190, 1, 340, 2, 415]],
      [1501190, 7, 9, [4, -185], { suspended: true }],
    ],
    heartbeat: [{ producer: "sim", at: AT }],
    lifecycle: [{ eventId: 1501185, sportId: 1, change: "WENT_LIVE" }],
    placementResult: [
      {
        kind: "placementResult",
        seq: 41,
        ...numbered,
        reqUuid: "0193a1b0-5d2e-7c41-9a51-1f4b6c0a7e10",
        betslipId: "0193a1b0-5d2e-7c41-9a51-1f4b6c0a7e11",
        bets: [
          {
            id: BET,
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
    ],
    wallet: [{ kind: "wallet", seq: 42, ...numbered }],
    cashoutResult: [
      {
        kind: "cashoutResult",
        seq: 43,
        ...numbered,
        reqUuid: "0193a1b0-6a10-7d00-8000-000000000001",
        betId: BET,
        betProfileId: `${BET}.1`,
        paid: "6.20",
        part: "5.00",
        ended: true,
      },
    ],
    autoCashoutResult: [
      {
        kind: "autoCashoutResult",
        seq: 44,
        ...numbered,
        betId: BET,
        betProfileId: PROFILE,
        ruleId: "0193a1b0-6b00-7d00-8000-000000000002",
        value: "8.05",
        paid: null,
        part: null,
        ended: false,
      },
    ],
    betSettled: [
      {
        kind: "betSettled",
        seq: 45,
        ...numbered,
        betId: BET,
        type: "single",
        selections: 1,
        name: "Ajax – Benfica",
        phase: "PAID_OUT",
        aggregatedStatus: null,
        resolution: "WON",
        payout: "9.25",
        corrected: false,
      },
    ],
    calculationResult: [
      {
        betId: BET,
        betProfileId: PROFILE,
        at: AT,
        cashout: { allowed: true, processing: false, winnings: { total: "6.20" }, codes: [] },
      },
    ],
    unauthorised: [],
    watch: {
      level: "list",
      events: [
        [1501185, 12],
        [1501190, 0],
      ],
    },
    unwatch: { level: "list", events: [1501190] },
    authorise: { token: "eyJhbGciOiJFUzI1NiIsImtpZCI6ImsxIn0.eyJzdWIiOiJwdW50ZXItNyJ9.c2ln", playerId: "punter-7" },
    watchBets: { bets: [BET] },
    watchAnswer: { watching: 2 },
    authoriseAnswer: { punter: "punter-7", until: 1763234160000 },
    watchBetsAnswer: { watching: 1 },
  },
  builder: {
    request: { eventId: 1501185, slots: [0, 14] },
    answer: { eventId: 1501185, version: 13, price: 264 },
  },
  deposit: {
    request: {
      token: "eyJhbGciOiJFUzI1NiIsImtpZCI6ImsxIn0.eyJhdWQiOiJ0b3VjaGxpbmUtaG9zdCJ9.c2ln",
      deposit: {
        reqUuid: "0193a1b0-7000-7d00-8000-000000000004",
        punter: "punter-7",
        currency: "EUR",
        amount: "100",
      },
    },
    answer: { balance: "195.00" },
  },
  offer: { delta: { version: 13, prices: [0, 190, 1, 340, 2, 415] } },
  lifecycle: { lifecycle: { eventId: 1501185, sportId: 1, change: "ENDED" } },
  heartbeat: { heartbeat: { producer: "sim", at: AT, resyncing: false, sequence: 184213 } },
  sessionEnded: { ended: { tenant: "velora", sid: "session-41", at: AT } },
  punter: { message: { kind: "wallet", seq: 42, ...numbered } },
  calculation: {
    calculation: {
      betId: BET,
      betProfileId: PROFILE,
      at: AT,
      cashout: { allowed: false, processing: false, winnings: { total: null }, codes: [1001] },
    },
  },
};
