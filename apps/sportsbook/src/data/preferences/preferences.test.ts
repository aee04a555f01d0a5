// @vitest-environment jsdom
import { loadBrand } from "@touchline/brands/shipped";
import { afterEach, expect, test, vi } from "vitest";
import { deviceStorage } from "../../env/web-storage.ts";
import { createPreferencesStore } from "./preferences-store.ts";

const KEY = "touchline.preferences.default";
const { settings } = loadBrand("default");

const open = (stored?: object) => {
  if (stored) localStorage.setItem(KEY, JSON.stringify(stored));
  return createPreferencesStore({ storage: deviceStorage, brand: "default", settings, currency: "EUR", theme: "dark" });
};
const storedNow = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? "null");

afterEach(() => localStorage.clear());

test("PREF-1 without a choice every preference is the brand's default", () => {
  expect(open().preferences.getState()).toEqual({
    mobileOfferView: "euro_standard",
    desktopOfferView: "euro_standard",
    offerGridMobileLayout: "one_column",
    offerGridDesktopLayout: "one_column",
    oddsFormat: "decimal",
    theme: "dark",
    oddsChangesOption: "accept_any_changes",
    defaultPayment: null,
    indonesianOfferType: "single",
    priceAnnouncements: "on",
    startCombos: "on",
  });
});

test("PREF-1 a choice holds at once and after a reload, and nothing else is stored", () => {
  const store = open();
  store.choose("oddsFormat", "american");
  expect(store.preferences.getState().oddsFormat).toBe("american");
  expect(storedNow()).toEqual({ oddsFormat: "american" });
  expect(open().preferences.getState().oddsFormat).toBe("american");
});

test("BOOT-8 a stored preference that the configuration does not allow is dropped, the others stay", () => {
  const stored = {
    oddsFormat: "malaysian",
    desktopOfferView: "asia_wide",
    mobileOfferView: "euro_wide",
    oddsChangesOption: "ask_me",
    defaultPayment: "1.005",
    offerGridDesktopLayout: "two_columns",
    indonesianOfferType: 7,
    constructor: "x",
  };
  expect(open(stored).preferences.getState()).toMatchObject({
    oddsFormat: "decimal",
    desktopOfferView: "euro_standard",
    mobileOfferView: "euro_wide",
    oddsChangesOption: "accept_any_changes",
    defaultPayment: null,
    offerGridDesktopLayout: "two_columns",
    indonesianOfferType: "single",
  });
});

test.each(["", "null", "[]", "7", "{", '"dark"'])("BOOT-8 a store that holds %j gives the defaults", (text) => {
  localStorage.setItem(KEY, text);
  expect(open().preferences.getState().oddsFormat).toBe("decimal");
});

test("ODDS-3 only the odds changes that the brand offers can be chosen", () => {
  const store = createPreferencesStore({
    ...{ storage: deviceStorage, brand: "nordvik", settings: loadBrand("nordvik").settings },
    ...{ currency: "NOK", theme: "dark" },
  });
  const chosen = () => store.preferences.getState().oddsChangesOption;
  expect(chosen()).toBe("accept_higher_odds");
  store.choose("oddsChangesOption", "accept_any_changes");
  expect(chosen()).toBe("accept_any_changes");
  store.choose("oddsChangesOption", "ask_me");
  expect(chosen()).toBe("accept_any_changes");
});

test("a default stake can be taken back", () => {
  const store = open();
  store.choose("defaultPayment", "7.50");
  expect(store.preferences.getState().defaultPayment).toBe("7.50");
  store.choose("defaultPayment", null);
  expect(store.preferences.getState().defaultPayment).toBeNull();
});

test("a bettor is told when the device keeps nothing", () => {
  const store = open();
  const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "QuotaExceededError");
  });
  store.choose("oddsFormat", "american");
  expect(store.saved.getState()).toBe("nowhere");
  expect(store.preferences.getState().oddsFormat).toBe("american");
  storage.mockRestore();
  store.choose("oddsFormat", "decimal");
  expect(store.saved.getState()).toBe("device");
});
