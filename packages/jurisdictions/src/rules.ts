import type { OddsChanges, TicketType } from "@touchline/protocol";
import type { Mark, Pack, Rule, SessionFact } from "./schema.ts";

/** One function for each question. App, server and the check of publications ask them all here. */

type Of<Kind extends Rule["kind"]> = Extract<Rule, { kind: Kind }>;

const rulesOf = <Kind extends Rule["kind"]>({ rules }: Pack, kind: Kind): readonly Of<Kind>[] =>
  rules.filter((rule): rule is Of<Kind> => rule.kind === kind);

/** The strictest of several: what each of them allows. */
const allowedByAll = <Value>(values: readonly Value[], lists: readonly (readonly Value[])[]): Value[] =>
  values.filter((value) => lists.every((list) => list.includes(value)));

export const allowedBetTypes = (pack: Pack, offered: readonly TicketType[]): TicketType[] =>
  allowedByAll(
    offered,
    rulesOf(pack, "bet-types").map(({ types }) => types),
  );

/** The largest stake of one bet as decimal text; null where the pack has none for the currency. */
export const stakeCeiling = (pack: Pack, currency: string): string | null => {
  const ceilings = rulesOf(pack, "stake-ceiling").flatMap(({ most }) => most[currency] ?? []);
  return ceilings.toSorted((one, other) => Number(one) - Number(other))[0] ?? null;
};

/** Whether something may be bet on in play at all. */
export const offersLive = (pack: Pack): boolean =>
  rulesOf(pack, "live-betting").every(({ markets }) => markets === null || markets.length > 0);

/** Whether a market may be bet on in play. */
export const offersLiveMarket = (pack: Pack, market: number): boolean =>
  rulesOf(pack, "live-betting").every(({ markets }) => markets === null || markets.includes(market));

export const offersCashout = (pack: Pack): boolean => rulesOf(pack, "cash-out").every(({ offered }) => offered);

const STRICTEST_FIRST: readonly OddsChanges[] = ["ask_me", "accept_higher_odds", "accept_any_changes"];

interface Choice {
  readonly default: OddsChanges;
  readonly options: readonly OddsChanges[];
}

/** What a bettor may agree to beforehand. Where nothing that a brand offers is allowed, the strictest that is. */
export const oddsChangeChoices = (pack: Pack, { default: usual, options }: Choice): Choice => {
  const lists = rulesOf(pack, "odds-changes").map(({ choices }) => choices);
  const allowed = allowedByAll(options, lists);
  const [strictest = "ask_me"] = allowedByAll(STRICTEST_FIRST, lists);
  const [first = strictest] = allowed;
  return { default: allowed.includes(usual) ? usual : first, options: allowed.length > 0 ? allowed : [strictest] };
};

/** The agreement that holds for a bet: what was asked for, unless the pack allows less. */
export const agreedOddsChanges = (pack: Pack, asked: OddsChanges): OddsChanges =>
  oddsChangeChoices(pack, { default: asked, options: [asked] }).default;

/** Minutes where a pack requires a check and neither it nor the brand says how often. */
const USUAL_CHECK = 60;

/** Minutes between reality checks: the shorter of brand and pack; null where neither has one. */
export const realityCheckOf = (pack: Pack, ofBrand: number | null): number | null => {
  const rules = rulesOf(pack, "reality-check");
  const most = rules.flatMap(({ mostMinutes }) => mostMinutes ?? []);
  const brands = ofBrand === null && rules.length > 0 && most.length === 0 ? USUAL_CHECK : ofBrand;
  const all = [...most, ...(brands === null ? [] : [brands])];
  return all.length > 0 ? Math.min(...all) : null;
};

/** Over how many days a punter acknowledges their sums at sign-in; null where they need not. */
export const statementDaysOf = (pack: Pack): number | null => {
  const days = rulesOf(pack, "statement").map((rule) => rule.days);
  return days.length > 0 ? Math.max(...days) : null;
};

export const requiredMarks = (pack: Pack): readonly Mark[] => rulesOf(pack, "marks").flatMap(({ marks }) => marks);

export const requiredFacts = (pack: Pack): readonly SessionFact[] => [
  ...new Set(rulesOf(pack, "session-strip").flatMap(({ facts }) => facts)),
];

/** The button by which a punter stops at once, and for how many hours; null where there is none. */
export const timeOutOf = (pack: Pack): { readonly hours: number; readonly oneTap: boolean } | null => {
  const [longest] = rulesOf(pack, "time-out").toSorted((one, other) => other.hours - one.hours);
  return longest ? { hours: longest.hours, oneTap: longest.oneTap } : null;
};

/** The strictest age mark; null where the brand's holds. */
export const ageMarkOf = (pack: Pack): string | null =>
  rulesOf(pack, "age")
    .map(({ mark }) => mark)
    .toSorted()
    .at(-1) ?? null;

export const mayAutoplay = (pack: Pack): boolean => rulesOf(pack, "promotions").every(({ autoplay }) => autoplay);

/** Whether somebody must have a limit before they play, so that a way to the host's limits has to be there. */
export const needsLimits = (pack: Pack): boolean => rulesOf(pack, "limits").length > 0;

/** How long records of bets are kept at least, in years; 0 where the pack does not say. */
export const retentionYears = (pack: Pack): number =>
  Math.max(0, ...rulesOf(pack, "retention").map(({ years }) => years));

export const requiredLanguages = (pack: Pack): string[] => rulesOf(pack, "language").map(({ language }) => language);

/** What the screens have to say in words. */
export const dutiesOf = (pack: Pack): readonly Of<"wording">["duty"][] =>
  rulesOf(pack, "wording").map(({ duty }) => duty);

/** The ids of the rules that are meant, for whoever says which one is broken. */
export const idsOf = ({ rules }: Pack, isMeant: (rule: Rule) => boolean): string =>
  rules
    .filter(isMeant)
    .map(({ id }) => id)
    .join(", ");
