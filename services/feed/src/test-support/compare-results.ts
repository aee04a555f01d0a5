import type { MarketVerdict, SourceEvent, SourceResult } from "../source.ts";

const textOf = (verdict: MarketVerdict | null, names: readonly string[]): string => {
  // What was never settled is as open as what was rolled back.
  if (!verdict || (verdict.results.every((result) => result === null) && !verdict.cancelled?.length)) return "open";
  const results = verdict.results.map((result, index) => `${names[index]} ${JSON.stringify(result)}`);
  return JSON.stringify([results.toSorted(), verdict.certainty ?? "CONFIRMED", verdict.cancelled ?? []]);
};

/**
 * How the verdicts that were handed over differ from those that the simulator gave, over the markets of an event that were offered.
 * Players are numbered otherwise by the provider: the same market is found by its kind and specifiers, its outcomes by their names.
 */
export const compareResults = (
  simulated: SourceEvent,
  truth: SourceResult,
  ours: SourceEvent,
  told: SourceResult | undefined,
): readonly string[] => {
  const keyOf = ({ definition }: SourceEvent["markets"][number]): string =>
    `${definition.metaMarketId} ${Object.entries(definition.specifiers).toSorted().join("|")}`;
  const handed = new Map(ours.markets.map((market) => [keyOf(market), market]));
  return simulated.markets.flatMap((market) => {
    const key = keyOf(market);
    const mine = handed.get(key);
    if (!mine) return [];
    const namesOf = ({ definition: { names, outcomes } }: typeof market) => names ?? outcomes.map(String);
    const right = textOf(truth.resolve(market.definition), namesOf(market));
    const found = textOf(told?.resolve(mine.definition) ?? null, namesOf(mine));
    return right === found ? [] : [`${ours.id} ${key}: ${found} is ${right}`];
  });
};
