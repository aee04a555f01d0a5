import type { SourceEvent } from "../source.ts";

/**
 * Prices by outcome: by its own name where the event has one, because the provider numbers players otherwise. Players of one name are told
 * apart by their prices, the highest first.
 */
const outcomesOf = ({ markets, suspended }: SourceEvent): ReadonlyMap<string, number> => {
  const priced = markets.flatMap(({ definition: { metaMarketId, specifiers, outcomes, names }, prices }) => {
    const line = Object.entries(specifiers).toSorted().join("|");
    return outcomes.map((outcome, index) => {
      const price = prices[index] ?? 0;
      const name = `${metaMarketId} ${line} ${names?.[index] ?? outcome}`;
      return { name, price: suspended ? -Math.abs(price) : price };
    });
  });
  const byName = Map.groupBy(
    priced.toSorted((one, other) => Math.abs(other.price) - Math.abs(one.price)),
    ({ name }) => name,
  );
  return new Map(
    [...byName].flatMap(([name, same]) =>
      same.map(({ price }, index) => [index === 0 ? name : `${name} (${index + 1})`, price] as const),
    ),
  );
};

const boardOf = ({ game, playStatus, metadata }: SourceEvent): string =>
  JSON.stringify([game, playStatus, metadata?.eventStatus, metadata?.score, metadata?.currentScoreInSets]);

/** How the offer differs from the truth; empty where it does not. `idOf` is our id of the provider's event. */
export const compareOffers = (
  truth: readonly SourceEvent[],
  offer: ReadonlyMap<number, SourceEvent>,
  idOf: (event: SourceEvent) => number,
): readonly string[] => {
  const isOver = ({ playStatus }: SourceEvent): boolean => playStatus === "ENDED" || playStatus === "ABANDONED";
  const differences: string[] = [];
  const expected = new Set<number>();
  for (const event of truth) {
    const id = idOf(event);
    expected.add(id);
    const ours = offer.get(id);
    if (!ours) {
      if (!isOver(event) && event.markets.length > 0) differences.push(`${id}: not offered`);
      continue;
    }
    const [right, found] = [outcomesOf(event), outcomesOf(ours)];
    for (const [outcome, price] of right)
      if ((found.get(outcome) ?? 0) !== price) differences.push(`${id} ${outcome}: ${found.get(outcome)} is ${price}`);
    for (const [outcome, price] of found)
      if (price !== 0 && !right.has(outcome)) differences.push(`${id} ${outcome}: offered at ${price}`);
    if (boardOf(event) !== boardOf(ours)) differences.push(`${id}: ${boardOf(ours)} is ${boardOf(event)}`);
  }
  for (const [id, event] of offer)
    if (!expected.has(id) && !isOver(event)) differences.push(`${id}: offered, and not known to the provider`);
  return differences;
};
