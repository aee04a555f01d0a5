// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for their scripts.
import "../../features/navigation/more-menu.tsx";
import "../screens/preferences-screen.tsx";
import "./side-panel.tsx";

const bar = () => screen.getByRole("navigation", { name: "Main" });
const header = () => document.querySelector("header") as HTMLElement;
const namesIn = () =>
  [...bar().querySelectorAll("a, button")].map(({ textContent }) => textContent?.replace(/\d+$/, "") ?? "");
const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test("NAV-1 the bar of a phone follows the page, or comes before it if the brand says so", async () => {
  const { close } = await openApp("/sports/d_all", { width: PHONE });
  expect(isBefore(screen.getByRole("main"), bar())).toBe(true);
  close();
  await openApp("/sports/d_all", { width: PHONE, brand: "titangaming" });
  expect(isBefore(bar(), screen.getByRole("main"))).toBe(true);
});

test("NAV-1 what does not fit in the bar is under more, and leads on from there", async () => {
  await openApp("/sports/d_all", { width: PHONE, brand: "casinoportugal" });
  fireEvent.click(await within(bar()).findByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Preferences" }));
  expect(await screen.findByRole("radiogroup", { name: "Theme" })).toBeDefined();
  expect(location.pathname).toBe("/preferences");
});

test("NAV-2 NAV-9 a visitor does not see what needs an account; at its address sign-in is requested", async () => {
  const { app, said } = await openApp("/last-tickets", { width: PHONE });
  act(() => app.session.setState({ status: "anonymous" }, true));
  expect(namesIn()).toEqual(["Home", "Sports", "Live", "Search", "Preferences"]);
  fireEvent.click(await within(screen.getByRole("main")).findByRole("button", { name: "Log in" }));
  expect(said).toContainEqual(["touchline:login.asked", { path: "/last-tickets" }]);
});

test("NAV-3 the count of the live item is the offer's, and follows it", async () => {
  let live = 31;
  const totals = () => ({ all: 90, today: 60, live, streamed: 1, outrights: 2 });
  const answers = { "/api/offer/statistics": () => ({ generatedAt: 1, sports: [], totals: totals() }) };
  const { app } = await openApp("/sports/d_all", { width: PHONE, answers });
  expect(await within(bar()).findByRole("img", { name: "31 live events" })).toBeDefined();
  live = 32;
  act(() => void app.queryClient.invalidateQueries({ queryKey: ["statistics"] }));
  expect(await within(bar()).findByRole("img", { name: "32 live events" })).toBeDefined();
});

test("NAV-4 NAV-10 the header of a wide page has the brand's views", async () => {
  const { close } = await openApp("/sports/d_all");
  expect(header().contains(bar())).toBe(true);
  expect(namesIn()).toEqual(["Home", "Sports", "Live"]);
  close();
  await openApp("/sports/d_all", { brand: "hogaming" });
  expect(namesIn()).toEqual(["Sports", "Live"]);
});

test("NAV-10 without horizontal navigation the views of a wide page are beside it, and lead on", async () => {
  await openApp("/sports/d_all", { brand: "scattr" });
  expect(header().contains(bar())).toBe(false);
  fireEvent.click(within(bar()).getByRole("link", { name: /^Live/ }));
  expect(location.pathname).toBe("/live/d_all");
  expect(within(bar()).getByRole("link", { current: "page" }).textContent).toContain("Live");
});

test("NAV-5 an event item of the navigation notifies the host", async () => {
  const { said } = await openApp("/sports/d_all", { width: PHONE, brand: "casinoportugal" });
  fireEvent.click(within(bar()).getByRole("button", { name: "Menu" }));
  expect(said).toContainEqual(["touchline:page.asked", { page: "side-menu" }]);
});

test("NAV-8 the header shows the logo and a deposit link where configured, or is not there at all", async () => {
  const betrise = await openApp("/sports/d_all", { brand: "betrise" });
  const deposit = within(header()).getByRole("link", { name: "Deposit" });
  expect(deposit.getAttribute("href")).toBe("https://betrise.example/deposit");
  expect(header().textContent).toContain("betrise");
  betrise.close();

  const usual = await openApp("/sports/d_all", { width: PHONE });
  expect(screen.getByRole("button", { name: "Log in" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Deposit" })).toBeNull();
  usual.close();

  await openApp("/sports/d_all", { width: PHONE, brand: "hogaming" });
  expect(screen.queryByRole("link", { name: "hogaming" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Log in" })).toBeNull();
});

test("NAV-10 a host is sent the scroll position if the brand has this enabled", async () => {
  const scroll = () => {
    const scroller = screen.getByRole("main");
    scroller.scrollTop = 300;
    fireEvent.scroll(scroller);
  };
  const told = await openApp("/sports/d_all", { width: PHONE, brand: "hogaming" });
  scroll();
  expect(told.said).toContainEqual(["touchline:scroll", { top: 300 }]);
  told.close();

  const quiet = await openApp("/sports/d_all", { width: PHONE });
  scroll();
  expect(quiet.said).toEqual([]);
});

test("NAV-11 the side column has the brand's tabs, in order", async () => {
  const headings = async () => {
    const column = screen.getByRole("complementary", { name: "Bet slip" });
    await within(column).findByRole("heading", { name: "My bets" });
    return within(column)
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
  };
  const usual = await openApp("/live/d_all");
  expect(await headings()).toEqual(["Bet slip", "My bets"]);
  usual.close();
  await openApp("/live/d_all", { brand: "lbsports" });
  expect(await headings()).toEqual(["My bets", "Bet slip"]);
});

test("BOOT-9 without its settings and counts the page has the brand's name and the offer, and reports what failed", async () => {
  const answers = {
    "/api/brands/nordvik/document": () => undefined,
    "/api/offer/statistics": () => undefined,
    "/api/offer/promoted-statistics": () => undefined,
  };
  const { env } = await openApp("/sports/d_all", { width: PHONE, brand: "nordvik", answers });
  expect(await screen.findAllByText("Ashbourne City")).not.toEqual([]);
  expect(header().textContent).toContain("nordvik");
  expect(env.report).toHaveBeenCalled();
});

test("BOOT-10 a part that could not be loaded is told, with a way to reload", async () => {
  const chunkMissing = createStore(() => false);
  await openApp("/sports/d_all", { width: PHONE, env: { chunkMissing } });
  expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
  act(() => chunkMissing.setState(true));
  expect(within(screen.getByRole("alert")).getByRole("button", { name: "Reload" })).toBeDefined();
});
