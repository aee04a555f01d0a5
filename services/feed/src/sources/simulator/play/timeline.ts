import { DETAILED_PLAY_STATUS, type Incident } from "@touchline/protocol";
import { between, type Random } from "../chance/random.ts";
import { type Board, beforeMatch, type Frame } from "./frame.ts";

/** A change of the board, in milliseconds after the start. */
export interface Moment {
  readonly at: number;
  readonly change: Partial<Board>;
  readonly incident?: Omit<Incident, "at">;
}

/** A time span in which betting is suspended. */
export interface Hush {
  readonly from: number;
  readonly to: number;
}

export interface Script {
  readonly moments: readonly Moment[];
  readonly hushes: readonly Hush[];
}

export const clockAt = (frame: Frame, at: number): number | null =>
  frame.clock === null || !frame.running ? frame.clock : frame.clock + (at - frame.at) / 1000;

const isHushed = (hushes: readonly Hush[], at: number): boolean => hushes.some(({ from, to }) => at >= from && at < to);

/** One frame per moment and per edge of a suspension: the whole match, ready for lookup by time. */
export const composeFrames = (start: Board, { moments, hushes: exactHushes }: Script): readonly Frame[] => {
  const hushes = exactHushes.map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) }));
  const edges: readonly Moment[] = hushes.flatMap(({ from, to }) => [
    { at: from, change: {} },
    { at: to, change: {} },
  ]);
  const ends = Math.round(moments.at(-1)?.at ?? 0);
  const ordered = [...moments, ...edges.filter(({ at }) => at >= 0 && at < ends)].sort((a, b) => a.at - b.at);
  const frames: Frame[] = [];
  let last = beforeMatch(start);
  for (const { at: exact, change, incident } of ordered) {
    // Whole milliseconds: added to an epoch time, a fraction would be lost to floating-point precision.
    const at = Math.round(exact);
    const clock = clockAt(last, at);
    const seconds = Math.max(0, Math.floor(clock ?? at / 1000));
    last = {
      ...last,
      clock,
      ...change,
      at,
      suspended: at >= ends || isHushed(hushes, at),
      incident: incident ? { ...incident, at: seconds } : null,
    };
    frames.push(last);
  }
  return frames;
};

export const frameIndexAt = (frames: readonly Frame[], at: number): number => {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle] as Frame).at <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const INTERRUPTED_SHARE = 0.025;
const ABANDONED_SHARE = 0.0015;
const MINUTE = 60_000;

/** Sometimes play is interrupted for some minutes, and very rarely the match is abandoned. */
export const disturb = (random: Random, frames: readonly Frame[]): readonly Frame[] => {
  const fate = random();
  const candidates = frames.filter(({ playStatus }) => playStatus === "RUNNING");
  const struck = candidates[Math.floor(between(random, 0.2, 0.9) * candidates.length)];
  const pause = Math.round(between(random, 4, 14) * MINUTE);
  const detailedPlayStatus = random() < 0.7 ? DETAILED_PLAY_STATUS.interrupted : DETAILED_PLAY_STATUS.suspended;
  if (!struck || fate > INTERRUPTED_SHARE) return frames;
  const before = frames.filter(({ at }) => at <= struck.at);
  const stopped: Frame = {
    ...struck,
    at: struck.at + 1,
    playStatus: "HALTED",
    detailedPlayStatus,
    running: false,
    suspended: true,
    incident: null,
  };
  if (fate < ABANDONED_SHARE) {
    const abandoned = DETAILED_PLAY_STATUS.abandoned;
    const last: Frame = { ...stopped, at: struck.at + pause, playStatus: "ABANDONED", detailedPlayStatus: abandoned };
    return [...before, stopped, last];
  }
  const resumed: Frame = { ...struck, at: struck.at + pause, incident: null };
  const after = frames.filter(({ at }) => at > struck.at).map((frame) => ({ ...frame, at: frame.at + pause }));
  return [...before, stopped, resumed, ...after];
};
