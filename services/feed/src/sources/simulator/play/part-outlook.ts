import { DETAILED_PLAY_STATUS, type Pair } from "@touchline/protocol";
import { type Frame, NIL, type Score } from "./frame.ts";
import { expectedMinutes, type TimedRules } from "./timed-rules.ts";

/** One part of the match: counts so far, and the expected further counts. */
export interface PartOutlook {
  readonly done: Pair;
  readonly ahead: Score;
}

const LEAST_SECONDS = 20;

export const secondsPlayed = (frame: Frame, elapsed: number): number =>
  (frame.clock ?? 0) + (frame.running ? elapsed / 1000 : 0);

/** Stoppage time is unknown: past the expected end of a part some time is always left while the clock runs. */
const shareLeft = (rules: TimedRules, frame: Frame, elapsed: number, index: number): number => {
  if (frame.playStatus === "ENDED" || index < frame.part) return 0;
  if (frame.playStatus === "NOT_STARTED" || index > frame.part) return 1;
  if (frame.playStatus === "BREAK" || frame.detailedPlayStatus === DETAILED_PLAY_STATUS.penalties) return 0;
  if (rules.isOver?.(frame, index)) return 0;
  const minutes = rules.parts[index]?.minutes ?? rules.overtime?.minutes ?? 1;
  const seconds = expectedMinutes(rules, minutes) * 60;
  const gone = secondsPlayed(frame, elapsed);
  return Math.max(seconds - gone, LEAST_SECONDS) / seconds;
};

/** `expected` are the average counts of a whole match. */
export const foreseeParts = (
  rules: TimedRules,
  frame: Frame,
  elapsed: number,
  counter: string,
  expected: Score,
): readonly PartOutlook[] => {
  const tallies = frame.tallies[counter] ?? [];
  const count = Math.max(rules.parts.length, tallies.length);
  return Array.from({ length: count }, (_, index) => {
    const left = shareLeft(rules, frame, elapsed, index);
    const share = rules.parts[index]?.share ?? overtimeShare(rules);
    return {
      done: tallies[index] ?? NIL,
      ahead: { home: expected.home * share.home * left, away: expected.away * share.away * left },
    };
  });
};

const overtimeShare = ({ overtime }: TimedRules): Score =>
  overtime?.kind === "period" ? { home: overtime.share, away: overtime.share } : { home: 0, away: 0 };

export const sumParts = (parts: readonly PartOutlook[]): PartOutlook =>
  parts.reduce(
    (sum, { done, ahead }) => ({
      done: { home: sum.done.home + done.home, away: sum.done.away + done.away },
      ahead: { home: sum.ahead.home + ahead.home, away: sum.ahead.away + ahead.away },
    }),
    { done: NIL, ahead: { home: 0, away: 0 } },
  );
