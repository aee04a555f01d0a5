import { expect, test } from "vitest";
import { isFine, type Result } from "../result.ts";
import { formatJson } from "./as-json.ts";
import { createTextReport } from "./as-text.ts";

const base = { group: "The offer", proves: "It holds.", fix: null, problem: null, blocked: false, milliseconds: 500 };
const results: readonly Result[] = [
  { ...base, name: "GET /a", outcome: "passed" },
  { ...base, name: "GET /b", outcome: "failed", problem: "prices is missing", fix: "Send them." },
  { ...base, name: "GET /c", group: "Bets", outcome: "skipped", problem: "give --token" },
];

test("AHEAD-5 writes a text report: grouped, one line per check, with the remedy of failures", () => {
  let page = "";
  const { tell, end } = createTextReport((text) => {
    page += text;
  });
  for (const result of results) tell(result);
  end(results);
  expect(page).toBe(`
The offer
  ✓ GET /a
  ✗ GET /b
      what:  prices is missing
      due:   It holds.
      to do: Send them.

Bets
  – GET /c  skipped: give --token

1 passed, 1 failed, 1 skipped in 1.5 s
`);
});

test("AHEAD-5 writes a JSON report", () => {
  expect(JSON.parse(formatJson({ api: "https://api.example", push: null }, results))).toMatchObject({
    ...{ api: "https://api.example", push: null, passed: 1, failed: 1, skipped: 1 },
    checks: [{ name: "GET /a", outcome: "passed" }, { problem: "prices is missing" }, { outcome: "skipped" }],
  });
});

test("AHEAD-5 is not fine if a check failed or was blocked by another fault", () => {
  const [passed, failed, skipped] = results as [Result, Result, Result];
  expect(isFine([passed, skipped])).toBe(true);
  expect(isFine([passed, failed])).toBe(false);
  expect(isFine([passed, { ...skipped, blocked: true }])).toBe(false);
});
