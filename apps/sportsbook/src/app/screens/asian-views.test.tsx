// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { OfferView } from "@touchline/brands";
import { packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { DESKTOP, openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for their scripts.
import "../../features/offer-filters/choice-menu.tsx";
import "../../features/offer-list/grid/grid-board.tsx";

const offer = sampleLeagues(Date.now());

interface OpenOptions {
  readonly width?: number;
  readonly path?: string;
  readonly oddsFormat?: string;
}

/** Opens the page of a bettor who has chosen the view before. */
const open = async (view: OfferView, options: OpenOptions = {}) => {
  const { width = DESKTOP, path = "/sports/d_all/s_1", oddsFormat } = options;
  const storage = createMemoryStorage();
  const stored = { mobileOfferView: view, desktopOfferView: view, ...(oddsFormat && { oddsFormat }) };
  storage.write("preferences.showcase", JSON.stringify(stored));
  // Football with corners, whose markets are those of the first half here.
  const [football, ...others] = offer.sports;
  if (!football?.grids?.[0]?.firstHalf) throw new Error("the sample has football with a first half");
  const corners = { key: "corners", match: football.grids[0].firstHalf, firstHalf: null } as const;
  const sports = [{ ...football, grids: [...football.grids, corners] }, ...others];
  const answers = {
    "/api/offer/list": (query: URLSearchParams) => {
      const isShown = ({ live, tournamentId }: (typeof offer.events)[number]) =>
        (live || query.get("game") !== "live") && (tournamentId === 31 || query.get("sport") !== "1");
      return packOfferList({ ...offer, sports, events: offer.events.filter(isShown) });
    },
  };
  const opened = await openApp(path, { width, brand: "showcase", answers, env: { storage } });
  await waitFor(() => expect(document.querySelector("[data-outcome]")).not.toBeNull());
  return opened;
};

const plates = (within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>("[data-outcome]")].map((plate) => plate.textContent ?? "");

test("PEER-11 the table has handicap, over/under and 1X2 of the match and of its first half, with several lines of each", async () => {
  await open("asia_standard");
  const row = document.querySelector('article[data-event="3"]') as HTMLElement;
  const slots = plates(row);
  const has = (words: RegExp): number => slots.filter((text) => words.test(text)).length;
  // Two lines of the match and one of the first half.
  expect(has(/handicap/i)).toBe(6);
  expect(has(/total/i)).toBe(6);
  expect(has(/first half/i)).toBe(7);
  expect(has(/result/i)).toBe(6);
});

test("PEER-11 negative odds are marked by their sign, and 1X2 beside them is decimal", async () => {
  await open("asia_standard", { oddsFormat: "malaysian" });
  const shown = [...document.querySelectorAll<HTMLElement>("[data-outcome]")].flatMap((plate) => {
    const text = plate.querySelector("b")?.textContent;
    return text ? [{ text, isNegative: plate.hasAttribute("data-negative") }] : [];
  });
  expect(shown.some(({ isNegative }) => isNegative)).toBe(true);
  for (const { text, isNegative } of shown) expect(text.startsWith("−"), text).toBe(isNegative);
  const results = [...document.querySelectorAll("[data-column=result] [data-state=open] b")];
  expect(results.length).toBeGreaterThan(0);
  for (const { textContent } of results) expect(Number(textContent)).toBeGreaterThanOrEqual(1);
});

test("PEER-11 corners are a separate tab, which only shows sports that have them", async () => {
  await open("asia_standard", { path: "/sports/d_all" });
  const events = () =>
    [...document.querySelectorAll<HTMLElement>("article[data-event]")].map(({ dataset }) => dataset.event);
  expect(events()).toContain("5");
  fireEvent.click(screen.getByRole("button", { name: "Corners" }));
  await waitFor(() => expect(events()).not.toContain("5"));
  expect(events()).toContain("1");
  for (const text of plates()) expect(text).toMatch(/first half/i);
});

test("PEER-11 on a phone the first half is behind a switch in the league's header", async () => {
  await open("asia_standard", { width: PHONE });
  for (const text of plates()) expect(text).not.toMatch(/half/i);
  fireEvent.click(screen.getAllByRole("radio", { name: "1H" })[0] as HTMLElement);
  await waitFor(() => expect(plates()[0]).toMatch(/half/i));
});

test("OFFER-1 the Indonesian list is grouped by live, then by day", async () => {
  await open("indonesia_standard", { path: "/sports/d_all" });
  expect(document.querySelector("h2[data-live=true]")?.textContent).toMatch(/^Live\d+ events$/);
  const rows = [...document.querySelectorAll<HTMLElement>("article[data-event]")].map(({ dataset }) => dataset.live);
  expect(rows.slice(0, 3)).toEqual(["true", "true", "true"]);
  expect(rows.slice(3)).not.toContain("true");
});

test("OFFER-1 PREF-1 another family is chosen above the list, which is reloaded with its lines", async () => {
  const { requests } = await open("euro_standard", { path: "/live/d_all" });
  const lists = () => requests.filter((request) => request.startsWith("/api/offer/list"));
  expect(lists().some((request) => request.includes("lines=true"))).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: /Standard/ }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Asia standard" }));
  await waitFor(() => expect(document.querySelector("[data-further=true] [data-outcome]")).not.toBeNull());
  expect(lists().at(-1)).toContain("lines=true");
  fireEvent.click(screen.getByRole("button", { name: /Asia standard/ }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Standard" }));
  await waitFor(() => expect(document.querySelector("[data-family]")).toBeNull());
  await waitFor(() => expect(lists().at(-1)).not.toContain("lines=true"));
});
