import type { Market } from "@touchline/protocol";

/** An outcome as it was bet on. */
export interface OutcomeBetOn {
  readonly slot: number;
  readonly metaMarketId: number;
  readonly metaOutcomeId: number;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcomeName: string;
}

export interface SlotsBetOn {
  readonly slots: readonly number[];
  /** Empty where the outcomes were not in the offer. */
  readonly outcomes: readonly OutcomeBetOn[];
}

type NumberedMarket = Pick<Market, "slot" | "metaMarketId" | "specifiers" | "outcomes" | "names">;

/** No outcome has this slot. */
export const NO_SLOT = -1;

const areSame = (left: OutcomeBetOn["specifiers"], right: OutcomeBetOn["specifiers"]): boolean => {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
};

/** A market is its kind with its specifiers. */
export const isMarketOf = (
  { metaMarketId, specifiers }: Pick<Market, "metaMarketId" | "specifiers">,
  wanted: Pick<OutcomeBetOn, "metaMarketId" | "specifiers">,
): boolean => metaMarketId === wanted.metaMarketId && areSame(specifiers, wanted.specifiers);

/** Index of the outcome in the market; -1 where it is another market. Outcomes with names of their own are told apart by them. */
const indexIn = (market: NumberedMarket, wanted: OutcomeBetOn): number => {
  if (!isMarketOf(market, wanted)) return -1;
  const { outcomes, names } = market;
  return outcomes.findIndex(
    (outcome, index) =>
      outcome === wanted.metaOutcomeId && (names === undefined || names[index] === wanted.outcomeName),
  );
};

const slotNow = (markets: readonly NumberedMarket[], wanted: OutcomeBetOn): number => {
  let found = NO_SLOT;
  for (const market of markets) {
    const index = indexIn(market, wanted);
    if (index < 0) continue;
    found = market.slot + index;
    if (found === wanted.slot) break;
  }
  return found;
};

/**
 * The slots that the outcomes of a leg have in these markets, of an event or of its result; `NO_SLOT` where they lack one. Outcomes are
 * found by market, specifiers and outcome, because a feed that lost its slots may have dealt them anew since the bet. Only a leg without
 * a description of its outcomes is read by its slots.
 */
export const slotsNow = ({ slots, outcomes }: SlotsBetOn, markets: readonly NumberedMarket[]): readonly number[] =>
  outcomes.length === 0
    ? slots
    : slots.map((slot) => {
        const wanted = outcomes.find((outcome) => outcome.slot === slot);
        return wanted ? slotNow(markets, wanted) : NO_SLOT;
      });
