import type { EventPatch, Market } from "@touchline/protocol";

/** The market of each outcome slot. */
export type MarketBySlot = ReadonlyMap<number, Market>;

export const isListed = ({ listed }: Market): boolean => listed;
export const isLined = ({ lined }: Market): boolean => lined;

/**
 * The part of a patch that concerns a list which shows these markets. When the main line moves, one market becomes shown and another
 * hidden: for the list the hidden one is gone, although the event still has it. Null when nothing concerns the list.
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
