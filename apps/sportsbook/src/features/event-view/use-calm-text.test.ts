// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCalmText } from "./use-calm-text.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a text changes at most every ten seconds, to the last there was", () => {
  const { result, rerender } = renderHook(({ text }) => useCalmText(text), { initialProps: { text: "15:0" } });
  rerender({ text: "30:0" });
  act(() => vi.advanceTimersByTime(5000));
  rerender({ text: "40:0" });
  expect(result.current).toBe("15:0");
  act(() => vi.advanceTimersByTime(5000));
  expect(result.current).toBe("40:0");
  rerender({ text: "0:0" });
  act(() => vi.advanceTimersByTime(9999));
  expect(result.current).toBe("40:0");
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe("0:0");
});
