import type { Route, Statistics } from "@touchline/protocol";
import { expect, test } from "vitest";
import { quickLinks } from "./quick-links.ts";

const statistics: Statistics = {
  generatedAt: 1,
  totals: { all: 90, today: 40, live: 10, streamed: 12, outrights: 6 },
  sports: [
    {
      id: 2,
      key: "tennis",
      name: "Tennis",
      listMarkets: [],
      count: 9,
      categories: [
        {
          id: 21,
          sportId: 2,
          name: "Portugal",
          flag: "por",
          count: 9,
          tournaments: [{ id: 1002, name: "Lisbon Open", top: true, count: 9 }],
        },
      ],
    },
  ],
};

const links = {
  statistics,
  promoted: {
    generatedAt: 1,
    catalogs: [
      { id: 1, name: "Empty", count: 0, promotedOffers: [] },
      { id: 4, name: "Derby day", count: 5, promotedOffers: [] },
    ],
  },
  audience: "anonymous" as const,
  hrefOf: ({ view, filters }: Route) => `${view} ${JSON.stringify(filters)}`,
};

const targets = (...settings: Parameters<typeof quickLinks>[0]) =>
  Object.fromEntries(
    quickLinks(settings, links).map(({ label, target }) => [label, target === "log-in" ? target : target.href]),
  );

test("HOME-2 each usual link leads where its name says", () => {
  const names = ["stream", "search", "upcoming", "promoted", "outrights"] as const;
  expect(targets(...names.map((name) => ({ type: "other" as const, name })))).toEqual({
    Streams: 'sports {"date":"all","streamed":true}',
    Search: 'sports {"page":"search"}',
    Upcoming: 'sports {"date":"today"}',
    Promoted: 'sports {"date":"all","catalog":4}',
    Outrights: 'sports {"date":"all","page":"outrights"}',
  });
});

test("HOME-2 the last bets ask a visitor to log in and lead a punter to his tickets", () => {
  const link = { type: "other", name: "last_bets" } as const;
  expect(targets(link)).toEqual({ "My bets": "log-in" });
  const [punters] = quickLinks([link], { ...links, audience: "authenticated" });
  expect(punters?.target).toEqual({ href: "last-tickets {}" });
});

test("HOME-2 a sport, a league and a link of the brand's own", () => {
  expect(
    targets(
      { type: "sportSelect", sportId: 2 },
      { type: "tournamentSelect", tournamentId: 1002 },
      { type: "custom", label: { default: "Casino" }, icon: "coins", url: "https://casino.example/" },
    ),
  ).toEqual({
    Tennis: 'sports {"date":"all","sport":2}',
    "Lisbon Open": 'sports {"date":"all","sport":2,"category":21,"tournament":1002}',
    Casino: "https://casino.example/",
  });
});

test("a place that the offer does not have is left out", () => {
  expect(targets({ type: "sportSelect", sportId: 99 }, { type: "tournamentSelect", tournamentId: 99 })).toEqual({});
});
