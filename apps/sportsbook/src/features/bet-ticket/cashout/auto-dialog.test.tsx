// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
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

const setUp = (bet = sampleBet()) => {
  const shown = showCashout(bet);
  fireEvent.click(button("Set up auto cash-out"));
  return shown;
};

const rule = sampleRule({ amount: "90.00" });
const withAuto = { rules: [rule], autoCashoutRule: { id: rule.id, amount: rule.amount } };

test("AUTO-3 the dialog tells the stake, the possible payout and what is offered now", () => {
  setUp();
  const rows = dialog().getByText("Payment stake").closest("dl")?.children ?? [];
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    "Payment stake€10.00",
    "Possible payout€120.00",
    "Cash-out available€58.40",
  ]);
  expect(field().placeholder).toBe("0.00");
  expect(dialog().getByText("More than €58.40 and at most €120.00")).toBeDefined();
});

test.each([
  ["58.40", "Enter more than €58.40, the amount you can cash out now."],
  ["120.01", "Enter at most €120.00, the most this bet can pay."],
  ["1,000.00", "Enter at most €120.00, the most this bet can pay."],
])("AUTO-2 %s cannot be created, and the dialog says why", (text, why) => {
  const { calls } = setUp();
  expect(create().disabled).toBe(true);
  type(text);
  expect(dialog().getByText(why)).toBeDefined();
  expect(create().disabled).toBe(true);
  fireEvent.click(create());
  expect(calls).toEqual([]);
});

test.each([
  ["58.41", 5841n],
  ["120", 12_000n],
  ["90,5", 9050n],
  ["90.005", 9000n],
  ["€ 90.00", 9000n],
])("AUTO-2 %s is created, for all that is open", (text, amount) => {
  const { calls } = setUp();
  type(text);
  fireEvent.click(create());
  expect(calls).toEqual([["addRule", { kind: "target", amount, part: null, notifyOnly: false, from: null }]]);
});

test("AUTO-2 an amount may be typed or pasted with its groups, as on the slip", () => {
  const { calls } = setUp(sampleBet({ winnings: [{ type: "MAX", total: "2000.00", taxes: [], bonuses: [] }] }));
  type("1,234.50");
  expect(field().value).toBe("1234.50");
  fireEvent.click(create());
  expect(calls).toMatchObject([["addRule", { amount: 123_450n }]]);
});

test("AUTO-2 an offer that rises past the amount takes the way to create it", () => {
  const { become } = setUp();
  type("60.00");
  expect(create().disabled).toBe(false);
  act(() => become({ cashout: sampleCashout("60.00") }));
  expect(create().disabled).toBe(true);
});

test("AUTO-2 the amount is written with two decimals once it is left", () => {
  setUp();
  type("90,5");
  expect(field().value).toBe("90.5");
  fireEvent.blur(field());
  expect(field().value).toBe("90.50");
});

test("AUTO-3 a quick amount fills the field", () => {
  setUp();
  fireEvent.click(within(dialog().getByRole("group", { name: "Quick amounts" })).getAllByRole("button")[0] as Element);
  expect(field().value).toBe("70.00");
  expect(create().textContent).toBe("Create rule at €70.00");
});

test("AUTO-3 while the server is asked the button is busy, and the dialog leaves once the rule is there", () => {
  const { rules } = setUp();
  type("90");
  fireEvent.click(create());
  act(() => rules.setState({ busy: "adding", failed: "no" }, true));
  expect(create().getAttribute("aria-busy")).toBe("true");
  act(() => rules.setState({ busy: "no", failed: "no" }, true));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["refused", "The rule was not set up. The offer may have moved, or the bet has ended."],
  ["unreachable", "There is no answer. Try again."],
] as const)("AUTO-3 a rule that was %s is said so in the dialog, and no longer in the next", (failed, why) => {
  const { rules } = setUp();
  type("90");
  fireEvent.click(create());
  act(() => rules.setState({ busy: "adding", failed: "no" }, true));
  act(() => rules.setState({ busy: "no", failed }, true));
  expect(dialog().getByRole("alert").textContent).toBe(why);
  fireEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(button("Set up auto cash-out"));
  expect(dialog().queryByRole("alert")).toBeNull();
});

test("AUTO-1 AUTO-3 deleting asks in the same dialog, and can be called off", () => {
  const { calls } = showCashout(sampleBet(withAuto));
  fireEvent.click(button("Delete auto cash-out"));
  expect(dialog().getByText(/“Auto cash-out at €90.00”/)).toBeDefined();
  fireEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls).toEqual([]);
  fireEvent.click(button("Delete auto cash-out"));
  fireEvent.click(dialog().getByRole("button", { name: "Delete auto cash-out" }));
  expect(calls).toEqual([["removeRule", rule]]);
});

test("AUTO-3 escape leaves the dialog, and the focus returns to its button", async () => {
  const opener = (): HTMLElement => button("Set up auto cash-out");
  showCashout(sampleBet());
  opener().focus();
  fireEvent.click(opener());
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()));
});

test("AUTO-3 on a phone it comes as a sheet", async () => {
  showCashout(sampleBet(), true);
  fireEvent.click(button("Set up auto cash-out"));
  const sheet = await screen.findByRole("dialog", { name: "Auto cash-out" });
  expect(within(sheet).getByRole("heading", { name: "Auto cash-out" })).toBeDefined();
  fireEvent.click(within(sheet).getByRole("button", { name: "Cancel" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("AUTO-1 on a phone the focus goes on from setting up to deleting, when the rule is there", async () => {
  const { rules, become } = showCashout(sampleBet(), true);
  fireEvent.click(button("Set up auto cash-out"));
  await screen.findByRole("dialog", { name: "Auto cash-out" });
  type("90");
  fireEvent.click(create());
  act(() => {
    become(withAuto);
    rules.setState({ busy: "no", failed: "no" }, true);
  });
  await vi.waitFor(() => expect(document.activeElement).toBe(button("Delete auto cash-out")));
});
