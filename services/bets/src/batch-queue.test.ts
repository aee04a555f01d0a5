import { expect, test } from "vitest";
import { createBatchQueue } from "./batch-queue.ts";

const settled = (promises: readonly Promise<unknown>[]): Promise<unknown[]> =>
  Promise.all(promises.map((promise) => promise.catch((error: Error) => error.message)));

/** A run that resolves when released. */
const controlled = () => {
  const batches: (readonly string[])[] = [];
  const release: (() => void)[] = [];
  const run = async (jobs: readonly string[]): Promise<string[]> => {
    batches.push(jobs);
    await new Promise<void>((resolve) => release.push(resolve));
    return jobs.map((job) => `${job}!`);
  };
  return { batches, run, finish: () => release.shift()?.() };
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("runs one batch at a time and gathers later jobs for the next, up to the maximum size", async () => {
  const { batches, run, finish } = controlled();
  const queue = createBatchQueue({ name: "test", run, most: () => 3, isHopeless: () => false });
  const first = [queue.push("a")];
  await turn();
  const rest = ["b", "c", "d", "e"].map(queue.push);
  await turn();
  expect(batches).toEqual([["a"]]);
  expect(queue.waiting()).toBe(4);
  finish();
  await turn();
  expect(batches).toEqual([["a"], ["b", "c", "d"]]);
  finish();
  await turn();
  finish();
  expect(await Promise.all([...first, ...rest])).toEqual(["a!", "b!", "c!", "d!", "e!"]);
  expect(batches).toEqual([["a"], ["b", "c", "d"], ["e"]]);
});

test("puts jobs of the same tick into one batch", async () => {
  const { batches, run, finish } = controlled();
  const queue = createBatchQueue({ name: "test", run, most: () => 10, isHopeless: () => false });
  const answers = ["a", "b"].map(queue.push);
  await turn();
  finish();
  await Promise.all(answers);
  expect(batches).toEqual([["a", "b"]]);
});

test("R18 rests after a batch while more jobs wait, and not when none do", async () => {
  const rests: number[] = [];
  const restAfter = (tookMs: number): number => {
    rests.push(tookMs);
    return 1;
  };
  const run = async (jobs: readonly string[]): Promise<readonly string[]> => jobs;
  const queue = createBatchQueue({ name: "test", run, most: () => 2, restAfter, isHopeless: () => false });
  expect(await Promise.all(["a", "b", "c", "d", "e"].map(queue.push))).toEqual(["a", "b", "c", "d", "e"]);
  expect(rests).toHaveLength(2);
});

test("fails only the bad job of a batch, and resolves the others with their own results", async () => {
  const queue = createBatchQueue({
    name: "test",
    run: async (jobs: readonly string[]) => {
      if (jobs.includes("poison")) throw new Error("bad job");
      return jobs.map((job) => `${job}!`);
    },
    most: () => 10,
    isHopeless: () => false,
  });
  expect(await settled(["a", "poison", "b"].map(queue.push))).toEqual(["a!", "bad job", "b!"]);
  expect(await queue.push("c")).toBe("c!");
});

test("rejects the whole batch at once, without single runs, when the failure concerns every job", async () => {
  let runs = 0;
  const queue = createBatchQueue({
    name: "test",
    run: async (): Promise<string[]> => {
      runs += 1;
      throw new Error("away");
    },
    most: () => 10,
    isHopeless: () => true,
  });
  expect(await settled(["a", "b"].map(queue.push))).toEqual(["away", "away"]);
  expect(runs).toBe(1);
});
