import type { BetRecord } from "@touchline/db";
import { acceptanceRecordSchema } from "@touchline/protocol";
import { expect, test } from "vitest";
import { BET_ID, sampleBet, sampleLeg } from "../../test-support/sample-bets.ts";
import { NOW } from "../../test-support/sample-offer.ts";
import { describeRecord } from "./describe-record.ts";

const legs = [sampleLeg({ odds: 200 }), sampleLeg({ hash: "hash-two", eventId: 2, odds: 150 })];

const record = (more: Partial<BetRecord> = {}): BetRecord => ({
  bet: sampleBet({ legs }),
  received: {
    atEdge: NOW - 20,
    acceptAt: NOW + 5_000,
    delayMs: 5_000,
    tapped: legs.map(({ hash, odds }) => ({ hash, odds })),
  },
  decided: {
    status: "PLACED",
    codes: [],
    odds: { "hash-one": 210, "hash-two": 150 },
    moves: [{ at: NOW + 900, hash: "hash-one", from: 200, to: 210 }],
  },
  attempts: [{ betId: BET_ID, at: new Date(NOW - 9_000), codes: ["ODDS_CHANGED", "OF_ANOTHER_TIME"] }],
  ...more,
});

const told = (given: BetRecord) => acceptanceRecordSchema.parse(describeRecord(given));

test("AHEAD-1 has tap, decision, price moves in between, and the winnings at both", () => {
  expect(told(record())).toEqual({
    betId: BET_ID,
    currency: "EUR",
    stake: "10.00",
    oddsChanges: "accept_any_changes",
    receivedAt: NOW - 20,
    takenAt: NOW,
    delayMs: 5_000,
    dueAt: NOW + 5_000,
    decidedAt: NOW + 200,
    status: "PLACED",
    codes: [],
    selections: [
      { id: "hash-one", tapped: 200, decided: 210 },
      { id: "hash-two", tapped: 150, decided: 150 },
    ],
    moves: [{ at: NOW + 900, id: "hash-one", from: 200, to: 210 }],
    tappedOdds: 300,
    decidedOdds: 315,
    tappedWinnings: "30.00",
    decidedWinnings: "31.50",
    attempts: [{ betId: BET_ID, at: NOW - 9_000, codes: ["ODDS_CHANGED", "OF_ANOTHER_TIME"] }],
  });
});

test("AHEAD-1 has null for what was not recorded", () => {
  const waiting = record({ decided: null, bet: sampleBet({ legs, decidedAt: null }) });
  expect(told(waiting)).toMatchObject({
    status: "PREPARED",
    decidedAt: null,
    decidedOdds: null,
    decidedWinnings: null,
  });
  const partly = record({ decided: { status: "REJECTED", codes: ["NOT_OFFERED"], odds: { "hash-one": 210 } } });
  expect(told(partly)).toMatchObject({
    status: "REJECTED",
    codes: ["NOT_OFFERED"],
    moves: [],
    selections: [{ decided: 210 }, { decided: null }],
    decidedOdds: null,
    decidedWinnings: null,
  });
});

test("AHEAD-1 leaves out moves of other bets that were placed with it", () => {
  const moves = [
    { at: NOW + 900, hash: "hash-of-another-bet", from: 170, to: 180 },
    { at: NOW + 950, hash: "hash-two", from: 150, to: 155 },
  ];
  const decided = { status: "PLACED" as const, codes: [], odds: { "hash-one": 200, "hash-two": 155 }, moves };
  expect(told(record({ decided })).moves).toEqual([{ at: NOW + 950, id: "hash-two", from: 150, to: 155 }]);
});
