import { DETAILED_PLAY_STATUS, type Pair } from "@touchline/protocol";
import { type Board, type Frame, NIL } from "./frame.ts";
import { clockAt } from "./timeline.ts";

const stopAt = (
  frames: readonly Frame[],
  before: Frame,
  exact: number,
  change: (now: Frame) => Partial<Board>,
): readonly Frame[] => {
  const at = Math.floor(exact);
  const past = frames.filter((frame) => frame.at <= at);
  const now = past.at(-1) ?? before;
  const still = { at, clock: clockAt(now, at), running: false, suspended: true, incident: null, extraTime: null };
  return [...past, { ...now, ...still, ...change(now) }];
};

/** Abandons the match at this moment. */
export const abandonAt = (frames: readonly Frame[], before: Frame, at: number): readonly Frame[] =>
  stopAt(frames, before, at, () => ({
    playStatus: "ABANDONED",
    detailedPlayStatus: DETAILED_PLAY_STATUS.abandoned,
  }));

/** Parts that were not played get zero counts. */
const fillUp = (parts: readonly Pair[], length: number): readonly Pair[] =>
  Array.from({ length }, (_, part) => parts[part] ?? NIL);

/** Ends the match regularly, as if nothing had happened after this moment. */
export const finishAt = (frames: readonly Frame[], before: Frame, at: number): readonly Frame[] => {
  const { status, part, playStatus, detailedPlayStatus, tallies } = frames.at(-1) as Frame;
  return stopAt(frames, before, at, (now) => ({
    ...{ status, part, playStatus, detailedPlayStatus },
    tallies: Object.fromEntries(
      Object.entries(tallies).map(([counter, parts]) => [counter, fillUp(now.tallies[counter] ?? [], parts.length)]),
    ),
  }));
};
