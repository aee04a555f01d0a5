import type { EventPatch, Market } from "@touchline/protocol";

/** Says which market an outcome's slot belongs to now. */
export type MarketBySlot = ReadonlyMap<number, Market>;

/**
 * What a list sees of a change of shape. A line that moved is a market that became listed and another that no longer is:
 * for a list the latter is gone, though the event keeps it. Null when a list sees nothing of it.
 */
export const projectListPatch = (before: MarketBySlot, patch: EventPatch): EventPatch | null => {
  const { markets = [], gone = [], incidents: _, ...fields } = patch;
  const wasListed = (slot: number): boolean => before.get(slot)?.listed === true;
  const shown = markets.filter((market) => market.listed);
  const hidden = markets.filter((market) => !market.listed).map(({ slot }) => slot);
  const leaving = [...hidden, ...gone].filter(wasListed);
  const projected: EventPatch = {
    ...fields,
    ...(shown.length > 0 ? { markets: shown } : {}),
    ...(leaving.length > 0 ? { gone: leaving } : {}),
  };
  return Object.keys(projected).length > 0 ? projected : null;
};
