import { countCombinations, isMultiplesBet, isNoWorse, parseAmount, payoutRulesOf } from "@touchline/betting";
import type {
  OrderedBet,
  OrderedSelection,
  PlacementRequest,
  RejectionCode,
  TaxesAndBonuses,
} from "@touchline/protocol";

export type Selections = ReadonlyMap<string, OrderedSelection>;

const hasRepeats = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

const isEmpty = (values: readonly unknown[]): boolean => values.length === 0;

const FEWEST: Readonly<Record<OrderedBet["type"], number>> = { single: 1, combo: 2, system: 3, multiples: 2 };

/** Whether every size makes at least one combination of the outcomes that are not bankers. */
const fitSizes = ({ type, sizes, hashes, bankers }: OrderedBet): boolean => {
  if (type === "single" || type === "combo") return isEmpty(sizes) && isEmpty(bankers);
  if (type === "multiples" && !(isEmpty(bankers) && isMultiplesBet(sizes, hashes.length))) return false;
  const free = hashes.length - bankers.length;
  return !isEmpty(sizes) && !hasRepeats(sizes) && sizes.every((size) => countCombinations(free, size) > 0);
};

const betProblem = (bet: OrderedBet, selections: Selections, currency: string): string | null => {
  const { type, hashes, bankers, stake } = bet;
  if (hasRepeats(hashes)) return "hashes: duplicate hash";
  if (hashes.some((hash) => !selections.has(hash))) return "hashes: no selection has this hash";
  if (hasRepeats(bankers) || bankers.some((hash) => !hashes.includes(hash)))
    return "bankers: duplicate, or not in hashes";
  if (type === "single" ? hashes.length !== 1 : hashes.length < FEWEST[type])
    return `hashes: wrong number for a ${type}`;
  if (!fitSizes(bet)) return "sizes: not possible for this bet";
  if ((parseAmount(stake, currency) ?? 0n) <= 0n) return "stake: not a valid amount in the currency";
  return null;
};

/** What is malformed about a request, independent of the offer; null where it is well-formed. */
export const requestProblem = ({ selections, bets, currency }: PlacementRequest): string | null => {
  if (hasRepeats(selections.map(({ hash }) => hash))) return "selections: duplicate hash";
  if (selections.some(({ slots }) => hasRepeats(slots))) return "selections: duplicate outcome";
  const byHash: Selections = new Map(selections.map((selection) => [selection.hash, selection]));
  for (const [index, bet] of bets.entries()) {
    const problem = betProblem(bet, byHash, currency);
    if (problem) return `bets.${index}.${problem}`;
  }
  return null;
};

/** Systems are computed over all legs and sizes, several dozen times where the largest stake has to be found. */
const workOf = ({ type, hashes, sizes }: OrderedBet): number =>
  type === "system" || type === "multiples" ? hashes.length * (hashes.length + sizes.length) : hashes.length;

/** A little more than multiples of 30 selections with a stake in every row. */
const MOST_WORK = 30_000;

/** Whether deciding the request would occupy the service, and the wallet's lock, for too long. */
export const isTooLarge = ({ bets }: Pick<PlacementRequest, "bets">): boolean =>
  bets.reduce((sum, bet) => sum + workOf(bet), 0) > MOST_WORK;

/** Rejection codes of a well-formed bet that do not depend on the offer. */
export const earlyCodes = (
  { type, hashes }: OrderedBet,
  selections: Selections,
  betTypes: readonly OrderedBet["type"][],
): RejectionCode[] => {
  const legs = hashes.map((hash) => selections.get(hash) as OrderedSelection);
  const isMixed = legs.length > 1 && legs.some(({ slots }) => slots.length > 1);
  const clashes = legs.length > 1 && hasRepeats(legs.map(({ eventId }) => eventId));
  return [
    ...(betTypes.includes(type) ? [] : (["BET_TYPE_UNAVAILABLE"] as const)),
    ...(isMixed || clashes ? (["NOT_COMBINABLE"] as const) : []),
  ];
};

/** Whether the bettor would be paid less than was shown, because other taxes and bonuses are in force now. */
export const areTermsWorse = (
  { taxesAndBonuses, currency }: Pick<PlacementRequest, "taxesAndBonuses" | "currency">,
  now: TaxesAndBonuses | undefined,
): boolean => !isNoWorse(payoutRulesOf(now, currency), payoutRulesOf(taxesAndBonuses, currency));
