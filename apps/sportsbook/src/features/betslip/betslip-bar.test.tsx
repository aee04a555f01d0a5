// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BetslipBar } from "./betslip-bar.tsx";
import { answer, fakeBetslips, selected, typed } from "./test-support/fake-betslips.ts";
import { AroundSlip, SURROUNDINGS } from "./test-support/show-panel.tsx";

afterEach(cleanup);

const show = (options: Parameters<typeof fakeBetslips>[0]) => {
  const fake = fakeBetslips(options);
  const opened: string[] = [];
  render(
    <AroundSlip betslips={fake.betslips}>
      <BetslipBar {...SURROUNDINGS} onOpen={() => opened.push("slip")} />
    </AroundSlip>,
  );
  return { ...fake, opened };
};

test("the bar says what is on the slip, what it costs and pays, and opens it", () => {
  const { opened } = show({
    actions: [selected(1), selected(2), typed("combo"), { type: "stake entered", stake: 1000n }],
  });
  expect(screen.getByText("Combo · 2 selections")).toBeDefined();
  expect(screen.getByText("€10.00 returns €40.00")).toBeDefined();
  expect(screen.getByText("4.00")).toBeDefined();
  act(() => screen.getByRole("button", { name: "Open bet slip, 2 selections" }).click());
  expect(opened).toEqual(["slip"]);
});

test("a bet on its way is told on the bar, too", () => {
  const { placement } = show({ actions: [selected(1)] });
  expect(screen.getByText("Outcome 1", { selector: "span:first-child" })).toBeDefined();
  act(() => placement.setState({ status: "unknown", reqUuid: "1", since: 0 }, true));
  expect(screen.getByText("Checking your bet")).toBeDefined();
});

test("PLACE-2 a result that nobody has seen is told on the bar, also where the slip is empty by then", () => {
  const { decide, betslips } = show({ actions: [selected(1), { type: "stake entered", stake: 1000n }] });
  act(() => {
    decide(answer(1));
    betslips.dispatch({ type: "slip cleared" });
  });
  expect(screen.getByText("Bet placed")).toBeDefined();
  act(() => decide(answer(1, { status: "REJECTED" })));
  expect(screen.getByText("Bet not placed")).toBeDefined();
});
