/** The passing of time, as the stores know it. */
export interface Frames {
  readonly now: () => number;
  /** Runs once, before the next picture is drawn. */
  readonly onNextFrame: (run: () => void) => void;
  readonly after: (milliseconds: number, run: () => void) => void;
}

export const browserFrames: Frames = {
  now: () => performance.now(),
  onNextFrame: (run) => {
    requestAnimationFrame(run);
  },
  after: (milliseconds, run) => {
    setTimeout(run, milliseconds);
  },
};
