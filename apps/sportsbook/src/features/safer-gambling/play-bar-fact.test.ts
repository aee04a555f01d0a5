import { expect, test } from "vitest";
import { playBarFact } from "./play-bar-fact.ts";

const today = { currency: "EUR", staked: 4_500n, returned: 3_250n, net: -1_250n };
const facts = { limits: [], today, checkIn: null };
const limit = (kind: "deposit" | "loss" | "stake" | "time", used: string, of: string) =>
  ({ kind, period: "day", used, of }) as const;

test("PEER-10 the bar says what today did to the money, once that is known", () => {
  expect(playBarFact(facts)).toEqual({ kind: "net", today });
  expect(playBarFact({ ...facts, today: null })).toBeNull();
});

test("PEER-10 a limit at 90 % or more takes that place, the nearest first", () => {
  const near = (...limits: ReturnType<typeof limit>[]) => playBarFact({ ...facts, limits });
  expect(near(limit("deposit", "44.99", "50.00"))).toEqual({ kind: "net", today });
  expect(near(limit("deposit", "45.00", "50.00"))).toEqual({ kind: "limit", of: "deposit", percent: 90 });
  expect(near(limit("deposit", "46", "50"), limit("time", "175", "180"))).toEqual({
    kind: "limit",
    of: "time",
    percent: 97,
  });
  expect(near(limit("loss", "0", "0"))).toEqual({ kind: "limit", of: "loss", percent: 100 });
});

test("PEER-10 a check that comes within minutes is said, and not once it is due", () => {
  const at = (checkIn: number) => playBarFact({ ...facts, checkIn });
  expect(at(6)).toEqual({ kind: "net", today });
  expect(at(5)).toEqual({ kind: "check", minutes: 5 });
  expect(at(0)).toEqual({ kind: "net", today });
  expect(at(-3)).toEqual({ kind: "net", today });
});
