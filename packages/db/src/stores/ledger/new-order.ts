import type { PlacedBet, RejectionReason, TaxesAndBonuses } from "@touchline/protocol";
import { amountText } from "./amount-text.ts";
import type { Verdict } from "./judge-request.ts";
import type { PreparedRequest } from "./prepared-rows.ts";
import type { NewRequest } from "./request-rows.ts";
import type { WalletOwner } from "./wallet-rows.ts";

export interface NewBet {
  readonly id: string;
  readonly brand: string;
  readonly type: string;
  readonly stake: bigint;
  /** Tax and bonus on the stake. */
  readonly payinTax: bigint;
  readonly payinBonus: bigint;
  readonly hashes: readonly string[];
  /** Everything needed to decide, show and settle the bet. */
  readonly terms: unknown;
  /** Rejection reasons that do not depend on the offer; empty where the bet is to be decided. */
  readonly reasons: readonly RejectionReason[];
  /** Set where taxes and bonuses are other than those the bettor was shown. */
  readonly newTaxesAndBonuses?: TaxesAndBonuses | undefined;
  /** What the bettor saw when placing, and when it was received. */
  readonly received: object;
}

export interface PlaceOrder extends NewRequest, WalletOwner {
  readonly betslipId: string;
  readonly acceptAt: number;
  readonly bets: readonly NewBet[];
  /** Trace context, where the placement is traced: the message of the result has it as well. */
  readonly trace?: string | undefined;
}

type Refusable = Pick<NewBet, "id" | "hashes" | "stake" | "newTaxesAndBonuses">;

export const rejectedBet = (
  { id, hashes, stake, newTaxesAndBonuses }: Refusable,
  digits: number,
  reasons: readonly RejectionReason[],
): PlacedBet => ({
  id,
  status: "REJECTED",
  hashes: [...hashes],
  reasons: [...reasons],
  stake: amountText(stake, digits),
  alternativeStake: null,
  maxWinnings: null,
  odds: {},
  ...(newTaxesAndBonuses && { taxesAndBonuses: newTaxesAndBonuses }),
});

/** A verdict that does not depend on the offer. `allowed` is the stake that would be taken. */
export const refusal = (
  bet: Refusable,
  digits: number,
  reasons: readonly RejectionReason[],
  allowed = 0n,
): Verdict => ({
  bet: { ...rejectedBet(bet, digits, reasons), alternativeStake: allowed > 0n ? amountText(allowed, digits) : null },
  exposure: 0n,
  maxWinnings: null,
  settlement: null,
  facts: { status: "REJECTED", codes: reasons.map(({ code }) => code) },
});

/** The prepared request of an order, without reading it back from the database. */
export const preparedOf = (order: PlaceOrder): PreparedRequest => {
  const { punter, reqUuid, betslipId, acceptAt, currency, digits, trace } = order;
  const told = (bet: NewBet) => (bet.reasons.length > 0 ? rejectedBet(bet, digits, bet.reasons) : null);
  const bets = order.bets.map((bet) => ({ ...bet, told: told(bet) }));
  return { punter, reqUuid, betslipId, acceptAt, currency, digits, bets, ...(trace && { trace }) };
};
