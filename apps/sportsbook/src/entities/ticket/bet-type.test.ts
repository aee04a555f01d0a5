import { expect, test } from "vitest";
import { sampleBet, sampleBetSelection } from "../../test-support/sample-ticket.ts";
import { longName, shortName } from "./bet-type.ts";

const legs = (count: number, bankers = 0) =>
  Array.from({ length: count }, (_, index) => sampleBetSelection(index + 1, { banker: index < bankers }));

test("BET-4 a bet is called by its type and how many it is on", () => {
  expect(shortName(sampleBet())).toBe("Single");
  const combo = sampleBet({ type: "combo", selections: legs(4) });
  expect(shortName(combo)).toBe("Combo · 4");
  expect(longName(combo)).toBe("Combo · 4 selections");
});

test("BET-4 multiples have the name of their row on the slip", () => {
  const of = (...sizes: number[]) =>
    sampleBet({
      type: "multiples",
      selections: legs(4),
      selectedSystems: sizes.map((size) => ({ size, combinations: 1, stake: "1.00" })),
    });
  expect(longName(of(3))).toBe("Trebles · 4 selections");
  expect(shortName(of(2, 3, 4))).toBe("Yankee · 4");
});

test("BET-4 a system says how many of those that are not fixed it combines", () => {
  const selectedSystems = [{ size: 2, combinations: 6, stake: "6.00" }];
  const system = sampleBet({ type: "system", selections: legs(5, 1), selectedSystems });
  expect(longName(system)).toBe("System 2/4 + 1 fix");
  expect(shortName({ ...system, selections: legs(4) })).toBe("System 2/4");
});
