// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { MAX_BET_BUILDER_MARKETS, NOTICE_MS } from "@touchline/betting";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { samplePick } from "../../test-support/sample-slip.ts";
import { SlipToasts } from "./slip-toasts.tsx";
import { type Step, selected } from "./test-support/sample-page.tsx";
import { openSamplePage } from "./test-support/sample-panel.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const built =
  (event: number, market = 0): Step =>
  ({ betslips }) =>
    betslips.dispatch({ type: "builder outcome selected", pick: samplePick(event, market * 3), at: 1 });

const toast = (options: Parameters<typeof openSamplePage>[0]): void => {
  const { betslips } = openSamplePage(options);
  const { notice } = selectSlips(betslips.store.getState());
  if (!notice) throw new Error("nothing was refused");
  render(
    <BetslipsContext value={betslips}>
      <SlipToasts notice={notice} />
    </BetslipsContext>,
  );
};

const markets = Array.from({ length: MAX_BET_BUILDER_MARKETS + 1 }, (_, index) => built(1, index));

test.each([
  ["BB-2", [built(1), built(2)], "A slip takes one bet builder only"],
  ["BB-2", [selected(1), built(2)], "A bet builder needs a slip of its own"],
  ["BB-2", [built(1), selected(2)], "Nothing can be added to a slip with a bet builder"],
  ["BB-4", markets, "A bet builder takes at most 10 markets"],
] as const)("%s a refused pick says why: %#", (_, steps, text) => {
  toast({ steps });
  expect(screen.getByText(text)).toBeDefined();
});

test("BB-3 in the Indonesian offer a builder asks for the combo slip", () => {
  toast({ isIndonesian: true, steps: [built(1)] });
  expect(screen.getByText("A bet builder needs the combo slip")).toBeDefined();
});

test("BB-5 it is said politely, and leaves after two seconds", () => {
  toast({ steps: [built(1), built(2)] });
  const shown = () => screen.queryByText("A slip takes one bet builder only");
  expect(shown()?.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  act(() => vi.advanceTimersByTime(NOTICE_MS - 100));
  expect(shown()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBeNull();
});

test("BB-5 it is not said again when the page renders or comes back to it", () => {
  const { betslips } = openSamplePage({ steps: [built(1), built(2)] });
  const { notice } = selectSlips(betslips.store.getState());
  if (!notice) throw new Error("nothing was refused");
  const page = (
    <BetslipsContext value={betslips}>
      <SlipToasts notice={notice} />
    </BetslipsContext>
  );
  const shown = () => screen.queryByText("A slip takes one bet builder only");
  const first = render(page);
  expect(shown()).not.toBeNull();
  act(() => vi.advanceTimersByTime(NOTICE_MS + 1000));
  const changed = { ...betslips.store.getState().rules };
  act(() => (betslips.store as unknown as { setState: (state: object) => void }).setState({ rules: changed }));
  first.rerender(page);
  expect(shown()).toBeNull();
  first.unmount();
  render(page);
  expect(shown()).toBeNull();
});
