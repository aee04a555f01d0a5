import { betSchema, ticketRoutes } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleBet, sampleBetId, sampleCashout, sampleRule } from "../test-support/sample-ticket.ts";
import { createTicketsApi } from "./tickets-api.ts";

const betId = sampleBetId();
const signal = new AbortController().signal;

const setUp = (answer: unknown, supplementalNameTypeIds: readonly number[] = []) => {
  const calls: { readonly path: string; readonly body: object | null }[] = [];
  const api = createTicketsApi(
    async (path, body = null) => {
      calls.push({ path, body });
      return answer;
    },
    () => ({ locale: "nb", supplementalNameTypeIds }),
  );
  return { api, calls };
};

test("the sample bet is one of the contract", () => {
  expect(betSchema.parse(sampleBet())).toEqual(sampleBet());
});

test("BET-20 a bet is asked for by its id, with the supplemental names where they are configured, and read from `bet`", async () => {
  const plain = setUp({ bet: sampleBet() });
  expect(await plain.api.bet(betId, signal)).toEqual(sampleBet());
  const named = setUp({ bet: sampleBet() }, [2, 5]);
  await named.api.bet(betId, signal);
  expect([...plain.calls, ...named.calls].map(({ path }) => path)).toEqual([
    `/api/bets/${betId}?locale=nb`,
    `/api/bets/${betId}?locale=nb&supplementalNameTypeIds=2,5`,
  ]);
});

test("PEER-8 a list is asked for by its filter, and on by the end of the page before", async () => {
  const page = { bets: [sampleBet()], next: "later", open: 1 };
  const { api, calls } = setUp(page);
  expect(await api.bets("won", undefined, signal)).toEqual(page);
  await api.bets("won", "a b", signal);
  expect(calls.map(({ path }) => path)).toEqual([
    "/api/bets?filter=won&locale=nb",
    "/api/bets?filter=won&before=a+b&locale=nb",
  ]);
});

test("an answer that is not a bet is none", async () => {
  const { api } = setUp({ bet: { ...sampleBet(), phase: "LOST" } });
  await expect(api.bet(betId, signal)).rejects.toThrow();
});

test("CASH-3 AUTO-5 what is asked for goes to its route as the contract has it", async () => {
  const betProfileId = `${betId}.0`;
  const { id, amount } = sampleRule();
  const requests = {
    cashOut: {
      reqUuid: sampleBetId(9),
      betProfileId,
      cashout: { winnings: { total: "58.40" }, part: null },
      source: "ticket_check",
    },
    addRule: { ...sampleRule(), betProfileId },
    removeRule: { id, amount, betProfileId },
    cancel: { reqUuid: sampleBetId(9), betId },
  } as const;
  const paid = setUp({ state: "REOFFERED", betId, betProfileId, cashout: sampleCashout() });
  await paid.api.cashOut(requests.cashOut, signal);
  const rules = setUp({ betId, rules: [], refused: null });
  await rules.api.addRule(requests.addRule, signal);
  await rules.api.removeRule(requests.removeRule, signal);
  const cancelled = setUp({ betId, cancelled: true, balance: "1.00" });
  await cancelled.api.cancel(requests.cancel, signal);
  const calls = [...paid.calls, ...rules.calls, ...cancelled.calls];
  expect(calls).toEqual(
    (["cashOut", "addRule", "removeRule", "cancel"] as const).map((name) => ({
      path: ticketRoutes[name].path,
      body: ticketRoutes[name].body.parse(requests[name]),
    })),
  );
});

test("AHEAD-1 AHEAD-2 record and course are those of the bet", async () => {
  const valueHistory = { betId, currency: "EUR", stake: "10.00", points: [], moments: [] };
  const { api, calls } = setUp(valueHistory);
  expect(await api.valueHistory(betId, signal)).toEqual(valueHistory);
  await expect(api.record(betId, signal)).rejects.toThrow();
  expect(calls.map(({ path }) => path)).toEqual([`/api/bets/${betId}/course`, `/api/bets/${betId}/record`]);
});
