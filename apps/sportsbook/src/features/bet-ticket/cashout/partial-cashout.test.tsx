// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { Bet, CashoutAnswer } from "@touchline/protocol";
import { afterEach, expect, test } from "vitest";
import { sampleBet, sampleBetId, sampleCashout, sampleRule } from "../../../test-support/sample-ticket.ts";
import { button, showCashout } from "./test-support/show-cashout.tsx";

afterEach(cleanup);

const dialog = () => within(screen.getByRole("dialog", { name: "Cash out" }));
const inDialog = (name: string | RegExp) => dialog().getByRole("button", { name });
// Without a layout its thumb has no place yet, and is not shown: a role would not find it.
const slider = () => dialog().getByLabelText<HTMLInputElement>("Part of the stake");
const press = (key: string) => fireEvent.keyDown(slider(), { key });
const cells = () =>
  dialog()
    .getAllByRole("cell")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const ask = async (changes: Partial<Bet> = {}) => {
  const shown = await showCashout(sampleBet(changes));
  fireEvent.click(button("Cash out a part"));
  return shown;
};
/** An offer that has just changed takes no tap: it was meant for the one before. */
const REACTION = 400;

test("PEER-1 CASH-3 a part of the stake is cashed out for its share of the value", async () => {
  const { cashouts } = await ask();
  fireEvent.click(inDialog("25%"));
  expect(cells()).toEqual(["€2.50", "€7.50", "€14.60", "up to €90.00"]);
  fireEvent.click(inDialog("Cash out €14.60"));
  fireEvent.click(inDialog("Confirm €14.60"));
  expect(cashouts()).toMatchObject([
    { cashout: { winnings: { total: "14.60" }, part: "2.50" }, source: "ticket_check" },
  ]);
});

test("PEER-1 all that is open is no part", async () => {
  const { cashouts } = await ask();
  fireEvent.click(dialog().getByRole("radio", { name: "All, €58.40" }));
  fireEvent.click(inDialog("Cash out €58.40"));
  fireEvent.click(inDialog("Confirm €58.40"));
  expect(cashouts()).toMatchObject([{ cashout: { part: null }, source: "ticket_check" }]);
});

test("PEER-1 the stake is taken out by the part that pays it, where the offer is above it", async () => {
  const { become } = await ask();
  fireEvent.click(inDialog("Take out €10"));
  expect(cells().slice(0, 3)).toEqual(["€1.72", "€8.28", "€10.04"]);
  await become({ cashout: sampleCashout("10.00") });
  expect(dialog().queryByRole("button", { name: "Take out €10" })).toBeNull();
});

test("PEER-1 a new offer changes what the part pays, and not the part", async () => {
  const { become } = await ask();
  fireEvent.click(inDialog("25%"));
  await become({ cashout: sampleCashout("40.00") });
  expect(cells().slice(0, 3)).toEqual(["€2.50", "€7.50", "€10.00"]);
});

test("PEER-1 arrows move by one percent, page keys by ten, Home and End to the ends", async () => {
  await ask({ openStake: "20.00", payin: { stake: "20.00", taxes: [], bonuses: [], total: "20.00" } });
  const values = ["ArrowRight", "ArrowLeft", "ArrowLeft", "PageUp", "PageDown", "End", "Home", "ArrowRight"].map(
    (key) => {
      press(key);
      return slider().value;
    },
  );
  expect(values).toEqual(["1020", "1000", "980", "1180", "980", "2000", "0", "20"]);
});

test("PEER-1 nothing chosen is asked for, and takes no press", async () => {
  await ask();
  press("Home");
  fireEvent.click(inDialog("Choose a part"));
  expect(inDialog("Choose a part").getAttribute("aria-disabled")).toBe("true");
  expect(dialog().queryByRole("button", { name: /^Confirm/ })).toBeNull();
});

test("PEER-1 the right end is all", async () => {
  await ask();
  press("End");
  expect(dialog().getByRole("radio", { name: "All, €58.40" }).getAttribute("aria-checked")).toBe("true");
});

test("PEER-1 the button follows the cash-out, and the dialog leaves when it is paid", async () => {
  const { api, become, pass } = await ask();
  const answer = Promise.withResolvers<CashoutAnswer>();
  api.cashOut.mockReturnValue(answer.promise);
  fireEvent.click(inDialog("Cash out €29.20"));
  expect(inDialog("Confirm €29.20")).toBeDefined();
  await become({ cashout: sampleCashout("60.00") });
  expect(inDialog("Offer now €30.00")).toBeDefined();
  await pass(REACTION);
  fireEvent.click(inDialog("Offer now €30.00"));
  expect(inDialog("Cashing out €30.00").getAttribute("aria-busy")).toBe("true");
  const { id: betId } = sampleBet();
  answer.resolve({ state: "PAID", betId, betProfileId: `${betId}.1`, paid: "30.00", part: "5.00", balance: "98.00" });
  await pass();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("PEER-1 another part and leaving call off what was to be confirmed", async () => {
  const { cashouts } = await ask();
  fireEvent.click(inDialog("Cash out €29.20"));
  press("ArrowRight");
  expect(dialog().queryByRole("button", { name: /^Confirm/ })).toBeNull();
  press("ArrowLeft");
  fireEvent.click(inDialog("Cash out €29.20"));
  fireEvent.click(inDialog("Cancel"));
  fireEvent.click(button("Cash out a part"));
  expect(inDialog("Cash out €29.20")).toBeDefined();
  expect(cashouts()).toEqual([]);
});

test("PEER-1 an offer that is locked meanwhile is said so in the dialog", async () => {
  const { become } = await ask();
  await become({ cashout: sampleCashout(null) });
  expect(inDialog("Cash-out unavailable")).toBeDefined();
});

test("PEER-2 it says before that a cash-out by hand ends the rules", async () => {
  const rule = sampleRule({ amount: "90.00" });
  const { become } = await ask({ rules: [rule], autoCashoutRule: { id: rule.id, amount: rule.amount } });
  expect(dialog().getByText("Your rule “Auto cash-out at €90.00” ends with this.")).toBeDefined();
  await become({ rules: [rule, sampleRule({ id: sampleBetId(71) })] });
  expect(dialog().getByText("Your 2 rules end with this.")).toBeDefined();
  await become({ rules: [], autoCashoutRule: null });
  expect(dialog().queryByText(/ends? with this/)).toBeNull();
});
