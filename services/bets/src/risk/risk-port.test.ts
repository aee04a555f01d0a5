import type { PreparedRequest } from "@touchline/db";
import type { RiskAnswer, RiskQuestion } from "@touchline/protocol/risk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { legOn } from "../test-support/stored-bets.ts";
import { createRiskPort } from "./risk-port.ts";

const NOW = 1_900_000_000_000;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const requestOn = (game: "LIVE" | "PREMATCH", acceptAt: number): PreparedRequest => ({
  ...{ reqUuid: "q1", punter: "ana", currency: "EUR", digits: 2, betslipId: "s1", acceptAt },
  bets: [
    {
      ...{ id: "b1", brand: "default", type: "single", stake: 1_000n, payinTax: 0n, payinBonus: 0n, told: null },
      terms: { type: "single", oddsChanges: "ask_me", sizes: [], legs: [legOn(7, { game })] },
    },
  ],
});

const accepted: RiskAnswer = { bets: [{ id: "b1", decision: "accept" }] };

/** Asks, and is answered so much later. */
const ask = async (request: PreparedRequest, afterMs: number) => {
  const asked: RiskQuestion[] = [];
  vi.setSystemTime(NOW);
  const port = createRiskPort("touchline", async (question) => {
    asked.push(question);
    vi.setSystemTime(Date.now() + afterMs);
    return accepted;
  });
  return { words: await port.ask(request), asked };
};

test.each([
  ["PREMATCH", 0, 3_000],
  ["LIVE", 6_000, 16_000],
] as const)("PEER-20 an answer is waited for from when the bet came: %s", async (game, delay, allowed) => {
  const { asked, words } = await ask(requestOn(game, NOW + delay), 100);
  expect(asked[0]?.until).toBe(NOW + allowed);
  expect(words.of("b1")).toEqual({ decision: "accept" });
  expect(words.of("b2")).toEqual({ decision: "silent" });
});

test("PEER-20 the decision may be as late as the answer, and no later than an answer may be", async () => {
  expect((await ask(requestOn("LIVE", NOW + 6_000), 1_000)).words.lateMs).toBe(0);
  expect((await ask(requestOn("LIVE", NOW + 6_000), 15_000)).words.lateMs).toBe(9_000);
  expect((await ask(requestOn("LIVE", NOW - 2_000), 60_000)).words.lateMs).toBe(16_000);
});

test("PEER-20 a request whose time is over is not asked about", async () => {
  const { asked, words } = await ask(requestOn("PREMATCH", NOW - 3_000), 0);
  expect(asked).toEqual([]);
  expect(words.of("b1")).toEqual({ decision: "silent" });
});

test("PEER-20 no more than 256 questions are under way at once", async () => {
  const asked: RiskQuestion[] = [];
  const port = createRiskPort("touchline", (question) => {
    asked.push(question);
    return new Promise(() => undefined);
  });
  for (let count = 0; count < 256; count += 1) void port.ask(requestOn("PREMATCH", NOW));
  expect((await port.ask(requestOn("PREMATCH", NOW))).of("b1")).toEqual({ decision: "silent" });
  expect(asked).toHaveLength(256);
});
