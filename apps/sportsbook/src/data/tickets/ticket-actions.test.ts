import type { CashoutAnswer } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { HttpError } from "../../net/http.ts";
import { sampleBetId, sampleCashout, sampleRule } from "../../test-support/sample-ticket.ts";
import { numbered, openTickets } from "../../test-support/sample-tickets.ts";

const betId = sampleBetId();
const profile = (parts: number): string => `${betId}.${parts}`;
const shown = (ticket: { readonly bet: { getState: () => unknown } }) => ticket.bet.getState();

const paid: CashoutAnswer = {
  state: "PAID",
  betId,
  betProfileId: profile(1),
  paid: "14.60",
  part: "2.50",
  balance: "112.60",
};

test("CASH-3 PEER-1 a part is cashed out with the profile, the value shown for it and the source", async () => {
  const onBalance = vi.fn();
  const { api, open, pass } = openTickets({ cashOut: async () => paid }, { onBalance });
  const ticket = await open();
  ticket.tapCashout(250n, "last_tickets");
  expect(ticket.cashout.getState()).toEqual({ status: "confirm", amount: 1460n, part: 250n });
  ticket.tapCashout(250n, "last_tickets");
  expect(ticket.cashout.getState()).toMatchObject({ status: "processing" });
  const loads = api.bet.mock.calls.length;
  await pass(0);
  expect(api.cashOut.mock.calls[0]?.[0]).toMatchObject({
    betProfileId: profile(0),
    cashout: { winnings: { total: "14.60" }, part: "2.50" },
    source: "last_tickets",
  });
  expect(ticket.cashout.getState()).toEqual({ status: "done", amount: 1460n });
  expect(onBalance).toHaveBeenCalledWith("112.60");
  expect(api.bet).toHaveBeenCalledTimes(loads + 1);
  await pass(3000);
  expect(ticket.cashout.getState()).toEqual({ status: "idle" });
});

test("CASH-2 a value that moves between the taps is asked about anew", async () => {
  const { engine, api, open, pass } = openTickets();
  const ticket = await open();
  ticket.tapCashout(null, "ticket_check");
  engine.hearValue({ betId, betProfileId: profile(0), at: 5, cashout: sampleCashout("59.10") });
  expect(ticket.cashout.getState()).toEqual({ status: "changed", amount: 5910n, part: null, move: "higher" });
  // A tap that was on its way already was meant for the offer before.
  ticket.tapCashout(null, "ticket_check");
  await pass(300);
  expect(ticket.cashout.getState()).toMatchObject({ status: "changed" });
  engine.hearValue({ betId, betProfileId: profile(0), at: 6, cashout: sampleCashout(null) });
  expect(ticket.cashout.getState()).toEqual({ status: "idle" });
  expect(api.cashOut).not.toHaveBeenCalled();
});

test("CASH-3 an offer that was not good any more comes back with the one that is", async () => {
  const cashout = sampleCashout("50.00");
  const { open, pass } = openTickets({
    cashOut: async () => ({ state: "REOFFERED", betId, betProfileId: profile(0), cashout }),
  });
  const ticket = await open();
  ticket.tapCashout(null, "ticket_check");
  ticket.tapCashout(null, "ticket_check");
  await pass(0);
  expect(ticket.cashout.getState()).toEqual({ status: "changed", amount: 5000n, part: null, move: "lower" });
  expect(shown(ticket)).toMatchObject({ value: { cashout } });
});

test("CASH-3 without an answer the same request is sent again; what is pushed meanwhile ends it", async () => {
  const { engine, api, open, pass } = openTickets({ cashOut: () => Promise.reject(new TypeError("no line")) });
  const ticket = await open();
  ticket.tapCashout(null, "ticket_check");
  ticket.tapCashout(null, "ticket_check");
  await pass(0);
  expect(ticket.cashout.getState()).toMatchObject({ status: "unknown", amount: 5840n });
  await pass(2000);
  const [first, second] = api.cashOut.mock.calls.map(([request]) => request);
  expect(second).toEqual(first);
  engine.hear({
    kind: "cashoutResult",
    ...numbered(1),
    reqUuid: first?.reqUuid ?? "",
    betId,
    betProfileId: profile(1),
    paid: "58.40",
    part: "10.00",
    ended: true,
  });
  expect(ticket.cashout.getState()).toEqual({ status: "done", amount: 5840n });
  await pass(60_000);
  expect(api.cashOut).toHaveBeenCalledTimes(2);
});

test("a refused cash-out has failed, and leads back to the offer", async () => {
  const { open, pass } = openTickets({ cashOut: () => Promise.reject(new HttpError("/api/bets/cashout", 403)) });
  const ticket = await open();
  ticket.tapCashout(null, "ticket_check");
  ticket.tapCashout(null, "ticket_check");
  await pass(0);
  expect(ticket.cashout.getState()).toEqual({ status: "failed" });
  await pass(3000);
  expect(ticket.cashout.getState()).toEqual({ status: "idle" });
});

const input = { kind: "target", amount: 8000n, part: null, notifyOnly: false, from: null } as const;

test("AUTO-1 AUTO-5 a rule is made with an id, its amount and the profile, and stands when the server says so", async () => {
  const { api, open, pass } = openTickets({
    addRule: async ({ betProfileId: _profile, ...rule }) => ({ betId, rules: [rule], refused: null }),
    removeRule: async () => ({ betId, rules: [], refused: null }),
  });
  const ticket = await open();
  ticket.addRule(input);
  expect(ticket.rules.getState()).toEqual({ busy: "adding", failed: "no" });
  ticket.addRule(input);
  await pass(0);
  expect(api.addRule).toHaveBeenCalledTimes(1);
  const rule = api.addRule.mock.calls[0]?.[0];
  expect(rule).toMatchObject({ amount: "80.00", betProfileId: profile(0), kind: "target" });
  expect(shown(ticket)).toMatchObject({ value: { autoCashoutRule: { id: rule?.id, amount: "80.00" } } });
  ticket.removeRule(sampleRule({ id: rule?.id ?? "" }));
  expect(ticket.rules.getState().busy).toBe("removing");
  await pass(0);
  expect(api.removeRule.mock.calls[0]?.[0]).toEqual({ id: rule?.id, amount: "80.00", betProfileId: profile(0) });
  expect(shown(ticket)).toMatchObject({ value: { autoCashoutRule: null, rules: [] } });
});

test("AUTO-5 a rule whose fate is not known is not made twice; one that is refused says so", async () => {
  const { api, open, pass } = openTickets();
  const ticket = await open();
  ticket.addRule(input);
  await pass(0);
  expect(ticket.rules.getState()).toEqual({ busy: "no", failed: "unreachable" });
  api.addRule.mockResolvedValue({ betId, rules: [], refused: "OUT_OF_BOUNDS" });
  ticket.addRule(input);
  await pass(0);
  expect(ticket.rules.getState()).toEqual({ busy: "no", failed: "refused" });
  const [first, second] = api.addRule.mock.calls.map(([rule]) => rule.id);
  expect(second).toBe(first);
  ticket.addRule(input);
  expect(api.addRule.mock.calls[2]?.[0].id).not.toBe(first);
});

test("PEER-10 a cash-out is on its way from the second tap until its outcome is known", async () => {
  const { engine, open, pass } = openTickets({ cashOut: async () => paid });
  const ticket = await open();
  ticket.tapCashout(250n, "ticket_check");
  expect(engine.isCashingOut()).toBe(false);
  ticket.tapCashout(250n, "ticket_check");
  expect(engine.isCashingOut()).toBe(true);
  await pass(0);
  expect(engine.isCashingOut()).toBe(false);
});
