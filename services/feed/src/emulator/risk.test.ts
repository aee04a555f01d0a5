import { randomUUID } from "node:crypto";
import { RISK_PATH, type RiskQuestion, riskAnswerSchema } from "@touchline/protocol/risk";
import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_SIGNATURE_HEADER,
  walletSignatureIn,
} from "@touchline/protocol/wallet";
import { expect, test } from "vitest";
import { createRiskSystem, riskRulesSchema } from "./risk.ts";

const KEY = "key-of-the-risk-system-in-tests-00";
const leg = { game: "LIVE" as const, odds: 200, banker: false, outcomes: [] };
const bet = (stake: string, event = 7): RiskQuestion["bets"][number] => ({
  ...{ id: randomUUID(), type: "single", stake, sizes: [], legs: [{ ...leg, event }] },
});
const questionOf = (...bets: RiskQuestion["bets"]): RiskQuestion => ({
  ...{ tenant: "touchline", punter: "ana", reqUuid: randomUUID(), currency: "EUR", until: Date.now() + 3_000, bets },
});

const ask = (system: ReturnType<typeof createRiskSystem>, question: RiskQuestion, key = KEY) => {
  const body = JSON.stringify(question);
  const header = signWalletBody(key, RISK_PATH, body, Date.now());
  return { header, reply: system.answer(RISK_PATH, body, header) };
};

test("PEER-20 the emulator's risk system decides on each bet by its rules, and signs the answer", () => {
  const system = createRiskSystem(KEY);
  system.set(riskRulesSchema.parse({ mostStake: "50.00", closed: [9] }));
  const [fine, high, closed] = [bet("50"), bet("50.01"), bet("1", 9)];
  const { header, reply } = ask(system, questionOf(fine, high, closed));
  expect(reply?.status).toBe(200);
  expect(riskAnswerSchema.parse(JSON.parse(reply?.body ?? "")).bets).toEqual([
    { id: fine.id, decision: "accept" },
    { id: high.id, decision: "alternative", stake: "50.00" },
    { id: closed.id, decision: "reject" },
  ]);
  const signature = reply?.headers[WALLET_SIGNATURE_HEADER];
  expect(isWalletBodySigned(KEY, walletSignatureIn(header) ?? "", reply?.body ?? "", signature, Date.now())).toBe(true);
});

test("PEER-20 the emulator's risk system answers nobody else's questions, and none while it is silent", () => {
  const system = createRiskSystem(KEY);
  expect(ask(system, questionOf(bet("1")), "another-key-of-32-characters-0000").reply).toMatchObject({ status: 401 });
  expect(system.asked()).toBe(0);
  system.set(riskRulesSchema.parse({ silent: true }));
  expect(ask(system, questionOf(bet("1"))).reply).toBeNull();
  expect(system.asked()).toBe(1);
});
