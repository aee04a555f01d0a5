import { expect, test } from "vitest";
import type { Check } from "./checks.ts";
import { confirmedFindings, isClear, redChecks } from "./confirmations.ts";

const check = (key: string, tone: Check["tone"], isConfirmable: boolean): Check =>
  ({ key, tone, isConfirmable, findings: [`${key} 1`, `${key} 2`] }) as unknown as Check;

const gap = check("gap", "danger", true);
const contrast = check("contrast", "danger", true);
const wrong = check("wrong", "danger", false);
const overlap = check("overlap", "warning", false);

test("AHEAD-4 what is red is confirmed one by one, and an error never", () => {
  expect(redChecks([gap, overlap, wrong])).toEqual([gap, wrong]);
  expect(isClear([overlap], new Set())).toBe(true);
  expect(isClear([gap, contrast, overlap], new Set(["gap"]))).toBe(false);
  expect(isClear([gap, contrast, overlap], new Set(["gap", "contrast"]))).toBe(true);
  expect(isClear([gap, wrong], new Set(["gap", "wrong"]))).toBe(false);
});

test("AHEAD-4 a check that is confirmed confirms all its findings", () => {
  expect(confirmedFindings([gap, contrast], new Set(["gap"]))).toEqual(["gap 1", "gap 2"]);
});
