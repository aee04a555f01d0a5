import type { SourceEvent } from "../source.ts";

/** Events with every market that they ever had. */
export const createEverOffered = () => {
  const events = new Map<
    number,
    { event: SourceEvent; readonly markets: Map<string, SourceEvent["markets"][number]> }
  >();
  const whole = ({
    event,
    markets,
  }: {
    event: SourceEvent;
    markets: ReadonlyMap<string, SourceEvent["markets"][number]>;
  }) => ({
    ...event,
    markets: [...markets.values()],
  });
  return {
    add: (event: SourceEvent): void => {
      const known = events.get(event.id) ?? { event, markets: new Map() };
      known.event = event;
      for (const market of event.markets)
        known.markets.set(JSON.stringify([market.definition.metaMarketId, market.definition.specifiers]), market);
      events.set(event.id, known);
    },
    find: (eventId: number): SourceEvent | null => {
      const known = events.get(eventId);
      return known ? whole(known) : null;
    },
  };
};
