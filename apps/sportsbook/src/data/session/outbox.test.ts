import { expect, test } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createOutbox } from "./outbox.ts";

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const setUp = () => {
  const time = createManualTime();
  const errors: unknown[] = [];
  const calls: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  let waiting = 0;
  const outbox = createOutbox({
    send: () => {
      const sent = waiting;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      calls.push({ resolve, reject });
      return promise.then(() => void (waiting -= sent));
    },
    hasMore: () => waiting > 0,
    after: time.after,
    random: () => 1,
    report: (error) => errors.push(error),
  });
  const add = (): void => {
    waiting += 1;
    outbox.sendSoon();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await settled();
  };
  const settle = async (index: number, error?: Error): Promise<void> => {
    if (error) calls[index]?.reject(error);
    else calls[index]?.resolve();
    await settled();
  };
  return { outbox, add, pass, settle, calls, errors };
};

test("quick changes go as one call", async () => {
  const { add, pass, settle, calls } = setUp();
  add();
  await pass(200);
  add();
  await pass(99);
  expect(calls).toHaveLength(0);
  await pass(1);
  expect(calls).toHaveLength(1);
  await settle(0);
  await pass(10_000);
  expect(calls).toHaveLength(1);
});

test("what comes while a call is on its way goes with the next", async () => {
  const { add, pass, settle, calls } = setUp();
  add();
  await pass(300);
  add();
  await pass(10_000);
  expect(calls).toHaveLength(1);
  await settle(0);
  await pass(300);
  expect(calls).toHaveLength(2);
});

test("a call that failed is tried again, later each time but never later than a minute", async () => {
  const { add, pass, settle, calls, errors } = setUp();
  add();
  await pass(300);
  for (const [index, delay] of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    await settle(index, new Error("no line"));
    await pass(delay - 1);
    expect(calls).toHaveLength(index + 1);
    await pass(1);
    expect(calls).toHaveLength(index + 2);
  }
  expect(errors).toHaveLength(8);
});

test("a line that is back is used at once, and a new change does not hasten a retry", async () => {
  const { outbox, add, pass, settle, calls } = setUp();
  add();
  await pass(300);
  await settle(0, new Error("no line"));
  add();
  await pass(999);
  expect(calls).toHaveLength(1);
  void outbox.sendNow();
  expect(calls).toHaveLength(2);
  await settle(1);
  await pass(60_000);
  expect(calls).toHaveLength(2);
});

test("nothing is sent once it is closed, and nothing when there is nothing", async () => {
  const { outbox, add, pass, calls } = setUp();
  await outbox.sendNow();
  expect(calls).toHaveLength(0);
  add();
  outbox.close();
  await pass(60_000);
  await outbox.sendNow();
  expect(calls).toHaveLength(0);
});
