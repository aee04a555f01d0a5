import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { openQueryClient } from "../test-support/query-client.ts";
import { statisticsQuery } from "./queries.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("OFFER-3 counts are asked for again every thirty seconds", async () => {
  vi.useFakeTimers();
  const statistics = vi.fn(async () => ({ generatedAt: 0, totals: {}, sports: [] }) as never);
  const client = openQueryClient(vi.fn());
  const leave = new QueryObserver(client, statisticsQuery({ statistics }, "all")).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(statistics).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(statistics).toHaveBeenCalledTimes(2);
  leave();
});
