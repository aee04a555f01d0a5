import type { RuleBounds, RuleProblem } from "@touchline/betting";
import type { RuleKind } from "@touchline/protocol";
import type { WriteMoney } from "../../../data/tickets/tickets-context.ts";
import { message } from "../../../i18n/message.ts";

/** Which amounts a rule may have, before one is typed. */
export const boundsHint = (kind: RuleKind, { offered, limit }: RuleBounds, money: WriteMoney): string => {
  if (kind === "target" && offered > 0n) return message("rules.between", { least: money(offered), most: money(limit) });
  if (kind === "stop" && offered > 0n) return message("rules.below", { amount: money(offered) });
  return message("rules.atMost", { amount: money(limit) });
};

/** Text for an invalid amount. Only a target has a minimum; only a stop must be below the offer. */
export const problemText = (
  kind: RuleKind,
  problem: RuleProblem,
  { offered, limit }: RuleBounds,
  money: WriteMoney,
): string => {
  if (problem === "too_low") return message("rules.tooLow", { amount: money(offered) });
  return kind === "stop" && offered > 0n
    ? message("rules.stopTooHigh", { amount: money(offered) })
    : message("rules.tooHigh", { amount: money(limit) });
};
