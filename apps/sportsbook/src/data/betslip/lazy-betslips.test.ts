import { expect, test, vi } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import type { PickedOutcome } from "./betslip-model.ts";
import { isMarked, selectPicked } from "./betslip-store.ts";
import { type BetslipActions, createLazyBetslips } from "./lazy-betslips.ts";

const outcome = (eventId: number, slot = 0): PickedOutcome => ({
  eventId,
  slot,
  marketSlot: 0,
  metaMarketId: 201,
  metaOutcomeId: 1,
  outcomeName: "Ashbourne City",
  marketName: "Match result",
  outcomes: 3,
  eventName: "Ashbourne City v Harrow Vale",
});

const setUp = () => {
  const time = createManualTime();
  const store = createOfferStore(time);
  store.applyLists([sampleList([7, 8, 9, 10].map((id) => sampleEvent(id)))]);
  const lazyBetslips = createLazyBetslips({
    betTypes: ["combo"],
    offer: store,
    now: time.now,
    afterPaint: time.onNextFrame,
    askToSignIn: vi.fn(),
    askToDeposit: vi.fn(),
  });
  const done: string[] = [];
  const actions = {
    pick: ({ eventId, odds }) => done.push(`pick ${eventId} at ${odds}`),
    pickAll: (outcomes) => done.push(`pick ${outcomes.length}`),
    dispatch: ({ type }) => done.push(type),
    place: () => done.push("place"),
    askCombinations: () => done.push("combinations"),
  } as Partial<BetslipActions> as BetslipActions;
  return { time, store, lazyBetslips, betslips: lazyBetslips.betslips, actions, done };
};

test("BOOT-3 a tap before the slip's rules have come is marked at once, and done at the price of the tap when they are there", () => {
  const { store, lazyBetslips, betslips, actions, done } = setUp();
  betslips.pick(outcome(7));
  expect([...selectPicked(betslips.store.getState())]).toEqual(["7o0"]);
  betslips.dispatch({ type: "slip cleared" });
  store.applyFrame([[7, 1, 2, [0, 155]]]);
  expect([done, betslips.store.getState().isReady]).toEqual([[], false]);
  lazyBetslips.attach(actions);
  expect(done).toEqual(["pick 7 at 148", "slip cleared"]);
  expect(betslips.store.getState().isReady).toBe(true);
  betslips.place();
  expect(done.at(-1)).toBe("place");
});

test("SLIP-1 a second tap takes the mark away", () => {
  const { betslips } = setUp();
  betslips.pick(outcome(7));
  betslips.pick(outcome(7));
  expect(selectPicked(betslips.store.getState()).size).toBe(0);
});

test("SLIP-1 the mark of a tap is painted before the slip takes it, at the price of the tap", () => {
  const { time, store, lazyBetslips, betslips, actions, done } = setUp();
  lazyBetslips.attach(actions);
  betslips.pick(outcome(7));
  expect([isMarked(betslips.store.getState(), "7o0"), done]).toEqual([true, []]);
  store.applyFrame([[7, 1, 2, [0, 155]]]);
  time.frame();
  expect(done).toEqual(["pick 7 at 148"]);
  // The slip of this test takes nothing, so the mark is gone, as after a refusal.
  expect(isMarked(betslips.store.getState(), "7o0")).toBe(false);
  time.frame();
  expect(done).toHaveLength(1);
});

test("SLIP-1 whatever follows a tap finds it on the slip, also before the next frame", () => {
  const { time, lazyBetslips, betslips, actions, done } = setUp();
  lazyBetslips.attach(actions);
  betslips.pick(outcome(7));
  betslips.pick(outcome(8));
  betslips.place();
  expect(done).toEqual(["pick 7 at 148", "pick 8 at 148", "place"]);
  betslips.pick(outcome(9));
  time.frame();
  expect(done.slice(3)).toEqual(["pick 9 at 148"]);
});

test("SLIP-10 of many taps three pass in two seconds, the rest are swallowed", () => {
  const { time, lazyBetslips, betslips, actions, done } = setUp();
  lazyBetslips.attach(actions);
  for (const id of [7, 8, 9, 10]) betslips.pick(outcome(id));
  time.frame();
  expect(done).toHaveLength(3);
  time.pass(2000);
  betslips.pick(outcome(10));
  time.frame();
  expect(done.at(-1)).toMatch(/^pick 10/);
});

test("HOME-9 SLIP-10 several picks at once are one tap", () => {
  const { betslips } = setUp();
  betslips.pickAll([7, 8, 9, 10].map((id) => outcome(id)));
  expect(selectPicked(betslips.store.getState()).size).toBe(4);
});

test("what waits for the slip's rules calls for them, and what does not leaves them alone", () => {
  const { lazyBetslips, betslips, actions } = setUp();
  const call = vi.fn();
  lazyBetslips.onWaiting(call);
  betslips.askCombinations();
  expect(call).not.toHaveBeenCalled();
  betslips.pick(outcome(7));
  expect(call).toHaveBeenCalledTimes(1);
  lazyBetslips.attach(actions);
  betslips.pick(outcome(8));
  expect(call).toHaveBeenCalledTimes(1);
});
