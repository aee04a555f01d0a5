import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Env } from "../../env/env.ts";
import { TokenRefused } from "../../net/punter-call.ts";
import { createReport } from "./report-error.ts";

/** What the host gets. */
const told: unknown[] = [];
const log = vi.spyOn(console, "error");

let reportError: Env["report"];

beforeEach(() => {
  vi.useFakeTimers();
  log.mockReset().mockImplementation(() => undefined);
  reportError = createReport({ notify: (_name, parts) => void told.push(parts) }, () => performance.now());
});
afterEach(() => {
  told.splice(0);
  vi.useRealTimers();
});

test("an error is logged as it is, and told to the host by the part and what happened", () => {
  const error = new TypeError("no such thing");
  reportError(error, "slip");
  expect(log).toHaveBeenCalledExactlyOnceWith("slip:", error);
  expect(told).toEqual([{ code: "APP_ERROR", message: "slip: TypeError: no such thing" }]);
});

test("PEER-14 a refused token has a code of its own", () => {
  reportError(new TokenRefused("The token was refused (issuer): …"));
  expect(told).toEqual([{ code: "TOKEN_REFUSED", message: "The token was refused (issuer): …" }]);
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
  expect(told).toMatchObject([{ message: "slip: Error: again" }, { message: "ticket: Error: again" }]);
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
  expect(told).toEqual([{ code: "APP_ERROR", message: expect.stringMatching(/^.{500}$/) }]);
});
