import { afterEach, expect, test, vi } from "vitest";
import { readOfferIds } from "./offer-ids.ts";

vi.mock("../environment.ts", () => ({ environment: { appUrl: "https://bets.example" } }));
afterEach(() => vi.unstubAllGlobals());

const STATISTICS = {
  generatedAt: 1,
  totals: { all: 1, today: 1, live: 0, streamed: 0, outrights: 0 },
  sports: [],
};
const PROMOTED = {
  generatedAt: 1,
  catalogs: [{ id: 3, name: "Cups", count: 2, promotedOffers: [{ id: 7, name: "Final", count: 1 }] }],
};

test("AHEAD-4 ids are those that the platform offers now", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    asked.push(url.href);
    return Response.json(url.pathname.includes("promoted") ? PROMOTED : STATISTICS);
  });
  expect(await readOfferIds()).toMatchObject({ catalogs: new Set([3]), promotedOffers: new Set([7]) });
  expect(asked).toEqual([
    "https://bets.example/api/offer/statistics",
    "https://bets.example/api/offer/promoted-statistics",
  ]);
});

test("AHEAD-4 a platform that does not answer is left out of the check", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("no connection")));
  expect(await readOfferIds()).toBeUndefined();
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  expect(await readOfferIds()).toBeUndefined();
});
