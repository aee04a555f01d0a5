const EVERY = 250;
const SILENCE = 20_000;
const EVERY_AFTER_SILENCE = 5_000;

export interface Handshake {
  /** Sends now, and repeats until there is an answer. */
  start(): void;
  stop(): void;
}

/** Repeats because the app does not announce when it begins to listen. The first attempt waits too, because the frame is empty at first. */
export const createHandshake = (ask: () => void, onSilence: () => void): Handshake => {
  let timer: ReturnType<typeof setTimeout>;
  const askAgain = (waited: number): void => {
    ask();
    if (waited === SILENCE) onSilence();
    waitFrom(waited);
  };
  const waitFrom = (waited: number): void => {
    const pause = waited < SILENCE ? EVERY : EVERY_AFTER_SILENCE;
    timer = setTimeout(() => askAgain(waited + pause), pause);
  };
  waitFrom(0);
  return {
    start: () => {
      clearTimeout(timer);
      askAgain(0);
    },
    stop: () => clearTimeout(timer),
  };
};
