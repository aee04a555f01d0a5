import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTicker } from "./ticker.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 50_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("everybody who reads the clock between two beats reads the same moment", () => {
  const ticker = createTicker({ now: Date.now });
  const read: number[] = [];
  const leave = ticker.subscribe(() => read.push(ticker.now()));
  expect(ticker.now()).toBe(50_000);
  vi.setSystemTime(50_700);
  expect(ticker.now()).toBe(50_000);
  vi.advanceTimersByTime(1000);
  expect(read).toEqual([51_700]);
  vi.setSystemTime(52_100);
  expect(ticker.now()).toBe(51_700);
  leave();
});

test("a clock that rested shows the time of day, not that of its last beat", () => {
  const ticker = createTicker({ now: Date.now });
  ticker.subscribe(() => undefined)();
  ticker.now();
  vi.setSystemTime(90_000);
  expect(ticker.now()).toBe(90_000);
  vi.setSystemTime(20_000);
  expect(ticker.now()).toBe(20_000);
});
