// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for their scripts.
import "../screens/search-screen.tsx";
import "./search-panel.tsx";

const offer = sampleLeagues(Date.now());
const england = { id: 21, sportId: 1, name: "England", flag: "eng" };

/** The events of Kingsport United, and a league. */
const answers = {
  "/api/offer/search": (query: URLSearchParams) => {
    const isFound = query.get("text") === "united";
    return {
      events: packOfferList({ ...offer, events: isFound ? offer.events.filter(({ id }) => id === 2) : [] }),
      tournaments: isFound ? [{ id: 33, name: "United Cup", sport: "Football", category: england, count: 2 }] : [],
      competitors: [],
    };
  },
};

const type = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

test("NAV-7 search is a button in a wide header, or a field if the brand says so; its results are over the page", async () => {
  const button = await openApp("/sports/d_all", { answers });
  const header = () => within(document.querySelector("header") as HTMLElement);
  expect(header().queryByRole("searchbox")).toBeNull();
  fireEvent.click(header().getByRole("button", { name: /Search/ }));
  expect(document.activeElement).toBe(header().getByRole("searchbox"));
  type("united");
  const panel = screen.getByRole("region", { name: "Search results" });
  expect(await within(panel).findByText("Kingsport United")).toBeDefined();
  expect(location.pathname).toBe("/sports/d_all");
  button.close();

  await openApp("/sports/d_all", { brand: "zenobet", answers });
  fireEvent.focus(header().getByRole("searchbox"));
  type("united");
  expect(
    await within(screen.getByRole("region", { name: "Search results" })).findByText("Kingsport United"),
  ).toBeDefined();
});

test("NAV-7 the slash key opens the search", async () => {
  await openApp("/sports/d_all");
  expect(screen.queryByRole("searchbox")).toBeNull();
  fireEvent.keyDown(document.body, { key: "/" });
  expect(await screen.findByRole("searchbox")).toBeDefined();
});

test("OFFER-8 NAV-7 on a phone search is a page: results follow the typing, and a search is remembered", async () => {
  await openApp("/sports/d_all", { width: PHONE, answers });
  fireEvent.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Search" }));
  await screen.findByRole("searchbox");
  type("united");
  const main = within(screen.getByRole("main"));
  expect(await main.findByText("Kingsport United")).toBeDefined();
  expect(main.getByText("United Cup")).toBeDefined();
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "Enter" });
  type("");
  fireEvent.click(await main.findByRole("button", { name: "united" }));
  expect(await main.findByText("Kingsport United")).toBeDefined();
  fireEvent.click(main.getByRole("button", { name: /^Leagues/ }));
  expect(main.queryByText("Kingsport United")).toBeNull();
  expect(main.getByText("United Cup")).toBeDefined();
});

test("OFFER-8 a search without results says so, and offers top leagues instead", async () => {
  await openApp("/sports/v_search", { width: PHONE, answers });
  await screen.findByRole("searchbox");
  type("zzqx");
  expect(await screen.findByRole("heading", { name: "Nothing for “zzqx”" })).toBeDefined();
  fireEvent.click(screen.getByRole("link", { name: "Premier Division" }));
  expect(location.pathname).toBe("/sports/d_all/t_31");
});
