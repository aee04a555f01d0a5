import type { OpenOutcome } from "@touchline/protocol";
import { expect, test } from "vitest";
import type { MarketDefinition } from "../source.ts";
import { createSlotBook, savedSlotsSchema } from "./slot-book.ts";

const total = (line: string): MarketDefinition => ({ metaMarketId: 2, specifiers: { total: line }, outcomes: [1, 2] });
const scorers = (...names: string[]): MarketDefinition => ({
  ...{ metaMarketId: 3, specifiers: {}, outcomes: names.map(() => 9), names },
});

/** A bet on the outcome with this index of the market. */
const betOn = (market: MarketDefinition, marketSlot: number, index = 0): OpenOutcome => ({
  ...{ slot: marketSlot + index, marketSlot, outcomes: market.outcomes.length, metaMarketId: market.metaMarketId },
  ...{ metaOutcomeId: market.outcomes[index] as number, specifiers: { ...market.specifiers } },
  outcomeName: market.names?.[index] ?? "Over",
});

test("R4 a market with bets from before keeps its slots, and others begin above", () => {
  const book = createSlotBook({ next: 100, markets: [], reserved: [betOn(total("2.5"), 5, 1)] });
  expect([total("1.5"), total("2.5"), total("3.5")].map(book.slotOf)).toEqual([100, 5, 102]);
});

test("R4 a market with another number of outcomes, other specifiers, another outcome or another name is another market", () => {
  const kirby = betOn(scorers("Kirby", "Marsh"), 5, 0);
  const others: [MarketDefinition, OpenOutcome][] = [
    [total("3.5"), betOn(total("2.5"), 5)],
    [{ ...total("2.5"), metaMarketId: 4 }, betOn(total("2.5"), 5)],
    [{ ...total("2.5"), outcomes: [3, 2] }, betOn(total("2.5"), 5)],
    [{ ...total("2.5"), specifiers: { total: "2.5", part: "1" } }, betOn(total("2.5"), 5)],
    [scorers("Kirby", "Marsh", "Ode"), kirby],
    [scorers("Marsh", "Kirby"), kirby],
  ];
  for (const [market, bet] of others)
    expect(createSlotBook({ next: 100, markets: [], reserved: [bet] }).slotOf(market)).toBe(100);
});

test("R4 of several slots the newest are kept, and no slot is given to two markets", () => {
  const twice = [betOn(total("2.5"), 5), betOn(total("2.5"), 60)];
  expect(createSlotBook({ next: 100, markets: [], reserved: twice }).slotOf(total("2.5"))).toBe(60);
  const clash = [betOn(total("2.5"), 5), betOn(total("3.5"), 6)];
  const book = createSlotBook({ next: 100, markets: [], reserved: clash });
  expect([total("2.5"), total("3.5")].map(book.slotOf)).toEqual([5, 100]);
  const beside = [betOn(total("2.5"), 5), betOn(total("3.5"), 7), betOn(total("1.5"), 3)];
  const free = createSlotBook({ next: 100, markets: [], reserved: beside });
  expect([total("2.5"), total("3.5"), total("1.5")].map(free.slotOf)).toEqual([5, 7, 3]);
});

test("R4 slots of bets whose market is not offered yet are kept over a restart", () => {
  const first = createSlotBook({ next: 100, markets: [], reserved: [betOn(total("2.5"), 5)] });
  first.slotOf(total("1.5"));
  const saved = savedSlotsSchema.parse(JSON.parse(JSON.stringify(first.save())));
  const second = createSlotBook(saved);
  expect([total("3.5"), total("2.5"), total("1.5")].map(second.slotOf)).toEqual([102, 5, 100]);
});
