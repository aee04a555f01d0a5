import type { Frames } from "../data/offer/frames.ts";

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Time that passes only when a test says so. */
export const createManualTime = () => {
  let now = 1_000_000;
  let timers: Due[] = [];
  let frames: (() => void)[] = [];
  let frameCount = 0;

  const runDue = (): void => {
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= now).sort((first, second) => first.at - second.at);
      if (!next) return;
      timers = timers.filter((timer) => timer !== next);
      next.run();
    }
  };

  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { at: now + milliseconds, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };

  const time: Frames = {
    now: () => now,
    after,
    onNextFrame: (run) => {
      frames.push(run);
      frameCount += 1;
    },
  };

  return {
    ...time,
    after,
    /** How many frames were ever asked for. */
    framesAsked: (): number => frameCount,
    /** Draws one frame. */
    frame: (): void => {
      const due = frames;
      frames = [];
      for (const run of due) run();
    },
    pass: (milliseconds: number): void => {
      now += milliseconds;
      runDue();
    },
  };
};
