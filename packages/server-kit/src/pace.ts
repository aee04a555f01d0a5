import { RateLimiterMemory, RateLimiterQueue } from "rate-limiter-flexible";

/** A second is divided, so that work begins piece by piece and not all at its beginning. */
const SLOTS = 200;

/** Resolves to true when it is the key's turn, and to false where it would have to wait for longer than allowed. */
export type Pace = (key: string) => Promise<boolean>;

/** Lets work of one key begin so many times a second at most. */
export const createPace = (perSecond: number, longestWaitS: number): Pace => {
  const points = Math.max(1, Math.round(perSecond / SLOTS));
  const limiter = new RateLimiterMemory({ keyPrefix: "pace", points, duration: points / perSecond });
  const queue = new RateLimiterQueue(limiter, { maxQueueSize: Math.ceil(perSecond * longestWaitS) });
  return (key) =>
    queue.removeTokens(1, key).then(
      () => true,
      () => false,
    );
};
