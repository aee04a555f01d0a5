import { traceIdOf } from "@touchline/protocol";
import { expect, test } from "vitest";
import { newTrace } from "./new-trace.ts";

test("PEER-23 every trace has an id of its own", () => {
  const ids = Array.from({ length: 100 }, () => traceIdOf(newTrace()));
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(100);
});
