// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TracedMessage } from "./sportsbook.ts";
import { embed, SESSION } from "./test-support/embedded.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("R16 a trace has every message in both directions, and no token", async () => {
  const traced: TracedMessage[] = [];
  const { app, sportsbook } = embed({ onMessage: (message) => traced.push(message), getSession: async () => SESSION });
  vi.advanceTimersByTime(250);
  app.ready();
  sportsbook.updateSession(SESSION);
  app.say("token.refresh", { reason: "expires" });
  await settle();
  expect(traced.map(({ direction, id, type }) => `${direction} ${id} ${type}`)).toEqual([
    "hostToApp 1 connect",
    "appToHost 1 ready",
    "hostToApp 2 session.updated",
    "appToHost 2 token.refresh",
    "hostToApp 3 token.refreshed",
  ]);
  expect(JSON.stringify(traced)).not.toContain("canary");
  expect(traced[2]?.parts).toEqual({ session: { ...SESSION, token: "…" } });
});

test("R16 a token is in no address, no storage and not in the document", async () => {
  const { app, sportsbook } = embed({ getSession: async () => SESSION });
  app.ready();
  sportsbook.updateSession(SESSION);
  app.say("token.refresh", { reason: "start" });
  await settle();
  const places = [
    location.href,
    document.documentElement.outerHTML,
    { ...localStorage },
    { ...sessionStorage },
    history.state,
  ];
  expect(JSON.stringify(places)).not.toContain("canary");
});
