import type { Ledger } from "./open-ledger.ts";
import type { CallRow } from "./rows.ts";
import { inLedger, inLedgerByKeys, type LedgerTransaction, runInLedger, type Statement } from "./transaction.ts";
import { PORTS } from "./wallet-port.ts";
import { lockKnownWallets, lockWallets, type WalletOwner } from "./wallet-rows.ts";
import { given, givenIds } from "./write-rows.ts";

/** A call to the wallet of an operator that is to be made. */
export interface DueCall {
  readonly id: string;
  readonly punter: string;
  readonly bet: string;
  /** Position among the calls of its bet. */
  readonly number: number;
  readonly kind: Exclude<CallRow["kind"], "reserve">;
  readonly reason: CallRow["reason"];
  readonly currency: string;
  readonly digits: number;
  /** Change of the punter's money. */
  readonly asked: bigint;
  /** Of the bet. */
  readonly stake: bigint;
  readonly at: Date;
  /** How often it was made without an answer. */
  readonly tries: number;
  /** The wallet did not have what is to be taken back; it is asked again from time to time, and a later correction may take it over. */
  readonly isClaim: boolean;
  /** What calls of the bet before could not take back: this call takes it over. */
  readonly claims: bigint;
}

interface DueRow extends Omit<DueCall, "asked" | "stake" | "claims" | "isClaim"> {
  readonly asked: string;
  readonly stake: string;
  readonly claims: string;
  readonly state: "PENDING" | "CLAIM";
}

/**
 * Calls that are due, at most one of each bet: the next is made when the one before was answered. A claim waits while a later correction
 * of its bet can take it over.
 */
const DUE: Statement = {
  name: "due-calls",
  text: `select c.id, c.punter, c.bet, c.number, c.kind, c.reason, c.currency, c.digits, c.asked, c.at, c.tries, c.state, b.stake,
      case when c.kind = 'adjust' and c.state = 'PENDING' and c.tries = 0 then coalesce((select sum(k.asked) from wallet_calls k
        where k.tenant = $1 and k.bet = c.bet and k.number < c.number and k.state = 'CLAIM'), 0) else 0 end as claims
    from wallet_calls c join bets b on b.tenant = c.tenant and b.id = c.bet
    where c.tenant = $1 and c.state in ('PENDING', 'CLAIM') and c.kind <> 'reserve' and c.due_at <= now() and c.bet <> all($2::uuid[])
      and not exists (select from wallet_calls p where p.tenant = $1 and p.bet = c.bet and (
        (p.number < c.number and p.state = 'PENDING')
        or (c.state = 'CLAIM' and p.number > c.number and p.state = 'PENDING' and p.kind = 'adjust')))
    order by c.due_at limit $3`,
};

/** Without the calls of bets in `busy`, which are under way. */
export const readDueCalls = async (
  ledger: Ledger,
  tenant: string,
  busy: readonly string[],
  most: number,
): Promise<readonly DueCall[]> => {
  const rows = await runInLedger<DueRow>(ledger, tenant, DUE, busy, most);
  // A bet may have several claims; one at a time is made.
  const byBet = new Map(rows.toReversed().map((row) => [row.bet, row]));
  return [...byBet.values()].map(({ asked, stake, claims, state, ...row }) => ({
    ...row,
    asked: BigInt(asked),
    stake: BigInt(stake),
    claims: BigInt(claims),
    isClaim: state === "CLAIM",
  }));
};

const ASK_AGAIN: Statement = {
  name: "ask-claim-again",
  text: "update wallet_calls set state = 'PENDING' where tenant = $1 and id = $2 and state = 'CLAIM'",
};

/** Before a claim is made again: until it is answered it may have been collected, so nothing takes it over. */
export const askClaimAgain = (ledger: Ledger, tenant: string, { id }: DueCall): Promise<unknown> =>
  runInLedger(ledger, tenant, ASK_AGAIN, id);

const TAKE_OVER: Statement = {
  name: "take-over-claims",
  text: `with claims as (
      update wallet_calls set state = 'MERGED', done_at = now()
      where tenant = $1 and bet = $3 and number < $4 and state = 'CLAIM' returning asked)
    update wallet_calls set asked = asked + coalesce((select sum(asked) from claims), 0)
    where tenant = $1 and id = $2 returning asked`,
};

/** Before the call is made for the first time, because afterwards its content must stay as it is. Returns what it asks for then. */
export const takeOverClaims = (ledger: Ledger, tenant: string, { id, bet, number }: DueCall): Promise<bigint> =>
  inLedger(ledger, tenant, async ({ run }) => {
    const [row] = await run<{ asked: string }>(TAKE_OVER, id, bet, number);
    return BigInt(row?.asked ?? 0);
  });

/** What became of a call. */
export interface CallOutcome {
  readonly call: Pick<DueCall, "id" | "punter" | "kind">;
  /** PENDING: no answer, or one that must not be; it is repeated at `dueAt`. */
  readonly state: "DONE" | "CLAIM" | "PENDING";
  readonly moved: bigint | null;
  readonly balance: bigint | null;
  readonly refusal: string | null;
  readonly dueAt: Date;
}

const KEEP: Statement = {
  name: "keep-calls",
  text: `update wallet_calls set state = given.state, moved = given.moved, refusal = given.refusal, due_at = given.due_at,
      tries = wallet_calls.tries + 1, done_at = case when given.state = 'DONE' then now() end
    from ${given(2, "id uuid, state text, moved bigint, refusal text, due_at timestamptz")}
    where wallet_calls.tenant = $1 and wallet_calls.id = given.id and wallet_calls.id = ${givenIds(2)}
      and wallet_calls.state in ('PENDING', 'CLAIM')`,
};

/** Money came in: what could not be taken back before may be there now. */
const ASK_CLAIMS: Statement = {
  name: "ask-claims",
  text: "update wallet_calls set due_at = now() where tenant = $1 and punter = any($2::text[]) and state = 'CLAIM' and due_at > now()",
};

const SHOW: Statement = {
  name: "show-balances",
  text: `update wallets w set shown = given.balance + coalesce((select sum(c.asked) from wallet_calls c
      where c.tenant = $1 and c.punter = w.punter and c.state = 'PENDING'), 0)
    from ${given(2, "punter text, balance bigint")} where w.tenant = $1 and w.punter = given.punter`,
};

/** What the wallet says now and what is still asked of it. Call with the wallets locked, after the answers were written. */
export const showBalances = async (
  { run }: LedgerTransaction,
  balances: readonly { readonly punter: string; readonly balance: bigint }[],
): Promise<void> => {
  const last = new Map(balances.map((each) => [each.punter, each.balance]));
  const rows = [...last].map(([punter, balance]) => ({ punter, balance: `${balance}` }));
  if (rows.length > 0) await run(SHOW, JSON.stringify(rows));
};

/** What the operator's wallet has for a punter, as the punter is shown it. Null where ours has the money, in whatever currency. */
export const showBalance = (
  ledger: Ledger,
  tenant: string,
  owner: WalletOwner,
  balance: bigint,
): Promise<string | null> =>
  inLedger(ledger, tenant, async (transaction) => {
    const wallet = (await lockWallets(transaction, [owner])).get(owner.punter);
    if (wallet?.kind !== "seamless" || wallet.currency !== owner.currency) return null;
    await showBalances(transaction, [{ punter: owner.punter, balance }]);
    return PORTS.seamless.shown({ ...wallet, shown: balance });
  });

/** A commit moves nothing, so its answer says nothing new about the balance: wallets are not locked for it, and bets of their punters go on. */
export const keepCalls = (ledger: Ledger, tenant: string, outcomes: readonly CallOutcome[]): Promise<void> =>
  inLedgerByKeys(ledger, tenant, async (transaction) => {
    const moving = outcomes.filter(({ call }) => call.kind !== "commit");
    if (moving.length > 0)
      await lockKnownWallets(
        transaction,
        moving.map(({ call }) => call.punter),
      );
    const rows = outcomes.map(({ call, state, moved, refusal, dueAt }) => ({
      ...{ id: call.id, state, refusal, due_at: dueAt },
      moved: moved === null ? null : `${moved}`,
    }));
    await transaction.run(KEEP, JSON.stringify(rows));
    const paid = moving.filter(({ moved }) => moved !== null && moved > 0n).map(({ call }) => call.punter);
    if (paid.length > 0) await transaction.run(ASK_CLAIMS, paid);
    await showBalances(
      transaction,
      moving.flatMap(({ call, balance }) => (balance === null ? [] : [{ punter: call.punter, balance }])),
    );
  });
