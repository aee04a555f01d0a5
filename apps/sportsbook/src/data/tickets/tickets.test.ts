import type { PunterMessage } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { HttpError } from "../../net/http.ts";
import { sampleBet, sampleBetId, sampleBetSelection, sampleCashout } from "../../test-support/sample-ticket.ts";
import { numbered, openTickets, settledMessage } from "../../test-support/sample-tickets.ts";

const betId = sampleBetId();
const profile = (parts: number): string => `${betId}.${parts}`;
const shown = (ticket: { readonly bet: { getState: () => unknown } }) => ticket.bet.getState();

test("BET-3 a failed load is logged with the bet's id, and can be tried again", async () => {
  const { tickets, api, errors, pass } = openTickets();
  api.bet.mockRejectedValueOnce(new HttpError(`/api/bets/${betId}`, 503));
  const ticket = tickets.openTicket(betId);
  expect(shown(ticket)).toMatchObject({ status: "loading" });
  await pass();
  expect(shown(ticket)).toEqual({ status: "failed" });
  expect(String(errors[0])).toContain(betId);
  ticket.retry();
  expect(shown(ticket)).toMatchObject({ status: "loading" });
  await pass();
  expect(shown(ticket)).toEqual({ status: "loaded", value: sampleBet() });
});

test("BET-3 a bet that is not the punter's is missing", async () => {
  const { tickets, pass } = openTickets({ bet: () => Promise.reject(new HttpError("/api/bets", 404)) });
  const ticket = tickets.openTicket(betId);
  await pass();
  expect(shown(ticket)).toEqual({ status: "missing" });
});

test("a bet that is there stays while it cannot be loaded again", async () => {
  const { api, errors, open, pass } = openTickets();
  const ticket = await open();
  api.bet.mockRejectedValue(new Error("no line"));
  ticket.retry();
  await pass();
  expect(shown(ticket)).toMatchObject({ status: "loaded" });
  expect(errors).toHaveLength(1);
});

test("CASH-2 the values of the bets that are shown are watched, again over each connection, and no longer than that", async () => {
  const { tickets, engine, watches, open, pass } = openTickets();
  const ticket = await open();
  expect(watches).toEqual([[betId]]);
  engine.disconnected();
  engine.connected();
  await pass();
  expect(watches).toEqual([[betId], [betId]]);
  const again = tickets.openTicket(betId);
  await pass();
  ticket.close();
  await pass();
  expect(watches).toHaveLength(2);
  again.close();
  await pass();
  expect(watches.at(-1)).toEqual([]);
});

test("CASH-2 the punter's open bets are loaded on connecting", async () => {
  const { tickets, engine, api, pass } = openTickets({
    bets: async () => ({ bets: [sampleBet()], next: null, open: 3 }),
  });
  expect(tickets.open.getState()).toBeNull();
  engine.connected();
  await pass();
  expect(api.bets.mock.calls[0]?.slice(0, 2)).toEqual(["open", undefined]);
  expect(tickets.open.getState()).toBe(3);
});

test("CASH-2 a value that is pushed is shown; an old one is not, and one of another rest loads the bet", async () => {
  const { engine, api, open, pass } = openTickets();
  const ticket = await open();
  const push = (at: number, total: string, parts = 0): void =>
    engine.hearValue({ betId, betProfileId: profile(parts), at, cashout: sampleCashout(total) });
  push(20, "60.00");
  expect(shown(ticket)).toMatchObject({ value: { cashout: { winnings: { total: "60.00" } } } });
  push(10, "50.00");
  expect(shown(ticket)).toMatchObject({ value: { cashout: { winnings: { total: "60.00" } } } });
  const before = api.bet.mock.calls.length;
  api.bet.mockResolvedValue(sampleBet({ betProfileId: profile(1), openStake: "4.00" }));
  push(30, "20.00", 1);
  await pass();
  expect(api.bet).toHaveBeenCalledTimes(before + 1);
  expect(shown(ticket)).toMatchObject({ value: { openStake: "4.00" } });
  push(40, "99.00", 0);
  expect(shown(ticket)).toMatchObject({ value: { cashout: { winnings: { total: "58.40" } } } });
});

test("PEER-17 a bet whose selection was decided while the match goes on is loaded anew, once", async () => {
  const { engine, api, open, pass } = openTickets();
  const ticket = await open();
  const push = (at: number, result: "OPEN" | "WON"): void => {
    const results = sampleBet().selections.map((_, index) => (index === 0 ? result : ("OPEN" as const)));
    engine.hearValue({ betId, betProfileId: profile(0), at, cashout: sampleCashout("60.00"), results });
  };
  api.bet.mockClear();
  push(10, "OPEN");
  await pass();
  expect(api.bet).not.toHaveBeenCalled();
  const [first, ...others] = sampleBet().selections;
  const won = { ...first, resolutionStatuses: [{ state: "SETTLE" as const, status: "WON" as const }] };
  api.bet.mockResolvedValue(sampleBet({ selections: [won, ...others] as typeof others }));
  push(20, "WON");
  await pass();
  push(30, "WON");
  await pass();
  expect(api.bet).toHaveBeenCalledTimes(1);
  expect(shown(ticket)).toMatchObject({ value: { selections: [{ resolutionStatuses: [{ status: "WON" }] }] } });
});

test("CASH-4 where the brand has no cash-out nothing of it is asked or watched", async () => {
  const { api, watches, open, pass } = openTickets({}, { cashoutEnabled: false });
  const ticket = await open();
  ticket.tapCashout(null, "ticket_check");
  ticket.tapCashout(null, "ticket_check");
  ticket.addRule({ kind: "target", amount: 8000n, part: null, notifyOnly: false, from: null });
  await pass();
  expect([watches, api.cashOut.mock.calls, api.addRule.mock.calls]).toEqual([[], [], []]);
  expect(ticket.cashout.getState()).toEqual({ status: "idle" });
});

test("AUTO-4 BET-18 a rule that was met and a bet that ended load the bet anew, and no other", async () => {
  const { tickets, engine, api, open, pass } = openTickets();
  await open();
  tickets.openTicket(sampleBetId(2));
  await pass();
  api.bet.mockClear();
  engine.hear({
    kind: "autoCashoutResult",
    ...numbered(1),
    betId,
    betProfileId: profile(1),
    ruleId: sampleBetId(70),
    value: "80.00",
    paid: "80.00",
    part: "10.00",
    ended: true,
  });
  await pass();
  engine.hear(settledMessage(2));
  await pass();
  expect(api.bet.mock.calls.map(([id]) => id)).toEqual([betId, betId]);
});

test("BET-17 a bet is cancelled once however often it is asked, and says where it could not be", async () => {
  const { api, open, pass } = openTickets();
  const ticket = await open();
  ticket.cancel();
  ticket.cancel();
  expect(ticket.cancelling.getState()).toBe("asking");
  await pass(0);
  expect(ticket.cancelling.getState()).toBe("unreachable");
  api.cancel.mockResolvedValue({ betId, cancelled: false, balance: "98.00" });
  ticket.cancel();
  await pass(0);
  expect(ticket.cancelling.getState()).toBe("refused");
  const [first, second, ...others] = api.cancel.mock.calls.map(([request]) => request);
  expect([first, others]).toEqual([second, []]);
});

test("BET-16 the available events of a bet are followed, and how they stand is copied into its selections", async () => {
  const bet = sampleBet({ selections: [sampleBetSelection(7), sampleBetSelection(8, { available: false })] });
  const { follows, live, listeners, open, pass } = openTickets({ bet: async () => bet });
  const ticket = await open();
  expect(follows).toEqual([[7]]);
  live.set(7, {
    detailedPlayStatus: 7,
    metadata: null,
    ended: false,
    competitors: [
      { name: "Ashbourne City", kit: null, supplementalNames: {} },
      { name: "Harrow Vale", kit: null, supplementalNames: {} },
    ],
  });
  listeners.get(7)?.();
  expect(shown(ticket)).toMatchObject({
    value: {
      selections: [
        {
          playStatus: "HALTED",
          detailedPlayStatus: 7,
          competitors: [
            { teamName: "Ashbourne City", prefix: "FC" },
            { teamName: "Harrow Vale", prefix: null },
          ],
        },
        bet.selections[1],
      ],
    },
  });
  ticket.close();
  await pass();
  expect(follows.at(-1)).toEqual([]);
  expect(listeners.size).toBe(0);
});

test("PEER-9 a bet that ended and a rule that was met are told once, by whichever page is first", () => {
  const told = { last: 3 };
  const news = { read: () => told.last, write: (seq: number) => (told.last = seq) };
  const [one, two] = [openTickets({}, { news }), openTickets({}, { news })];
  const rule: PunterMessage = {
    kind: "autoCashoutResult",
    ...numbered(5),
    betId,
    betProfileId: profile(0),
    ruleId: sampleBetId(70),
    value: "80.00",
    paid: null,
    part: null,
    ended: false,
  };
  for (const message of [settledMessage(3), settledMessage(4), rule, { kind: "wallet", ...numbered(6) } as const])
    for (const page of [one, two]) page.hear(message);
  expect(one.tickets.announced.getState()).toEqual([
    { kind: "settled", seq: 4, settled: settledMessage(4) },
    { kind: "rule", seq: 5, betId, paid: null, value: 8000n, currency: "EUR" },
  ]);
  expect(two.tickets.announced.getState()).toEqual([]);
  one.tickets.dismissNews(4);
  expect(one.tickets.announced.getState().map(({ seq }) => seq)).toEqual([5]);
});

test("BET-17 a code of what can still be bet on is made and copied", async () => {
  const share = vi.fn(async () => "23456789");
  const copy = vi.fn(async () => undefined);
  const { tickets } = openTickets({}, { share, copy });
  const bet = sampleBet({
    type: "system",
    selections: [sampleBetSelection(7, { available: false }), sampleBetSelection(8, { banker: true })],
  });
  expect(await tickets.copyCode(bet)).toBe("23456789");
  expect(share).toHaveBeenCalledWith({
    type: "system",
    selections: [{ eventId: 8, slots: [0], odds: 190 }],
    bankers: [0],
  });
  expect(copy).toHaveBeenCalledWith("23456789");
  copy.mockRejectedValue(new Error("forbidden"));
  expect(await tickets.copyCode(bet)).toBeNull();
  expect(await tickets.copyCode(sampleBet({ selections: [] }))).toBeNull();
});

test("who has left hears nothing more", async () => {
  const { engine, api, watches, open, pass } = openTickets();
  await open();
  engine.close();
  api.bet.mockClear();
  engine.hear(settledMessage(9));
  await pass(60_000);
  expect(api.bet).not.toHaveBeenCalled();
  expect(watches).toHaveLength(1);
});
