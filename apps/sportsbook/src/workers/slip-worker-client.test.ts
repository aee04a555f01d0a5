import { STANDARD_RULES } from "@touchline/betting";
import { expect, test, vi } from "vitest";
import { type Asked, solve } from "./slip-tasks.ts";
import { createSlipWorker, type WorkerPort } from "./slip-worker-client.ts";

/** A worker that answers when a test says so. */
const createPort = () => {
  const asked: Asked[] = [];
  let hear = (_data: unknown): void => undefined;
  let fail = (_message?: string): void => undefined;
  const port: WorkerPort = {
    postMessage: (each) => asked.push(structuredClone(each)),
    addEventListener: (type, listener) => {
      if (type === "message") hear = (data) => listener({ data });
      else fail = (message) => listener(message === undefined ? {} : { message });
    },
    terminate: () => undefined,
  };
  return {
    port,
    asked,
    answer: (index: number) => hear(structuredClone(solve(asked[index] as Asked))),
    fail: () => fail("out of memory"),
    miss: () => fail(),
  };
};

const limits = { minStake: 10n, maxStake: 100_000n, maxWinnings: 50_000n };
const legs = (odds: number) => [{ id: "7o0", odds, banker: false, room: null, most: limits }];

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
  worker.ask("limits", { type: "single", sizes: [], units: {}, legs: legs(200), limits, rules: STANDARD_RULES }, first);
  worker.ask(
    "limits",
    { type: "single", sizes: [], units: {}, legs: legs(500), limits, rules: STANDARD_RULES },
    second,
  );
  answer(1);
  answer(0);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith({ slip: 10_000n, singles: { "7o0": 10_000n }, units: {} });
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

test("BOOT-10 a worker whose script does not load is a missing part of the app, and not one that failed", () => {
  const { port, miss } = createPort();
  const [report, onMissing] = [vi.fn(), vi.fn()];
  createSlipWorker(() => port, report, onMissing).ask("triangle", null, vi.fn());
  miss();
  expect([report.mock.calls.length, onMissing.mock.calls.length]).toEqual([0, 1]);
});
