import type { Placement, RejectionReason } from "@touchline/protocol";
import { amountText } from "./amount-text.ts";
import type { Verdict } from "./judge-request.ts";
import { allowedBy } from "./limits.ts";
import { type NewBet, type PlaceOrder, refusal } from "./new-order.ts";
import type { Writes } from "./rows.ts";
import { moveMoney, tellResult } from "./tell.ts";
import { PORTS } from "./wallet-port.ts";
import type { LockedWallet } from "./wallet-rows.ts";

const INSUFFICIENT: RejectionReason = { code: "BALANCE_INSUFFICIENT", reason: "The balance is below the stake" };

const TIME_OUT: RejectionReason = { code: "ON_BREAK", reason: "The punter is on a break" };

/** Why no open bet of an order is taken, whatever the offer is, with the stake that would be. */
interface Obstacle {
  readonly reason: RejectionReason;
  readonly allowed: bigint;
}

const limitReached = (allowed: bigint, { digits }: LockedWallet): Obstacle => {
  const reason = `A limit of the punter is reached: ${amountText(allowed, digits)} is left`;
  return { reason: { code: "LIMIT_REACHED", reason }, allowed };
};

const obstacleOf = (wallet: LockedWallet, stakes: readonly bigint[], at: number): Obstacle | null => {
  if (stakes.length === 0) return null;
  const staked = stakes.reduce((sum, stake) => sum + stake, 0n);
  if (wallet.timeOutUntil > at) return { reason: TIME_OUT, allowed: 0n };
  const left = allowedBy(wallet, ["stake", "loss"]);
  if (left !== null && staked > left) return limitReached(left > 0n ? left : 0n, wallet);
  const { mostPerBet } = wallet;
  if (mostPerBet !== null && stakes.some((stake) => stake > mostPerBet)) return limitReached(mostPerBet, wallet);
  return PORTS[wallet.kind].covers(wallet, staked) ? null : { reason: INSUFFICIENT, allowed: 0n };
};

type Verdicts = ReadonlyMap<string, Verdict>;

/**
 * Verdicts that are possible when a request is received. If the balance or a limit does not allow all open bets, all are rejected.
 * `judge` decides requests without a delay and returns null for the others.
 */
export const verdictsOf = (order: PlaceOrder, wallet: LockedWallet, judge: () => Verdicts | null): Verdicts => {
  const refuse = (
    bets: readonly NewBet[],
    reasonsOf: (bet: NewBet) => readonly RejectionReason[],
    allowed = 0n,
  ): [string, Verdict][] => bets.map((bet) => [bet.id, refusal(bet, wallet.digits, reasonsOf(bet), allowed)]);
  const early = order.bets.filter(({ reasons }) => reasons.length > 0);
  const open = order.bets.filter(({ reasons }) => reasons.length === 0);
  const stakes = open.map(({ stake }) => stake);
  const obstacle = obstacleOf(wallet, stakes, order.at);
  const allowed = open.length === 1 ? obstacle?.allowed : 0n;
  const others = obstacle ? refuse(open, () => [obstacle.reason], allowed) : (judge() ?? []);
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
  const { id, brand, type, stake, payinTax, payinBonus, terms } = bet;
  const at = new Date(order.at);
  writes.bets.push({
    ...{ id, punter, req_uuid: reqUuid, position, brand, type, currency, stake: `${stake}`, terms, created_at: at },
    payin_tax: `${payinTax}`,
    payin_bonus: `${payinBonus}`,
    accept_at: new Date(acceptAt),
    phase: verdict?.bet.status ?? "PREPARED",
    decided_at: verdict && at,
    decision: verdict && { bet: verdict.bet, settlement: verdict.settlement },
    max_winnings: verdict?.maxWinnings?.toString() ?? null,
  });
  const received = { ...bet.received, acceptAt, delayMs: acceptAt - order.at };
  writes.facts.push({ bet: id, step: "received", at, facts: received });
  if (verdict) writes.facts.push({ bet: id, step: "decided", at, facts: verdict.facts });
  if (verdict?.bet.status !== "REJECTED")
    moveMoney(writes, wallet, {
      ...{ kind: "stake", ref: id, amount: -stake, tax: payinTax, bonus: payinBonus, at },
      bet: { id },
    });
};

/** Records a request: debits placed and undecided bets, and sends the result if everything is decided. */
export const takeOrder = (order: PlaceOrder, wallet: LockedWallet, writes: Writes, verdicts: Verdicts): Placement => {
  const { reqUuid, betslipId, acceptAt, trace } = order;
  for (const [position, { id }] of order.bets.entries())
    writeBet(order, position, verdicts.get(id) ?? null, wallet, writes);
  const told = order.bets.flatMap(({ id }) => verdicts.get(id)?.bet ?? []);
  const isDecided = told.length === order.bets.length;
  if (isDecided) tellResult(writes, wallet, { reqUuid, betslipId, bets: told, trace }, order.at);
  const balance = PORTS[wallet.kind].shown(wallet);
  return isDecided
    ? { state: "DECIDED", result: { reqUuid, betslipId, bets: told }, balance }
    : { state: "PREPARED", reqUuid, betslipId, acceptAt, now: order.at, balance };
};
