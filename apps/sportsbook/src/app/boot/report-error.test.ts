// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What a page that stands alone is told. */
const told: { readonly code: string; readonly message: string }[] = [];
const note = (event: Event): void => void told.push((event as CustomEvent).detail);
const log = vi.spyOn(console, "error");

let reportError: typeof import("./report-error.ts").reportError;

beforeEach(async () => {
  vi.useFakeTimers();
  log.mockReset().mockImplementation(() => undefined);
  window.addEventListener("touchline:error", note);
  vi.resetModules();
  ({ reportError } = await import("./report-error.ts"));
});
afterEach(() => {
  window.removeEventListener("touchline:error", note);
  told.splice(0);
  vi.useRealTimers();
});

test("an error is logged as it is, and told to the host by the part and what happened", () => {
  const error = new TypeError("no such thing");
  reportError(error, "slip");
  expect(log).toHaveBeenCalledExactlyOnceWith("slip:", error);
  expect(told).toEqual([{ code: "APP_ERROR", message: "slip: TypeError: no such thing" }]);
});

test("the same error is logged every time and told once in ten seconds", () => {
  for (let time = 0; time < 5; time += 1) {
    reportError(new Error("again"), "slip");
    vi.advanceTimersByTime(1999);
  }
  expect(log).toHaveBeenCalledTimes(5);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(10);
  reportError(new Error("again"), "slip");
  expect(told).toHaveLength(2);
});

test("the same error of another part is told", () => {
  reportError(new Error("again"), "slip");
  reportError(new Error("again"), "ticket");
  expect(told.map(({ message }) => message)).toEqual(["slip: Error: again", "ticket: Error: again"]);
});

test("errors that are all different cannot flood the host either", () => {
  for (let index = 0; index < 50; index += 1) reportError(new Error(`number ${index}`), "slip");
  expect(told).toHaveLength(10);
  vi.advanceTimersByTime(10_000);
  reportError(new Error("number 50"), "slip");
  expect(told).toHaveLength(11);
});

test("a message is no longer than the contract allows", () => {
  reportError(new Error("x".repeat(1000)), "slip");
  expect(told[0]?.message).toHaveLength(500);
});
