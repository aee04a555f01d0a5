// @vitest-environment jsdom
import type { Sportsbook, SportsbookEvents } from "@touchline/host-sdk";
import { HOST_PATHS } from "@touchline/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../me.ts";
import { SITE_PATHS } from "../site-paths.ts";

vi.stubGlobal("reportError", (error: unknown) => {
  throw error;
});
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
const { createAccount } = await import("./account.ts");
const { serveSportsbook } = await import("./serve-sportsbook.ts");

const ME: Me = {
  punter: { id: "jonas-keller", name: "Jonas Keller" },
  currency: "EUR",
  wallets: [{ currency: "EUR", balance: "248.60", deposits: ["20"] }],
  limits: [{ kind: "deposit", period: "day", used: "46", of: "50", raise: null }],
  breakUntil: null,
};
const SESSION = { token: "a.b.c", expiresAt: 1, punter: { id: "jonas-keller", nickname: "Jonas" }, currency: "EUR" };

let me: Me | null;
const said: (readonly [name: string, value?: unknown])[] = [];
const listeners = new Map<string, (detail: never) => void>();
const note =
  (name: string) =>
  (...values: readonly unknown[]): void =>
    void said.push([name, ...values] as never);

const sportsbook: Sportsbook = {
  updateGameOptions: note("options"),
  updateSession: note("session"),
  destroySession: note("no session"),
  updatePunter: note("punter"),
  updateWallet: note("wallet"),
  updateLimits: note("limits"),
  updateConsent: note("consent"),
  showPreview: note("preview"),
  navigate: note("navigate"),
  on: (name, listener) => {
    listeners.set(name, listener);
    return () => void listeners.delete(name);
  },
  destroy: note("destroy"),
};
const hear = <Name extends keyof SportsbookEvents>(name: Name, detail: SportsbookEvents[Name]): void =>
  listeners.get(name)?.(detail as never);

const answer = (body: object | null): Response => (body ? Response.json(body) : new Response(null, { status: 204 }));

const start = async (first: Me | null) => {
  me = first;
  const account = createAccount();
  await account.refresh();
  const stop = serveSportsbook(sportsbook, account);
  return { account, stop };
};

beforeEach(() => {
  said.length = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (path === SITE_PATHS.session) return answer(me && SESSION);
    if (path === SITE_PATHS.me) return answer(me);
    if (path === HOST_PATHS.signOut) return answer((me = null));
    return method === "POST" ? answer((me ??= ME)) : answer(null);
  });
});

test("HOST-3 HOST-4 a punter who is here already: wallet and limits are said, the session is left to be asked for", async () => {
  await start(ME);
  expect(said).toEqual([
    ["wallet", { enabled: true, activeCurrencyBalance: "248.60", currency: "EUR" }],
    ["limits", { limits: [{ kind: "deposit", period: "day", used: "46", of: "50" }], breakUntil: null }],
  ]);
});

test("HOST-2 who signs in is said with a session, once, and who signs out is said to be gone", async () => {
  const { account } = await start(null);
  await account.signIn("jonas-keller");
  await vi.waitFor(() => expect(said.map(([name]) => name)).toEqual(["session", "wallet", "limits"]));
  await account.refresh();
  expect(said.filter(([name]) => name === "session")).toHaveLength(1);
  expect(said.filter(([name]) => name === "wallet")).toHaveLength(1);
  await account.signOut();
  expect(said.at(-1)).toEqual(["no session"]);
});

test("HOST-2 R17 a session that was asked for before the punter signed out is not said after it", async () => {
  const { account } = await start(null);
  await account.signIn("jonas-keller");
  await account.signOut();
  await account.refresh();
  expect(said.map(([name]) => name)).toEqual(["no session"]);
});

test("HOST-2 PEER-10 another currency, or a break, is another session", async () => {
  const { account } = await start(ME);
  me = { ...ME, breakUntil: 5 };
  await account.refresh();
  await vi.waitFor(() => expect(said.filter(([name]) => name === "session")).toHaveLength(1));
  me = { ...me, currency: "USD" };
  await account.refresh();
  await vi.waitFor(() => expect(said.filter(([name]) => name === "session")).toHaveLength(2));
});

test("R16 the token is handed on and kept nowhere", async () => {
  const { account } = await start(null);
  await account.signIn("jonas-keller");
  await vi.waitFor(() => expect(said).toContainEqual(["session", SESSION]));
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, account.me]);
  expect(kept).not.toContain(SESSION.token);
});

test("HOST-3 a link is opened only where it leads to the web, in a tab that cannot reach back", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await start(null);
  for (const url of ["javascript:alert(1)", "http://plain.example", undefined])
    hear("pageAsked", { page: "link", ...(url !== undefined && { url }) });
  expect(open).not.toHaveBeenCalled();
  hear("pageAsked", { page: "link", url: "https://help.example/" });
  expect(open).toHaveBeenCalledExactlyOnceWith("https://help.example/", "_blank", "noopener,noreferrer");
});

test("a sportsbook that was taken off the page is told nothing more", async () => {
  const { account, stop } = await start(ME);
  stop();
  said.length = 0;
  me = { ...ME, wallets: [{ currency: "EUR", balance: "1.00", deposits: [] }] };
  await account.refresh();
  expect(said).toEqual([]);
});
