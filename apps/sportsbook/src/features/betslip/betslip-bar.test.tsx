// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BetslipBar } from "./betslip-bar.tsx";
import { AroundSlip, answer, type Step, selected, staked, typed } from "./test-support/sample-page.tsx";
import { openSamplePage } from "./test-support/sample-panel.tsx";

afterEach(cleanup);

const show = (steps: readonly Step[]) => {
  const page = openSamplePage({ steps });
  const opened: string[] = [];
  render(
    <AroundSlip page={page}>
      <BetslipBar onOpen={() => opened.push("slip")} />
    </AroundSlip>,
  );
  return { ...page, opened };
};

test("the bar says what is on the slip, what it costs and pays, and opens it", () => {
  const { opened } = show([selected(1), selected(2), typed("combo"), staked(1000n)]);
  expect(screen.getByText("Combo · 2 selections")).toBeDefined();
  expect(screen.getByText("€10.00 returns €40.00")).toBeDefined();
  expect(screen.getByText("4.00")).toBeDefined();
  act(() => screen.getByRole("button", { name: "Open bet slip, 2 selections" }).click());
  expect(opened).toEqual(["slip"]);
});

test("a bet on its way is told on the bar, too", async () => {
  const { betslips, fail } = show([selected(1), staked(1000n)]);
  expect(screen.getByText("Outcome 1", { selector: "span:first-child" })).toBeDefined();
  act(betslips.place);
  await fail(new TypeError("no answer"));
  expect(screen.getByText("Checking your bet")).toBeDefined();
});

test("PLACE-2 a result that nobody has seen is told on the bar, also where the slip is empty by then", async () => {
  const { betslips, decide, slip } = show([selected(1), staked(1000n)]);
  act(betslips.place);
  await decide(answer(1));
  expect(slip().selectionsList).toEqual([]);
  expect(screen.getByText("Bet placed")).toBeDefined();
});

test("PLACE-4 a rejection that nobody has seen is told on the bar", async () => {
  const { betslips, decide } = show([selected(1), staked(1000n)]);
  act(betslips.place);
  await decide(answer(1, { status: "REJECTED", maxWinnings: null }));
  expect(screen.getByText("Bet not placed")).toBeDefined();
});
