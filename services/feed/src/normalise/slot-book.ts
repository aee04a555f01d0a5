import { idSchema, slotSchema } from "@touchline/protocol";
import * as z from "zod/mini";
import type { MarketDefinition } from "../source.ts";

const slottedMarketSchema = z.object({
  slot: slotSchema,
  metaMarketId: idSchema,
  specifiers: z.record(z.string(), z.string()),
  outcomes: z.array(idSchema),
  names: z.optional(z.array(z.string())),
});
type SlottedMarket = MarketDefinition & { readonly slot: number };

/** Saved on the bus, so that after a restart no slot is given to another outcome. */
export const savedSlotsSchema = z.object({ next: slotSchema, markets: z.array(slottedMarketSchema) });
export interface SavedSlots {
  readonly next: number;
  readonly markets: readonly SlottedMarket[];
}

const keyOf = ({ metaMarketId, specifiers, outcomes, names }: MarketDefinition): string =>
  `${metaMarketId}${JSON.stringify(specifiers)}${outcomes.join()}${names ? names.join() : ""}`;

/** Assigns each market of an event its first slot, permanently. */
export const createSlotBook = (saved: SavedSlots = { next: 0, markets: [] }) => {
  let next = saved.next;
  const byKey = new Map(saved.markets.map((market) => [keyOf(market), market]));
  const byIdentity = new WeakMap<MarketDefinition, number>();

  const enter = (definition: MarketDefinition): number => {
    const key = keyOf(definition);
    let market = byKey.get(key);
    if (!market) {
      market = { ...definition, slot: next };
      next += definition.outcomes.length;
      byKey.set(key, market);
    }
    byIdentity.set(definition, market.slot);
    return market.slot;
  };

  return {
    slotOf: (definition: MarketDefinition): number => byIdentity.get(definition) ?? enter(definition),
    /** Every market that was ever offered. */
    markets: (): readonly SlottedMarket[] => [...byKey.values()],
    /** Number of markets: if it grew, the slots have to be saved again. */
    size: (): number => byKey.size,
    save: (): SavedSlots => ({ next, markets: [...byKey.values()] }),
  };
};

export type SlotBook = ReturnType<typeof createSlotBook>;
