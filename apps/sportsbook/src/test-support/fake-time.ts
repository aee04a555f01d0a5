import { onTestFinished, vi } from "vitest";
import { browserTime } from "../env/browser-time.ts";
import { createManualTime } from "./manual-time.ts";

/** As manual time, but Query's own timers pass with it. Frames are drawn when a test says so. */
export const createFakeTime = () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { onNextFrame, frame, framesAsked } = createManualTime();
  return {
    now: (): number => Date.now(),
    after: browserTime.after,
    onNextFrame,
    frame,
    framesAsked,
    /** Waits for what follows from it, too. */
    pass: async (milliseconds: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  };
};
