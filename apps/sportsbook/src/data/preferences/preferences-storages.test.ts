// @vitest-environment jsdom
import { loadBrand } from "@touchline/brands/shipped";
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createStoredPreferences } from "../../config/stored.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import { type Chosen, createPreferencesStore, type Saved } from "./preferences-store.ts";

const { settings } = loadBrand("default");

const stored = createStoredPreferences(deviceStorage, "default");

const open = (isThemeAsked = false) =>
  createPreferencesStore({
    storage: deviceStorage,
    brand: "default",
    settings,
    currency: "EUR",
    theme: "dark",
    isThemeAsked,
  });

const createServer = (stored: Chosen) => ({
  chosen: createStore<Chosen>(() => stored),
  saved: createStore<Saved>(() => "unchanged"),
  choose: vi.fn(),
});

afterEach(() => localStorage.clear());

test("PREF-1 BOOT-8 of what the server has only what the brand allows is used", () => {
  const store = open();
  store.keepWith(createServer({ oddsFormat: "american", desktopOfferView: "no_such_view", theme: "light" }));
  expect(store.preferences.getState()).toMatchObject({
    oddsFormat: "american",
    desktopOfferView: "euro_standard",
    theme: "light",
  });
});

test("PREF-1 a punter's choice goes to the server and not to the device", () => {
  const store = open();
  const server = createServer({});
  store.keepWith(server);
  store.choose("oddsFormat", "american");
  store.choose("oddsFormat", "no such format" as never);
  expect(server.choose.mock.calls).toEqual([["oddsFormat", "american"]]);
  expect(localStorage).toHaveLength(0);
  server.saved.setState("account");
  expect(store.saved.getState()).toBe("account");
});

test("BOOT-6 after the punter the visitor's own preferences are shown again", () => {
  const store = open();
  store.choose("oddsFormat", "fractional");
  const server = createServer({ oddsFormat: "american" });
  store.keepWith(server);
  store.keepWith(store.device);
  expect(store.preferences.getState().oddsFormat).toBe("fractional");
  server.chosen.setState({ oddsFormat: "decimal" }, true);
  expect(store.preferences.getState().oddsFormat).toBe("fractional");
});

test("a theme that the address asked for is worn until another is chosen", () => {
  const store = open(true);
  store.keepWith(createServer({ theme: "light" }));
  expect(store.preferences.getState().theme).toBe("dark");
  store.choose("theme", "light");
  store.keepWith(createServer({ theme: "light" }));
  expect(store.preferences.getState().theme).toBe("light");
});

test("BOOT-5 a page begins as it was for the punter who was here, and not once they signed out", () => {
  stored.write({ theme: "dark", oddsFormat: "fractional" });
  stored.writePunterCopy({ theme: "light", oddsFormat: "american" });
  expect(stored.theme()).toBe("light");
  const store = open();
  expect(store.preferences.getState().oddsFormat).toBe("american");
  expect(store.device.chosen.getState()).toEqual({ theme: "dark", oddsFormat: "fractional" });

  stored.forgetPunterCopy();
  store.keepWith(store.device);
  expect(stored.theme()).toBe("dark");
  expect(store.preferences.getState().oddsFormat).toBe("fractional");
});

test("a choice made before it is known who is here holds, and is a visitor's", () => {
  stored.writePunterCopy({ oddsFormat: "american" });
  const store = open();
  store.choose("oddsFormat", "fractional");
  expect(store.preferences.getState().oddsFormat).toBe("fractional");
  expect(store.device.chosen.getState()).toEqual({ oddsFormat: "fractional" });
});
