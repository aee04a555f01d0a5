import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "../../net/http.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createAvailableEvents } from "./available-events.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (answer: (ids: readonly number[]) => readonly number[]) => {
  const ask = vi.fn(async (ids: readonly number[]) => answer(ids));
  const onChange = vi.fn();
  return { ask, onChange, available: createAvailableEvents({ client: openQueryClient(), ask, onChange }) };
};

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test("BET-16 which events are offered is asked again while tickets with them are open", async () => {
  let offered = [7, 8];
  const { ask, onChange, available } = setUp(() => offered);
  available.want(new Set([8, 7]));
  expect(available.isAvailable(7)).toBeNull();
  await pass(1);
  expect([available.isAvailable(7), onChange.mock.calls.length]).toEqual([true, 1]);
  offered = [8];
  await pass(30_000);
  expect([available.isAvailable(7), available.isAvailable(8), onChange.mock.calls.length]).toEqual([false, true, 2]);
  await pass(30_000);
  expect([ask.mock.calls.length, onChange.mock.calls.length]).toEqual([3, 2]);
  available.want(new Set());
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(available.isAvailable(8)).toBeNull();
});

test("BET-16 with other events they are asked for at once", async () => {
  const { ask, available } = setUp((ids) => ids);
  available.want(new Set([7]));
  await pass(1);
  available.want(new Set([7, 9]));
  await pass(1);
  expect(ask.mock.calls.map(([ids]) => ids)).toEqual([[7], [7, 9]]);
});

test("BOOT-9 a back end without this call is not asked again, and what the bets say stands", async () => {
  const { ask, available } = setUp(() => {
    throw new HttpError("/api/offer/available-events", 404);
  });
  available.want(new Set([7]));
  await pass(120_000);
  expect([ask.mock.calls.length, available.isAvailable(7)]).toEqual([1, null]);
});
