import { expect, test } from "vitest";
import { createOriginCheck } from "./origins.ts";

test.each([
  ["http://localhost:4600", true],
  ["https://127.0.0.1", true],
  [undefined, true],
  ["https://localhost.evil.example", false],
  ["null", false],
  ["", false],
])("without a list, origin %s is allowed: %s", (origin, allowed) => {
  expect(createOriginCheck("")(origin)).toBe(allowed);
});

test("with a list, allows only the listed origins", () => {
  const isAllowed = createOriginCheck("https://bets.example, https://other.example");
  expect(isAllowed("https://other.example")).toBe(true);
  expect(isAllowed("http://localhost:4600")).toBe(false);
  expect(isAllowed("https://bets.example.evil")).toBe(false);
});
