// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { formatPath, type Route, type Statistics } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { defaultBrand } from "../../config/default-brand.ts";
import { FavouritesContext } from "../../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../data/favourites/favourites-store.ts";
import { OfferApiContext } from "../../data/offer/offer-context.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { CountsContext } from "../../entities/offer-counts.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi } from "../../test-support/sample-api.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { LeaguesSheet } from "./leagues-sheet.tsx";

afterEach(cleanup);

const country = (
  id: number,
  sportId: number,
  name: string,
  leagues: readonly (readonly [number, string, number])[],
) => ({
  id,
  sportId,
  name,
  flag: "int",
  count: leagues.reduce((total, [, , count]) => total + count, 0),
  tournaments: leagues.map(([league, title, count]) => ({ id: league, name: title, top: false, count })),
});

const countsOf = (football: number): Statistics => ({
  generatedAt: 1,
  totals: { all: 30, today: 12, live: 3, streamed: 1, outrights: 2 },
  sports: [
    {
      ...{ id: 1, key: "soccer", name: "Football", listMarkets: [], count: football },
      categories: [
        country(21, 1, "England", [
          [31, "Premier Division", 6],
          [33, "Champions Cup", 2],
        ]),
        country(23, 1, "Spain", [[34, "Primera", 4]]),
      ],
    },
    {
      ...{ id: 2, key: "tennis", name: "Tennis", listMarkets: [], count: 5 },
      categories: [country(22, 2, "ATP", [[32, "Helsinki Open", 5]])],
    },
  ],
});

const { pathWords } = defaultBrand.settings.generalSettings;
const links = { ...SAMPLE_LINKS, hrefOf: (route: Route) => formatPath(route, pathWords) };

const show = (filters: Route["filters"], view: Route["view"] = "sports") => {
  const onClose = vi.fn();
  const { api } = createSampleApi({ statistics: async () => countsOf(19) });
  render(
    <QueryClientProvider client={openQueryClient()}>
      <OfferApiContext value={api}>
        <LinksContext value={links}>
          <FavouritesContext value={createFavouritesStore(createMemoryStorage())}>
            <CountsContext value={{ statistics: countsOf(12), promoted: null }}>
              <LeaguesSheet route={{ view, filters }} onClose={onClose} />
            </CountsContext>
          </FavouritesContext>
        </LinksContext>
      </OfferApiContext>
    </QueryClientProvider>,
  );
  return onClose;
};

const tab = (name: RegExp) => screen.getByRole("tab", { name });
const panel = () => within(screen.getByRole("tabpanel"));
const openCountry = (name: RegExp) => fireEvent.click(panel().getByRole("button", { name, expanded: false }));
const league = (name: RegExp) => panel().getByRole("button", { name, pressed: false });
const marked = () =>
  panel()
    .queryAllByRole("button", { pressed: true })
    .map(({ textContent }) => textContent);
const button = () => screen.getByRole("link", { name: /^Show/ });
const hrefOfButton = () => button().getAttribute("href");

test("OFFER-3 a tap marks a league, another one more, and the button shows the count; only the button leads there", () => {
  const onClose = show({ date: "all", sport: 1 });
  expect(tab(/^Football/).getAttribute("aria-selected")).toBe("true");
  openCountry(/^England/);
  fireEvent.click(league(/^Premier Division/));
  expect(marked()).toEqual(["Premier Division6"]);
  expect(button().textContent).toContain("6");
  expect(hrefOfButton()).toBe("/sports/d_all/s_1/c_21/t_31");
  openCountry(/^Spain/);
  fireEvent.click(league(/^Primera/));
  expect(button().textContent).toContain("10");
  expect(hrefOfButton()).toBe("/sports/d_all/s_1/t_31,34");
  fireEvent.click(panel().getByRole("button", { name: /^Primera/, pressed: true }));
  expect(hrefOfButton()).toBe("/sports/d_all/s_1/c_21/t_31");
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(onClose).toHaveBeenCalledOnce();
});

test("OFFER-3 one country is open at a time, and a star keeps the sheet and the mark", () => {
  const onClose = show({ date: "all", sport: 1 });
  openCountry(/^England/);
  openCountry(/^Spain/);
  expect(panel().getAllByRole("button", { expanded: true })).toHaveLength(1);
  fireEvent.click(league(/^Primera/));
  fireEvent.click(panel().getByRole("button", { name: "Add Primera to favourites" }));
  expect(marked()).toContain("Primera4");
  expect(onClose).not.toHaveBeenCalled();
  expect(tab(/^Favourites/).textContent).toContain("1");

  fireEvent.click(tab(/^Favourites/));
  expect(panel().getAllByRole("listitem")).toHaveLength(1);
  expect(hrefOfButton()).toBe("/sports/d_all/f_true");
});

test("OFFER-3 find narrows sports and leagues, says when there is nothing, and clear resets to the sport", () => {
  show({ date: "all", sport: 1 });
  expect(screen.getAllByRole("tab")).toHaveLength(3);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Find a league or country" });
  fireEvent.change(field, { target: { value: "champions" } });
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).not.toContain("Tennis5");
  fireEvent.click(league(/^Champions Cup/));
  fireEvent.change(field, { target: { value: "qqqq" } });
  expect(panel().getByText("Nothing for “qqqq”")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(field.value).toBe("");
  expect(screen.getAllByRole("tab")).toHaveLength(3);
  expect(marked()).toEqual([]);
  expect(hrefOfButton()).toBe("/sports/d_all/s_1");
});

test("OFFER-3 the counts follow Today or All", async () => {
  show({ date: "today", sport: 1 });
  expect(button().textContent).toContain("12");
  fireEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(await screen.findByRole("link", { name: /^Show.*19/ })).toBeDefined();
  expect(hrefOfButton()).toBe("/sports/d_all/s_1");
});

test("OFFER-3 on Live it has what is live, without a choice of time", () => {
  show({ date: "all" }, "live");
  expect(screen.queryByRole("radio")).toBeNull();
  fireEvent.click(tab(/^Tennis/));
  openCountry(/^ATP/);
  fireEvent.click(league(/^Helsinki/));
  expect(hrefOfButton()).toBe("/live/d_all/s_2/c_22/t_32");
});
