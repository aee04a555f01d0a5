import { expect, test } from "vitest";
import { createFairShares } from "./fair-shares.ts";

const start = () => {
  let time = 0;
  const shareOf = createFairShares(() => time);
  const pass = (ms: number): void => {
    time += ms;
  };
  return { pass, noisy: shareOf("noisy"), calm: shareOf("calm"), third: shareOf("third") };
};

test("R18 a tenant that is alone has large batches and does not rest", () => {
  const { noisy } = start();
  noisy.ask();
  expect([noisy.most(), noisy.restAfter(50)]).toEqual([256, 0]);
});

test("R18 beside others a tenant has small batches, and rests as long as its batch took for each of them", () => {
  const { noisy, calm, third } = start();
  noisy.ask();
  calm.ask();
  expect([noisy.most(), noisy.restAfter(20)]).toEqual([32, 20]);
  third.ask();
  expect(noisy.restAfter(20)).toBe(40);
  expect(noisy.restAfter(5_000)).toBe(200);
});

test("R18 a tenant that has stopped placing bets no longer counts", () => {
  const { noisy, calm, pass } = start();
  calm.ask();
  pass(1_000);
  expect(noisy.restAfter(20)).toBe(20);
  pass(1);
  expect([noisy.most(), noisy.restAfter(20)]).toEqual([256, 0]);
});
