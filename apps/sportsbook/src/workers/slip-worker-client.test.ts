import { expect, test, vi } from "vitest";
import { type Asked, solve } from "./slip-tasks.ts";
import { createSlipWorker, type WorkerPort } from "./slip-worker-client.ts";

/** A worker that answers when a test says so. */
const createPort = () => {
  const asked: Asked[] = [];
  let hear = (_data: unknown): void => undefined;
  let fail = (): void => undefined;
  const port: WorkerPort = {
    postMessage: (each) => asked.push(structuredClone(each)),
    addEventListener: (type, listener) => {
      if (type === "message") hear = (data) => listener({ data });
      else fail = () => listener({ message: "out of memory" });
    },
    terminate: () => undefined,
  };
  return {
    port,
    asked,
    answer: (index: number) => hear(structuredClone(solve(asked[index] as Asked))),
    fail: () => fail(),
  };
};

const limits = { minStake: 10n, maxStake: 100_000n, maxWinnings: 50_000n };
const legs = (odds: number) => [{ odds, banker: false }];

test("SYS-1 the triangle of combinations for thirty selections comes from the worker", () => {
  const { port, answer } = createPort();
  const take = vi.fn();
  createSlipWorker(() => port, vi.fn()).ask("triangle", null, take);
  answer(0);
  const [triangle] = take.mock.calls[0] as [readonly (readonly number[])[]];
  expect([triangle.length, triangle[30]?.[15], triangle[4]]).toEqual([31, 155_117_520, [1, 4, 6, 4, 1]]);
});

test("SYS-1 PEER-7 the last question of a kind wins, whatever the order of the answers", () => {
  const { port, answer } = createPort();
  const worker = createSlipWorker(() => port, vi.fn());
  const first = vi.fn();
  const second = vi.fn();
  worker.ask("largestStake", { type: "single", sizes: [], legs: legs(200), limits }, first);
  worker.ask("largestStake", { type: "single", sizes: [], legs: legs(500), limits }, second);
  answer(1);
  answer(0);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(10_000n);
});

test("what is wanted no more is not answered", () => {
  const { port, answer } = createPort();
  const worker = createSlipWorker(() => port, vi.fn());
  const take = vi.fn();
  worker.ask("triangle", null, take);
  worker.forget("triangle");
  answer(0);
  expect(take).not.toHaveBeenCalled();
});

test("a worker that failed is replaced with the next question", () => {
  const ports = [createPort(), createPort()];
  const open = vi.fn(() => (ports[open.mock.calls.length - 1] as ReturnType<typeof createPort>).port);
  const report = vi.fn();
  const worker = createSlipWorker(open, report);
  worker.ask("triangle", null, vi.fn());
  ports[0]?.fail();
  expect(report).toHaveBeenCalledTimes(1);
  const take = vi.fn();
  worker.ask("triangle", null, take);
  ports[1]?.answer(0);
  expect(take).toHaveBeenCalledTimes(1);
});
