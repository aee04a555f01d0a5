import { expect, test } from "vitest";
import { legsOf, openStakeOf, systemsOf } from "./settleable.ts";
import { legOn, resolved, storedBet } from "./test-support/stored-bets.ts";

const legs = [legOn(1, { odds: 200 }), legOn(2, { odds: 300, banker: true })];
const bet = storedBet(legs);
const accepted = (odds: Record<string, number>, rows: { size: number; combinations: number; stake: string }[] = []) =>
  storedBet(legs, { decision: { ...bet.decision, settlement: { odds, rows } } as typeof bet.decision });

test("legs have the prices at which they were accepted, or those asked for where no other is known", () => {
  const [first, second] = legsOf(accepted({ "hash-1": 210 }), [resolved("WON"), null]);
  expect(first).toMatchObject({ price: 210, banker: false, result: { resolution: "WON" } });
  expect(second).toEqual({ price: 300, banker: true, result: null });
  expect(legsOf(storedBet(legs, { decision: null }), []).map(({ price, result }) => [price, result])).toEqual([
    [200, null],
    [300, null],
  ]);
});

test("only systems have rows, with the stake of each size", () => {
  expect(systemsOf(bet)).toBeNull();
  expect(systemsOf(storedBet(legs, { decision: null }))).toBeNull();
  expect(systemsOf(accepted({}, [{ size: 2, combinations: 1, stake: "300" }]))).toEqual([{ size: 2, stake: 300n }]);
});

test("the open stake is what was not cashed out", () => {
  expect(openStakeOf(storedBet(legs, { cashedStake: 400n }))).toBe(600n);
});
