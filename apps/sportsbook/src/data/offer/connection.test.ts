import { expect, test } from "vitest";
import { applyConnectionEvent, type ConnectionFacts, connectionState, priceLock } from "./connection.ts";

const facts = (changes: Partial<ConnectionFacts> = {}): ConnectionFacts => ({
  online: true,
  link: "synced",
  heardAt: 0,
  ...changes,
});

test.each([
  ["live", {}, 1000, "none"],
  ["live", {}, 8000, "none"],
  ["stale", {}, 8001, "live"],
  ["stale", {}, 60_000, "live"],
  ["stale", {}, 60_001, "all"],
  ["connecting", { link: "connecting" }, 1000, "none"],
  ["stale", { link: "connecting" }, 9000, "live"],
  ["reconnecting", { link: "down" }, 0, "all"],
  ["reconnecting", { link: "resyncing" }, 0, "all"],
  ["offline", { online: false }, 0, "all"],
  ["offline", { online: false, link: "down" }, 0, "all"],
] as const)("%s with %j after %i ms of silence locks %s", (state, changes, now, lock) => {
  expect(connectionState(facts(changes), now)).toBe(state);
  expect(priceLock(facts(changes), now)).toBe(lock);
});

test("until the first resync is complete a loss is still a first attempt", () => {
  const first = facts({ link: "connecting" });
  expect(applyConnectionEvent(first, { type: "down" }).link).toBe("connecting");
  expect(applyConnectionEvent(first, { type: "resyncing" }).link).toBe("connecting");
  expect(applyConnectionEvent(first, { type: "synced" }).link).toBe("synced");
});

test("an older sign of life does not undo a newer one", () => {
  expect(applyConnectionEvent(facts({ heardAt: 500 }), { type: "heard", at: 400 }).heardAt).toBe(500);
});
