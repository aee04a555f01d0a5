// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { Bet } from "@touchline/protocol";
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

const ask = (changes: Partial<Bet> = {}) => {
  const shown = showCashout(sampleBet(changes));
  fireEvent.click(button("Cash out a part"));
  shown.calls.length = 0;
  return shown;
};
const taps = ({ calls }: ReturnType<typeof ask>) => calls.filter(([name]) => name === "tapCashout");

test("PEER-1 CASH-3 a part of the stake is cashed out for its share of the value", () => {
  const shown = ask();
  fireEvent.click(inDialog("25%"));
  expect(cells()).toEqual(["€2.50", "€7.50", "€14.60", "up to €90.00"]);
  fireEvent.click(inDialog("Cash out €14.60"));
  expect(taps(shown)).toEqual([["tapCashout", 250n, "ticket_check"]]);
});

test("PEER-1 all that is open is no part", () => {
  const shown = ask();
  fireEvent.click(dialog().getByRole("radio", { name: "All, €58.40" }));
  fireEvent.click(inDialog("Cash out €58.40"));
  expect(taps(shown)).toEqual([["tapCashout", null, "ticket_check"]]);
});

test("PEER-1 the stake is taken out by the part that pays it, where the offer is above it", () => {
  const { become } = ask();
  fireEvent.click(inDialog("Take out €10"));
  expect(cells().slice(0, 3)).toEqual(["€1.72", "€8.28", "€10.04"]);
  act(() => become({ cashout: sampleCashout("10.00") }));
  expect(dialog().queryByRole("button", { name: "Take out €10" })).toBeNull();
});

test("PEER-1 a new offer changes what the part pays, and not the part", () => {
  const { become } = ask();
  fireEvent.click(inDialog("25%"));
  act(() => become({ cashout: sampleCashout("40.00") }));
  expect(cells().slice(0, 3)).toEqual(["€2.50", "€7.50", "€10.00"]);
});

test("PEER-1 arrows move by one percent, page keys by ten, Home and End to the ends", () => {
  ask({ openStake: "20.00", payin: { stake: "20.00", taxes: [], bonuses: [], total: "20.00" } });
  const values = ["ArrowRight", "ArrowLeft", "ArrowLeft", "PageUp", "PageDown", "End", "Home", "ArrowRight"].map(
    (key) => {
      press(key);
      return slider().value;
    },
  );
  expect(values).toEqual(["1020", "1000", "980", "1180", "980", "2000", "0", "20"]);
});

test("PEER-1 nothing chosen is asked for, and takes no press", () => {
  const shown = ask();
  press("Home");
  fireEvent.click(inDialog("Choose a part"));
  expect(inDialog("Choose a part").getAttribute("aria-disabled")).toBe("true");
  expect(taps(shown)).toEqual([]);
});

test("PEER-1 the right end is all", () => {
  ask();
  press("End");
  expect(dialog().getByRole("radio", { name: "All, €58.40" }).getAttribute("aria-checked")).toBe("true");
});

test("PEER-1 the button follows the cash-out, and the dialog leaves when it is paid", () => {
  const { cashout } = ask();
  act(() => cashout.setState({ status: "confirm", amount: 2920n, part: 500n }, true));
  expect(inDialog("Confirm €29.20")).toBeDefined();
  act(() => cashout.setState({ status: "changed", amount: 3000n, part: 500n, move: "higher" }, true));
  expect(inDialog("Offer now €30.00")).toBeDefined();
  act(() => cashout.setState({ status: "processing", amount: 3000n, part: 500n }, true));
  expect(inDialog("Cashing out €30.00").getAttribute("aria-busy")).toBe("true");
  act(() => cashout.setState({ status: "done", amount: 3000n }, true));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("PEER-1 another part and leaving call off what was to be confirmed", () => {
  const { cashout, calls } = ask();
  act(() => cashout.setState({ status: "confirm", amount: 2920n, part: 500n }, true));
  press("ArrowRight");
  expect(calls).toEqual([["dropCashout"]]);
  fireEvent.click(inDialog("Cancel"));
  expect(calls).toEqual([["dropCashout"], ["dropCashout"]]);
});

test("PEER-1 an offer that is locked meanwhile is said so in the dialog", () => {
  const { become } = ask();
  act(() => become({ cashout: sampleCashout(null) }));
  expect(inDialog("Cash-out unavailable")).toBeDefined();
});

test("PEER-2 it says before that a cash-out by hand ends the rules", () => {
  const rule = sampleRule({ amount: "90.00" });
  const { become } = ask({ rules: [rule], autoCashoutRule: { id: rule.id, amount: rule.amount } });
  expect(dialog().getByText("Your rule “Auto cash-out at €90.00” ends with this.")).toBeDefined();
  act(() => become({ rules: [rule, sampleRule({ id: sampleBetId(71) })] }));
  expect(dialog().getByText("Your 2 rules end with this.")).toBeDefined();
  act(() => become({ rules: [], autoCashoutRule: null }));
  expect(dialog().queryByText(/ends? with this/)).toBeNull();
});
