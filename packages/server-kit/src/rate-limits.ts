import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "./log.ts";
import { counter } from "./metrics.ts";

/** Requests are counted over this long, in seconds: short, so that whoever was too quick waits briefly. */
export const LIMIT_WINDOW_S = 10;

/** Resolves to 0 where one more is within the limit, otherwise to the seconds until it would be. */
export type RateLimit = (key: string) => Promise<number>;

export interface RateLimits {
  /** A limit of so many in `LIMIT_WINDOW_S` for each key; 0 is no limit. */
  readonly limit: (name: string, most: number) => RateLimit;
  readonly close: () => void;
}

const refused = counter("touchline_rate_limited_total", "Requests that were refused by a limit (API and push)", [
  "limit",
]);
const uncounted = counter(
  "touchline_rate_limit_store_failures_total",
  "Requests that were counted by this node alone, because the shared store did not answer (API and push)",
);

/** A store that is slower than this is not waited for. */
const PATIENCE_MS = 100;
/** After a failure the store is left alone for this long. */
const REST_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;

const unlimited: RateLimit = async () => 0;

const isRefusal = (result: unknown): result is RateLimiterRes => result instanceof RateLimiterRes;

/** The client reconnects forever; while it is not connected its commands fail at once. */
const openStore = (url: string, log: Log) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: () => REST_MS },
  });
  let isLost = false;
  client.on("error", (error: unknown) => {
    if (!isLost) log.warn({ err: error }, "store of the limits not reachable, each node counts by itself");
    isLost = true;
  });
  client.on("ready", () => {
    isLost = false;
  });
  client.connect().catch(() => undefined);
  return client;
};

/** Fails when the store does not answer in time. */
const inTime = async <Result>(work: Promise<Result>, patienceMs: number): Promise<Result> => {
  const over = new AbortController();
  const late = sleep(patienceMs, null, { signal: over.signal, ref: false }).then(() => {
    throw new Error("the store of the limits did not answer in time");
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
};

/**
 * Limits that all nodes count together in Redis. Without Redis, or while it does not answer, each node counts by itself: a limit is then
 * as many times as high as there are nodes, but no request fails because of it.
 */
export const createRateLimits = (redisUrl: string, log: Log, patienceMs = PATIENCE_MS): RateLimits => {
  const client = redisUrl === "" ? null : openStore(redisUrl, log);
  let restUntil = 0;

  const limit = (name: string, most: number): RateLimit => {
    if (most === 0) return unlimited;
    refused.inc({ limit: name }, 0);
    const options = { keyPrefix: `limit:${name}`, points: most, duration: LIMIT_WINDOW_S };
    const own = new RateLimiterMemory(options);
    const shared =
      client &&
      new RateLimiterRedis({
        ...options,
        storeClient: client,
        useRedisPackage: true,
        // Who is over the limit is refused without asking the store again.
        inMemoryBlockOnConsumed: most + 1,
      });

    const count = async (key: string): Promise<RateLimiterRes> => {
      if (!shared) return own.consume(key);
      if (Date.now() >= restUntil) {
        try {
          return await inTime(shared.consume(key), patienceMs);
        } catch (error) {
          if (isRefusal(error)) throw error;
          restUntil = Date.now() + REST_MS;
        }
      }
      uncounted.inc();
      return own.consume(key);
    };

    return async (key) => {
      try {
        await count(key);
        return 0;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.inc({ limit: name });
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    };
  };

  return { limit, close: () => client?.destroy() };
};
