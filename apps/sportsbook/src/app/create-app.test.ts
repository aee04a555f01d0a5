import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { defaultBrand } from "../config/default-brand.ts";
import { createHostLink } from "../host/host-link.ts";
import { browserFetch } from "../net/http.ts";
import { createManualTime } from "../test-support/manual-time.ts";
import { createTestEnv } from "../test-support/test-env.ts";
import type { Start } from "./boot/start.ts";
import { createApp } from "./create-app.ts";
import type { AppEnv } from "./env.ts";
import type { AddressBar } from "./router/address-bar.ts";

const start: Start = {
  tenant: "touchline",
  tenantUuid: "0193a1b0-0000-7000-8000-000000000001",
  jurisdiction: "neutral",
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
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address.split("?")[0] as string);
    if (address.endsWith("/document")) return Response.json(defaultBrand);
    throw new TypeError("no answer");
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A history of one entry. */
const createTestAddressBar = (address: string): AddressBar => {
  let url = new URL(address, "https://touchline.example");
  const replace = (href: string): void => {
    url = new URL(href, url);
  };
  return {
    path: () => url.pathname,
    search: () => url.search,
    depth: () => 0,
    push: replace,
    replace,
    back: () => undefined,
    onPop: () => undefined,
    hash: () => "",
    isReload: () => false,
  };
};

const envAt = (address: string): AppEnv => {
  const addressBar = createTestAddressBar(address);
  const page = { location: { pathname: "/", search: "", assign: () => undefined }, dispatchEvent: () => true };
  return {
    ...createTestEnv(createManualTime(), vi.fn()),
    start,
    version: "1.2.3",
    isEmbedded: false,
    isReplay: false,
    isOnline: true,
    host: createHostLink(page, false),
    addressBar,
    narrow: { matches: false, addEventListener: () => undefined },
    chunkMissing: createStore(() => false),
    fetch: browserFetch,
    drawn: null,
  };
};

test("the app is created without a browser", async () => {
  expect(["window", "document", "location", "localStorage"].filter((name) => name in globalThis)).toEqual([]);
  expect((await createApp(envAt("/sports"))).config.brand.slug).toBe("default");
});

test("BOOT-3 the first screen's list and counts are asked for before anything is rendered", async () => {
  await createApp(envAt("/sports/d_all"));
  expect(requests).toEqual([
    "/api/brands/default/document",
    "/api/offer/list",
    "/api/offer/statistics",
    "/api/offer/promoted-statistics",
  ]);
});

test("BOOT-2 the page starts with a visitor, an empty slip and no tickets, on the route of its address", async () => {
  const { env, ...app } = await createApp(envAt("/live?code=K7M2P9QX"));
  expect(app.navigation.location.getState().route.view).toBe("live");
  expect([app.session.getState().status, app.tickets.getState()]).toEqual(["unknown", null]);
  expect(app.lazyBetslips.store.getState().isReady).toBe(false);
  expect([app.code, env.addressBar.search()]).toEqual(["K7M2P9QX", ""]);
});

test("BOOT-9 a page whose settings cannot be loaded starts with those it was built with", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no answer")));
  const { config, env } = await createApp(envAt("/live"));
  expect([config.brand.slug, config.brand.name]).toEqual(["default", "Touchline"]);
  expect(env.report).toHaveBeenCalled();
});

test("HOST-4 a page begins as the last one was left: signed in, or not", async () => {
  const env = envAt("/sports");
  const { session } = await createApp(env);
  expect(session.getState()).toEqual({ status: "unknown", wasSignedIn: false });
  const punter = { id: "1", name: "Jonas", currency: "EUR" };
  session.setState({ status: "signedIn", tenant: "touchline", punter, logOut: () => undefined }, true);
  const next = await createApp({ ...envAt("/sports"), storage: env.storage });
  expect(next.session.getState()).toEqual({ status: "unknown", wasSignedIn: true });
  next.session.setState({ status: "anonymous" }, true);
  const last = await createApp({ ...envAt("/sports"), storage: env.storage });
  expect(last.session.getState()).toEqual({ status: "unknown", wasSignedIn: false });
});
