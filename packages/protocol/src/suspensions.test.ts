import { expect, test } from "vitest";
import { encodeSuspensions, isSuspensionOnly, parseSuspensions, suspensionTo } from "./suspensions.ts";

test("PEER-16 suspensions are read as they were written, and anything else is refused", () => {
  const events = [
    [7, 3],
    [12, 1_001],
  ] as const;
  expect(parseSuspensions(encodeSuspensions(events))).toEqual(events);
  expect(parseSuspensions(encodeSuspensions([]))).toEqual([]);
  expect(() => parseSuspensions('{"events":["7",3]}')).toThrow();
  expect(() => parseSuspensions("[7,3]")).toThrow();
});

test("PEER-16 a change that suspends an event and does anything else is no suspension only", () => {
  expect(isSuspensionOnly(suspensionTo(4))).toBe(true);
  expect(isSuspensionOnly({ version: 4, prices: [0, 190], patch: { suspended: true } })).toBe(false);
  expect(isSuspensionOnly({ version: 4, prices: [], patch: { suspended: true, streamed: true } })).toBe(false);
  expect(isSuspensionOnly({ version: 4, prices: [], patch: { suspended: false } })).toBe(false);
  expect(isSuspensionOnly({ version: 4, prices: [] })).toBe(false);
});
