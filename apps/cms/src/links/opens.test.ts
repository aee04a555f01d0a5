import { expect, test } from "vitest";
import { opensAt } from "./opens.ts";
import type { AskOffer } from "./platform-offer.ts";

const words = { homepage: "home", sports: "desporto", live: "live" };

const statistics = {
  generatedAt: 1,
  totals: { all: 1, today: 1, live: 0, streamed: 0, outrights: 0 },
  sports: [
    {
      id: 1,
      name: "Football",
      key: "soccer",
      listMarkets: [],
      count: 4,
      categories: [
        {
          id: 2,
          sportId: 1,
          name: "England",
          flag: "eng",
          count: 4,
          tournaments: [{ id: 7, name: "Premier Division", top: true, count: 4 }],
        },
      ],
    },
  ],
};

const platform: AskOffer = async (path) => (path.startsWith("/api/offer/statistics") ? statistics : null);
const silent: AskOffer = () => Promise.reject(new Error("away"));
const opens = (route: string, ask = platform) => opensAt(ask, route, words, "en");

test("BANNER-6 a link is judged by the brand's words, the segments and the offer", async () => {
  expect(await opens("/desporto/d_today")).toEqual({ state: "opens" });
  expect(await opens("/casino")).toEqual({ state: "nowhere" });
  expect(await opens("/desporto/x_9")).toEqual({ state: "nowhere" });
  expect(await opens("nonsense")).toEqual({ state: "nowhere" });
  expect(await opens("https://casino.example/live")).toEqual({ state: "address" });
  expect(await opens("/desporto/t_7")).toEqual({ state: "opens", name: "Premier Division", count: 4 });
  expect(await opens("/desporto/t_8")).toEqual({ state: "gone" });
  expect(await opens("/desporto/e_99")).toEqual({ state: "gone" });
});

test("with the platform away nothing is claimed", async () => {
  expect(await opens("/desporto/t_7", silent)).toEqual({ state: "unchecked" });
  expect(await opens("/desporto", silent)).toEqual({ state: "opens" });
});
