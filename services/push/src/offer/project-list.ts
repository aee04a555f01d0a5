import type { EventPatch, Market } from "@touchline/protocol";

/** Says which market an outcome's slot belongs to now. */
export type MarketBySlot = ReadonlyMap<number, Market>;

export const isListed = ({ listed }: Market): boolean => listed;
export const isLined = ({ lined }: Market): boolean => lined;

/**
 * What a list sees of a change of shape, if it shows these markets. A line that moved is a market that came into it and another that no longer is:
 * for a list the latter is gone, though the event keeps it. Null when a list sees nothing of it.
 */
export const projectPatch = (
  before: MarketBySlot,
  patch: EventPatch,
  isShown: (market: Market) => boolean,
): EventPatch | null => {
  const { markets = [], gone = [], incidents: _, ...fields } = patch;
  const wasShown = (slot: number): boolean => {
    const market = before.get(slot);
    return market !== undefined && isShown(market);
  };
  const shown = markets.filter(isShown);
  const hidden = markets.filter((market) => !isShown(market)).map(({ slot }) => slot);
  const leaving = [...hidden, ...gone].filter(wasShown);
  const projected: EventPatch = {
    ...fields,
    ...(shown.length > 0 ? { markets: shown } : {}),
    ...(leaving.length > 0 ? { gone: leaving } : {}),
  };
  return Object.keys(projected).length > 0 ? projected : null;
};
