// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { MAX_BET_BUILDER_MARKETS, NOTICE_MS, type SlipAction } from "@touchline/betting";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { SlipToasts } from "./slip-toasts.tsx";
import { fakeBetslips, pickOf, selected } from "./test-support/fake-betslips.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const built = (event: number, market = "A"): SlipAction => ({
  type: "builder outcome selected",
  pick: pickOf(event, 180, { market }),
  at: 1,
});

const toast = (options: Parameters<typeof fakeBetslips>[0]): void => {
  const { betslips } = fakeBetslips(options);
  const { notice } = betslips.state.getState();
  if (!notice) throw new Error("nothing was refused");
  render(
    <BetslipsContext value={betslips}>
      <SlipToasts notice={notice} />
    </BetslipsContext>,
  );
};

const markets = Array.from({ length: MAX_BET_BUILDER_MARKETS + 1 }, (_, index) => built(1, `market ${index}`));

test.each([
  ["BB-2", [built(1), built(2)], "A slip takes one bet builder only"],
  ["BB-2", [selected(1), built(2)], "A bet builder needs a slip of its own"],
  ["BB-2", [built(1), selected(2)], "Nothing can be added to a slip with a bet builder"],
  ["BB-4", markets, "A bet builder takes at most 10 markets"],
] as const)("%s a refused pick says why: %#", (_, actions, text) => {
  toast({ actions });
  expect(screen.getByText(text)).toBeDefined();
});

test("BB-3 in the Indonesian offer a builder asks for the combo slip", () => {
  toast({ rules: { indonesian: true }, actions: [built(1)] });
  expect(screen.getByText("A bet builder needs the combo slip")).toBeDefined();
});

test("BB-5 it is said politely, and leaves after two seconds", () => {
  toast({ actions: [built(1), built(2)] });
  const shown = () => screen.queryByText("A slip takes one bet builder only");
  expect(shown()?.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  act(() => vi.advanceTimersByTime(NOTICE_MS - 100));
  expect(shown()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBeNull();
});
