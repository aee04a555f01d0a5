// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { HistoryPage, Me } from "../me.ts";
import { createAccount } from "./account.ts";
import { showHistoryPage } from "./history-page.ts";

const BET = "01a1f08d-0000-7000-8000-0000c0ffee01";
const AT = Date.UTC(2026, 10, 18, 12);

const movement = (number: string, kind: string, moved: string, balance: string) => {
  const bet = kind === "deposit" ? null : BET;
  return { number, kind, bet, moved, balance, at: AT };
};
const PAGES: Readonly<Record<string, HistoryPage>> = {
  "/host/history": {
    currency: "EUR",
    movements: [
      movement("6", "adjust", "-5.50", "20"),
      movement("5", "settle", "25.50", "25.50"),
      movement("4", "settle", "0", "0"),
      movement("3", "commit", "0", "0"),
    ],
    next: "3",
  },
  "/host/history?before=3": {
    currency: "EUR",
    movements: [movement("2", "reserve", "-10", "0"), movement("1", "deposit", "10", "10")],
    next: null,
  },
};
const ME: Me = {
  ...{ punter: { id: "ana", name: "Ana" }, currency: "EUR", wallets: [], limits: [], breakUntil: null },
};

const show = async (me: Me | null) => {
  document.body.innerHTML =
    '<script type="application/json" id="site-config">{}</script><div data-part="history"></div>';
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/host/me"
      ? new Response(me && JSON.stringify(me), { status: me ? 200 : 204 })
      : Response.json(PAGES[path], { status: PAGES[path] ? 200 : 500 }),
  );
  const account = createAccount();
  showHistoryPage(account);
  await account.refresh();
};
afterEach(() => vi.unstubAllGlobals());

const rows = (): string[] =>
  [...document.querySelectorAll(".movement p:first-child")].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(" | "),
  );

test("PEER-18 each movement says what it was, of which bet, and by how much, and older ones follow", async () => {
  await show(ME);
  const newest = [
    "Correction | bet c0ffee01 | −€5.50",
    "Payout | bet c0ffee01 | +€25.50",
    "Settled, no payout | bet c0ffee01 | –",
    "Placed | bet c0ffee01 | –",
  ];
  await expect.poll(rows).toEqual(newest);
  expect(document.querySelector(".movement")?.textContent).toContain("Balance €20.00");
  document.querySelector("button")?.click();
  await expect.poll(rows).toEqual([...newest, "Stake | bet c0ffee01 | −€10.00", "Deposit | +€10.00"]);
  expect(document.querySelector("button")).toBeNull();
});

test("PEER-18 who is not signed in is asked to, and sees nothing of anybody", async () => {
  await show(null);
  await expect.poll(() => document.querySelector(".card--prompt")?.textContent).toContain("Sign in");
  expect(rows()).toEqual([]);
});
