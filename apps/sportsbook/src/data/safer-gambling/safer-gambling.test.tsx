// @vitest-environment jsdom

import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSaferGambling, SaferGamblingContext, useBreak } from "./safer-gambling.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => vi.useRealTimers());

test("PEER-10 a break begins when the host says so, and ends by the clock", () => {
  const saferGambling = createSaferGambling();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SaferGamblingContext value={saferGambling}>{children}</SaferGamblingContext>
  );
  const { result } = renderHook(useBreak, { wrapper });
  expect(result.current).toBeNull();
  const breakUntil = Date.now() + 60_000;
  act(() => saferGambling.limits.setState({ limits: [], breakUntil }, true));
  expect(result.current).toBe(breakUntil);
  act(() => vi.advanceTimersByTime(59_000));
  expect(result.current).toBe(breakUntil);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBeNull();
});
