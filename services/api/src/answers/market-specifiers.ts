import { type Locale, type MarketSpecifiers, selectName } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import { isOffered } from "../offer/select-events.ts";

export interface MarketSpecifiersQuery {
  readonly sport?: number | undefined;
  readonly locale: Locale;
}

/** Numeric order; values that are not numbers are in alphabetical order. */
const compareValues = (left: string, right: string): number =>
  Number(left) - Number(right) || left.localeCompare(right);

const getOrCreate = <Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
};

/** Events by meta market and line. A set, because an event may have the same line several times with other specifiers. */
const collectLines = (
  { events, reference }: Offer,
  sport: number | undefined,
): Map<number, Map<string, Set<number>>> => {
  const lines = new Map<number, Map<string, Set<number>>>();
  for (const event of events.values()) {
    if ((sport !== undefined && event.sportId !== sport) || !isOffered(event, reference)) continue;
    for (const { metaMarketId, specifiers } of event.markets) {
      const value = specifiers[reference.metaMarkets.get(metaMarketId)?.line ?? ""];
      if (value === undefined) continue;
      const values = getOrCreate(lines, metaMarketId, () => new Map<string, Set<number>>());
      getOrCreate(values, value, () => new Set<number>()).add(event.id);
    }
  }
  return lines;
};

export const answerMarketSpecifiers = (offer: Offer, { sport, locale }: MarketSpecifiersQuery): MarketSpecifiers => {
  const lines = collectLines(offer, sport);
  const kinds = [...offer.reference.metaMarkets.values()].toSorted((left, right) => left.rank - right.rank);
  return {
    metaMarkets: kinds.flatMap(({ id, key, names, line }) => {
      const values = lines.get(id);
      if (!values || line === null) return [];
      const counts = [...values].map(([value, eventIds]) => ({ value, count: eventIds.size }));
      return [
        {
          id,
          key,
          name: selectName(names, locale),
          specifier: line,
          values: counts.toSorted((left, right) => compareValues(left.value, right.value)),
        },
      ];
    }),
  };
};
