import { amountText } from "./amount-text.ts";
import type { CallRow, EntryRow, OutboxRow } from "./rows.ts";
import type { BetEnd, LegOutcomeResult, RuleTerms, StoredBet } from "./stored-bet.ts";
import { type BetNews, moveMoney, tellNews } from "./tell.ts";
import { uuidV7 } from "./uuid-v7.ts";
import { PORTS } from "./wallet-port.ts";
import type { LockedWallet } from "./wallet-rows.ts";

export type Ending = Pick<BetEnd, "resolution" | "cashback" | "refundReason" | "payout" | "tax" | "bonus">;

/** A cash-out of a part or of all of the open stake. `id` is that of the request, or of the rule that was met. */
export interface NewCashout {
  readonly id: string;
  readonly part: bigint;
  readonly paid: bigint;
  /** Deducted from what is paid. */
  readonly tax: bigint;
  /** Value of the whole open stake. */
  readonly value: bigint;
  readonly byRule: boolean;
}

/** A change of a bet. For a bet that has ended only leg results, corrections and its opening are possible. */
export interface BetChange {
  readonly legResults?: readonly { readonly position: number; readonly result: LegOutcomeResult }[];
  readonly settled?: Ending;
  readonly corrected?: Ending;
  /** Its results no longer decide the bet: what was paid is taken back, and the bet is open again. */
  readonly reopened?: true;
  readonly cashedOut?: NewCashout;
  readonly cancelled?: true;
  /** A notify-only rule was met. */
  readonly notified?: { readonly rule: string; readonly value: bigint };
  readonly addedRule?: RuleTerms;
  readonly removedRule?: string;
}

type EndedBy = "removed" | "fired" | "cashout" | "end";

/** Rows to write in one transaction. */
export interface ChangeWrites {
  readonly legResults: object[];
  readonly ends: object[];
  readonly corrections: object[];
  readonly cashouts: object[];
  readonly rules: object[];
  readonly endedRules: { readonly id: string; readonly ended_by: EndedBy; readonly ended_at: Date }[];
  readonly phases: { readonly id: string; readonly phase: StoredBet["phase"] }[];
  readonly entries: EntryRow[];
  readonly outbox: OutboxRow[];
  readonly calls: CallRow[];
}

export const noChanges = (): ChangeWrites => ({
  legResults: [],
  ends: [],
  corrections: [],
  cashouts: [],
  rules: [],
  endedRules: [],
  phases: [],
  entries: [],
  outbox: [],
  calls: [],
});

const phaseOf = (payout: bigint): "PAID_OUT" | "SETTLED" => (payout > 0n ? "PAID_OUT" : "SETTLED");

const statusOf = (cashback: boolean): "CASHBACKED" | null => (cashback ? "CASHBACKED" : null);

const nameOf = ({ terms }: StoredBet): string => {
  const event = terms.legs[0]?.event;
  return event?.name ?? event?.competitors.join(" – ") ?? "";
};

export interface ChangedBet {
  readonly bet: StoredBet;
  readonly wallet: LockedWallet;
  readonly at: Date;
}

const settledNews = (
  { bet, wallet }: ChangedBet,
  told: Pick<Extract<BetNews, { kind: "betSettled" }>, "phase" | "aggregatedStatus" | "resolution" | "corrected">,
  payout: bigint,
): BetNews => ({
  kind: "betSettled",
  betId: bet.id,
  type: bet.terms.type,
  selections: bet.terms.legs.length,
  name: nameOf(bet),
  ...told,
  payout: amountText(payout, wallet.digits),
});

const endRules = (writes: ChangeWrites, { bet, at }: ChangedBet, why: EndedBy, fired?: string): void => {
  for (const { id } of bet.rules) writes.endedRules.push({ id, ended_by: id === fired ? "fired" : why, ended_at: at });
};

const writeEnd = (writes: ChangeWrites, { bet, at }: ChangedBet, by: BetEnd["by"], ending: Ending): void => {
  const { resolution, cashback, refundReason } = ending;
  writes.ends.push({
    ...{ bet: bet.id, punter: bet.punter, by, resolution, cashback, refund_reason: refundReason, at },
    ...amountsOf(ending),
  });
};

type Paid = Pick<Ending, "payout" | "tax" | "bonus">;

const amountsOf = ({ payout, tax, bonus }: Paid): object => ({
  payout: `${payout}`,
  tax: `${tax}`,
  bonus: `${bonus}`,
});

/** A payout of nothing has no entries, but the wallet of an operator is told of it. */
const payOut = (
  writes: ChangeWrites,
  { bet, wallet, at }: ChangedBet,
  reason: BetEnd["by"],
  { payout, tax, bonus }: Paid,
): void =>
  moveMoney(writes, wallet, {
    ...{ kind: "payout", ref: bet.id, amount: payout, tax, bonus, at },
    bet: { id: bet.id, reason },
  });

/** What the ends so far have booked. A bet that is open again may have kept money, but no tax and no bonus. */
const bookedBy = ({ end, kept }: StoredBet): Pick<BetEnd, "received" | "tax" | "bonus"> =>
  end ?? { received: kept ?? 0n, tax: 0n, bonus: 0n };

/**
 * Whatever comes after the first end of a bet. Moves the difference to what the bet has received, which may be more than its last
 * payout. An overpayment is taken back as far as the wallet's balance allows.
 */
const bookCorrection = (
  writes: ChangeWrites,
  { bet, wallet, at }: ChangedBet,
  by: "result" | "cashout",
  ending: Ending,
): void => {
  const before = bookedBy(bet);
  const due = ending.payout - before.received;
  const tax = ending.tax - before.tax;
  const bonus = ending.bonus - before.bonus;
  const moved = PORTS[wallet.kind].bookable(wallet, due);
  const id = uuidV7(at.getTime());
  const { resolution, cashback, refundReason } = ending;
  writes.corrections.push({
    ...{ bet: bet.id, number: bet.corrections + 1, by, id, resolution, cashback, refund_reason: refundReason, at },
    ...amountsOf(ending),
    uncollected: `${moved - due}`,
  });
  moveMoney(writes, wallet, { kind: "correction", ref: id, amount: moved, tax, bonus, at, bet: { id: bet.id } });
};

/** A bet ends once. One that was opened again has its end already: what ends it then is a correction. */
const end = (writes: ChangeWrites, changed: ChangedBet, by: "result" | "cashout", ending: Ending): void => {
  if (changed.bet.kept === null) {
    writeEnd(writes, changed, by, ending);
    payOut(writes, changed, by, ending);
  } else bookCorrection(writes, changed, by, ending);
};

const settle = (writes: ChangeWrites, changed: ChangedBet, ending: Ending): void => {
  const { bet, wallet, at } = changed;
  const phase = phaseOf(ending.payout);
  end(writes, changed, "result", ending);
  writes.phases.push({ id: bet.id, phase });
  endRules(writes, changed, "end");
  const { cashback, resolution } = ending;
  const told = { phase, aggregatedStatus: statusOf(cashback), resolution, corrected: bet.kept !== null };
  tellNews(writes, wallet, settledNews(changed, told, ending.payout), at.getTime());
};

const correct = (writes: ChangeWrites, changed: ChangedBet, ending: Ending): void => {
  const { bet, wallet, at } = changed;
  const { resolution, cashback, payout } = ending;
  bookCorrection(writes, changed, "result", ending);
  const phase = phaseOf(payout);
  writes.phases.push({ id: bet.id, phase });
  const told = { phase, aggregatedStatus: statusOf(cashback), resolution, corrected: true };
  tellNews(writes, wallet, settledNews(changed, told, payout), at.getTime());
};

/** An open bet has paid nothing but its parts. */
const OPEN: Ending = { resolution: "OPEN", cashback: false, refundReason: null, payout: 0n, tax: 0n, bonus: 0n };

const reopen = (writes: ChangeWrites, changed: ChangedBet): void => {
  const { bet, wallet, at } = changed;
  bookCorrection(writes, changed, "result", OPEN);
  writes.phases.push({ id: bet.id, phase: "PLACED" });
  const told = { phase: "PLACED", aggregatedStatus: null, resolution: "OPEN", corrected: true } as const;
  tellNews(writes, wallet, settledNews(changed, told, 0n), at.getTime());
};

const cashOut = (writes: ChangeWrites, changed: ChangedBet, cashout: NewCashout): void => {
  const { bet, wallet, at } = changed;
  const { id: asked, part, paid, tax, value, byRule } = cashout;
  // The id of a rule is chosen by a client and may be that of another cash-out, so the cash-out has one of its own.
  const id = byRule ? uuidV7(at.getTime()) : asked;
  const whole = bet.cashedStake + part === bet.stake;
  const row = {
    id,
    bet: bet.id,
    punter: bet.punter,
    part: `${part}`,
    paid: `${paid}`,
    tax: `${tax}`,
    whole,
    rule: byRule ? asked : null,
  };
  writes.cashouts.push({ ...row, at });
  if (whole) {
    const ending = { resolution: null, cashback: false, refundReason: null, payout: paid, tax, bonus: 0n };
    end(writes, changed, "cashout", ending);
    writes.phases.push({ id: bet.id, phase: "PAID_OUT" });
  } else {
    moveMoney(writes, wallet, { kind: "part", ref: id, amount: paid, tax, at, bet: { id: bet.id, reason: "part" } });
    // What the bet has kept is taken from what it pays next.
    if (bet.kept) bookCorrection(writes, changed, "cashout", OPEN);
  }
  endRules(writes, changed, "cashout", byRule ? asked : undefined);
  const text = (amount: bigint): string => amountText(amount, wallet.digits);
  const news = {
    betId: bet.id,
    betProfileId: `${bet.id}.${bet.parts + 1}`,
    paid: text(paid),
    part: text(part),
    ended: whole,
  };
  tellNews(
    writes,
    wallet,
    byRule
      ? { kind: "autoCashoutResult", ...news, ruleId: asked, value: text(value) }
      : { kind: "cashoutResult", ...news, reqUuid: asked },
    at.getTime(),
  );
};

const cancel = (writes: ChangeWrites, changed: ChangedBet): void => {
  const { bet, wallet, at } = changed;
  const refund = { payout: bet.stake, tax: -bet.payinTax, bonus: -bet.payinBonus };
  writeEnd(writes, changed, "cancel", { resolution: null, cashback: false, refundReason: null, ...refund });
  payOut(writes, changed, "cancel", refund);
  writes.phases.push({ id: bet.id, phase: "CANCELLED" });
  endRules(writes, changed, "end");
  const told = { phase: "CANCELLED", aggregatedStatus: "CANCELLED", resolution: null, corrected: false } as const;
  tellNews(writes, wallet, settledNews(changed, told, bet.stake), at.getTime());
};

const notify = (writes: ChangeWrites, changed: ChangedBet, { rule, value }: { rule: string; value: bigint }): void => {
  const { bet, wallet, at } = changed;
  writes.endedRules.push({ id: rule, ended_by: "fired", ended_at: at });
  const betProfileId = `${bet.id}.${bet.parts}`;
  const news = { betId: bet.id, betProfileId, ruleId: rule, paid: null, part: null, ended: false };
  tellNews(
    writes,
    wallet,
    { kind: "autoCashoutResult", ...news, value: amountText(value, wallet.digits) },
    at.getTime(),
  );
};

const addRule = (writes: ChangeWrites, { bet, at }: ChangedBet, rule: RuleTerms): void => {
  const { id, kind, amount, part, notifyOnly, from } = rule;
  writes.rules.push({
    ...{ id, bet: bet.id, punter: bet.punter, kind, amount: `${amount}`, part: part === null ? null : `${part}` },
    ...{
      notify_only: notifyOnly,
      from_event: from?.eventId ?? null,
      from_minute: from?.minute ?? null,
      created_at: at,
    },
  });
};

/** Whether a bet ceases (-1) or begins (1) to count towards the liabilities: open bets do. */
export type Counting = -1 | 0 | 1;

/** Adds the rows of a change. */
export const applyChange = (writes: ChangeWrites, changed: ChangedBet, change: BetChange): Counting => {
  const { bet, at } = changed;
  for (const { position, result } of change.legResults ?? [])
    writes.legResults.push({ bet: bet.id, position, version: result.version, result, at });
  const phasesBefore = writes.phases.length;
  if (change.settled) settle(writes, changed, change.settled);
  if (change.corrected) correct(writes, changed, change.corrected);
  if (change.reopened) reopen(writes, changed);
  if (change.cashedOut) cashOut(writes, changed, change.cashedOut);
  if (change.cancelled) cancel(writes, changed);
  if (change.notified) notify(writes, changed, change.notified);
  if (change.addedRule) addRule(writes, changed, change.addedRule);
  if (change.removedRule) writes.endedRules.push({ id: change.removedRule, ended_by: "removed", ended_at: at });
  const phase = writes.phases[phasesBefore]?.phase ?? bet.phase;
  if ((phase === "PLACED") === (bet.phase === "PLACED")) return 0;
  return phase === "PLACED" ? 1 : -1;
};
