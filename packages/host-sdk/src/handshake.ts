const EVERY = 250;
const LATE = 1_000;
const SILENCE = 20_000;
const EVERY_AFTER_SILENCE = 5_000;

export interface Handshake {
  /** Sends now, and repeats until there is an answer. */
  start(): void;
  /** Goes on, but as after a long silence. */
  slow(): void;
  stop(): void;
}

interface HandshakeOptions {
  readonly ask: () => void;
  /** The app has not answered for a second, which is the time to find out why. */
  readonly onLate: () => void;
  readonly onSilence: () => void;
}

/** Repeats because the app does not announce when it begins to listen. The first attempt waits too, because the frame is empty at first. */
export const createHandshake = ({ ask, onLate, onSilence }: HandshakeOptions): Handshake => {
  let timer: ReturnType<typeof setTimeout>;
  const askAgain = (waited: number): void => {
    ask();
    if (waited === LATE) onLate();
    if (waited === SILENCE) onSilence();
    waitFrom(waited);
  };
  const waitFrom = (waited: number): void => {
    clearTimeout(timer);
    const pause = waited < SILENCE ? EVERY : EVERY_AFTER_SILENCE;
    timer = setTimeout(() => askAgain(waited + pause), pause);
  };
  waitFrom(0);
  return {
    start: () => askAgain(0),
    slow: () => waitFrom(SILENCE),
    stop: () => clearTimeout(timer),
  };
};
