// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleBet, sampleBetId, sampleCashout, sampleRule } from "../../../test-support/sample-ticket.ts";
import { button, noButton, showCashout } from "./test-support/show-cashout.tsx";

afterEach(cleanup);

const rule = sampleRule({ amount: "90.00" });
const withAuto = { rules: [rule], autoCashoutRule: { id: rule.id, amount: rule.amount } };

test.each([
  ["Cash-out unavailable", sampleCashout(null, { codes: [1001] }), false],
  ["Cash-out unavailable", sampleCashout(null, { codes: [1004] }), false],
  ["Cash out", sampleCashout(null, { codes: [1006] }), false],
  ["Cash-out unavailable", sampleCashout(null, { codes: [1006] }), true],
  ["Cashing out €58.40", sampleCashout("58.40", { processing: true }), false],
])("CASH-1 the button says “%s” and takes no press (%o, narrow: %s)", async (text, cashout, narrow) => {
  await showCashout(sampleBet({ cashout }), narrow);
  fireEvent.click(button(text));
  expect(button(text).getAttribute("aria-disabled")).toBe("true");
  expect(noButton(/^Confirm/)).toBeNull();
});

test("CASH-3 a press asks for all that is open, from the ticket", async () => {
  const { cashouts } = await showCashout(sampleBet());
  fireEvent.click(button("Cash out €58.40"));
  expect(cashouts()).toEqual([]);
  fireEvent.click(button("Confirm €58.40"));
  expect(cashouts()).toMatchObject([{ cashout: { winnings: { total: "58.40" }, part: null }, source: "ticket_check" }]);
});

test.each([false, true])(
  "AUTO-1 without a rule there is only setting up, with one only deleting (narrow: %s)",
  async (narrow) => {
    const { become } = await showCashout(sampleBet(), narrow);
    expect(button("Set up auto cash-out")).toBeDefined();
    expect(noButton("Delete auto cash-out")).toBeNull();
    await become(withAuto);
    expect(noButton("Set up auto cash-out")).toBeNull();
    expect(button("Delete auto cash-out")).toBeDefined();
  },
);

test.each([false, true])(
  "AUTO-1 a bet that can never be cashed out offers no rules, and says why (narrow: %s)",
  async (narrow) => {
    await showCashout(sampleBet({ cashout: sampleCashout(null, { codes: [1004] }) }), narrow);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cash-out unavailable"]);
    expect(screen.getByText("There is no cash-out for this kind of bet")).toBeDefined();
  },
);

test("AUTO-2 a rule that is refused because there is no cash-out says so", async () => {
  const { api, pass } = await showCashout(sampleBet());
  api.addRule.mockResolvedValue({ betId: sampleBetId(), rules: [], refused: "UNAVAILABLE" });
  fireEvent.click(button("Set up auto cash-out"));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "70" } });
  fireEvent.click(button("Create rule at €70.00"));
  await pass();
  expect(screen.getByRole("alert").textContent).toBe("There is no cash-out for this kind of bet");
});

test("AUTO-1 on a phone the rule stands below its cash-out", async () => {
  await showCashout(sampleBet(withAuto), true);
  expect(screen.getByText("€90.00")).toBeDefined();
});

test("PEER-1 there is no part of what cannot be cashed out, nor of a single coin", async () => {
  const { become } = await showCashout(sampleBet());
  expect(button("Cash out a part")).toBeDefined();
  await become({ cashout: sampleCashout(null) });
  expect(noButton("Cash out a part")).toBeNull();
  await become({ openStake: "0.01" });
  expect(noButton("Cash out a part")).toBeNull();
});

test("AHEAD-2 the way to the rules counts them where there are several", async () => {
  const { become } = await showCashout(sampleBet({ rules: [rule] }));
  expect(button("Rules")).toBeDefined();
  await become({ rules: [rule, sampleRule({ id: sampleBetId(71) })] });
  expect(button("Rules 2")).toBeDefined();
});

test("a bet that has ended keeps its last word, and offers nothing more", async () => {
  const bet = sampleBet();
  const { api, become } = await showCashout(bet);
  const [betId, betProfileId] = [bet.id, `${bet.id}.1`];
  api.cashOut.mockResolvedValue({ state: "PAID", betId, betProfileId, paid: "58.40", part: "10.00", balance: "98.40" });
  fireEvent.click(button("Cash out €58.40"));
  fireEvent.click(button("Confirm €58.40"));
  await become({ aggregatedStatus: "CASHOUTED", aggregatedResolutionStatus: null, phase: "PAID_OUT" });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cashed out €58.40"]);
});
