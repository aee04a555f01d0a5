import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleBet, sampleCashout } from "../../../test-support/sample-ticket.ts";
import { partChosen, partFigures, partWorthStake } from "./part-figures.ts";

test("PEER-1 a thumb that is let go near an end means the end, a key means what it says", () => {
  expect([25, 26, 974, 975].map((value) => partChosen(value, 1000n, "pointer"))).toEqual([0n, 26n, 974n, 1000n]);
  expect([10, 990].map((value) => partChosen(value, 1000n, "keys"))).toEqual([10n, 990n]);
});

test("PEER-1 a part that is more than is left becomes all that is left", () => {
  expect(partFigures(sampleBet({ openStake: "4.00" }), 800n)).toMatchObject({ part: 400n, stays: 0n, paid: 5840n });
});

test("PEER-1 nothing is paid where nothing is offered or open", () => {
  expect(partFigures(sampleBet({ cashout: sampleCashout(null) }), 500n)).toMatchObject({ paid: 0n, stays: 500n });
  expect(partFigures(sampleBet({ openStake: "0.00" }), 500n)).toMatchObject({ part: 0n, paid: 0n, upTo: 0n });
});

test("PEER-1 the part that takes out the stake is the smallest that pays it", () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 9n });
  fc.assert(
    fc.property(amount, amount, (open, more) => {
      const offered = open + more;
      const part = partWorthStake({ open, offered }) ?? 0n;
      expect((offered * part) / open >= open).toBe(true);
      expect((offered * (part - 1n)) / open < open).toBe(true);
    }),
  );
  expect(partWorthStake({ open: 1000n, offered: 1000n })).toBeNull();
});
