import type { OfferListWire } from "@touchline/protocol";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Fit {
  readonly what: string;
  readonly has: number;
  readonly due: number;
}

const fitsOf = (wire: OfferListWire): Fit[] => {
  const { events, tournaments, competitors, layouts, metaMarkets } = wire;
  const count = events.id.length;
  const kinds = new Map(metaMarkets.map((metaMarket) => [metaMarket.id, metaMarket]));
  const markets = events.layout.flatMap((layout) => layouts[layout] ?? []);
  return [
    ...Object.entries(events).map(([name, column]) => ({ what: `events.${name}`, has: column.length, due: count })),
    { what: "the sum of tournaments.events", has: sum(tournaments.events), due: count },
    ...Object.entries(tournaments).map(([name, column]) => ({
      what: `tournaments.${name}`,
      has: column.length,
      due: tournaments.id.length,
    })),
    { what: "competitors.kit", has: competitors.kit.length, due: competitors.name.length },
    { what: "live", has: wire.live.length, due: events.flags.filter((flags) => flags & 1).length },
    { what: "slots", has: wire.slots.length, due: markets.length },
    { what: "prices", has: wire.prices.length, due: sum(markets.map((id) => kinds.get(id)?.outcomes.length ?? 0)) },
    {
      what: "lines",
      has: wire.lines.length,
      due: markets.filter((id) => (kinds.get(id)?.line ?? null) !== null).length,
    },
  ];
};

/** Why a list cannot be unpacked; null where it can. */
export const columnFault = (wire: OfferListWire): string | null => {
  const lost = wire.events.layout.find((layout) => !wire.layouts[layout]);
  if (lost !== undefined) return `events.layout names layout ${lost}, of which there is none`;
  const misfit = fitsOf(wire).find(({ has, due }) => has !== due);
  return misfit ? `${misfit.what} has ${misfit.has} entries, where the other columns want ${misfit.due}` : null;
};
