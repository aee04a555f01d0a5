import { amountText } from "./amount-text.ts";
import type { EntryRow, OutboxRow } from "./rows.ts";
import type { BetEnd, LegOutcomeResult, RuleTerms, StoredBet } from "./stored-bet.ts";
import { type BetNews, moveMoney, tellNews } from "./tell.ts";
import { uuidV7 } from "./uuid-v7.ts";
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

/** A change of a bet. For a bet that has ended only leg results and corrections are possible. */
export interface BetChange {
  readonly legResults?: readonly { readonly position: number; readonly result: LegOutcomeResult }[];
  readonly settled?: Ending;
  readonly corrected?: Ending;
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

const payOut = (writes: ChangeWrites, { bet, wallet, at }: ChangedBet, { payout, tax, bonus }: Paid): void => {
  if (payout > 0n) moveMoney(writes, wallet, { kind: "payout", ref: bet.id, amount: payout, tax, bonus, at });
};

const settle = (writes: ChangeWrites, changed: ChangedBet, ending: Ending): void => {
  const { bet, wallet, at } = changed;
  const phase = phaseOf(ending.payout);
  writeEnd(writes, changed, "result", ending);
  payOut(writes, changed, ending);
  writes.phases.push({ id: bet.id, phase });
  endRules(writes, changed, "end");
  const told = { phase, aggregatedStatus: statusOf(ending.cashback), resolution: ending.resolution, corrected: false };
  tellNews(writes, wallet, settledNews(changed, told, ending.payout), at.getTime());
};

/**
 * Moves the difference to what the bet has received, which may be more than its last payout. An overpayment is taken back as far as the
 * wallet's balance allows.
 */
const correct = (writes: ChangeWrites, changed: ChangedBet, ending: Ending): void => {
  const { bet, wallet, at } = changed;
  const before = bet.end as BetEnd;
  const due = ending.payout - before.received;
  const tax = ending.tax - before.tax;
  const bonus = ending.bonus - before.bonus;
  const isThere = wallet.balance + due >= 0n;
  const moved = isThere ? due : -wallet.balance;
  const id = uuidV7(at.getTime());
  const { resolution, cashback, refundReason, payout } = ending;
  writes.corrections.push({
    ...{ bet: bet.id, number: bet.corrections + 1, id, resolution, cashback, refund_reason: refundReason, at },
    ...amountsOf(ending),
    uncollected: `${moved - due}`,
  });
  moveMoney(writes, wallet, { kind: "correction", ref: id, amount: moved, tax, bonus, at });
  const phase = phaseOf(payout);
  writes.phases.push({ id: bet.id, phase });
  const told = { phase, aggregatedStatus: statusOf(cashback), resolution, corrected: true };
  tellNews(writes, wallet, settledNews(changed, told, payout), at.getTime());
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
    writeEnd(writes, changed, "cashout", ending);
    payOut(writes, changed, ending);
    writes.phases.push({ id: bet.id, phase: "PAID_OUT" });
  } else moveMoney(writes, wallet, { kind: "part", ref: id, amount: paid, tax, at });
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
  payOut(writes, changed, refund);
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

/** Adds the rows of a change. Returns whether it ends the bet. */
export const applyChange = (writes: ChangeWrites, changed: ChangedBet, change: BetChange): boolean => {
  const { bet, at } = changed;
  for (const { position, result } of change.legResults ?? [])
    writes.legResults.push({ bet: bet.id, position, version: result.version, result, at });
  const phasesBefore = writes.ends.length;
  if (change.settled) settle(writes, changed, change.settled);
  if (change.corrected) correct(writes, changed, change.corrected);
  if (change.cashedOut) cashOut(writes, changed, change.cashedOut);
  if (change.cancelled) cancel(writes, changed);
  if (change.notified) notify(writes, changed, change.notified);
  if (change.addedRule) addRule(writes, changed, change.addedRule);
  if (change.removedRule) writes.endedRules.push({ id: change.removedRule, ended_by: "removed", ended_at: at });
  return writes.ends.length > phasesBefore;
};
