// @vitest-environment jsdom

import { expect, onTestFinished, test, vi } from "vitest";
import { createHostLink } from "../../host/host-link.ts";
import { handleLinks } from "./handle-links.ts";
import { readTicketQuery, withBet } from "./page-query.ts";
import { openNavigation as open } from "./test-support/open-navigation.ts";

test.each([
  ["", { betId: null, standalone: true, loadMobileView: false, brand: null }],
  ["?betId=", { betId: null }],
  [
    "?standalone=true&betId=b-1&loadMobileView=true&brand=nordvik",
    { betId: "b-1", standalone: true, loadMobileView: true, brand: "nordvik" },
  ],
  ["?standalone=false&loadMobileView=false", { standalone: false, loadMobileView: false }],
] as const)("BET-2 the parameters of the ticket page are read from %s", (search, expected) => {
  expect(readTicketQuery(search)).toMatchObject(expected);
});

test("BET-2 a query without a bet is left as it is written", () => {
  expect(withBet("?a=%20b", null)).toBe("?a=%20b");
  expect(withBet("?betId=b-1", null)).toBe("");
  expect(withBet("?brand=nordvik&betId=b-1", "b-2")).toBe("?brand=nordvik&betId=b-2");
});

test("BET-2 an address opens its bet; links to other tickets open theirs, and links away carry none", () => {
  const navigation = open("/bet-details?brand=nordvik&betId=b-1");
  expect(navigation.location.getState()).toMatchObject({ route: { view: "bet-details" }, betId: "b-1" });
  expect(navigation.hrefOf({ view: "live", filters: {} })).toBe("/live?brand=nordvik");
  navigation.go(navigation.ticketHref("b-2"));
  expect(location.search).toBe("?brand=nordvik&betId=b-2");
  expect(navigation.location.getState().betId).toBe("b-2");
  navigation.go("/live");
  expect([location.pathname, location.search, navigation.location.getState().betId]).toEqual([
    "/live",
    "?brand=nordvik",
    null,
  ]);
});

test("BET-2 a link to a ticket that is clicked opens it", () => {
  const navigation = open("/last-tickets?brand=nordvik");
  const listening = vi.spyOn(document, "addEventListener");
  handleLinks(navigation, createHostLink(window, false));
  // Files that share a worker share its document: left there, it would take the clicks of the next file's links.
  onTestFinished(() => {
    for (const [name, listener] of listening.mock.calls) document.removeEventListener(name, listener as EventListener);
  });
  const link = document.createElement("a");
  link.href = navigation.ticketHref("b-3");
  document.body.append(link);
  link.click();
  expect([location.pathname, location.search]).toEqual(["/bet-details", "?brand=nordvik&betId=b-3"]);
});

test("BET-2 a bet in the address of another page names nothing", () => {
  expect(open("/live?betId=b-1").location.getState().betId).toBeNull();
  expect(location.search).toBe("");
});
