// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { packOf } from "@touchline/jurisdictions/testing";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { syncLimits } from "../../data/betslip/slip/sync-limits.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { fieldOf, fill, press, setMedia } from "./test-support/panel-page.ts";
import { answer, changed, selected, staked as stake, stakedInTotal, typed } from "./test-support/sample-page.tsx";
import { showPanel as show } from "./test-support/sample-panel.tsx";

beforeEach(() => {
  setMedia(false);
});
afterEach(cleanup);

test("STAKE-1 the brand's amounts set the stake, exactly", () => {
  const { slip } = show({ steps: [selected(1)] });
  press("€20");
  expect(slip().stake).toBe(2000n);
  expect(fieldOf("Stake").value).toBe("20.00");
});

test("STAKE-1 a typed amount reaches the slip digit by digit, without a float", () => {
  const { slip } = show({ steps: [selected(1)] });
  fill("Stake", "0.29");
  expect(slip().stake).toBe(29n);
  fill("Stake", "abc");
  expect(slip().stake).toBeNull();
});

test("PEER-7 Max is the most the book takes, and no more than there is", () => {
  const limits = { minStake: 50n, maxStake: 50_000n, maxWinnings: 10_000_000n };
  const { slip } = show({ steps: [selected(1)], limits, wallet: { balance: 12_345n } });
  press("Max");
  expect(slip().stake).toBe(12_345n);
});

test("AHEAD-9 stake-ceiling: Max is what the pack allows, and a higher stake says so and is put right by one tap", async () => {
  const { store, config, slip } = show({ steps: [selected(1)] });
  const api = {
    limits: async () => ({ currency: "EUR", minStake: "0.50", maxStake: "500.00", maxWinnings: "10000.00" }),
  };
  const pack = packOf({ kind: "stake-ceiling", most: { EUR: "20" } });
  const { close } = syncLimits({
    client: openQueryClient(),
    owner: "jonas",
    api,
    store,
    betslip: config.betslip,
    pack,
  });
  onTestFinished(close);
  fireEvent.click(await screen.findByRole("button", { name: "Max" }));
  expect(slip().stake).toBe(2000n);
  fill("Stake", "20.01");
  expect(screen.getAllByText("The highest stake is €20.00").length).toBeGreaterThan(0);
  press("Use €20.00");
  expect(slip().stake).toBe(2000n);
});

test("PEER-7 each of several singles has a Max of its own, within what the stakes on the others leave of the balance", () => {
  const limits = { minStake: 50n, maxStake: 5000n, maxWinnings: 10_000_000n, rooms: { "2o0": 850n } };
  const { slip } = show({
    steps: [selected(1), selected(2, 200), typed("single")],
    limits,
    wallet: { balance: 5500n },
  });
  press("Max €50.00 on Outcome 1");
  press("Max €5.00 on Outcome 2");
  expect(slip().selectionsData).toMatchObject({ "1o0": { payment: 5000n }, "2o0": { payment: 500n } });
});

test("PEER-7 every row of multiples has a Max, and a stake beyond it says so at the row", () => {
  const limits = { minStake: 50n, maxStake: 4000n, maxWinnings: 10_000_000n };
  const { slip, betslips } = show({ steps: [selected(1), selected(2), selected(3), typed("multiples")], limits });
  press("Max €13.33 on Doubles");
  expect(slip().betMultiples).toEqual({ 2: 1333n });
  act(() => betslips.dispatch({ type: "multiple staked", row: "3", stake: 4001n }));
  // At the row and on the button.
  expect(screen.getAllByText("The highest stake is €40.00")).toHaveLength(2);
});

test("PEER-6 PEER-7 a total beyond what one of the singles takes is put right by one tap", () => {
  const limits = { minStake: 50n, maxStake: 4200n, maxWinnings: 1_000_000n, rooms: { "2o0": 500n } };
  const { slip } = show({ steps: [selected(1), selected(2, 200), typed("single")], limits });
  fill("Total stake, split evenly", "20");
  press("Use €10.00");
  expect(slip().selectionsData).toMatchObject({ "1o0": { payment: 500n }, "2o0": { payment: 500n } });
});

test("PEER-7 without an answer of the book there is no Max", () => {
  show({ steps: [selected(1)] });
  expect(screen.queryByRole("button", { name: "Max" })).toBeNull();
});

test("STAKE-3 one total is split over the singles, and each shows its part and what it pays", () => {
  show({ steps: [selected(1), selected(2), selected(3), typed("single")] });
  fill("Total stake, split evenly", "10");
  expect([1, 2, 3].map((event) => fieldOf(`Stake on Outcome ${event}`).value)).toEqual(["3.34", "3.33", "3.33"]);
  expect(screen.getByText("Returns €6.68")).toBeDefined();
  expect(screen.getByRole("button", { name: "Place 3 bets, €10.00" })).toBeDefined();
});

test("STAKE-3 without a total every single has its own stake alone", () => {
  show({ steps: [selected(1), selected(2), typed("single")], settings: { totalPaymentInputOnSingleBetType: false } });
  expect(screen.queryByRole("textbox", { name: "Total stake, split evenly" })).toBeNull();
  fill("Stake on Outcome 2", "4");
  expect(screen.getByText("Total stake").nextElementSibling?.textContent).toBe("€4.00");
});

test("STAKE-4 too little balance says how much is missing, leads to the deposit, and offers what there is", () => {
  const { asked, slip } = show({ steps: [selected(1), stake(2000n)], wallet: { balance: 760n } });
  expect(screen.getByText("Your balance is €12.40 short")).toBeDefined();
  press("Deposit €12.40 to bet");
  expect(asked).toEqual(["deposit"]);
  press("Use €7.60");
  expect(slip().stake).toBe(760n);
  expect(screen.getByRole("button", { name: "Bet €7.60" })).toBeDefined();
});

test("PEER-6 a stake beyond the limits is put right by one tap", () => {
  const limits = { minStake: 50n, maxStake: 4200n, maxWinnings: 1_000_000n };
  const { slip, betslips } = show({ steps: [selected(1), stake(5000n)], limits });
  press("Use €42.00");
  expect(slip().stake).toBe(4200n);
  act(() => betslips.dispatch({ type: "stake entered", stake: 10n }));
  press("Use €0.50");
  expect(slip().stake).toBe(50n);
});

test("STAKE-5 an Indonesian single at odds up to 2 asks for the profit wanted and shows the stake", () => {
  const { slip } = show({ isIndonesian: true, steps: [selected(1, 185)] });
  fill("Desired profit", "85");
  expect(slip().desiredProfit).toBe(8500n);
  expect(screen.getByText("Stake").nextElementSibling?.textContent).toBe("€100.00");
});

test("STAKE-5 a desired profit that no price takes any more is said to be gone, until another amount is entered", () => {
  const { slip, ...page } = show({ isIndonesian: true, steps: [selected(1, 185)] });
  const gone = "Your desired profit no longer applies and has been removed.";
  fill("Desired profit", "85");
  expect(screen.queryByText(gone)).toBeNull();
  act(() => changed(1, 240)(page as never));
  expect(slip().desiredProfit).toBeNull();
  expect(screen.getByText(gone)).toBeDefined();
  fill("Stake", "10");
  expect(screen.queryByText(gone)).toBeNull();
});

test("SLIP-4 stakes of multiples that a removed pick takes with it are said not to count", () => {
  show({ steps: [selected(1), selected(2), typed("multiples")] });
  fill("Stake per combination, Doubles", "5");
  press("Remove Outcome 1");
  expect(screen.getByText(/Those stakes do not count/)).toBeDefined();
  fill("Stake", "10");
  expect(screen.queryByText(/Those stakes do not count/)).toBeNull();
});

test("SYS-1 STAKE-2 a system shows its sizes with bankers, their combinations and what of the stake goes on each", () => {
  const system = [1, 2, 3, 4].map((event) => selected(event));
  const { slip } = show({ steps: [...system, typed("system"), stake(1000n)] });
  press("Fix Outcome 1 in every combination");
  expect(slip().selectionsData["1o0"]?.banker).toBe(true);
  act(() => screen.getByRole("checkbox", { name: /^3\/3 \+ 1 fix/, checked: true }).click());
  expect(screen.getAllByText("Choose at least one system")).not.toEqual([]);
  act(() => screen.getByRole("checkbox", { name: /^2\/3 \+ 1 fix/ }).click());
  expect(slip().systems).toEqual([2]);
  expect(screen.getByText("Total stake · 3 combinations")).toBeDefined();
  act(() => screen.getByRole("checkbox", { name: /^3\/3 \+ 1 fix/ }).click());
  const shares = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.nextElementSibling?.textContent);
  expect(shares).toEqual([undefined, "€7.50", "€2.50"]);
  expect(screen.getByText("Min payout")).toBeDefined();
  expect(screen.getByText("Max payout")).toBeDefined();
});

test("SLIP-4 every row of multiples has a stake of its own, also a named bet, and shows what it pays", () => {
  const { slip } = show({ steps: [selected(1), selected(2), selected(3), typed("multiples")] });
  fill("Stake per combination, Doubles", "1");
  fill("Stake per combination, Trixie", "2");
  expect(slip().betMultiples).toEqual({ 2: 100n, "2+": 200n });
  expect(fieldOf("Stake per combination, Doubles").value).toBe("1.00");
  expect(fieldOf("Stake per combination, Trixie").value).toBe("2.00");
  expect(screen.getByText("Returns €12.00")).toBeDefined();
});

test("SLIP-4 multiples have one count and one name, on the rows, the foot, the button and the receipt", async () => {
  const steps = [selected(1), selected(2), selected(3), typed("multiples")];
  const { decide } = show({ steps });
  fill("Stake per combination, Doubles", "1");
  fill("Stake per combination, Trixie", "2");
  expect(screen.getByText("Total stake · 2 bets").nextElementSibling?.textContent).toBe("€11.00");
  expect(screen.getByText("3 combinations · €3.00")).toBeDefined();
  press("Place 2 bets, €11.00");
  await decide(answer([1, 2, 3]), answer([1, 2, 3], { id: "0190d3a0-0000-7000-8000-000000000009" }));
  expect(screen.getByRole("heading", { name: "2 bets placed" })).toBeDefined();
  expect([screen.getByText("Doubles"), screen.getByText("Trixie")]).toHaveLength(2);
});

test("SLIP-4 named bets are shown where the brand has them", () => {
  const steps = [selected(1), selected(2), selected(3), typed("multiples")];
  show({ settings: { displayMultiplesBetTypes: false }, steps });
  expect(screen.queryByRole("textbox", { name: "Stake per combination, Trixie" })).toBeNull();
});

test("a finger types on our keypad: the first key replaces what stands, and a tap on a button keeps the field", () => {
  setMedia(true);
  const { slip } = show({ steps: [selected(1), stake(1000n)] });
  const field = fieldOf("Stake");
  expect(field.inputMode).toBe("none");
  expect(screen.queryByRole("group", { name: "Keypad" })).toBeNull();
  // New browsers answer with a promise.
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(async () => undefined);
  onTestFinished(() => scrolled.mockRestore());
  act(() => field.focus());
  // It is still in sight when the keypad has taken its room.
  expect(new Set(scrolled.mock.contexts)).toEqual(new Set([field]));
  for (const key of ["2", ".", "5"]) press(key);
  expect(slip().stake).toBe(250n);
  press("Delete the last digit");
  expect(slip().stake).toBe(200n);
  expect(fireEvent.pointerDown(screen.getByRole("button", { name: /^Bet €2.00/ }))).toBe(false);
  act(() => field.blur());
  expect(screen.queryByRole("group", { name: "Keypad" })).toBeNull();
});

test("BET-13 every tax and bonus has its row before the bet is placed, and each single its own payout", () => {
  const taxesAndBonuses = {
    default: {
      payinTax: 5,
      payinBonus: 2,
      payoutTax: [{ above: 0, rate: 10 }],
      comboBonus: [{ legs: 3, rate: 5 }],
    },
  };
  const steps = [selected(1), selected(2), selected(3)];
  show({ settings: { taxesAndBonuses }, steps: [...steps, typed("combo"), stake(1000n)] });
  const rows = screen
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual(
    expect.arrayContaining([
      "Tax on the stake: €0.50",
      "Bonus on the stake: €0.20",
      "Bonus on the winnings: €3.40",
      "Tax on the winnings: €7.10",
      "Possible payout: €73.90",
    ]),
  );
  cleanup();
  show({ settings: { taxesAndBonuses }, steps: [...steps.slice(1), typed("single"), stakedInTotal(2000n)] });
  expect(screen.getAllByText("Returns €18.46")).toHaveLength(2);
});
