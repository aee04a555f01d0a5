import type { EventPatch } from "@touchline/protocol";
import type { LevelChange } from "./tracked-event.ts";

/** What a level sends at the next tick: the latest value of everything that changed. */
export interface PendingChange {
  readonly prices: Map<number, number>;
  patch: EventPatch | null;
}

export const createPending = (): PendingChange => ({ prices: new Map(), patch: null });

const mergePatches = (first: EventPatch, second: EventPatch): EventPatch => {
  const { markets: firstMarkets = [], gone: firstGone = [], ...firstFields } = first;
  const { markets: secondMarkets = [], gone: secondGone = [], ...secondFields } = second;
  const back = new Set(secondMarkets.map(({ slot }) => slot));
  const left = new Set(secondGone);
  const markets = [...firstMarkets.filter(({ slot }) => !back.has(slot) && !left.has(slot)), ...secondMarkets];
  const gone = [...firstGone.filter((slot) => !back.has(slot) && !left.has(slot)), ...secondGone];
  return {
    ...firstFields,
    ...secondFields,
    ...(markets.length > 0 ? { markets } : {}),
    ...(gone.length > 0 ? { gone } : {}),
  };
};

/** A full market carries its prices; an older pending price of one of its outcomes would overwrite them. */
const forgetReplaced = (prices: Map<number, number>, patch: EventPatch): void => {
  for (const market of patch.markets ?? []) {
    for (const index of market.prices.keys()) prices.delete(market.slot + index);
  }
};

export const mergeChange = (pending: PendingChange, { prices, patch }: LevelChange): void => {
  if (patch) {
    forgetReplaced(pending.prices, patch);
    pending.patch = pending.patch ? mergePatches(pending.patch, patch) : patch;
  }
  for (let index = 0; index + 1 < prices.length; index += 2) {
    pending.prices.set(prices[index] as number, prices[index + 1] as number);
  }
};
