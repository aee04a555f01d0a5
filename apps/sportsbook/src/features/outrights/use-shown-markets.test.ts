// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FullMarket } from "../../data/event/full-event.ts";
import { useShownMarkets } from "./use-shown-markets.ts";

const market = (slot: number): FullMarket => ({
  slot,
  cell: slot,
  size: 2,
  line: null,
  metaMarketId: slot,
  key: "winner",
  specifiers: {},
  name: `Market ${slot}`,
  group: "main",
  betBuilder: false,
  main: true,
  outcomes: [],
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a market that closes says so for three seconds, then it is gone", () => {
  const both = [market(0), market(10)];
  const rest = both.slice(0, 1);
  const { result, rerender } = renderHook(useShownMarkets, { initialProps: both });
  const shown = (): string =>
    result.current.map(({ market: { slot }, closed }) => `${slot}${closed ? " closed" : ""}`).join();
  expect(shown()).toBe("0,10");

  rerender(rest);
  expect(shown()).toBe("0,10 closed");
  act(() => vi.advanceTimersByTime(2900));
  expect(shown()).toBe("0,10 closed");
  act(() => vi.advanceTimersByTime(200));
  expect(shown()).toBe("0");
});
