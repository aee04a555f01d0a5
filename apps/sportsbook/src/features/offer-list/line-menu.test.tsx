// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OfferApiContext } from "../../data/offer/offer-context.ts";
import { createOfferApi } from "../../net/offer-api.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { LineMenu } from "./line-menu.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const setUp = (answer: () => Response) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer();
  });
  const api = createOfferApi("en", () => ({ supplementalNameTypeIds: [], lines: false }), [], true);
  render(
    <QueryClientProvider client={openQueryClient()}>
      <OfferApiContext value={api}>
        <LineMenu kinds={new Set([202])} sport={1} lines={["2.5", "3.5"]} line="2.5" onLine={() => undefined} />
      </OfferApiContext>
    </QueryClientProvider>,
  );
  return asked;
};

const values = [
  { value: "2.5", count: 4 },
  { value: "3.5", count: 2 },
];

test("OFFER-6 lines are named by the answer of the market specifiers call", async () => {
  const metaMarkets = [{ id: 202, key: "total", name: "Total goals", specifier: "total", values }];
  const asked = setUp(() => Response.json({ metaMarkets }));
  expect(await screen.findByRole("button", { name: "Total goals 2.5" })).toBeDefined();
  // Twice, because the test runs as development does.
  expect([...new Set(asked)]).toEqual(["/api/offer/market-specifiers?sport=1&locale=en"]);
});

test("BOOT-9 without the answer lines are called by their numbers", async () => {
  setUp(() => new Response("", { status: 404 }));
  expect(await screen.findByRole("button", { name: "Line 2.5" })).toBeDefined();
});
