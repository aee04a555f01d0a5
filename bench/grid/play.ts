import { createFrames, FRAME_MS, type Workload } from "./workload.ts";

declare global {
  interface Window {
    /** Plays a number of frames at the pace of the socket. Set by each page when it is ready. */
    play?: (frames: number) => Promise<void>;
  }
}

const MOST_FRAMES = 400;

/** The same frames at the same pace for every page. */
export const offerToPlay = (workload: Workload, handle: (text: string) => void): void => {
  const frames = createFrames(workload, MOST_FRAMES);
  let next = 0;
  window.play = (count) =>
    new Promise((resolve) => {
      let played = 0;
      const timer = setInterval(() => {
        handle(frames[next++] as string);
        played += 1;
        if (played < count) return;
        clearInterval(timer);
        resolve();
      }, FRAME_MS);
    });
};
