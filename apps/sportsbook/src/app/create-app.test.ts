// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultBrand } from "../config/default-brand.ts";
import type { Start } from "./boot/start.ts";
import { createApp } from "./create-app.ts";

const start: Start = {
  tenant: "touchline",
  tenantUuid: "0193a1b0-0000-7000-8000-000000000001",
  slug: "default",
  brand: {
    name: "Touchline",
    languages: ["en"],
    theme: { default: "dark", options: ["dark"] },
    canvas: {},
    style: "/default.css",
    document: "/default.json",
  },
  theme: "dark",
  locale: "en",
  currency: null,
  token: null,
  standalone: true,
  header: true,
  footer: true,
};

let requests: string[] = [];

beforeEach(() => {
  requests = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address.split("?")[0] as string);
    if (address.endsWith("/document")) return Response.json(defaultBrand);
    throw new TypeError("no answer");
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (path: string) => {
  history.replaceState(null, "", path);
  return createApp({ start, version: "1.2.3", isEmbedded: false, report: () => undefined });
};

test("BOOT-3 the first screen's list and counts are asked for before anything is rendered", async () => {
  await open("/sports/d_all");
  expect(document.body.children).toHaveLength(0);
  expect(requests).toEqual([
    "/api/brands/default/document",
    "/api/offer/list",
    "/api/offer/statistics",
    "/api/offer/promoted-statistics",
  ]);
});

test("BOOT-2 the page starts with a visitor, an empty slip and no tickets, on the route of its address", async () => {
  const app = await open("/live?code=K7M2P9QX");
  expect(app.navigation.location.getState().route.view).toBe("live");
  expect([app.session.getState().status, app.tickets.getState()]).toEqual(["unknown", null]);
  expect(app.lazyBetslips.store.getState().isReady).toBe(false);
  expect([app.code, location.search]).toEqual(["K7M2P9QX", ""]);
});

test("BOOT-9 a page whose settings cannot be loaded starts with those it was built with", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no answer")));
  const report = vi.fn();
  history.replaceState(null, "", "/live");
  const { config } = await createApp({ start, version: "1.2.3", isEmbedded: false, report });
  expect([config.brand.slug, config.brand.name]).toEqual(["default", "Touchline"]);
  expect(report).toHaveBeenCalled();
});
