import { fromThousandths, toThousandths } from "../amounts.ts";
import type { LimitView } from "../me.ts";
import { type BreakLength, breakAfter, breakAt } from "./break.ts";
import {
  cancelRaise,
  changeLimit,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type Limit,
  type LimitKind,
  leftOf,
  limitAt,
  type Most,
  NO_LIMIT,
} from "./limit.ts";
import { createUsage, type Usage } from "./usage.ts";

/** Why a deposit is not taken. */
export type DepositRefusal =
  | { readonly error: "ON_A_BREAK"; readonly until: number }
  | { readonly error: "DEPOSIT_LIMIT"; readonly left: string };

interface AccountRecord {
  readonly usage: Usage;
  readonly limits: Map<string, Limit>;
  breakUntil: number | null;
}

const USED: Readonly<Record<LimitKind, (usage: Usage, currency: string, now: number) => bigint>> = {
  deposit: (usage, currency, now) => usage.deposited(currency, now),
  loss: (usage, currency, now) => usage.lost(currency, now),
  stake: (usage, currency, now) => usage.largestStake(currency, now),
  time: (usage, _currency, now) => toThousandths(String(usage.minutesPlayed(now))),
};

/** Money is limited wallet by wallet, time whatever is played in. */
const keyOf = (kind: LimitKind, currency: string): string => (kind === "time" ? kind : `${kind} ${currency}`);

/** The limits and breaks that punters set themselves, in memory. Each call is about one account. */
export const createOwnLimits = (now: () => number) => {
  const records = new Map<string, AccountRecord>();
  const recordOf = (account: string): AccountRecord => {
    const known = records.get(account);
    if (known) return known;
    const record: AccountRecord = { usage: createUsage(), limits: new Map(), breakUntil: null };
    records.set(account, record);
    return record;
  };
  const limitOf = ({ limits }: AccountRecord, kind: LimitKind, currency: string): Limit =>
    limitAt(limits.get(keyOf(kind, currency)) ?? NO_LIMIT, now());
  const breakUntil = (account: string): number | null => breakAt(recordOf(account).breakUntil, now());

  return {
    usageOf: (account: string): Usage => recordOf(account).usage,
    breakUntil,

    view: (account: string, currency: string): readonly LimitView[] => {
      const record = recordOf(account);
      return LIMIT_KINDS.map((kind) => ({
        kind,
        period: LIMIT_PERIODS[kind],
        used: fromThousandths(USED[kind](record.usage, currency, now())),
        ...limitOf(record, kind, currency),
      }));
    },

    change: (account: string, currency: string, kind: LimitKind, to: Most): void => {
      const record = recordOf(account);
      record.limits.set(keyOf(kind, currency), changeLimit(limitOf(record, kind, currency), to, now()));
    },
    cancelRaise: (account: string, currency: string, kind: LimitKind): void => {
      const record = recordOf(account);
      record.limits.set(keyOf(kind, currency), cancelRaise(limitOf(record, kind, currency), now()));
    },

    startBreak: (account: string, length: BreakLength): number => {
      const record = recordOf(account);
      return (record.breakUntil = breakAfter(record.breakUntil, length, now()));
    },

    depositRefusal: (account: string, currency: string, amount: string, reqUuid: string): DepositRefusal | null => {
      const until = breakUntil(account);
      if (until !== null) return { error: "ON_A_BREAK", until };
      const record = recordOf(account);
      const used = record.usage.deposited(currency, now(), reqUuid);
      const left = leftOf(limitOf(record, "deposit", currency), used);
      if (left === null || toThousandths(amount) <= left) return null;
      return { error: "DEPOSIT_LIMIT", left: fromThousandths(left) };
    },
  };
};

export type OwnLimits = ReturnType<typeof createOwnLimits>;
