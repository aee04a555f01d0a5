import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { HttpError } from "../net/http.ts";

const NOT_FOUND = 404;
/** "Request timeout" and "too many requests": the same question may be answered later. */
const ASK_LATER: readonly number[] = [408, 429];

const FIRST_RETRY = 2000;
const LONGEST_RETRY = 8000;
/** A server that asks for more is not believed. */
const LONGEST_ASKED = 60_000;

export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === NOT_FOUND;

/** An answer with a 4xx status stays the same however often it is asked for; everything else may pass. */
export const shouldRetry = (_failures: number, error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || ASK_LATER.includes(error.status);

/** Milliseconds until the next attempt, after so many retries: no sooner than the server asks for. */
export const retryDelay = (retries: number, error?: unknown): number => {
  const own = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** retries);
  const asked = error instanceof HttpError ? (error.retryAfter ?? 0) : 0;
  return Math.max(own, Math.min(asked, LONGEST_ASKED));
};

/** The one client of the app: cache and retry policy of everything that is asked over HTTP. */
export const createQueryClient = (report: (error: unknown) => void): QueryClient => {
  // Query's default is a timer, which a hidden tab delays by a second; data modules and first odds must not wait for it.
  notifyManager.setScheduler(queueMicrotask);
  const queryCache = new QueryCache();
  queryCache.subscribe((event) => {
    if (event.type !== "updated" || event.query.meta?.silent) return;
    const { action } = event;
    // "failed" is retried, "error" is not. What does not exist is an answer and no failure.
    const hasFailed = action.type === "failed" || action.type === "error";
    if (hasFailed && !isNotFound(action.error)) report(action.error);
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        // Whether the device says "offline" is a guess: a request that fails says so on the page, and is retried.
        networkMode: "always",
        refetchOnWindowFocus: false,
      },
    },
  });
};
