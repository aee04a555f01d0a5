import { type BuilderPick, type CombineAnswer, createCombiner } from "@touchline/betting";
import type { BuilderLeg } from "../../data/event/builder-legs.ts";
import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";

type Candidates = Pick<FullEvent, "id" | "sport">;

const pickOf = (
  { id, sport }: Candidates,
  { key, specifiers, betBuilder }: FullMarket,
  index: number,
): BuilderPick => ({
  eventId: id,
  sportKey: sport.key,
  marketKey: key,
  specifiers,
  outcome: index,
  betBuilder,
});

export const legOf = (event: Candidates, market: FullMarket, index: number): BuilderLeg => ({
  slot: market.slot + index,
  marketSlot: market.slot,
  outcomeName: market.outcomes[index]?.name ?? "",
  marketName: market.name,
  pick: pickOf(event, market, index),
});

/** Tells for every outcome of an event whether it can be combined with the legs. An outcome of a picked market would replace that pick. */
export const createLegCombiner = (event: Candidates, legs: readonly BuilderLeg[]) => {
  const combiners = new Map<number | null, (candidate: BuilderPick) => CombineAnswer>();

  const combinerWithout = (marketSlot: number | null) => {
    const others = legs.filter((leg) => leg.marketSlot !== marketSlot);
    const combiner = combiners.get(marketSlot) ?? createCombiner(others.map(({ pick }) => pick));
    combiners.set(marketSlot, combiner);
    return combiner;
  };

  const combineOutcome = (market: FullMarket, index: number): CombineAnswer => {
    const isPicked = legs.some(({ marketSlot }) => marketSlot === market.slot);
    return combinerWithout(isPicked ? market.slot : null)(pickOf(event, market, index));
  };

  /** Cached: tile, tag and click ask for the same outcome. */
  const answers = new Map<number, CombineAnswer>();
  return (market: FullMarket, index: number): CombineAnswer => {
    const slot = market.slot + index;
    const answer = answers.get(slot) ?? combineOutcome(market, index);
    answers.set(slot, answer);
    return answer;
  };
};

/** A full builder reports that when another outcome is tapped; its tiles stay enabled. */
export const isConflict = (answer: CombineAnswer): answer is Extract<CombineAnswer, { readonly combines: false }> =>
  !answer.combines && answer.reason !== "too_many";
