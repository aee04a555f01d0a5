import type { AcceptanceRecord } from "@touchline/protocol";
import { sampleBetId } from "../../../../test-support/sample-ticket.ts";

export const RECEIVED = new Date(2025, 8, 19, 17, 42, 3, 71).getTime();

/** A live combo of two: the first went down and up again while it waited, and was taken higher. */
export const sampleRecord = (changes: Partial<AcceptanceRecord> = {}): AcceptanceRecord => ({
  betId: sampleBetId(),
  currency: "EUR",
  stake: "10.00",
  oddsChanges: "accept_higher_odds",
  receivedAt: RECEIVED,
  takenAt: RECEIVED + 9,
  delayMs: 5000,
  dueAt: RECEIVED + 5009,
  decidedAt: RECEIVED + 5080,
  status: "PLACED",
  codes: [],
  selections: [
    { id: "hash-7-0", tapped: 148, decided: 152 },
    { id: "hash-8-0", tapped: 200, decided: 200 },
  ],
  moves: [
    { at: RECEIVED + 1409, id: "hash-7-0", from: 148, to: 144 },
    { at: RECEIVED + 3831, id: "hash-7-0", from: 144, to: 152 },
  ],
  tappedOdds: 296,
  decidedOdds: 304,
  tappedWinnings: "29.60",
  decidedWinnings: "30.40",
  attempts: [{ betId: sampleBetId(2), at: RECEIVED - 23_000, codes: ["ODDS_CHANGED"] }],
  ...changes,
});
