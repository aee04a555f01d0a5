// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AroundSlip, answer, selected, staked } from "../../features/betslip/test-support/sample-page.tsx";
import { openSamplePage } from "../../features/betslip/test-support/sample-panel.tsx";
import { SlipColumn } from "./slip-column.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("PLACE-1 R10 a slip that fails in mid-placement loses nothing: tried again, it shows what became of the bet", async () => {
  const page = openSamplePage({ steps: [selected(1), staked(1000n)] });
  const onCaughtError = vi.fn();
  render(
    <AroundSlip page={page}>
      <SlipColumn />
    </AroundSlip>,
    { onCaughtError },
  );
  await screen.findByText("Outcome 1");
  // The view of a bet on its way moves the focus to its heading, which nothing else here does.
  const focus = vi.spyOn(HTMLHeadingElement.prototype, "focus").mockImplementation(() => {
    throw new Error("no focus");
  });
  act(page.betslips.place);
  expect(screen.getByRole("alert").textContent).toContain("a bet that was sent is not lost");
  expect(onCaughtError.mock.calls[0]?.[1].errorBoundary.props.name).toBe("slip");
  await page.decide(answer(1));
  expect(screen.getByRole("alert")).toBeDefined();
  focus.mockRestore();
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(await screen.findByRole("heading", { name: "Bet placed" })).toBeDefined();
});
