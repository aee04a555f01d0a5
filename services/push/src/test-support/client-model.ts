import type { Market, OfferChunk, OfferEvent, WatchLevel } from "@touchline/protocol";

/** What a client has of an event by the rules of the push protocol alone. */
export interface ClientEvent {
  version: number;
  fields: Record<string, unknown>;
  markets: Map<number, Market>;
}

const FIELDS = [
  "startsAt",
  "game",
  "playStatus",
  "detailedPlayStatus",
  "metadata",
  "suspended",
  "streamed",
  "catalogIds",
  "promotedOfferIds",
] as const;

const shownAt: Readonly<Record<WatchLevel, (market: Market) => boolean>> = {
  list: ({ listed }) => listed,
  lines: ({ lined }) => lined,
  full: () => true,
};

/** What a client at this level should have of the event; the HTTP snapshot gives the same. */
export const expectedClientEvent = (event: OfferEvent, level: WatchLevel): ClientEvent => {
  const names = level === "full" ? [...FIELDS, "incidents" as const] : FIELDS;
  const markets = event.markets.filter(shownAt[level]);
  return structuredClone({
    version: event.version,
    fields: Object.fromEntries(names.map((name) => [name, event[name]])),
    markets: new Map(markets.map((market) => [market.slot, market])),
  });
};

/** Without the version: a list is not sent versions that change nothing in it. */
export const contentOf = ({ fields, markets }: ClientEvent) => ({
  fields,
  markets: [...markets.values()].toSorted((left, right) => left.slot - right.slot),
});

const setPrice = ({ markets }: ClientEvent, slot: number, price: number): void => {
  for (const market of markets.values()) {
    const index = slot - market.slot;
    if (index >= 0 && index < market.prices.length) market.prices[index] = price;
  }
};

export type ChunkEffect = "applied" | "ignored" | "gap";

export const applyChunk = (held: ClientEvent, chunk: OfferChunk): ChunkEffect => {
  const [, base, version, prices, patch] = structuredClone(chunk);
  if (version <= held.version) return "ignored";
  if (base > held.version) return "gap";
  if (base === 0) held.markets.clear();
  const { markets = [], gone = [], ...fields } = patch ?? {};
  Object.assign(held.fields, fields);
  for (const market of markets) held.markets.set(market.slot, market);
  for (const slot of gone) held.markets.delete(slot);
  for (let index = 0; index < prices.length; index += 2) {
    setPrice(held, prices[index] as number, prices[index + 1] as number);
  }
  held.version = version;
  return "applied";
};
