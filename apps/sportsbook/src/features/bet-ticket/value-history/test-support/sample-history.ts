import type { ValueHistory } from "@touchline/protocol";
import { sampleBetId } from "../../../../test-support/sample-ticket.ts";

/** A round time, so that steps of five seconds begin with it. */
export const KICK_OFF = 1_800_000_000_000;
export const MINUTE = 60_000;

export const samplePoint = (minute: number, value: string | null, code = 1001): ValueHistory["points"][number] => ({
  at: KICK_OFF + minute * MINUTE,
  value,
  codes: value === null ? [code] : [],
});

export const sampleMoment = (
  played: number,
  minute: number | null,
  status: string,
  score: string,
  eventId = 7,
): ValueHistory["moments"][number] => {
  const [home = 0, away = 0] = score.split(":").map(Number);
  return { at: KICK_OFF + played * MINUTE, eventId, minute, status, score: { home, away } };
};

/** A match in its second half: a goal with a lock after it, and a break of 15 minutes. */
export const sampleHistory = (changes: Partial<ValueHistory> = {}): ValueHistory => ({
  betId: sampleBetId(),
  currency: "EUR",
  stake: "20.00",
  points: [
    samplePoint(0, "56.20"),
    samplePoint(10, "53.10"),
    samplePoint(12, null),
    samplePoint(13, null),
    samplePoint(14, "90.00"),
    samplePoint(70, "95.20"),
    samplePoint(75, "94.10"),
  ],
  moments: [
    sampleMoment(0, 0, "1H", "0:0"),
    sampleMoment(12, 12, "1H", "1:0"),
    sampleMoment(45, 45, "HT", "1:0"),
    sampleMoment(60, 45, "2H", "1:0"),
  ],
  ...changes,
});
