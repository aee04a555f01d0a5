import { minorDigits, parseAmount } from "@touchline/betting";
import {
  type DepositOrder,
  depositMoney,
  isAway,
  type Ledger,
  type PlaceOrder,
  type PlaceOutcome,
  placeBets,
  placeFreeBets,
  preparedOf,
  setLimits,
  type WithdrawalOutcome,
  withdrawMoney,
} from "@touchline/db";
import type {
  CommandProblem,
  Deposit,
  DepositAnswer,
  LimitsAnswer,
  PlaceAnswer,
  PlaceCommand,
  PunterLimits,
  ReconcileAnswer,
} from "@touchline/protocol";
import { currentTrace, type Offer } from "@touchline/server-kit";
import { type Acceptor, type AcceptorOptions, createAcceptor } from "./accept/acceptor.ts";
import { createJudge } from "./accept/judge.ts";
import type { OfferNow } from "./accept/judge-leg.ts";
import { createBatchQueue } from "./batch-queue.ts";
import type { Share } from "./fair-shares.ts";
import { countDecided, placements, stageSeconds } from "./metrics.ts";
import { isTooLarge, requestProblem } from "./place/check-request.ts";
import { digestOf } from "./place/digest.ts";
import { makeOrder } from "./place/make-order.ts";
import { problem } from "./problem.ts";
import { createRelay, type Relay, type RelayOptions } from "./relay.ts";
import { toldReconciliation } from "./wallet/reconcile.ts";
import { gatherFor, type RemoteWallet } from "./wallet/remote-wallet.ts";

export interface TenantBetsOptions extends Omit<AcceptorOptions, "onDecided" | "wallet">, RelayOptions {
  readonly ledger: Ledger;
  /** The whole offer, for names and delays; null until it was complete once. */
  readonly described: () => Offer | null;
  readonly share: Share;
  /** Null where the punters' money is in the ledger. */
  readonly wallet: RemoteWallet | null;
}

/** Queues, acceptor and relay of one tenant: separate for each, so that one tenant's load does not delay another. */
export interface TenantBets {
  readonly place: (command: PlaceCommand) => Promise<PlaceAnswer>;
  readonly deposit: (deposit: Deposit) => Promise<DepositAnswer>;
  readonly withdraw: (withdrawal: Deposit) => Promise<DepositAnswer>;
  readonly setLimits: (limits: PunterLimits) => Promise<LimitsAnswer>;
  /** The balance of a wallet of the operator; null where it is not known, or in the ledger. */
  readonly balance: (punter: string, currency: string) => Promise<string | null>;
  /** Compares a day with the wallet of the operator. */
  readonly reconcile: (day: string) => Promise<ReconcileAnswer>;
  /** Called after each commit, and once a second: what was written is sent. */
  readonly wake: () => void;
  readonly acceptor: Acceptor;
  readonly relay: Relay;
  readonly waiting: () => number;
}

const MAX_DEPOSITS = 256;
/** With more in the queue the last one would be answered after its caller's timeout, so new ones are refused. */
const MAX_WAITING = 8_192;

const REFUSALS = {
  REQUEST_REUSED: problem("REQUEST_REUSED", "reqUuid was used before with a different body"),
  OTHER_CURRENCY: problem("INVALID_BODY", "currency: not the wallet's currency"),
  BALANCE_INSUFFICIENT: problem("BALANCE_INSUFFICIENT", "The balance does not cover it"),
  LIMIT_REACHED: problem("LIMIT_REACHED", "The deposit is above what the punter's limits leave"),
  ON_BREAK: problem("ON_BREAK", "The punter is on a break"),
} as const;

const NOT_READY = problem("NOT_READY", "Bets cannot be taken now");
const WALLET_SILENT = problem("NOT_READY", "The operator's wallet does not answer");
const OWN_WALLET = problem("INVALID_BODY", "The punters' money is in a wallet of the operator");

/** What became of a request, for its metric, and the answer. */
type Taken = readonly [outcome: string, answer: PlaceAnswer];

const refused = (answer: CommandProblem): Taken => [answer.problem.code, answer];

export const createTenantBets = (options: TenantBetsOptions): TenantBets => {
  const { ledger, tenant, bookmaker, described, share, wallet, log } = options;
  const relay = createRelay(options);
  const wake = (): void => {
    relay.wake();
    wallet?.wake();
  };
  const acceptor = createAcceptor({ ...options, onDecided: wake });
  // Bet builders have to be priced first, so bets with them are never placed at once.
  const offerFor = (): OfferNow | null => {
    const now = options.offer();
    return now && { ...now, builder: () => undefined };
  };
  // A risk system has to be asked first, where the tenant has one.
  const judge = createJudge({
    ...{ tenant, shard: ledger.shard, bookmaker, offerFor, log },
    ...(options.risk && { riskWordsOf: () => null }),
  });
  const secondsSince = (started: number): number => (performance.now() - started) / 1000;
  const timed =
    <Orders, Result>(run: (orders: Orders) => Promise<Result>) =>
    async (orders: Orders): Promise<Result> => {
      const started = performance.now();
      const result = await run(orders);
      stageSeconds.observe({ tenant, stage: "transaction" }, secondsSince(started));
      return result;
    };
  const placing = createBatchQueue({
    name: "place batch",
    most: share.most,
    restAfter: (tookMs, waiting) => Math.max(share.restAfter(tookMs), wallet ? gatherFor(waiting) : 0),
    isHopeless: isAway,
    run: timed((orders: readonly PlaceOrder[]) => placeFreeBets(ledger, tenant, orders, judge)),
  });
  const placingAfterWait = createBatchQueue({
    name: "place batch after a locked wallet",
    ...share,
    isHopeless: isAway,
    run: timed((orders: readonly PlaceOrder[]) => placeBets(ledger, tenant, orders, judge)),
  });
  const waiting = (): number => placing.waiting() + placingAfterWait.waiting();
  const depositing = createBatchQueue({
    name: "deposit batch",
    most: () => MAX_DEPOSITS,
    isHopeless: isAway,
    run: (orders: readonly DepositOrder[]) => depositMoney(ledger, tenant, orders),
  });

  const withdrawing = createBatchQueue({
    name: "withdrawal batch",
    most: () => MAX_DEPOSITS,
    isHopeless: isAway,
    run: (orders: readonly DepositOrder[]) => withdrawMoney(ledger, tenant, orders),
  });

  /** Those whose wallet is locked wait in a queue of their own, so that the others of the batch do not. */
  const pushOrder = async (order: PlaceOrder): Promise<PlaceOutcome> =>
    (await placing.push(order)) ?? (await placingAfterWait.push(order));

  const take = async (command: PlaceCommand): Promise<Taken> => {
    const started = performance.now();
    const { request } = command;
    const offer = described();
    if (!offer || waiting() > MAX_WAITING) return refused(NOT_READY);
    share.ask();
    if (request.currency !== command.currency) return refused(REFUSALS.OTHER_CURRENCY);
    if (!bookmaker.betTypesOf(tenant, request.brand))
      return refused(problem("INVALID_BODY", "brand: not one of the tenant's brands"));
    const wrong = requestProblem(request);
    if (wrong) return refused(problem("INVALID_BODY", wrong));
    if (isTooLarge(request)) return refused(problem("TOO_LARGE", "bets: too many systems of too many selections"));
    const order = { ...makeOrder({ command, offer, bookmaker, now: Date.now() }), trace: currentTrace() };
    const outcome = await pushOrder(order);
    if ("problem" in outcome) return refused(REFUSALS[outcome.problem]);
    const { placement, isNew } = outcome;
    stageSeconds.observe({ tenant, stage: "record" }, secondsSince(started));
    if (placement.state === "DECIDED") {
      if (!isNew) return ["repeated", { placement }];
      countDecided(tenant, placement.result.bets);
      relay.wake();
      return ["decided", { placement }];
    }
    if (isNew) acceptor.schedule(preparedOf(order), order.at);
    return [isNew ? "prepared" : "repeated", { placement: { ...placement, now: Date.now() } }];
  };

  const place = async (command: PlaceCommand): Promise<PlaceAnswer> => {
    const [outcome, answer] = await take(command).catch((error: unknown) => {
      placements.inc({ tenant, outcome: "failed" });
      throw error;
    });
    placements.inc({ tenant, outcome });
    return answer;
  };

  const moveOf =
    (push: (order: DepositOrder) => Promise<WithdrawalOutcome>) =>
    async (given: Deposit): Promise<DepositAnswer> => {
      if (wallet) return OWN_WALLET;
      const { punter, reqUuid, currency } = given;
      const amount = parseAmount(given.amount, currency);
      if (!amount || amount <= 0n) return problem("INVALID_BODY", "amount: not a valid amount in the currency");
      const owner = { punter, currency, digits: minorDigits(currency) };
      const order = { ...owner, reqUuid, digest: digestOf(given), betslipId: null, at: Date.now(), amount };
      const outcome = await push(order);
      if ("problem" in outcome) return REFUSALS[outcome.problem];
      relay.wake();
      return outcome;
    };

  const deposit = moveOf(depositing.push);
  const withdraw = moveOf(withdrawing.push);

  const changeLimits = async ({ punter, currency, limits, timeOutUntil }: PunterLimits): Promise<LimitsAnswer> => {
    const amounts = limits.map(({ amount }) => parseAmount(amount, currency));
    if (amounts.includes(null)) return problem("INVALID_BODY", "limits: not a valid amount in the currency");
    const set = await setLimits(ledger, tenant, {
      ...{ punter, currency, digits: minorDigits(currency) },
      limits: limits.map(({ kind, period }, index) => ({ kind, period, amount: amounts[index] as bigint })),
      timeOutUntil: timeOutUntil === null ? null : new Date(timeOutUntil),
    });
    return set ? { set } : REFUSALS.OTHER_CURRENCY;
  };

  const balance = async (punter: string, currency: string) => (await wallet?.balance(punter, currency)) ?? null;

  const reconcile = async (day: string): Promise<ReconcileAnswer> => {
    if (!wallet) return { reconciliation: toldReconciliation() };
    const outcome = await wallet.reconcile(day);
    return outcome ? { reconciliation: toldReconciliation(outcome) } : WALLET_SILENT;
  };

  return { place, deposit, withdraw, setLimits: changeLimits, balance, reconcile, wake, acceptor, relay, waiting };
};
