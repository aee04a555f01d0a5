import { type QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { retryDelay } from "./query-client.ts";

interface RequestHandlers<Data> {
  readonly onAnswer: (data: Data) => void;
  /** An attempt failed; the next one follows at this time. */
  readonly onRetry?: (retryAt: number) => void;
  /** It is not asked again: see the retry policy. */
  readonly onRefused?: (error: Error) => void;
}

/** Asks one query until it is answered, for code without React. Returns how to cancel it. */
export const request = <Data, Key extends readonly unknown[]>(
  client: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
  { onAnswer, onRetry, onRefused }: RequestHandlers<Data>,
): (() => void) => {
  let failures = 0;
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(({ fetchStatus, failureCount, failureReason, data, error }) => {
    const hasFailed = failureCount > failures;
    failures = failureCount;
    if (fetchStatus !== "idle") {
      if (hasFailed) onRetry?.(Date.now() + retryDelay(failureCount - 1, failureReason));
      return;
    }
    stop();
    if (error) onRefused?.(error);
    else if (data !== undefined) onAnswer(data);
  });
  return stop;
};
