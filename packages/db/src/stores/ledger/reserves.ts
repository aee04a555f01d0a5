import type { RejectionReason } from "@touchline/protocol";
import type { Judge } from "./judge-request.ts";
import { leastOf } from "./limits.ts";
import { refusal } from "./new-order.ts";
import type { Ledger } from "./open-ledger.ts";
import type { PreparedBet } from "./prepared-rows.ts";
import { termsOf } from "./terms.ts";
import { inLedger, type LedgerTransaction, type Statement } from "./transaction.ts";
import { showBalances } from "./wallet-call-rows.ts";
import { type LockedWallet, lockKnownWallets } from "./wallet-rows.ts";
import { given, givenIds } from "./write-rows.ts";

/** What the wallet of an operator said to the call that takes a stake; UNKNOWN where it said nothing that could be understood. */
export type ReserveAnswer =
  | { readonly status: "DONE"; readonly balance: bigint }
  | { readonly status: "REFUSED"; readonly code: string; readonly balance: bigint | null }
  | { readonly status: "UNKNOWN" };

/** By id of the bet, which is the id of the call. */
export type ReserveAnswers = ReadonlyMap<string, ReserveAnswer>;

interface ReserveRow {
  readonly bet: string;
  readonly state: "PENDING" | "DONE" | "REFUSED" | "UNKNOWN";
  readonly refusal: string | null;
  readonly at: Date;
}

/** A call that was begun this long ago on another node has no answer any more: longer than the call may take. */
const PATIENCE_MS = 7_000;

const READ: Statement = {
  name: "read-reserves",
  text: "select bet, state, refusal, at from wallet_calls where tenant = $1 and id = any($2::uuid[]) and kind = 'reserve'",
};

/**
 * A stake without an answer is one that is not done. Not `state = 'PENDING'`: the planner would look through all calls of all tenants that
 * are under way, which are many while a wallet is away.
 */
const ANSWER: Statement = {
  name: "answer-reserves",
  text: `update wallet_calls set state = given.state, refusal = given.refusal, done_at = now(), tries = 1,
      moved = case given.state when 'DONE' then wallet_calls.asked when 'REFUSED' then 0 end
    from ${given(2, "id uuid, state text, refusal text")}
    where wallet_calls.tenant = $1 and wallet_calls.id = given.id and wallet_calls.id = ${givenIds(2)}
      and wallet_calls.done_at is null`,
};

const reason = (code: RejectionReason["code"], text: string): RejectionReason => ({ code, reason: text });

const NOT_ANSWERED = reason("WALLET_UNAVAILABLE", "The operator's wallet did not answer");

const REFUSED: Readonly<Record<string, RejectionReason>> = {
  INSUFFICIENT: reason("BALANCE_INSUFFICIENT", "The balance is below the stake"),
  BLOCKED: reason("ON_BREAK", "The punter may not bet now"),
};

const reasonOf = ({ state, refusal: code }: Pick<ReserveRow, "state" | "refusal">): RejectionReason | null => {
  if (state === "DONE") return null;
  if (state === "REFUSED")
    return REFUSED[code ?? ""] ?? reason("WALLET_UNAVAILABLE", `The operator's wallet refused: ${code}`);
  return NOT_ANSWERED;
};

/** The stakes of bets, as they are known while the bets are decided. */
export interface Reserves {
  /** Lets the judge decide on bets whose stake was taken; rejects the others; waits for calls that another node has under way. */
  readonly judging: (judge: Judge) => Judge;
  /** Whether the wallet has refused the stake. */
  readonly neverTaken: (bet: string) => boolean;
  readonly write: (transaction: LedgerTransaction) => Promise<void>;
}

const stateOf = (row: ReserveRow, answer: ReserveAnswer | undefined, now: number): ReserveRow => {
  if (row.state !== "PENDING") return row;
  if (answer) return { ...row, state: answer.status, refusal: answer.status === "REFUSED" ? answer.code : null };
  return now - row.at.getTime() > PATIENCE_MS ? { ...row, state: "UNKNOWN" } : row;
};

interface Told {
  readonly answer: ReserveAnswer | undefined;
  /** What the wallet has where the answer does not say it. */
  readonly unsaid: bigint | null;
}

/** What the operator's wallet has: every stake takes of it, so the answer that came last is the one that says least. */
const leastTold = (told: readonly Told[]): bigint | null =>
  leastOf(
    told.flatMap(({ answer, unsaid }) =>
      !answer || answer.status === "UNKNOWN" ? [] : (answer.balance ?? unsaid ?? []),
    ),
  );

const showAnswers = (wallet: LockedWallet, bets: readonly PreparedBet[], answers: ReserveAnswers): void => {
  const { shown } = wallet;
  const told = bets.map(({ id, stake }) => ({
    answer: answers.get(id),
    unsaid: shown === null ? null : shown + stake,
  }));
  wallet.shown = leastTold(told) ?? shown;
};

/** Of bets whose wallets are the operator's; `answers` are those that this node got. */
export const readReserves = async (
  transaction: LedgerTransaction,
  held: readonly { readonly wallet: LockedWallet; readonly bets: readonly PreparedBet[] }[],
  answers: ReserveAnswers,
  now: number,
): Promise<Reserves | null> => {
  const remote = held.filter(({ wallet }) => wallet.kind === "seamless");
  if (remote.length === 0) return null;
  const ids = remote.flatMap(({ bets }) => bets.map(({ id }) => id));
  const rows = await transaction.run<ReserveRow>(READ, ids);
  for (const { wallet, bets } of remote) showAnswers(wallet, bets, answers);
  const before = new Map(rows.map((row) => [row.bet, row]));
  const after = new Map(rows.map((row) => [row.bet, stateOf(row, answers.get(row.bet), now)]));
  return {
    judging: (judge) => ({
      ...judge,
      judge: (bet, request, liabilityOf) => {
        const row = after.get(bet.id);
        if (!row) return judge.judge(bet, request, liabilityOf);
        if (row.state === "PENDING") return null;
        const why = reasonOf(row);
        if (!why) return judge.judge(bet, request, liabilityOf);
        const hashes = termsOf(bet).legs.map(({ hash }) => hash);
        return refusal({ ...bet, hashes }, request.digits, [why]);
      },
    }),
    neverTaken: (bet) => after.get(bet)?.state === "REFUSED",
    write: async ({ run }) => {
      const answered = [...after.values()].filter(({ bet, state }) => state !== before.get(bet)?.state);
      const changes = answered.map(({ bet, state, refusal: code }) => ({ id: bet, state, refusal: code }));
      if (changes.length > 0) await run(ANSWER, JSON.stringify(changes));
    },
  };
};

/** Keeps the answers of calls whose bets are decided later, so that another node can decide them. */
export const keepReserves = (
  ledger: Ledger,
  tenant: string,
  punters: readonly { readonly punter: string; readonly answers: ReserveAnswers }[],
): Promise<void> =>
  inLedger(ledger, tenant, async (transaction) => {
    await lockKnownWallets(
      transaction,
      punters.map(({ punter }) => punter),
    );
    const all = punters.flatMap(({ answers }) => [...answers]);
    const changes = all.map(([id, answer]) => ({
      id,
      state: answer.status,
      refusal: answer.status === "REFUSED" ? answer.code : null,
    }));
    await transaction.run(ANSWER, JSON.stringify(changes));
    await showBalances(
      transaction,
      punters.flatMap(({ punter, answers }) => {
        const least = leastTold([...answers.values()].map((answer) => ({ answer, unsaid: null })));
        return least === null ? [] : [{ punter, balance: least }];
      }),
    );
  });
