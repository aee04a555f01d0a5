import { REJECTION_CODES } from "@touchline/protocol";
import { expect, test } from "vitest";
import { reasonOf } from "./reasons.ts";

test("every rejection code has a text of its own", () => {
  const reasons = REJECTION_CODES.map(reasonOf);
  expect(reasons.map(({ code }) => code)).toEqual(REJECTION_CODES);
  for (const { reason } of reasons) expect(reason).toMatch(/^[A-Z][a-z]* .+[a-z]$/);
  expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(REJECTION_CODES.length);
});
