import { expect, test } from "vitest";
import { playBarNotice } from "./play-bar-notice.ts";

const facts = { limits: [], checkIn: null };
const limit = (kind: "deposit" | "loss" | "stake" | "time", used: string, of: string) =>
  ({ kind, period: "day", used, of }) as const;

test("PEER-10 a limit at 90 % or more is shown, the nearest first", () => {
  const near = (...limits: ReturnType<typeof limit>[]) => playBarNotice({ ...facts, limits });
  expect(near(limit("deposit", "44.99", "50.00"))).toBeNull();
  expect(near(limit("deposit", "45.00", "50.00"))).toEqual({ kind: "limit", of: "deposit", percent: 90 });
  expect(near(limit("deposit", "46", "50"), limit("time", "175", "180"))).toEqual({
    kind: "limit",
    of: "time",
    percent: 97,
  });
  expect(near(limit("loss", "0", "0"))).toEqual({ kind: "limit", of: "loss", percent: 100 });
});

test("PEER-10 a check that comes within minutes is shown, and not once it is due", () => {
  const at = (checkIn: number) => playBarNotice({ ...facts, checkIn });
  expect(at(6)).toBeNull();
  expect(at(5)).toEqual({ kind: "check", minutes: 5 });
  expect(at(0)).toBeNull();
  expect(at(-3)).toBeNull();
});
