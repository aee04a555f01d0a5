import { type QueryObserverResult, type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { isNotFound } from "../query-client.ts";
import type { Loaded } from "./tickets-model.ts";

type QueryResult<Value> = Pick<QueryObserverResult<Value>, "data" | "error" | "failureCount">;

/** What is there stays until the next has come. A first failure is shown at once, though it is asked again meanwhile. */
export const loadedOf = <Value>({ data, error, failureCount }: QueryResult<Value>, since: number): Loaded<Value> => {
  if (data !== undefined) return { status: "loaded", value: data };
  if (error) return { status: isNotFound(error) ? "missing" : "failed" };
  return failureCount > 0 ? { status: "failed" } : { status: "loading", since };
};

/** A query as pages of tickets show it, and how it is tried again at once. */
export const useLoaded = <Value, Key extends readonly unknown[]>(
  options: UseQueryOptions<Value, Error, Value, Key>,
): { readonly state: Loaded<Value>; readonly retry: () => void } => {
  const client = useQueryClient();
  const { data, error, failureCount } = useQuery(options);
  return {
    state: loadedOf({ data, error, failureCount } as QueryResult<Value>, 0),
    retry: () => void client.resetQueries({ queryKey: options.queryKey }),
  };
};
