// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { sampleBet, sampleCashout, sampleRule } from "../../../test-support/sample-ticket.ts";
import { button, showCashout } from "./test-support/show-cashout.tsx";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(cleanup);

const dialog = () => within(screen.getByRole("dialog", { name: "Auto cash-out" }));
const field = () => dialog().getByRole<HTMLInputElement>("textbox", { name: "Cash out at" });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const create = () => dialog().getByRole<HTMLButtonElement>("button", { name: /^Create rule/ });

const figures = () => {
  const rows = dialog().getByText("Payment stake").closest("dl")?.children ?? [];
  return [...rows].map(({ textContent }) => textContent);
};

/** A part that is loaded on demand may take seconds on a busy machine. */
const PATIENT = { timeout: 15_000 };

const setUp = async (bet = sampleBet()) => {
  const shown = await showCashout(bet);
  fireEvent.click(button("Set up auto cash-out"));
  return shown;
};

const rule = sampleRule({ amount: "90.00" });
const withAuto = { rules: [rule], autoCashoutRule: { id: rule.id, amount: rule.amount } };

test("AUTO-3 the dialog tells the stake, the possible payout and what is offered now", async () => {
  await setUp();
  expect(figures()).toEqual(["Payment stake€10.00", "Possible payout€120.00", "Cash-out available€58.40"]);
  expect(field().placeholder).toBe("0.00");
  expect(dialog().getByText("More than €58.40 and at most €120.00")).toBeDefined();
});

test.each([
  ["58.40", "Enter more than €58.40, the amount you can cash out now."],
  ["120.01", "Enter at most €120.00, the most this bet can pay."],
  ["1,000.00", "Enter at most €120.00, the most this bet can pay."],
])("AUTO-2 %s cannot be created, and the dialog says why", async (text, why) => {
  const { newRules } = await setUp();
  expect(create().disabled).toBe(true);
  type(text);
  expect(dialog().getByText(why)).toBeDefined();
  expect(create().disabled).toBe(true);
  fireEvent.click(create());
  expect(newRules()).toEqual([]);
});

test.each([
  ["58.41", "58.41"],
  ["120", "120.00"],
  ["90,5", "90.50"],
  ["90.005", "90.00"],
  ["€ 90.00", "90.00"],
])("AUTO-2 %s is created, for all that is open", async (text, amount) => {
  const { newRules } = await setUp();
  type(text);
  fireEvent.click(create());
  expect(newRules()).toMatchObject([{ kind: "target", amount, part: null, notifyOnly: false, from: null }]);
});

test("AUTO-2 an amount may be typed or pasted with its groups, as on the slip", async () => {
  const { newRules } = await setUp(
    sampleBet({ winnings: [{ type: "MAX", total: "2000.00", taxes: [], bonuses: [] }] }),
  );
  type("1,234.50");
  expect(field().value).toBe("1,234.50");
  fireEvent.click(create());
  expect(newRules()).toMatchObject([{ amount: "1234.50" }]);
});

test("AUTO-2 an offer that rises past the amount takes the way to create it", async () => {
  const { become } = await setUp();
  type("60.00");
  expect(create().disabled).toBe(false);
  await become({ cashout: sampleCashout("60.00") });
  expect(create().disabled).toBe(true);
});

test("AUTO-2 the amount is written with two decimals once it is left", async () => {
  await setUp();
  type("90,5");
  expect(field().value).toBe("90.5");
  fireEvent.blur(field());
  expect(field().value).toBe("90.50");
});

test("AUTO-3 a quick amount fills the field", async () => {
  await setUp();
  fireEvent.click(within(dialog().getByRole("group", { name: "Quick amounts" })).getAllByRole("button")[0] as Element);
  expect(field().value).toBe("70.00");
  expect(create().textContent).toBe("Create rule at €70.00");
});

test("AUTO-3 while the server is asked the button is busy, and the dialog leaves once the rule is there", async () => {
  const { pass } = await setUp();
  type("90");
  fireEvent.click(create());
  expect(create().getAttribute("aria-busy")).toBe("true");
  await pass();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["refused", "The rule was not set up. The offer may have moved, or the bet has ended."],
  ["unreachable", "There is no answer. Try again."],
] as const)("AUTO-3 a rule that was %s is said so in the dialog, and no longer in the next", async (failed, why) => {
  const { api, pass } = await setUp();
  if (failed === "refused")
    api.addRule.mockResolvedValueOnce({ betId: sampleBet().id, rules: [], refused: "OUT_OF_BOUNDS" });
  else api.addRule.mockRejectedValueOnce(new Error("no line"));
  type("90");
  fireEvent.click(create());
  await pass();
  expect(dialog().getByRole("alert").textContent).toBe(why);
  fireEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(button("Set up auto cash-out"));
  expect(dialog().queryByRole("alert")).toBeNull();
});

test("AUTO-1 AUTO-3 deleting asks in the same dialog, and can be called off", async () => {
  const { api } = await showCashout(sampleBet(withAuto));
  fireEvent.click(button("Delete auto cash-out"));
  expect(dialog().getByText(/“Auto cash-out at €90.00”/)).toBeDefined();
  expect(figures()).toEqual(["Payment stake€10.00", "Possible payout€120.00", "Cash-out available€58.40"]);
  fireEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(api.removeRule).not.toHaveBeenCalled();
  fireEvent.click(button("Delete auto cash-out"));
  fireEvent.click(dialog().getByRole("button", { name: "Delete auto cash-out" }));
  expect(api.removeRule.mock.calls.map(([removed]) => removed)).toMatchObject([{ id: rule.id, amount: rule.amount }]);
});

test("AUTO-3 escape leaves the dialog, and the focus returns to its button", async () => {
  const opener = (): HTMLElement => button("Set up auto cash-out");
  await showCashout(sampleBet());
  opener().focus();
  fireEvent.click(opener());
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()), PATIENT);
});

test("AUTO-3 on a phone it comes as a sheet", async () => {
  await showCashout(sampleBet(), true);
  fireEvent.click(button("Set up auto cash-out"));
  const sheet = await vi.waitFor(() => screen.getByRole("dialog", { name: "Auto cash-out" }), PATIENT);
  expect(within(sheet).getByRole("heading", { name: "Auto cash-out" })).toBeDefined();
  fireEvent.click(within(sheet).getByRole("button", { name: "Cancel" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), PATIENT);
});

test("AUTO-1 on a phone the focus goes on from setting up to deleting, when the rule is there", async () => {
  const { pass } = await showCashout(sampleBet(), true);
  fireEvent.click(button("Set up auto cash-out"));
  await vi.waitFor(() => dialog(), PATIENT);
  type("90");
  fireEvent.click(create());
  await pass();
  await vi.waitFor(() => expect(document.activeElement).toBe(button("Delete auto cash-out")), PATIENT);
});
