import { type Amount, parseAmount } from "@touchline/betting";
import type { Bet, CashoutRule } from "@touchline/protocol";
import type { WriteMoney } from "../../../data/tickets/tickets-context.ts";
import { matchName } from "../../../entities/ticket/match.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount, formatShare } from "../../../i18n/numbers.ts";
import { openStakeOf } from "./part-figures.ts";

/** The kind of a rule. */
export const RULE_SORTS = ["target", "stop", "part", "minute", "notify"] as const;
export type RuleSort = (typeof RULE_SORTS)[number];

export const SORT_ICONS: Readonly<Record<RuleSort, string>> = {
  target: "target",
  stop: "stop",
  part: "slice",
  minute: "minute",
  notify: "bell",
};

export const ruleSort = ({ kind, part, notifyOnly }: Pick<CashoutRule, "kind" | "part" | "notifyOnly">): RuleSort => {
  if (kind === "minute") return kind;
  if (notifyOnly) return "notify";
  return part === null ? kind : "part";
};

interface RuleAtAmount {
  readonly rule: CashoutRule;
  readonly amount: Amount;
}

export const inOrderOfAmount = ({ rules, currency }: Bet): readonly RuleAtAmount[] =>
  rules
    .map((rule) => ({ rule, amount: parseAmount(rule.amount, currency) ?? 0n }))
    .toSorted((left, right) => Number(left.amount - right.amount));

const WHOLE = 10_000n;

/** Share of the open stake, in percent. */
const shareText = (part: string, bet: Bet): string => {
  const open = openStakeOf(bet);
  const share = open > 0n ? ((parseAmount(part, bet.currency) ?? 0n) * WHOLE) / open : 0n;
  return formatShare(Math.min(10_000, Math.round(Number(share) / 100) * 100));
};

export const ruleName = (rule: CashoutRule, bet: Bet, money: WriteMoney): string => {
  const sort = ruleSort(rule);
  const amount = money(rule.amount);
  if (sort === "minute") return message("rules.named.minute", { minute: formatCount(rule.from?.minute ?? 0), amount });
  if (sort === "part") return message("rules.named.part", { share: shareText(rule.part ?? "0", bet), amount });
  return message(`rules.named.${sort}`, { amount });
};

const matchOf = ({ from }: CashoutRule, { selections }: Bet): string => {
  const selection = selections.find(({ event }) => event.id === from?.eventId);
  return selection ? matchName(selection) : "";
};

/** The effect of a rule, as text. */
export const ruleDeed = (rule: CashoutRule, bet: Bet, money: WriteMoney): string => {
  if (rule.notifyOnly) return message("rules.does.notify");
  if (rule.part !== null) return message("rules.does.part", { amount: money(rule.part) });
  return rule.kind === "minute"
    ? message("rules.does.minute", { match: matchOf(rule, bet) })
    : message(`rules.does.${rule.kind}`);
};
