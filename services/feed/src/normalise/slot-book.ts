import { isDeepStrictEqual } from "node:util";
import { idSchema, type OpenOutcome, openOutcomesSchema, slotSchema } from "@touchline/protocol";
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
export const savedSlotsSchema = z.object({
  next: slotSchema,
  markets: z.array(slottedMarketSchema),
  reserved: z.optional(openOutcomesSchema),
});
export interface SavedSlots {
  readonly next: number;
  readonly markets: readonly SlottedMarket[];
  /** Outcomes of bets from before the bus lost the slots: their markets get the same ones when they are offered again. */
  readonly reserved?: readonly OpenOutcome[] | undefined;
}

const keyOf = ({ metaMarketId, specifiers, outcomes, names }: MarketDefinition): string =>
  `${metaMarketId}${JSON.stringify(specifiers)}${outcomes.join()}${names ? names.join() : ""}`;

const hasOutcome = ({ metaMarketId, specifiers, outcomes, names }: MarketDefinition, bet: OpenOutcome): boolean => {
  const index = bet.slot - bet.marketSlot;
  return (
    metaMarketId === bet.metaMarketId &&
    outcomes.length === bet.outcomes &&
    outcomes[index] === bet.metaOutcomeId &&
    (names === undefined || names[index] === bet.outcomeName) &&
    isDeepStrictEqual({ ...specifiers }, bet.specifiers)
  );
};

/** Assigns each market of an event its first slot, permanently. */
export const createSlotBook = ({ next: first, markets, reserved = [] }: SavedSlots = { next: 0, markets: [] }) => {
  let next = first;
  const byKey = new Map(markets.map((market) => [keyOf(market), market]));
  const byIdentity = new WeakMap<MarketDefinition, number>();

  const isFree = (slot: number, size: number): boolean =>
    byKey.values().every((market) => slot + size <= market.slot || market.slot + market.outcomes.length <= slot);

  /** Bets from before and after an earlier loss may have different slots for one outcome: the newest are the highest. */
  const reservedFor = (definition: MarketDefinition): number | undefined =>
    reserved
      .filter((bet) => hasOutcome(definition, bet))
      .map(({ marketSlot }) => marketSlot)
      .toSorted((left, right) => right - left)
      .find((slot) => isFree(slot, definition.outcomes.length));

  const deal = (size: number): number => {
    const slot = next;
    next += size;
    return slot;
  };

  const enter = (definition: MarketDefinition): number => {
    const key = keyOf(definition);
    let market = byKey.get(key);
    if (!market) {
      market = { ...definition, slot: reservedFor(definition) ?? deal(definition.outcomes.length) };
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
    save: (): SavedSlots => ({ next, markets: [...byKey.values()], ...(reserved.length > 0 && { reserved }) }),
  };
};

export type SlotBook = ReturnType<typeof createSlotBook>;
