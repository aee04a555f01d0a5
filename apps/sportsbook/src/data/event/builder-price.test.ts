import type { BuilderAnswer } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { createBuilderPrice } from "./builder-price.ts";

const priceOf = (price: number): BuilderAnswer => ({ eventId: 7, version: 1, price });

const setUp = (...answers: readonly (BuilderAnswer | Error)[]) => {
  const time = createFakeTime();
  const left = [...answers];
  const ask = vi.fn(async (_event: number, _slots: readonly number[], _signal: AbortSignal) => {
    const answer = left.shift() ?? priceOf(100);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const report = vi.fn();
  const price = createBuilderPrice({ client: openQueryClient(report), ask, after: time.after });
  let isOpen = true;
  const want = (...slots: readonly number[]): void => price.want({ eventId: 7, slots, isOpen: () => isOpen });
  const lock = (locked: boolean): void => {
    isOpen = !locked;
    price.moved();
  };
  return { time, ask, report, price, want, lock };
};

test("one pick needs no price of its own", () => {
  const { ask, price, want } = setUp();
  want(0);
  expect(price.state.getState()).toEqual({ status: "none" });
  expect(ask).not.toHaveBeenCalled();
});

test("OFFER-6 two picks have one price, asked for at once", async () => {
  const { ask, price, want } = setUp(priceOf(312));
  want(0, 4);
  expect(price.state.getState()).toEqual({ status: "asking" });
  await settle();
  expect(price.state.getState()).toEqual({ status: "priced", price: 312, move: 0 });
  expect(ask.mock.calls[0]?.slice(0, 2)).toEqual([7, [0, 4]]);
});

test("a price that comes for earlier picks is not taken", async () => {
  const { price, want } = setUp(priceOf(312), priceOf(780));
  want(0, 4);
  want(0, 4, 8);
  await settle();
  expect(price.state.getState()).toMatchObject({ price: 780 });
});

test("OFFER-4 when picks move, their price is asked for again, once a second at most, and marked for three", async () => {
  const { time, ask, price, want } = setUp(priceOf(312), priceOf(330));
  want(0, 4);
  await settle();
  for (let times = 0; times < 5; times += 1) price.moved();
  await time.pass(1000);
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(price.state.getState()).toEqual({ status: "priced", price: 330, move: 1 });
  await time.pass(3000);
  expect(price.state.getState()).toEqual({ status: "priced", price: 330, move: 0 });
});

test("OFFER-5 a locked pick takes the price away at once, and opening brings it back", async () => {
  const { time, ask, price, want, lock } = setUp(priceOf(312), priceOf(320));
  want(0, 4);
  await settle();
  lock(true);
  expect(price.state.getState()).toEqual({ status: "refused", reason: "UNAVAILABLE" });
  await time.pass(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  lock(false);
  await time.pass(1000);
  await settle();
  expect(price.state.getState()).toMatchObject({ status: "priced", price: 320 });
});

test("a lock outlives the mark of the last move", async () => {
  const { time, price, want, lock } = setUp(priceOf(312), priceOf(330));
  want(0, 4);
  await settle();
  price.moved();
  await time.pass(1000);
  await settle();
  lock(true);
  await time.pass(3000);
  expect(price.state.getState()).toEqual({ status: "refused", reason: "UNAVAILABLE" });
});

test("PEER-13 picks that have no common price say so", async () => {
  const { price, want } = setUp({ error: "NOT_COMBINABLE" });
  want(0, 4);
  await settle();
  expect(price.state.getState()).toEqual({ status: "refused", reason: "NOT_COMBINABLE" });
});

test("what failed is logged and tried again by itself, or on demand", async () => {
  const { time, report, price, want } = setUp(new Error("lost"), new Error("lost"), priceOf(312));
  want(0, 4);
  await settle();
  expect(price.state.getState()).toEqual({ status: "failed" });
  price.retryNow();
  await settle();
  expect(report).toHaveBeenCalledTimes(2);
  await time.pass(2000);
  await settle();
  expect(price.state.getState()).toMatchObject({ price: 312 });
});

test("who leaves asks no more", async () => {
  const { time, ask, price, want } = setUp(priceOf(312));
  want(0, 4);
  await settle();
  price.moved();
  price.stop();
  await time.pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
