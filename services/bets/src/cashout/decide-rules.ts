import {
  type AutoRule,
  type DueAction,
  decideRule,
  inOrderOfRules,
  neverHasCashout,
  partialValue,
  ruleProblemWithin,
} from "@touchline/betting";
import { type BetChange, decidedResult, type RuleTerms, type StoredBet, type StoredRule } from "@touchline/db";
import { MOST_RULES, type OfferEvent, type RulesAnswer } from "@touchline/protocol";
import { openStakeOf } from "../settleable.ts";
import { type BetValue, profileOf } from "./value-bet.ts";

const MINUTE = 60;

/** Minutes played by now; null where the sport has no clock that counts up. */
export const minuteOf = ({ metadata }: OfferEvent, now: number): number | null => {
  if (metadata?.eventTime == null || metadata.countdown) return null;
  const { eventTime, timeAt, timeRunning, timeSpeed } = metadata;
  const since = timeRunning ? ((now - timeAt) / 1000) * timeSpeed : 0;
  return Math.floor((eventTime + since) / MINUTE);
};

export type EventNow = (eventId: number) => OfferEvent | undefined;

/** Whether a match of an open leg is played: by the offer, or because its start has passed. */
export const isInPlay = ({ terms, legResults }: StoredBet, event: EventNow, now: number): boolean =>
  terms.legs.some(({ eventId }, position) => {
    const played = decidedResult(legResults[position]) ? undefined : event(eventId);
    return played !== undefined && (played.game === "LIVE" || played.startsAt <= now);
  });

/** The moment at which rules are looked at. */
export interface RulesMoment {
  readonly event: EventNow;
  readonly time: number;
  /** Milliseconds that a cash-out by hand waits in play. */
  readonly delay: number;
}

const isAwake = ({ from }: StoredRule, { event, time }: RulesMoment): boolean => {
  if (!from) return true;
  const played = event(from.eventId);
  return played !== undefined && (minuteOf(played, time) ?? 0) >= from.minute;
};

interface Due {
  readonly rule: StoredRule;
  readonly action: Exclude<DueAction, { type: "wait" }>;
}

/**
 * Rules that may act now. In play a rule is active only when it is as old as the delay of a cash-out by hand, so that a rule that is met
 * when it is made pays no sooner than the bettor's own cash-out.
 */
const activeRules = (bet: StoredBet, { event, time, delay }: RulesMoment): readonly StoredRule[] =>
  isInPlay(bet, event, time) ? bet.rules.filter(({ createdAt }) => time >= createdAt.getTime() + delay) : bet.rules;

/** The first met rule, in the order of `inOrderOfRules`; null where none is met or cash-out is not available. */
const dueRule = (bet: StoredBet, now: BetValue, moment: RulesMoment): Due | null => {
  if (!now.allowed) return null;
  for (const rule of inOrderOfRules<StoredRule & AutoRule>(activeRules(bet, moment))) {
    const action = decideRule(rule, {
      value: now.value,
      openStake: openStakeOf(bet),
      awake: isAwake(rule, moment),
    });
    if (action.type !== "wait") return { rule, action };
  }
  return null;
};

/** The change that a met rule makes to the bet. */
export const decideDue = (bet: StoredBet, now: BetValue, moment: RulesMoment): BetChange | null => {
  const due = dueRule(bet, now, moment);
  if (!due || !now.allowed) return null;
  const { rule, action } = due;
  if (action.type === "notify") return { notified: { rule: rule.id, value: now.value } };
  if (action.amount <= 0n) return null;
  const tax = partialValue(now.tax, action.part, openStakeOf(bet));
  return { cashedOut: { id: rule.id, part: action.part, paid: action.amount, tax, value: now.value, byRule: true } };
};

type Refusal = RulesAnswer["refused"];

/** Why a rule is refused; null where it can be added or was added before. */
export const refuseRule = (bet: StoredBet, betProfileId: string, rule: RuleTerms, now: BetValue): Refusal => {
  if (bet.rules.some(({ id }) => id === rule.id)) return null;
  if (bet.phase !== "PLACED" || betProfileId !== profileOf(bet)) return "NOT_OPEN";
  if (!now.allowed && neverHasCashout(now.codes)) return "UNAVAILABLE";
  if (bet.rules.length >= MOST_RULES) return "TOO_MANY";
  if (rule.part !== null && (rule.part <= 0n || rule.part > openStakeOf(bet))) return "OUT_OF_BOUNDS";
  if ((rule.kind === "minute") !== (rule.from !== null)) return "OUT_OF_BOUNDS";
  if (rule.from && !bet.terms.legs.some(({ eventId }) => eventId === rule.from?.eventId)) return "OUT_OF_BOUNDS";
  const limit = partialValue(bet.maxWinnings ?? 0n, openStakeOf(bet), bet.stake);
  return ruleProblemWithin(rule, { limit, offered: now.allowed ? now.value : 0n }) && "OUT_OF_BOUNDS";
};

export const decideRuleChange = (bet: StoredBet, rule: RuleTerms, refused: Refusal): BetChange | null =>
  refused || bet.rules.some(({ id }) => id === rule.id) ? null : { addedRule: rule };
