import { type Amount, type RuleProblem, ruleBoundsOf, ruleProblem } from "@touchline/betting";
import type { Bet, RuleKind } from "@touchline/protocol";
import type { NewRuleInput } from "../../../data/tickets/tickets-model.ts";
import { openStakeOf, percentOf } from "./part-figures.ts";
import type { RuleSort } from "./rule-sorts.ts";

export const RULE_DEEDS = ["all", "part", "notify"] as const;
export type RuleDeed = (typeof RULE_DEEDS)[number];

export const SHARES = ["25", "50", "75"] as const;

/** A new rule as far as it is filled in. */
export interface RuleEntry {
  readonly sort: RuleSort;
  readonly amount: Amount | null;
  /** Percent of the stake, where it takes a part. */
  readonly share: (typeof SHARES)[number];
  /** Chosen for minute rules; other kinds imply it. */
  readonly deed: RuleDeed;
  readonly minute: number | null;
  readonly eventId: number | null;
}

export const NO_ENTRY: RuleEntry = {
  sort: "target",
  amount: null,
  share: "50",
  deed: "all",
  minute: null,
  eventId: null,
};

const DEEDS: Readonly<Record<Exclude<RuleSort, "minute">, RuleDeed>> = {
  target: "all",
  stop: "all",
  part: "part",
  notify: "notify",
};

export const deedOf = ({ sort, deed }: RuleEntry): RuleDeed => (sort === "minute" ? deed : DEEDS[sort]);

/** A rule that only notifies may be above or below the offer: the amount decides. */
export const kindOf = ({ sort, amount }: RuleEntry, bet: Bet): RuleKind => {
  if (sort === "notify") return amount !== null && amount < ruleBoundsOf(bet).offered ? "stop" : "target";
  return sort === "part" ? "target" : sort;
};

const MOST_MINUTES = 200;

export const isMinute = (minute: number | null): minute is number =>
  minute !== null && minute >= 1 && minute <= MOST_MINUTES;

/** The problem of the current amount. */
export const entryProblem = (entry: RuleEntry, bet: Bet): RuleProblem | null =>
  entry.amount === null ? null : ruleProblem({ kind: kindOf(entry, bet), amount: entry.amount }, bet);

const sleepOf = ({ sort, minute, eventId }: RuleEntry): NewRuleInput["from"] =>
  sort === "minute" && eventId !== null && isMinute(minute) ? { eventId, minute } : null;

/** The rule of an entry; null until it is complete. */
export const ruleOf = (entry: RuleEntry, bet: Bet): NewRuleInput | null => {
  const { amount, share, sort } = entry;
  const from = sleepOf(entry);
  if (amount === null || entryProblem(entry, bet) !== null || (sort === "minute" && from === null)) return null;
  const deed = deedOf(entry);
  return {
    kind: kindOf(entry, bet),
    amount,
    part: deed === "part" ? percentOf(openStakeOf(bet), BigInt(share)) : null,
    notifyOnly: deed === "notify",
    from,
  };
};
