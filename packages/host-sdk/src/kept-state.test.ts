import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { commandsOf, keepHeard, keepSaid, NOTHING_KEPT } from "./kept-state.ts";
import { READY, SESSION, WALLET } from "./test-support/embedded.ts";

const after = (...commands: readonly Command[]) => commands.reduce(keepSaid, NOTHING_KEPT);
const typesOf = (commands: readonly Command[]): readonly string[] => commands.map(({ type }) => type);

const signedIn: Command = { type: "session.updated", parts: { session: SESSION } };
const wallet: Command = { type: "wallet.changed", parts: WALLET };
const limits: Command = { type: "limits.updated", parts: { limits: [], breakUntil: null } };

test("HOST-2 the punter's data is removed with the session", () => {
  const kept = after(signedIn, wallet, limits, { type: "session.destroyed", parts: {} });
  expect(typesOf(commandsOf(kept, READY))).toEqual(["session.destroyed"]);
});

test("CONFIG-3 consent outlives a reload and the session", () => {
  const consent: Command = { type: "consent.updated", parts: { analytics: true, recommendations: false } };
  const kept = after(consent, signedIn, { type: "session.destroyed", parts: {} });
  expect(commandsOf(kept, READY)).toEqual([{ type: "session.destroyed", parts: {} }, consent]);
});

test("AHEAD-3 a preview outlives a reload and the session", () => {
  const shown = (name: string): Command => ({
    type: "preview.show",
    parts: { document: { name }, at: "2026-11-16T18:30:00Z", audience: "anonymous" },
  });
  const kept = after(shown("first"), signedIn, shown("second"), { type: "session.destroyed", parts: {} });
  expect(commandsOf(kept, READY)).toEqual([{ type: "session.destroyed", parts: {} }, shown("second")]);
});

test("HOST-2 a fetched token is stored as one that was set, and a failure changes nothing", () => {
  const fetched = after({ type: "token.refreshed", parts: { to: 1, answer: "signedIn", session: SESSION } });
  const failed = keepSaid(fetched, { type: "token.refreshed", parts: { to: 2, answer: "failed" } });
  expect(commandsOf(failed, READY)).toEqual([signedIn]);
  const nobody = keepSaid(failed, { type: "token.refreshed", parts: { to: 3, answer: "nobody" } });
  expect(typesOf(commandsOf(nobody, READY))).toEqual(["session.destroyed"]);
});

test("HOST-4 a changed punter is stored with the session", () => {
  const punter = { ...SESSION.punter, nickname: "Joe" };
  const kept = after(signedIn, { type: "punter.updated", parts: { punter } });
  expect(kept.session?.punter.nickname).toBe("Joe");
});

test("HOST-2 does not undo a language or theme that the punter has chosen since", () => {
  const kept = after({ type: "options.updated", parts: { locale: "fi", theme: "dark" } });
  const chosen = keepHeard(kept, {
    id: 2,
    type: "settings.changed",
    parts: { locale: "nb", theme: "light", oddsFormat: "decimal" },
  });
  expect(commandsOf(chosen, { ...READY, locale: "nb" })).toEqual([
    { type: "options.updated", parts: { theme: "light" } },
  ]);
});

test("HOST-2 repeats a language that was requested while the app was loading", () => {
  const kept = after({ type: "options.updated", parts: { locale: "fi" } });
  expect(commandsOf(kept, { ...READY, locale: "en" })).toEqual([{ type: "options.updated", parts: { locale: "fi" } }]);
});

test("HOST-4 a balance in another currency than the wallet's changes nothing", () => {
  const kept = keepHeard(after(wallet), {
    id: 2,
    type: "balance.changed",
    parts: { balance: "1.00", currency: "USD" },
  });
  expect(commandsOf(kept, READY)).toEqual([wallet]);
});
