import { type OfferList, packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { findDestinations } from "./destinations.ts";
import type { AskOffer } from "./platform-offer.ts";

const words = { homepage: "homepage", sports: "desporto", live: "live" };

const side = (name: string) => ({ name, kit: null, supplementalNames: {} });

const found: OfferList = {
  locale: "en",
  generatedAt: 1,
  sports: [{ id: 1, key: "soccer", name: "Football", listMarkets: [] }],
  categories: [{ id: 2, sportId: 1, name: "England", flag: "eng" }],
  metaMarkets: [],
  tournaments: [{ id: 7, categoryId: 2, sportId: 1, name: "Premier Division" }],
  events: [
    {
      id: 99,
      version: 1,
      tournamentId: 7,
      startsAt: 1_800_000_000_000,
      live: false,
      streamed: false,
      reversed: false,
      suspended: false,
      betBuilder: false,
      competitors: [side("Kingsmere United"), side("Northwick Albion")],
      name: null,
      marketCount: 0,
      detailedPlayStatus: 0,
      metadata: null,
      markets: [],
    },
  ],
};

const statistics = {
  generatedAt: 1,
  totals: { all: 1, today: 1, live: 0, streamed: 0, outrights: 0 },
  sports: [
    {
      ...found.sports[0],
      count: 1,
      categories: [
        {
          ...found.categories[0],
          count: 1,
          tournaments: [{ id: 7, name: "Premier Division", top: true, count: 1 }],
        },
      ],
    },
  ],
};

const asked: string[] = [];
const platform: AskOffer = async (path) => {
  asked.push(path);
  if (path.startsWith("/api/offer/statistics")) return statistics;
  return { events: packOfferList(found), tournaments: [], competitors: [] };
};

test("BANNER-6 matches and leagues are found by name, with paths in the brand's words", async () => {
  const { matches, leagues, sports } = await findDestinations(platform, "premier", words, "en");
  expect(matches).toEqual([
    {
      id: 99,
      name: "Kingsmere United v Northwick Albion",
      within: "Premier Division",
      route: "/desporto/d_all/t_7/e_99",
      startsAt: 1_800_000_000_000,
    },
  ]);
  expect(leagues).toEqual([
    { id: 7, name: "Premier Division", within: "Football, England", route: "/desporto/d_all/t_7" },
  ]);
  expect(sports.map(({ name }) => name)).toEqual(["Football"]);
});

test("a league of another name is left out, and one letter is not searched for", async () => {
  asked.length = 0;
  const { matches, leagues } = await findDestinations(platform, "x", words, "en");
  expect([matches, leagues]).toEqual([[], []]);
  expect(asked.some((path) => path.startsWith("/api/offer/search"))).toBe(false);
});
