import type { Pair } from "@touchline/protocol";
import type { Outlook } from "../market/outlook.ts";
import type { MarketTemplate } from "../market/template.ts";
import type { Drift, SportEngine } from "../play/engine.ts";
import { type Frame, sumPairs } from "../play/frame.ts";
import { secondsPlayed } from "../play/part-outlook.ts";
import { playTimed, startBoard } from "../play/timed-play.ts";
import type { TimedRules } from "../play/timed-rules.ts";
import type { Fixture } from "../world/fixture.ts";

export interface TimedSport {
  readonly rules: TimedRules;
  readonly markets: readonly MarketTemplate[];
  readonly listMarkets: readonly string[];
  readonly hours: number;
  readonly foresee: (fixture: Fixture, frame: Frame, elapsed: number, drift: Drift) => Outlook;
}

const secondsBefore = ({ parts }: TimedRules, part: number): number =>
  parts.slice(0, part).reduce((sum, { minutes }) => sum + minutes * 60, 0);

const clockOf = (rules: TimedRules, frame: Frame): number | null => {
  const played = Math.floor(frame.clock ?? 0);
  const length = (rules.parts[frame.part]?.minutes ?? rules.overtime?.minutes ?? 0) * 60;
  switch (rules.clock) {
    case "none":
      return null;
    case "up":
      return frame.playStatus === "BREAK" ? null : secondsBefore(rules, frame.part) + played;
    case "down":
      return Math.max(0, length - played);
  }
};

const progressOf = (rules: TimedRules, frame: Frame, elapsed: number): number => {
  const inPart = rules.parts[frame.part]?.minutes ?? 0;
  const over = frame.playStatus === "BREAK" ? inPart * 60 : Math.min(secondsPlayed(frame, elapsed), inPart * 60);
  return (secondsBefore(rules, frame.part) + over) / secondsBefore(rules, rules.parts.length);
};

const mergeParts = (parts: readonly Pair[], together: number): readonly Pair[] =>
  Array.from({ length: Math.ceil(parts.length / together) }, (_, index) =>
    sumPairs(parts.slice(index * together, (index + 1) * together)),
  );

/** A sport with parts of fixed length. */
export const timedEngine = ({ rules, foresee, ...sport }: TimedSport): SportEngine => ({
  ...sport,
  countdown: rules.clock === "down",
  start: () => startBoard(rules),
  play: (fixture) => playTimed(rules, fixture),
  outlook: foresee,
  parts: ({ tallies, playStatus }) =>
    playStatus === "NOT_STARTED" ? [] : mergeParts(tallies[rules.counter] ?? [], rules.halvesPerPart ?? 1),
  told: ({ tallies, part, playStatus }) => ({
    parts: tallies[rules.counter] ?? [],
    played: playStatus === "BREAK" ? part + 1 : part,
  }),
  clock: (frame) => clockOf(rules, frame),
  progress: (_fixture, frame, elapsed) => progressOf(rules, frame, elapsed),
});
