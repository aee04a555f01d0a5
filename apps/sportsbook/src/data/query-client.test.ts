import { expect, test, vi } from "vitest";
import { HttpError } from "../net/http.ts";
import { createFakeTime } from "../test-support/fake-time.ts";
import { openQueryClient } from "../test-support/query-client.ts";
import { settle } from "../test-support/sample-api.ts";
import { request } from "./request.ts";

const setUp = (...answers: readonly (Error | string)[]) => {
  const time = createFakeTime();
  const left = [...answers];
  const signals: AbortSignal[] = [];
  const report = vi.fn();
  const client = openQueryClient(report);
  const queryFn = vi.fn(async ({ signal }: { readonly signal: AbortSignal }) => {
    signals.push(signal);
    const answer = left.shift();
    if (answer === undefined) return new Promise<string>(() => undefined);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const handlers = { onAnswer: vi.fn(), onRetry: vi.fn(), onRefused: vi.fn() };
  const ask = () => request(client, { queryKey: ["question"], queryFn }, handlers);
  return { time, client, queryFn, signals, report, ask, ...handlers };
};

test("BOOT-9 what failed is reported and asked again, after two, four and then eight seconds", async () => {
  const lost = new Error("lost");
  const { time, ask, queryFn, report, onRetry, onAnswer } = setUp(lost, lost, lost, lost, "answer");
  ask();
  for (const [attempt, delay] of [2000, 4000, 8000, 8000].entries()) {
    await settle();
    expect(onRetry).toHaveBeenLastCalledWith(time.now() + delay);
    await time.pass(delay - 1);
    expect(queryFn).toHaveBeenCalledTimes(attempt + 1);
    await time.pass(1);
    expect(queryFn).toHaveBeenCalledTimes(attempt + 2);
  }
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith("answer");
  expect(report).toHaveBeenCalledTimes(4);
});

test.each([400, 401, 403, 404, 410])("an answer with status %i is not asked for again", async (status) => {
  const refused = new HttpError("/", status);
  const { time, ask, queryFn, onRefused, onRetry, report } = setUp(refused, "answer");
  ask();
  await time.pass(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refused);
  expect(onRetry).not.toHaveBeenCalled();
  // What does not exist is an answer.
  expect(report).toHaveBeenCalledTimes(status === 404 ? 0 : 1);
});

test.each([408, 429, 500, 503])("an answer with status %i is asked for again", async (status) => {
  const { time, ask, onAnswer } = setUp(new HttpError("/", status), "answer");
  ask();
  await time.pass(2000);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith("answer");
});

test.each([
  ["no sooner than the server asks for", 7_000, 7_000],
  ["no sooner than by itself", 500, 2_000],
  ["after a minute, however long the server asks for", 3_600_000, 60_000],
])("R18 a request that was one too many is repeated %s", async (_, asked, due) => {
  const { time, ask, queryFn } = setUp(new HttpError("/", 429, asked), "answer");
  ask();
  await time.pass(due - 1);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await time.pass(1);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test("a request that is cancelled is aborted, reports nothing and is not retried", async () => {
  const { time, ask, queryFn, signals, onAnswer, report } = setUp();
  const cancel = ask();
  await settle();
  cancel();
  await time.pass(60_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect([onAnswer.mock.calls, report.mock.calls]).toEqual([[], []]);
});
