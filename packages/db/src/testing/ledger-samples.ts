import { createHash, randomUUID } from "node:crypto";
import { outcomeId, type PlacedBet } from "@touchline/protocol";
import { amountText } from "../stores/ledger/amount-text.ts";
import type { DepositOrder } from "../stores/ledger/deposit-money.ts";
import type { Judge, Verdict } from "../stores/ledger/judge-request.ts";
import { type NewBet, type PlaceOrder, rejectedBet } from "../stores/ledger/new-order.ts";
import type { PreparedBet } from "../stores/ledger/prepared-rows.ts";
import { type BetTerms, termsOf } from "../stores/ledger/terms.ts";
import { uuidV7 } from "../stores/ledger/uuid-v7.ts";

export const EUR = { currency: "EUR", digits: 2 };

export const digestOf = (content: string): Buffer => createHash("sha256").update(content).digest();

export const depositOf = (punter: string, amount: bigint, more: Partial<DepositOrder> = {}): DepositOrder => ({
  ...{ ...EUR, punter, amount, reqUuid: randomUUID(), digest: digestOf(`${amount}`), betslipId: null, at: Date.now() },
  ...more,
});

export const termsOn = (eventId: number, slots: readonly number[]): BetTerms => ({
  type: "single",
  oddsChanges: "ask_me",
  sizes: [],
  legs: [
    {
      ...{ hash: "hash-000001", eventId, eventVersion: 1, game: "PREMATCH", slots, odds: 200, banker: false },
      event: null,
      outcomes: [],
    },
  ],
});

export const betOf = (stake: bigint, more: Partial<NewBet> = {}): NewBet => ({
  id: uuidV7(),
  brand: "default",
  type: "single",
  stake,
  payinTax: 0n,
  payinBonus: 0n,
  hashes: ["hash-000001"],
  terms: termsOn(7, [0]),
  reasons: [],
  received: {},
  ...more,
});

export const orderOf = (punter: string, stakes: readonly bigint[], more: Partial<PlaceOrder> = {}): PlaceOrder => {
  const now = Date.now();
  return {
    ...{ ...EUR, punter, reqUuid: randomUUID(), digest: digestOf(`${stakes}`), betslipId: randomUUID() },
    at: now,
    acceptAt: now,
    bets: stakes.map((stake) => betOf(stake)),
    ...more,
  };
};

const verdictOf = ({ id, stake }: PreparedBet, status: PlacedBet["status"]): Verdict => {
  const refused = rejectedBet({ id, stake, hashes: ["hash-000001"] }, EUR.digits, []);
  return {
    bet: status === "REJECTED" ? refused : { ...refused, status, maxWinnings: amountText(stake * 2n, EUR.digits) },
    exposure: status === "PLACED" ? stake : 0n,
    maxWinnings: status === "PLACED" ? stake * 2n : null,
    settlement: {},
    facts: { status },
  };
};

const outcomesOf = (bet: PreparedBet): string[] =>
  termsOf(bet).legs.flatMap(({ eventId, slots }) => slots.map((slot) => outcomeId(eventId, slot)));

/** Decides every bet in the same way, or makes it wait. */
export const judgeAll = (status: PlacedBet["status"] | "wait"): Judge => ({
  outcomesOf,
  maxLiabilitiesOf: (bet) => new Map(outcomesOf(bet).map((outcome) => [outcome, 10n ** 15n])),
  judge: (bet) => (status === "wait" ? null : verdictOf(bet, status)),
});
