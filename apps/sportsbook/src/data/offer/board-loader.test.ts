import { expect, test } from "vitest";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import type { BoardSource } from "./board.ts";
import { boardOfList, eventIdsOf, type LoadedBoard } from "./board.ts";
import { createBoardLoader } from "./board-loader.ts";

const setUp = (random = 0.5, onLists: () => Promise<void> = async () => undefined) => {
  const time = createFakeTime();
  const answers: (() => LoadedBoard)[] = [];
  const signals: AbortSignal[] = [];
  const leaving: (readonly number[])[] = [];
  const visible = new Set<number>();
  const errors: unknown[] = [];
  const loader = createBoardLoader({
    afterFirstPart: (run) => run(),
    client: openQueryClient(),
    ...time,
    random: () => random,
    onLists,
    onLeaving: (ids) => {
      leaving.push(ids);
      return ids.some((id) => visible.has(id));
    },
    onBoard: () => undefined,
    report: (error) => errors.push(error),
  });
  const extents: string[] = [];
  const source = (key: string): BoardSource => ({
    key,
    load: async (signal, extent) => {
      signals.push(signal);
      extents.push(extent);
      const answer = answers.shift();
      return answer ? answer() : boardOfList(sampleList([]));
    },
  });
  const answer = (...ids: readonly number[]) =>
    answers.push(() => boardOfList(sampleList(ids.map((id) => sampleEvent(id)))));
  const answerPart = (...ids: readonly number[]) =>
    answers.push(() => ({ ...boardOfList(sampleList(ids.map((id) => sampleEvent(id)))), isPart: true }));
  const fail = () =>
    answers.push(() => {
      throw new Error("no answer");
    });
  const shown = (): number[] => [...eventIdsOf(loader.board.getState())];
  return { time, loader, source, answer, answerPart, fail, shown, signals, extents, leaving, visible, errors };
};

test("a board is loaded and shown", async () => {
  const { loader, source, answer, shown } = setUp();
  answer(1, 2);
  loader.show(source("/sports"));
  expect(loader.state.getState()).toEqual({ status: "loading" });
  await settle();
  expect(loader.state.getState()).toEqual({ status: "ready" });
  expect(shown()).toEqual([1, 2]);
});

test("P8 the beginning of a list is shown as soon as it is there, and the rest follows at once", async () => {
  const { time, loader, source, answer, answerPart, shown, extents } = setUp();
  answerPart(1, 2);
  answer(1, 2, 3, 4);
  loader.show(source("/sports"));
  await settle();
  expect([loader.state.getState().status, shown()]).toEqual(["ready", [1, 2]]);
  await time.pass(0);
  await settle();
  expect(shown()).toEqual([1, 2, 3, 4]);
  expect(extents).toEqual(["first", "whole"]);
});

test("P8 where the rest does not come, the beginning stays, and the rest is asked for again", async () => {
  const { time, loader, source, answer, answerPart, fail, shown, extents } = setUp();
  answerPart(1);
  fail();
  answer(1, 2);
  loader.show(source("/sports"));
  await settle();
  await time.pass(0);
  await settle();
  expect([loader.state.getState().status, shown()]).toEqual(["ready", [1]]);
  await time.pass(2000);
  await settle();
  expect(shown()).toEqual([1, 2]);
  expect(extents).toEqual(["first", "whole", "whole"]);
});

test("the answer for a page that was left meanwhile is not shown", async () => {
  const { loader, source, answer, shown, signals } = setUp();
  answer(1);
  answer(2);
  loader.show(source("/sports"));
  loader.show(source("/live"));
  await settle();
  expect(signals[0]?.aborted).toBe(true);
  expect(shown()).toEqual([2]);
});

test("an answer that is still being taken in is not shown once the page was left", async () => {
  const steps: (() => void)[] = [];
  const { loader, source, answer, shown } = setUp(0.5, () => new Promise((resolve) => steps.push(resolve)));
  answer(1);
  answer(2);
  loader.show(source("/sports"));
  await settle();
  loader.show(source("/live"));
  await settle();
  for (const step of steps.toReversed()) {
    step();
    await settle();
  }
  expect(shown()).toEqual([2]);
});

test("an answer that cannot be taken in is reported, and the list is loaded again", async () => {
  let fails = true;
  const { time, loader, source, answer, shown, errors } = setUp(0.5, async () => {
    if (fails) throw new Error("broken");
  });
  answer(1);
  answer(1);
  loader.show(source("/sports"));
  await settle();
  expect(errors).toHaveLength(1);
  expect(loader.state.getState()).toEqual({ status: "failed", retryAt: time.now() + 30_000 });
  fails = false;
  await time.pass(30_000);
  expect(shown()).toEqual([1]);
});

test("a failed load says when it tries again, and does", async () => {
  const { time, loader, source, fail, answer, shown } = setUp();
  fail();
  answer(1);
  loader.show(source("/sports"));
  await settle();
  expect(loader.state.getState()).toEqual({ status: "failed", retryAt: time.now() + 2000 });
  await time.pass(2000);
  await settle();
  expect(shown()).toEqual([1]);
});

test("trying now does not wait", async () => {
  const { time, loader, source, fail, answer, shown } = setUp();
  fail();
  answer(1);
  loader.show(source("/sports"));
  await settle();
  loader.retryNow();
  await time.pass(0);
  await settle();
  expect(shown()).toEqual([1]);
});

test("a failed refresh keeps what is shown", async () => {
  const { time, loader, source, answer, fail, shown } = setUp();
  answer(1);
  fail();
  loader.show(source("/sports"));
  await settle();
  await time.pass(30_000);
  await settle();
  expect([loader.state.getState().status, shown()]).toEqual(["ready", [1]]);
});

test.each([
  [0, 5000],
  [1, 5000],
])("after a change of the offer the list is loaded again, at most every five seconds", async (random, wait) => {
  const { time, loader, source, answer, shown } = setUp(random);
  answer(1);
  answer(1, 2);
  loader.show(source("/sports"));
  await settle();
  loader.refreshSoon();
  loader.refreshSoon();
  await time.pass(wait - 1);
  await settle();
  expect(shown()).toEqual([1]);
  await time.pass(1);
  await settle();
  expect(shown()).toEqual([1, 2]);
});

test.each([
  [0, 1000],
  [1, 3000],
])("each client waits its own moment between one and three seconds", async (random, wait) => {
  const { time, loader, source, answer, shown } = setUp(random);
  answer(1);
  answer(2);
  loader.show(source("/sports"));
  await settle();
  await time.pass(10_000);
  loader.refreshSoon();
  await time.pass(wait - 1);
  await settle();
  expect(shown()).toEqual([1]);
  await time.pass(1);
  await settle();
  expect(shown()).toEqual([2]);
});

test("a row in sight that has ended stays for three seconds", async () => {
  const { time, loader, source, answer, shown, leaving, visible } = setUp();
  answer(1, 2);
  answer(2);
  visible.add(1);
  loader.show(source("/live"));
  await settle();
  await time.pass(30_000);
  await settle();
  expect([leaving.at(-1), shown()]).toEqual([[1], [1, 2]]);
  await time.pass(3000);
  expect(shown()).toEqual([2]);
});

test("a row out of sight leaves at once", async () => {
  const { time, loader, source, answer, shown } = setUp();
  answer(1, 2);
  answer(2);
  loader.show(source("/live"));
  await settle();
  await time.pass(30_000);
  await settle();
  expect(shown()).toEqual([2]);
});

test("turning to other results keeps the old ones until they are there", async () => {
  const { loader, source, answer, shown } = setUp();
  answer(1);
  answer(2);
  loader.show(source("search/ki"));
  await settle();
  loader.turnTo(source("search/kin"));
  expect([loader.state.getState().status, shown()]).toEqual(["ready", [1]]);
  await settle();
  expect(shown()).toEqual([2]);
});
