import type { PlacedBet, Placement, RejectionReason } from "@touchline/protocol";
import { amountText } from "./amount-text.ts";
import { differences, exposuresOf, type Judge, judgeRequest, type Verdict } from "./judge-request.ts";
import { lockLiabilities } from "./liability-rows.ts";
import type { Ledger } from "./open-ledger.ts";
import type { PreparedRequest } from "./prepared-rows.ts";
import { claimRequests, keyOf, type NewRequest, placementOf, readRequests } from "./request-rows.ts";
import { noWrites, type Writes } from "./rows.ts";
import { moveMoney, tellResult } from "./tell.ts";
import { inLedger } from "./transaction.ts";
import { type LockedWallet, lockWallets, type WalletOwner } from "./wallet-rows.ts";
import { writeTaken } from "./write-rows.ts";

export interface NewBet {
  /** A UUIDv7. */
  readonly id: string;
  readonly brand: string;
  readonly type: string;
  readonly stake: bigint;
  readonly hashes: readonly string[];
  /** All that it takes to decide, show and settle the bet. */
  readonly terms: unknown;
  /** Why it is not taken, where that is plain without the offer; empty where it is to be decided. */
  readonly reasons: readonly RejectionReason[];
  /** What the bettor saw at the tap, and when it came. */
  readonly received: object;
}

export interface PlaceOrder extends NewRequest, WalletOwner {
  readonly betslipId: string;
  readonly acceptAt: number;
  readonly bets: readonly NewBet[];
}

export type Refused = { readonly problem: "REQUEST_REUSED" | "OTHER_CURRENCY" };
export type PlaceOutcome = { readonly placement: Placement; readonly isNew: boolean } | Refused;

const INSUFFICIENT: RejectionReason = { code: "BALANCE_INSUFFICIENT", reason: "The balance is below the stake" };

export const rejectedBet = (
  { id, hashes, stake }: Pick<NewBet, "id" | "hashes" | "stake">,
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
});

const refusal = (bet: NewBet, digits: number, reasons: readonly RejectionReason[]): Verdict => ({
  bet: rejectedBet(bet, digits, reasons),
  exposure: 0n,
  maxWinnings: null,
  settlement: null,
  facts: { status: "REJECTED", codes: reasons.map(({ code }) => code) },
});

type Verdicts = ReadonlyMap<string, Verdict>;

/**
 * What can be said of the bets of a request as it comes. Where the balance does not carry all that is to be decided, none of it
 * is taken; `judge` answers for those that need not wait, or with null where they must.
 */
const verdictsOf = (order: PlaceOrder, wallet: LockedWallet, judge: () => Verdicts | null): Verdicts => {
  const refuse = (
    bets: readonly NewBet[],
    reasonsOf: (bet: NewBet) => readonly RejectionReason[],
  ): [string, Verdict][] => bets.map((bet) => [bet.id, refusal(bet, wallet.digits, reasonsOf(bet))]);
  const early = order.bets.filter(({ reasons }) => reasons.length > 0);
  const open = order.bets.filter(({ reasons }) => reasons.length === 0);
  const isCarried = open.reduce((sum, { stake }) => sum + stake, 0n) <= wallet.balance;
  const others = isCarried ? (judge() ?? []) : refuse(open, () => [INSUFFICIENT]);
  return new Map([...refuse(early, ({ reasons }) => reasons), ...others]);
};

const writeBet = (
  order: PlaceOrder,
  position: number,
  verdict: Verdict | null,
  wallet: LockedWallet,
  writes: Writes,
) => {
  const { punter, reqUuid, currency, acceptAt } = order;
  const bet = order.bets[position] as NewBet;
  const { id, brand, type, stake, terms } = bet;
  const at = new Date(order.at);
  writes.bets.push({
    ...{ id, punter, req_uuid: reqUuid, position, brand, type, currency, stake: `${stake}`, terms, created_at: at },
    accept_at: new Date(acceptAt),
    phase: verdict?.bet.status ?? "PREPARED",
    decided_at: verdict && at,
    decision: verdict && { bet: verdict.bet, settlement: verdict.settlement },
    max_winnings: verdict?.maxWinnings?.toString() ?? null,
  });
  const received = { ...bet.received, acceptAt, delayMs: acceptAt - order.at };
  writes.facts.push({ bet: id, step: "received", at, facts: received });
  if (verdict) writes.facts.push({ bet: id, step: "decided", at, facts: verdict.facts });
  if (verdict?.bet.status !== "REJECTED") moveMoney(writes, wallet, { kind: "stake", ref: id, amount: -stake, at });
};

/** Takes one request: debits what is placed or to be decided, and tells the punter where nothing is left to be decided. */
const takeOrder = (order: PlaceOrder, wallet: LockedWallet, writes: Writes, verdicts: Verdicts): Placement => {
  const { reqUuid, betslipId, acceptAt } = order;
  for (const [position, { id }] of order.bets.entries())
    writeBet(order, position, verdicts.get(id) ?? null, wallet, writes);
  const told = order.bets.flatMap(({ id }) => verdicts.get(id)?.bet ?? []);
  const isDecided = told.length === order.bets.length;
  if (isDecided) tellResult(writes, wallet, { reqUuid, betslipId, bets: told }, order.at);
  const balance = amountText(wallet.balance, wallet.digits);
  return isDecided
    ? { state: "DECIDED", result: { reqUuid, betslipId, bets: told }, balance }
    : { state: "PREPARED", reqUuid, betslipId, acceptAt, now: order.at, balance };
};

/** What is to be decided of an order, without reading it back. */
export const preparedOf = (order: PlaceOrder): PreparedRequest => {
  const { punter, reqUuid, betslipId, acceptAt, currency, digits } = order;
  const told = (bet: NewBet) => (bet.reasons.length > 0 ? rejectedBet(bet, digits, bet.reasons) : null);
  const bets = order.bets.map((bet) => ({ ...bet, told: told(bet) }));
  return { punter, reqUuid, betslipId, acceptAt, currency, digits, bets };
};

const isDue = ({ at, acceptAt }: PlaceOrder): boolean => acceptAt <= at;

/**
 * Takes many requests of one tenant in one transaction, with as many statements as it takes for one. Those of one punter are taken
 * in order, and those that need not wait are decided with it. One that is known already is answered as it stands, or refused
 * where it asks for something else under the same name.
 */
export const placeBets = (
  ledger: Ledger,
  tenant: string,
  orders: readonly PlaceOrder[],
  judge: Judge,
): Promise<readonly PlaceOutcome[]> =>
  inLedger(ledger, tenant, async (transaction) => {
    const wallets = await lockWallets(transaction, orders);
    const walletOf = ({ punter }: PlaceOrder): LockedWallet => wallets.get(punter) as LockedWallet;
    const fitting = orders.filter((order) => walletOf(order).currency === order.currency);
    const claimed = await claimRequests(transaction, "place", fitting);
    const due = new Map([...claimed].filter(isDue).map((order) => [order, preparedOf(order)]));
    const before = await lockLiabilities(transaction, exposuresOf([...due.values()], judge));
    const after = new Map(before);
    const writes = noWrites();
    const taken = new Map<PlaceOrder, Placement>();
    for (const order of claimed) {
      const request = due.get(order);
      const verdicts = verdictsOf(order, walletOf(order), () => (request ? judgeRequest(request, judge, after) : null));
      taken.set(order, takeOrder(order, walletOf(order), writes, verdicts));
    }
    writes.liabilities.push(...differences(before, after));
    if (claimed.size > 0) await writeTaken(transaction, writes, new Set([...claimed].map(walletOf)));
    const known = await readRequests(
      transaction,
      fitting.filter((order) => !claimed.has(order)),
    );
    return orders.map((order): PlaceOutcome => {
      const placement = taken.get(order);
      if (placement) return { placement, isNew: true };
      const earlier = known.get(keyOf(order));
      if (!earlier) return { problem: "OTHER_CURRENCY" };
      if (!earlier.digest.equals(order.digest)) return { problem: "REQUEST_REUSED" };
      return { placement: placementOf(earlier, order.at), isNew: false };
    });
  });
