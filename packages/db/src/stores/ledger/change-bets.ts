import { setImmediate as nextTurn } from "node:timers/promises";
import type { PunterMessage } from "@touchline/protocol";
import { outcomeId } from "@touchline/protocol";
import {
  applyChange,
  type BetChange,
  type ChangedBet,
  type ChangeWrites,
  type Counting,
  noChanges,
} from "./bet-change.ts";
import { lockBets } from "./bet-rows.ts";
import { addLiabilities, type Exposure, exposureKey } from "./liability-rows.ts";
import type { Ledger } from "./open-ledger.ts";
import { claimRequests, type KnownRequest, keyOf, type NewRequest, readRequests } from "./request-rows.ts";
import type { LiabilityRow } from "./rows.ts";
import type { StoredBet } from "./stored-bet.ts";
import { inLedger, type LedgerTransaction, type Statement } from "./transaction.ts";
import { PORTS } from "./wallet-port.ts";
import { type LockedWallet, lockKnownWallets } from "./wallet-rows.ts";
import { balancesOf, given, insert, MOVED, writeCalls } from "./write-rows.ts";

/** A bet to change. A bettor's command has a request, so that it is executed once. */
export interface BetTarget {
  readonly id: string;
  readonly punter: string;
  readonly request?: NewRequest & { readonly kind: "cashout" | "cancel" };
}

export type ChangeOutcome =
  /** The punter has no such bet. */
  | { readonly status: "missing" }
  /** The request was executed before; `message` is what the punter was sent then. */
  | {
      readonly status: "known";
      readonly same: boolean;
      readonly message: PunterMessage | null;
      /** A decimal string. */
      readonly balance: string;
    }
  /** `change` is null where nothing was changed. `bet` is the state before the change. */
  | {
      readonly status: "decided";
      readonly bet: StoredBet;
      readonly change: BetChange | null;
      readonly balance: string;
    };

const CHANGE: Statement = {
  name: "change-bets",
  text: `with leg_results as (${insert("leg_results", 2, "bet uuid, position smallint, version bigint, result jsonb, at timestamptz")}),
  ends as (${insert("bet_ends", 6, "bet uuid, punter text, by text, resolution text, cashback boolean, refund_reason text, payout bigint, tax bigint, bonus bigint, at timestamptz")}),
  corrections as (${insert("bet_corrections", 7, "bet uuid, number smallint, by text, id uuid, resolution text, cashback boolean, refund_reason text, payout bigint, tax bigint, bonus bigint, uncollected bigint, at timestamptz")}),
  cashouts as (${insert("cashouts", 8, "id uuid, bet uuid, punter text, part bigint, paid bigint, tax bigint, whole boolean, rule uuid, at timestamptz")}),
  rules as (${insert("cashout_rules", 9, "id uuid, bet uuid, punter text, kind text, amount bigint, part bigint, notify_only boolean, from_event bigint, from_minute smallint, created_at timestamptz")} on conflict do nothing),
  ended_rules as (
    update cashout_rules set ended_at = given.ended_at, ended_by = given.ended_by
    from ${given(10, "id uuid, ended_by text, ended_at timestamptz")}
    where cashout_rules.tenant = $1 and cashout_rules.id = given.id and cashout_rules.ended_at is null),
  phases as (
    update bets set phase = given.phase from ${given(11, "id uuid, phase text")}
    where bets.tenant = $1 and bets.id = given.id),
  ${MOVED}`,
};

const balanceOf = (wallet: LockedWallet): string => PORTS[wallet.kind].shown(wallet);

const writeChanges = async (
  transaction: LedgerTransaction,
  writes: ChangeWrites,
  wallets: Iterable<LockedWallet>,
): Promise<void> => {
  const { legResults, entries, outbox, ends, corrections, cashouts, rules, endedRules, phases } = writes;
  const rows = [legResults, entries, outbox, balancesOf(wallets), ends, corrections, cashouts, rules];
  await transaction.run(CHANGE, ...[...rows, endedRules, phases].map((each) => JSON.stringify(each)));
  await writeCalls(transaction, writes);
};

const exposureOf = ({ maxWinnings, stake }: StoredBet): bigint => (maxWinnings ?? stake) - stake;

const exposuresOf = ({ currency, terms }: StoredBet): Exposure[] => {
  const outcomes = terms.legs.flatMap(({ eventId, slots }) => slots.map((slot) => outcomeId(eventId, slot)));
  return [...new Set(outcomes)].map((outcome) => ({ currency, outcome }));
};

/** A bet that begins or ceases to count towards the liabilities. */
interface Counted {
  readonly bet: StoredBet;
  readonly change: Exclude<Counting, 0>;
}

const exposedBy = (counted: readonly Counted[]): LiabilityRow[] => {
  const amounts = new Map<string, { readonly exposure: Exposure; amount: bigint }>();
  for (const { bet, change } of counted)
    for (const exposure of exposuresOf(bet)) {
      const held = amounts.get(exposureKey(exposure)) ?? { exposure, amount: 0n };
      held.amount += BigInt(change) * exposureOf(bet);
      amounts.set(exposureKey(exposure), held);
    }
  return [...amounts.values()].flatMap(({ exposure, amount }) =>
    amount === 0n ? [] : [{ ...exposure, amount: `${amount}` }],
  );
};

/** Bets that are decided before everything else in this process has its turn. */
const BETS_PER_TURN = 20;

const readKnown = (transaction: LedgerTransaction, targets: readonly BetTarget[]): Promise<Map<string, KnownRequest>> =>
  readRequests(
    transaction,
    targets.flatMap(({ request }) => request ?? []),
  );

const claim = async (transaction: LedgerTransaction, targets: readonly BetTarget[]): Promise<void> => {
  for (const kind of ["cashout", "cancel"] as const) {
    const requests = targets.flatMap(({ request }) => (request?.kind === kind ? [request] : []));
    if (requests.length > 0) await claimRequests(transaction, kind, requests);
  }
};

/**
 * The only way in which a placed bet is changed. `decide` is called while the punter's wallet and the bet are locked, and returns
 * synchronously. So of several concurrent changes one is first, and the others see its effect.
 */
export const changeBets = (
  ledger: Ledger,
  tenant: string,
  targets: readonly BetTarget[],
  decide: (bet: StoredBet, target: BetTarget) => BetChange | null,
): Promise<readonly ChangeOutcome[]> =>
  inLedger(ledger, tenant, async (transaction) => {
    const ids = targets.map(({ id }) => id);
    const wallets = await lockKnownWallets(
      transaction,
      targets.map(({ punter }) => punter),
    );
    const known = await readKnown(transaction, targets);
    const bets = await lockBets(transaction, ids);
    const at = new Date();
    const writes = noChanges();
    const changed = new Set<LockedWallet>();
    const counted: Counted[] = [];
    const done = new Map<string, BetTarget>();
    const outcomeOf = (target: BetTarget): ChangeOutcome => {
      const bet = bets.get(target.id);
      const wallet = wallets.get(target.punter);
      if (!bet || !wallet || bet.punter !== target.punter) return { status: "missing" };
      const before = target.request && known.get(keyOf(target.request));
      if (before && target.request) {
        const same = before.digest.equals(target.request.digest);
        return { status: "known", same, message: before.message, balance: balanceOf(wallet) };
      }
      // `bet` is the state before the first change, so a second target with the same bet is left undecided for a later attempt.
      const change = done.has(bet.id) ? null : decide(bet, target);
      if (change) {
        const one: ChangedBet = { bet, wallet, at };
        const counting = applyChange(writes, one, change);
        if (counting !== 0) counted.push({ bet, change: counting });
        changed.add(wallet);
        done.set(bet.id, target);
      }
      return { status: "decided", bet, change, balance: balanceOf(wallet) };
    };
    const outcomes: ChangeOutcome[] = [];
    for (const target of targets) {
      outcomes.push(outcomeOf(target));
      if (outcomes.length % BETS_PER_TURN === 0) await nextTurn();
    }
    if (done.size === 0) return outcomes;
    await claim(transaction, [...done.values()]);
    await writeChanges(transaction, writes, changed);
    await addLiabilities(transaction, exposedBy(counted));
    return outcomes;
  });
