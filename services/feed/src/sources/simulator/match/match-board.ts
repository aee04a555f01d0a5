import type { Incident, LiveMetadata } from "@touchline/protocol";
import type { SimulatedClock } from "../clock.ts";
import type { SportEngine } from "../play/engine.ts";
import { type Frame, sumPairs } from "../play/frame.ts";
import type { Fixture } from "../world/fixture.ts";

const MOST_INCIDENTS = 40;

/** The board in wire format. The clock is given at the start of the frame with its speed, so no message is needed while it runs. */
export const metadataOf = (
  engine: SportEngine,
  fixture: Fixture,
  frame: Frame,
  elapsed: number,
  clock: SimulatedClock,
): LiveMetadata => {
  const eventTime = engine.clock(frame);
  return {
    eventStatus: frame.status,
    eventTime,
    timeAt: Math.round(clock.toReal(fixture.startsAt + frame.at)),
    timeRunning: frame.running && eventTime !== null,
    countdown: engine.countdown,
    timeSpeed: clock.speed,
    eventExtraTime: frame.extraTime,
    progress: Math.min(100, Math.floor(100 * engine.progress(fixture, frame, elapsed))),
    score: frame.score,
    currentScoreInSets: [...engine.parts(frame)],
    currentGameScore: frame.game,
    server: frame.server,
    redCards: frame.redCards,
    yellowCards: frame.yellowCards,
    corners: sumPairs(frame.tallies.corners ?? []),
  };
};

export const incidentsUntil = (frames: readonly Frame[], index: number): Incident[] =>
  frames
    .slice(0, index + 1)
    .flatMap(({ incident }) => incident ?? [])
    .slice(-MOST_INCIDENTS);
