import { DETAILED_PLAY_STATUS } from "@touchline/protocol";
import type { SportKey } from "../../simulator/world/tournaments.ts";

/** A code of the provider for the period of a match, and how we show it. */
export interface MatchStatusRow {
  readonly code: number;
  readonly text: string;
  readonly kind: "play" | "break" | "overtime" | "penalties";
  /** Percent of the match that is over when it begins and when it ends. */
  readonly progress: readonly [from: number, to: number];
  /** Seconds of play in it, where it has a clock; 0 where it has none. */
  readonly seconds: number;
}

type Kind = MatchStatusRow["kind"];

const status = (code: number, text: string, kind: Kind, from: number, to = from, minutes = 0): MatchStatusRow => ({
  code,
  text,
  kind,
  progress: [from, to],
  seconds: minutes * 60,
});

const halves = (minutes: number): readonly MatchStatusRow[] => [
  status(6, "1H", "play", 0, 50, minutes),
  status(31, "HT", "break", 50),
  status(7, "2H", "play", 50, 100, minutes),
  status(34, "IB", "break", 100),
  status(50, "PEN", "penalties", 100),
];

const quarters = (minutes: number): readonly MatchStatusRow[] => [
  status(13, "Q1", "play", 0, 25, minutes),
  status(301, "Q1E", "break", 25),
  status(14, "Q2", "play", 25, 50, minutes),
  status(31, "HT", "break", 50),
  status(15, "Q3", "play", 50, 75, minutes),
  status(303, "Q3E", "break", 75),
  status(16, "Q4", "play", 75, 100, minutes),
  status(32, "IB", "break", 100),
  status(40, "OT", "overtime", 100),
];

const periods: readonly MatchStatusRow[] = [
  status(1, "P1", "play", 0, 33, 20),
  status(301, "P1E", "break", 33),
  status(2, "P2", "play", 33, 67, 20),
  status(302, "P2E", "break", 67),
  status(3, "P3", "play", 67, 100, 20),
  status(32, "IB", "break", 100),
  status(40, "OT", "overtime", 100),
];

const counted = (first: number, pauses: number, prefix: string, count: number): readonly MatchStatusRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [from, to] = [Math.round((100 * index) / count), Math.round((100 * (index + 1)) / count)];
    const text = `${prefix}${index + 1}`;
    return [status(first + index, text, "play", from, to), status(pauses + index, text, "break", to)];
  }).flat();

const innings: readonly MatchStatusRow[] = [
  ...Array.from({ length: 18 }, (_, half) => {
    const text = `I${Math.floor(half / 2) + 1}${half % 2 === 0 ? "T" : "B"}`;
    return status(401 + half, text, "play", Math.round((100 * half) / 18), Math.round((100 * (half + 1)) / 18));
  }),
  status(420, "IB", "break", 50),
  status(439, "I10", "overtime", 100),
];

const overs: readonly MatchStatusRow[] = [
  status(501, "I1PP", "play", 0, 15),
  status(502, "I1", "play", 15, 50),
  status(503, "IB", "break", 50),
  status(504, "I2PP", "play", 50, 65),
  status(505, "I2", "play", 65, 100),
  status(40, "OT", "overtime", 100),
];

const sets = counted(8, 301, "S", 5);

export const MATCH_STATUSES: Readonly<Record<SportKey, readonly MatchStatusRow[]>> = {
  soccer: halves(45),
  tennis: sets,
  basketball: quarters(12),
  "ice-hockey": periods,
  volleyball: sets,
  handball: halves(30),
  baseball: innings,
  "american-football": quarters(15),
  esports: counted(8, 301, "M", 5),
  "table-tennis": sets,
  cricket: overs,
  darts: sets,
  rugby: halves(40),
  mma: counted(551, 561, "R", 5),
};

export const DETAILED: Readonly<Record<Kind, number>> = {
  play: DETAILED_PLAY_STATUS.running,
  break: DETAILED_PLAY_STATUS.break,
  overtime: DETAILED_PLAY_STATUS.overtime,
  penalties: DETAILED_PLAY_STATUS.penalties,
};
