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

/** An event of 800 outcomes is apart from its earlier self after 100 seconds. */
const SLOTS_PER_SECOND = 8;
/** Four years, after which it begins again: slots stay below 2^31, and no bet is open for that long. */
const SECONDS = 2 ** 27;

/**
 * The first slot that a feed started at this time may assign. A feed whose saved slots were lost, or restored from an older copy,
 * therefore gives outcomes slots that no bet has. A slot from before is offered no more, instead of being that of another outcome.
 */
export const firstSlotAt = (time: number): number => (Math.floor(time / 1000) % SECONDS) * SLOTS_PER_SECOND;

/** Assigns each market of an event its first slot, permanently. */
export const createSlotBook = (firstSlot: number, saved: SavedSlots = { next: 0, markets: [] }) => {
  let next = Math.max(firstSlot, saved.next);
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
