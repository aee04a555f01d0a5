import { formatAmount, neverHasCashout } from "@touchline/betting";
import { type Book, cancelsAtAnyPrice, cancelWindowOf, rebetOf } from "@touchline/brands/shipped";
import type { StoredBet, StoredRule } from "@touchline/db";
import type { Bet, Cashout, CashoutRule } from "@touchline/protocol";
import { figuresOf } from "./figures.ts";
import { betOdds } from "./odds.ts";
import { describeSelection, type SelectionView } from "./selection.ts";
import { cancellableUntil, standingOf } from "./standing.ts";

export interface BetView extends SelectionView {
  readonly book: Book;
  readonly now: number;
}

/** The last twelve digits of the id in groups of four: `8841-20C7-5F19`. */
const shortName = (id: string): string =>
  (id.replaceAll("-", "").slice(-12).toUpperCase().match(/.{4}/g) ?? []).join("-");

const ruleOf = ({ amount, part, createdAt: _createdAt, ...rule }: StoredRule, currency: string): CashoutRule => ({
  ...rule,
  amount: formatAmount(amount, currency),
  part: part === null ? null : formatAmount(part, currency),
});

/** The specification's auto cash-out: the full bet, at a target value. */
const isAutoCashout = ({ kind, part, notifyOnly }: CashoutRule): boolean =>
  kind === "target" && part === null && !notifyOnly;

const autoCashoutOf = (rules: readonly CashoutRule[]): Bet["autoCashoutRule"] => {
  const rule = rules.find(isAutoCashout);
  return rule ? { id: rule.id, amount: rule.amount } : null;
};

/** The bettor's view of a stored bet. */
export const describeBet = (bet: StoredBet, cashout: Cashout, view: BetView): Bet => {
  const { id, brand, currency, terms } = bet;
  const selections = terms.legs.map((leg, position) => describeSelection(bet, leg, position, view));
  // A rule that can never be executed is not shown as active.
  const active = neverHasCashout(cashout.codes) ? [] : bet.rules;
  const rules = active.map((rule) => ruleOf(rule, currency));
  return {
    id,
    betProfileId: `${id}.${bet.parts}`,
    brand,
    type: terms.type,
    game: terms.legs.some(({ game }) => game === "LIVE") ? "LIVE" : "PREMATCH",
    currency,
    ...standingOf(bet),
    ...figuresOf(bet),
    desiredProfit: terms.desiredProfit ?? null,
    odds: betOdds(
      bet,
      selections.map(({ odds }) => odds),
    ),
    oddsChanges: terms.oddsChanges,
    selections,
    hashes: [{ type: "REGULAR", value: shortName(id) }],
    cashout,
    autoCashoutRule: autoCashoutOf(rules),
    rules,
    rebetEnabled: rebetOf(view.book, brand),
    cancellableUntil: cancellableUntil(bet, {
      window: cancelWindowOf(view.book, brand),
      anyPrice: cancelsAtAnyPrice(view.book, brand),
      now: view.now,
      event: (eventId) => view.offer?.events.get(eventId),
    }),
  };
};
