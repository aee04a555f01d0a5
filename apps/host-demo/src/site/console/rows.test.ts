import type { TracedMessage } from "@touchline/host-sdk";
import { expect, test } from "vitest";
import { isShown, lineOf, promiseOf, rowOf, wholeOf } from "./rows.ts";

const AT = new Date(2026, 8, 19, 18, 42, 48, 60).getTime();
const message = (type: string, parts: object, more: Partial<TracedMessage> = {}): TracedMessage => ({
  direction: "appToHost",
  id: 7,
  type,
  parts,
  at: AT,
  ...more,
});
const SESSION = { token: "eyJsecret", expiresAt: AT + 60_000, punter: { id: "7Q41" }, currency: "EUR" };

test("HOST-3 a row has who speaks as a word, the name, a line, and the time to the millisecond", () => {
  const row = rowOf(message("wallet.changed", { enabled: true, activeCurrencyBalance: "248.60", currency: "EUR" }));
  expect(row).toMatchObject({ word: "app", line: "EUR 248.60", time: "18:42:48.060" });
  expect(rowOf(message("navigate", { path: "/live", arrival: "push" }, { direction: "hostToApp" }))).toMatchObject({
    word: "host",
    line: "/live, push",
  });
});

test("HOST-2 the line of options says which", () => {
  expect(lineOf(message("options.updated", { locale: "es", betId: null }))).toBe("locale es, betId null");
});

test("HOST-2 the line of a session says whose and until when", () => {
  expect(lineOf(message("session.updated", { session: SESSION }))).toBe("punter 7Q41, token exp 18:43:48");
});

test.each(["constructor", "toString", "future.message"])(
  "a message named %s, which nobody knows, is shown by its values",
  (name) => {
    expect(lineOf(message(name, { count: 2, more: { deep: 1 } }))).toBe('2, {"deep":1}');
  },
);

test("a promise shows how long it took, at the message that asked last by that id", () => {
  const old = message("token.refresh", { reason: "start" }, { at: AT - 5_000 });
  const asked = message("token.refresh", { reason: "expires" });
  const others = [old, asked, message("slip.count", { count: 1 }, { id: 8 })];
  const answer = message("token.refreshed", { to: 7, answer: "signedIn", session: SESSION }, { id: 3, at: AT + 84 });
  expect(promiseOf(answer, others)).toEqual({ asked, ms: 84 });
  expect(promiseOf(asked, others)).toBeNull();
  expect(promiseOf(message("token.refreshed", { to: 99 }), others)).toBeNull();
  expect(JSON.parse(wholeOf(asked, 84))).toMatchObject({ id: 7, type: "token.refresh", reply: { ms: 84 } });
});

test("R16 a token is in no row, whole or in a line, even where it was handed over", () => {
  for (const type of ["session.updated", "token.refreshed"]) {
    const said = message(type, { to: 1, answer: "signedIn", session: SESSION });
    expect(lineOf(said) + wholeOf(said, null)).not.toContain("eyJ");
  }
});

test("the filter shows one direction or both", () => {
  const said = message("ready", {});
  expect([isShown("all", said), isShown("appToHost", said), isShown("hostToApp", said)]).toEqual([true, true, false]);
});
