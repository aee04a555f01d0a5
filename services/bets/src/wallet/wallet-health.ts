/** Whether it is worth while to ask the wallet of an operator. */
export interface WalletHealth {
  readonly note: (isAnswered: boolean) => void;
  /** How long to wait before the next call; 0 while it answers. While it does not, one call at a time finds out whether it does again. */
  readonly pause: () => number;
  /** Takes the right to make the call that finds out; false where another one is under way or it is too early. */
  readonly mayTry: () => boolean;
  readonly isDown: () => boolean;
}

/** So many calls without an answer, one after another, and the wallet counts as away. */
const MOST_FAILURES = 10;
const LONGEST_PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 250;

export const createWalletHealth = (now: () => number = Date.now): WalletHealth => {
  let failures = 0;
  let nextTry = 0;
  const isDown = (): boolean => failures >= MOST_FAILURES;
  const pause = (): number => (isDown() ? Math.max(0, nextTry - now()) : 0);
  return {
    isDown,
    pause,
    note: (isAnswered) => {
      if (isAnswered) {
        failures = 0;
        return;
      }
      failures += 1;
      nextTry = now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - MOST_FAILURES));
    },
    mayTry: () => {
      if (!isDown()) return true;
      if (now() < nextTry) return false;
      // Whoever asks next waits for this one's answer.
      nextTry = now() + FIRST_PAUSE_MS;
      return true;
    },
  };
};
