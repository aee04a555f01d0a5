import type { PositionAnswer } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createPlay, positionOf } from "./play.ts";

const MINUTE = 60_000;

const answer = (more: Partial<PositionAnswer> = {}): PositionAnswer => ({
  ...{ currency: "EUR", since: 0, staked: "45.00", returned: "32.50", net: "-12.50" },
  ...more,
});
const position = { currency: "EUR", staked: 4_500n, returned: 3_250n, net: -1_250n };

const setUp = (minutes: number | null = 60) => {
  const time = createFakeTime();
  let kept: unknown = null;
  const stored = {
    read: () => kept,
    write: (play: object) => {
      kept = play;
    },
    forget: () => {
      kept = null;
    },
  };
  const askPosition = vi.fn(async (_since: number, _signal: AbortSignal) => answer());
  const answerCheck = vi.fn();
  const report = vi.fn();
  const busy = { now: false };
  const client = openQueryClient(report);
  const open = () =>
    createPlay({
      ...{
        client,
        owner: "touchline jonas",
        minutes,
        stored,
        askPosition,
        answerCheck,
        now: time.now,
        after: time.after,
      },
      isBusy: () => busy.now,
    });
  const pass = async (milliseconds: number): Promise<void> => {
    await time.pass(milliseconds);
  };
  return { time, open, pass, askPosition, answerCheck, report, busy, kept: () => kept };
};

test("PEER-10 net today is asked for since midnight, again when money moved, and every minute", async () => {
  const { time, open, pass, askPosition } = setUp();
  const engine = open();
  await pass(0);
  expect(engine.play.today.getState()).toEqual(position);
  expect(askPosition.mock.calls[0]?.[0]).toBe(new Date(time.now()).setHours(0, 0, 0, 0));
  engine.moneyMoved();
  engine.moneyMoved();
  await pass(500);
  expect(askPosition).toHaveBeenCalledTimes(2);
  await pass(MINUTE);
  expect(askPosition).toHaveBeenCalledTimes(3);
});

test("PEER-10 a figure that cannot be had is not guessed, and asked for again", async () => {
  const { open, pass, askPosition, report } = setUp();
  askPosition.mockRejectedValueOnce(new Error("no line"));
  const { play } = open();
  await pass(0);
  expect([play.today.getState(), report.mock.calls.length]).toEqual([null, 1]);
  await pass(10_000);
  expect(play.today.getState()).toEqual(position);
  expect(positionOf(answer({ net: "1.005" }))).toBeNull();
});

test("PEER-10 the reality check opens after its minutes, with the session's own figures", async () => {
  const { time, open, pass, askPosition } = setUp();
  const { play } = open();
  const startedAt = time.now();
  await pass(60 * MINUTE - 1);
  expect(play.check.getState()).toEqual({ nextAt: startedAt + 60 * MINUTE, isOpen: false });
  expect(askPosition.mock.calls.every(([since]) => since !== startedAt)).toBe(true);
  await pass(1_000);
  expect(play.check.getState().isOpen).toBe(true);
  expect(askPosition).toHaveBeenLastCalledWith(startedAt, expect.anything());
  expect(play.session.getState()).toEqual(position);
});

test("PEER-10 a check that is due waits for a bet or a cash-out on its way", async () => {
  const { open, pass, busy } = setUp();
  const { play } = open();
  busy.now = true;
  await pass(65 * MINUTE);
  expect(play.check.getState().isOpen).toBe(false);
  busy.now = false;
  await pass(500);
  expect(play.check.getState().isOpen).toBe(true);
  busy.now = true;
  await pass(10_000);
  expect(play.check.getState().isOpen).toBe(true);
});

test("PEER-10 a check is there again after a reload until it is answered; the answer goes to the host with its time", async () => {
  const { time, open, pass, answerCheck } = setUp();
  const startedAt = time.now();
  open();
  await pass(60 * MINUTE);
  const { play } = open();
  expect(play.check.getState().isOpen).toBe(true);
  await pass(30_000);
  play.answer("continue");
  expect(answerCheck).toHaveBeenCalledExactlyOnceWith({ answer: "continue", at: time.now(), played: 3_630 });
  expect(play.check.getState()).toEqual({ nextAt: time.now() + 60 * MINUTE, isOpen: false });
  const again = open();
  expect(again.play.check.getState().isOpen).toBe(false);
  expect(again.play.startedAt).toBe(startedAt);
});

test("PEER-10 an answer on another page of the punter's closes the check here", async () => {
  const { open, pass } = setUp();
  const { play: first } = open();
  const { play: second } = open();
  await pass(60 * MINUTE);
  first.answer("limits");
  expect(second.check.getState().isOpen).toBe(true);
  await pass(5_000);
  expect(second.check.getState().isOpen).toBe(false);
});

test("PEER-10 a session begins anew after signing in", async () => {
  const { time, open, pass, kept } = setUp();
  const engine = open();
  await pass(20 * MINUTE);
  engine.close();
  expect(kept()).toBeNull();
  expect(open().play.startedAt).toBe(time.now());
});

test("PEER-10 a brand without a check never asks", async () => {
  const { open, pass } = setUp(null);
  const { play } = open();
  await pass(600 * MINUTE);
  expect(play.check.getState()).toEqual({ nextAt: null, isOpen: false });
});

test("who has left is asked about no more", async () => {
  const { open, pass, askPosition, kept } = setUp();
  const engine = open();
  await pass(0);
  engine.close();
  engine.moneyMoved();
  await pass(120 * MINUTE);
  expect(askPosition).toHaveBeenCalledTimes(1);
  expect(kept()).toBeNull();
});
