import { expect, test } from "vitest";
import { createFaults, FATES, planProblem } from "./faults.ts";

const dealing = () => {
  const done: string[] = [];
  const way = (name: string) => async () => {
    done.push(name);
    return name;
  };
  return { done, ways: { make: way("made"), refuse: way("refused") } };
};

test.each([
  ["slow", { answer: "made" }, ["made"]],
  ["error", { lost: "500" }, []],
  ["lost", { lost: "cut" }, ["made"]],
  ["doneError", { lost: "500" }, ["made"]],
  ["twice", { answer: "made" }, ["made", "made"]],
  ["late", { lost: "cut" }, ["made"]],
  ["insufficient", { answer: "refused" }, ["refused"]],
] as const)("PEER-18 the fault %s is delivered as %j, and does %j", async (fate, delivered, does) => {
  const faults = createFaults({ shares: { [fate]: 1 }, slowMs: 0, lateMs: 5 });
  const { done, ways } = dealing();
  expect(await faults.deal("call", ways)).toEqual(delivered);
  await faults.settled();
  expect(done).toEqual(does);
  expect(faults.counts()).toEqual({ [fate]: 1 });
});

test("PEER-18 shares are what they say, and a repeated call has a fate of its own", async () => {
  const faults = createFaults({ shares: { error: 0.2, lost: 0.1 } });
  for (let index = 0; index < 5_000; index += 1) await faults.deal(`call-${index % 50}`, dealing().ways);
  const { error = 0, lost = 0 } = faults.counts();
  expect(error).toBeGreaterThan(900);
  expect(error).toBeLessThan(1_100);
  expect(lost).toBeGreaterThan(400);
  expect(lost).toBeLessThan(600);
});

test("PEER-18 a plan that makes no sense is none", () => {
  const { plan } = createFaults();
  expect(planProblem(plan)).toBeNull();
  for (const name of FATES) expect(planProblem({ ...plan, shares: { [name]: 1 } })).toBeNull();
  expect(planProblem({ ...plan, shares: { error: 0.7, lost: 0.7 } })).toContain("shares");
});
