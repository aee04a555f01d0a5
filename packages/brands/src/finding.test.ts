import { expect, test } from "vitest";
import { confirm, error, findingKey, obstaclesIn, warning } from "./finding.ts";

const wrong = error("a", "is wrong", "mend it");
const gap = confirm("b", "is empty for a day", "fill it");
const other = confirm("c", "is empty for a day", "fill it");
const odd = warning("d", "is odd", "look at it");
const findings = [wrong, gap, other, odd];

test("AHEAD-4 an error is in the way whatever is confirmed, a warning never", () => {
  const all = new Set(findings.map(findingKey));
  expect(obstaclesIn(findings, all)).toEqual([wrong]);
});

test("AHEAD-4 what is to be confirmed is in the way until it is, one by one", () => {
  expect(obstaclesIn(findings, new Set())).toEqual([wrong, gap, other]);
  expect(obstaclesIn(findings, new Set([findingKey(gap)]))).toEqual([wrong, other]);
});
