import { type PayoutRules, type PricedLeg, payoutRulesOf } from "@touchline/betting";
import { type BetTerms, type Leg, termsOf } from "@touchline/db";
import { outcomeId } from "@touchline/protocol";

export const isBuilder = ({ slots }: Pick<Leg, "slots">): boolean => slots.length > 1;

/** The same for the same outcomes in any order, because they have the same price. */
export const builderKey = ({ eventId, slots }: Pick<Leg, "eventId" | "slots">): string =>
  `${eventId}b${slots.toSorted((a, b) => a - b).join("+")}`;

export const outcomesOf = ({ legs }: BetTerms): string[] => [
  ...new Set(legs.flatMap(({ eventId, slots }) => slots.map((slot) => outcomeId(eventId, slot)))),
];

/** Taxes and bonuses of a bet, as they were at its placement. */
export const rulesOf = (bet: { readonly terms: unknown }, { currency }: { readonly currency: string }): PayoutRules =>
  payoutRulesOf(termsOf(bet).taxesAndBonuses, currency);

export const pricedLegs = ({ legs }: BetTerms, priceOf: (hash: string) => number): PricedLeg[] =>
  legs.map(({ hash, banker }) => ({ odds: priceOf(hash), banker }));
