// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { type Bet, MOST_RULES } from "@touchline/protocol";
import { afterEach, expect, test } from "vitest";
import { sampleMetadata } from "../../../test-support/sample-offer.ts";
import { sampleBet, sampleBetId, sampleBetSelection, sampleRule } from "../../../test-support/sample-ticket.ts";
import { button, showCashout } from "./test-support/show-cashout.tsx";

afterEach(cleanup);

const dialog = () => within(screen.getByRole("dialog", { name: "Cash-out rules" }));
const inDialog = (name: string | RegExp) => dialog().getByRole<HTMLButtonElement>("button", { name });
const choose = (name: string) => fireEvent.click(dialog().getByRole("radio", { name }));
const type = (name: string, value: string) =>
  fireEvent.input(dialog().getByRole("textbox", { name }), { target: { value } });
const add = () => inDialog(/^Add rule/);

const open = async (changes: Partial<Bet> = {}) => {
  const shown = await showCashout(sampleBet(changes));
  fireEvent.click(button(/^Rules/));
  return shown;
};

const live = (id: number, teamName = "Ashbourne") =>
  sampleBetSelection(id, {
    playStatus: "RUNNING",
    metadata: { ...sampleMetadata, displayEventStatus: null },
    competitors: [
      { teamName, prefix: null },
      { teamName: "Harrow", prefix: null },
    ],
  });

const five = Array.from({ length: MOST_RULES }, (_, index) => sampleRule({ id: sampleBetId(70 + index) }));

test("AHEAD-2 all rules stand in one list, in order of amount, each with what it does", async () => {
  const from = { eventId: 7, minute: 80 };
  await open({
    rules: [
      sampleRule({ id: sampleBetId(71), amount: "120.00" }),
      sampleRule({ id: sampleBetId(72), amount: "100.00", notifyOnly: true }),
      sampleRule({ id: sampleBetId(73), amount: "35.00", kind: "stop" }),
      sampleRule({ id: sampleBetId(74), amount: "80.00", part: "5.00" }),
      sampleRule({ id: sampleBetId(75), amount: "45.00", kind: "minute", from }),
    ],
  });
  const items = within(dialog().getByRole("list", { name: "Your rules" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Stop at €35.00Cash out all when the offer falls to it",
    "From 80′ at €45.00Cash out all, FC Ashbourne – Harrow",
    "50% at €80.00€5.00 of the stake, the rest stays in play",
    "Notify at €100.00Tells you, does not cash out",
    "Target €120.00Cash out all, never below the target",
  ]);
  expect(dialog().getByText(/^Rules run while the app is closed/)).toBeDefined();
});

test("AHEAD-2 deleting a rule asks in its place, with the focus on keeping it", async () => {
  const rule = sampleRule({ kind: "stop", amount: "35.00" });
  const { api, pass } = await open({ rules: [rule] });
  fireEvent.click(inDialog("Delete: Stop at €35.00"));
  expect(dialog().getByText("Delete this rule?")).toBeDefined();
  expect(document.activeElement).toBe(inDialog("Keep"));
  fireEvent.click(inDialog("Keep"));
  expect(document.activeElement).toBe(inDialog("Delete: Stop at €35.00"));
  fireEvent.click(inDialog("Delete: Stop at €35.00"));
  fireEvent.click(inDialog("Delete"));
  expect(api.removeRule.mock.calls.map(([removed]) => removed)).toMatchObject([{ id: rule.id, amount: rule.amount }]);
  expect(inDialog("Delete").getAttribute("aria-busy")).toBe("true");
  await pass();
  expect(dialog().queryByRole("list", { name: "Your rules" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
});

test.each([
  ["Target", "Cash out at", "90", { kind: "target", amount: "90.00", part: null, notifyOnly: false, from: null }],
  ["Stop", "If it falls to", "35", { kind: "stop", amount: "35.00", part: null, notifyOnly: false, from: null }],
  [
    "Part",
    "Cash out a part at",
    "90",
    { kind: "target", amount: "90.00", part: "5.00", notifyOnly: false, from: null },
  ],
  ["Notify", "Tell me at", "90", { kind: "target", amount: "90.00", part: null, notifyOnly: true, from: null }],
  ["Notify", "Tell me at", "35", { kind: "stop", amount: "35.00", part: null, notifyOnly: true, from: null }],
])("PEER-2 AHEAD-2 a new rule: %s, %s %s", async (sort, field, text, rule) => {
  const { newRules } = await open();
  choose(sort);
  expect(add().disabled).toBe(true);
  type(field, text);
  fireEvent.click(add());
  expect(newRules()).toMatchObject([rule]);
});

test("PEER-2 a part is a share of what is open", async () => {
  const { newRules } = await open({ openStake: "8.00" });
  choose("Part");
  choose("75%");
  type("Cash out a part at", "90");
  fireEvent.click(add());
  expect(newRules()).toMatchObject([{ part: "6.00" }]);
});

test.each([
  ["Target", "Cash out at", "58.40", "Enter more than €58.40, the amount you can cash out now."],
  ["Stop", "If it falls to", "58.40", "Enter less than €58.40, the amount you can cash out now."],
  ["Part", "Cash out a part at", "120.01", "Enter at most €120.00, the most this bet can pay."],
])("AUTO-2 AHEAD-2 %s: %s %s is out of its bounds", async (sort, field, text, why) => {
  const { newRules } = await open();
  choose(sort);
  type(field, text);
  expect(dialog().getByText(why)).toBeDefined();
  fireEvent.click(add());
  expect(newRules()).toEqual([]);
});

test("AHEAD-2 a rule by the minute sleeps until then, in the match that is in play", async () => {
  const { newRules } = await open({ selections: [live(7)] });
  choose("Minute");
  type("If at least", "45");
  expect(add().disabled).toBe(true);
  type("From minute", "80");
  expect(dialog().getByText("Any amount up to €120.00. Before 80′ the rule sleeps.")).toBeDefined();
  expect(add().textContent).toBe("Add rule, from 80′ at €45.00");
  const deeds = within(dialog().getByRole("radiogroup", { name: "What the rule does" }));
  fireEvent.click(deeds.getByRole("radio", { name: "Notify" }));
  fireEvent.click(add());
  const from = { eventId: 7, minute: 80 };
  expect(newRules()).toMatchObject([{ kind: "minute", amount: "45.00", part: null, notifyOnly: true, from }]);
});

test("AHEAD-2 where several matches are in play the minute asks which", async () => {
  const { newRules } = await open({ selections: [live(7), live(8, "Caldwell")] });
  choose("Minute");
  type("If at least", "45");
  type("From minute", "80");
  expect(add().disabled).toBe(true);
  fireEvent.click(within(dialog().getByRole("radiogroup", { name: "Which match" })).getByText("Caldwell – Harrow"));
  fireEvent.click(add());
  expect(newRules()).toMatchObject([{ from: { eventId: 8, minute: 80 } }]);
});

test("AHEAD-2 without a match in play there is no rule by the minute", async () => {
  await open();
  expect(dialog().getByRole("radio", { name: "Minute" }).getAttribute("aria-disabled")).toBe("true");
});

test("AHEAD-2 a rule that was made leaves the form empty, one that was refused leaves it as it is", async () => {
  const { api, pass } = await open();
  type("Cash out at", "90");
  api.addRule.mockResolvedValueOnce({ betId: sampleBet().id, rules: [], refused: "OUT_OF_BOUNDS" });
  fireEvent.click(add());
  await pass();
  expect(dialog().getByRole("alert").textContent).toMatch(/^The rule was not set up/);
  expect(add().textContent).toBe("Add rule at €90.00");
  fireEvent.click(add());
  await pass();
  expect(dialog().queryByRole("alert")).toBeNull();
  expect(dialog().getByRole<HTMLInputElement>("textbox", { name: "Cash out at" }).value).toBe("");
});

test("AHEAD-2 five rules are the most", async () => {
  const { become } = await open({ rules: five });
  expect(dialog().getByText("A bet can have 5 rules. Delete one to add another.")).toBeDefined();
  expect(dialog().queryByRole("button", { name: /^Add rule/ })).toBeNull();
  await become({ rules: five.slice(1) });
  expect(add()).toBeDefined();
});
