import { describe, expect, test } from "vitest";
import { createMangler } from "../../../test-support/mangled-messages.ts";
import { isLong } from "../../../test-support/size.ts";
import { readMessage } from "./read-message.ts";
import { REFUSALS, RefusedMessage } from "./refusal.ts";

/** `pnpm verify long` sends as many as the issue asks for. */
const COUNT = isLong ? 100_000 : 4_000;

describe("PEER-16 bad input", () => {
  test(`of ${COUNT} mangled messages and keys each is read, or refused for a named reason`, () => {
    const next = createMangler(23);
    const counts = new Map<string, number>();
    for (let index = 0; index < COUNT; index += 1) {
      const { key, body } = next();
      let outcome = "taken";
      try {
        readMessage(key, Buffer.from(body));
      } catch (error) {
        if (!(error instanceof RefusedMessage)) throw error;
        outcome = error.reason;
      }
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const known: readonly string[] = ["taken", ...REFUSALS];
    expect([...counts.keys()].filter((outcome) => !known.includes(outcome))).toEqual([]);
    expect(counts.get("xml")).toBeGreaterThan(COUNT / 10);
    expect(counts.get("value")).toBeGreaterThan(COUNT / 100);
    expect(counts.get("taken")).toBeGreaterThan(COUNT / 10);
  });
});
