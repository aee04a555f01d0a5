import { packOf } from "@touchline/jurisdictions/testing";
import { expect, test } from "vitest";
import { createAppConfig, withBrand } from "./app-config.ts";
import { defaultBrand } from "./default-brand.ts";

const configUnder = (...rules: Parameters<typeof packOf>) =>
  createAppConfig({ brand: defaultBrand, currency: null, version: "1", pack: packOf(...rules) });

test("AHEAD-9 without a rule the settings are the brand's own", () => {
  const { brand } = createAppConfig({ brand: defaultBrand, currency: null, version: "1" });
  expect(brand.settings).toEqual(defaultBrand.settings);
});

test("AHEAD-9 bet-types, cash-out, odds-changes: the slip and tickets are given what the pack allows", () => {
  const { betslip } = configUnder(
    { kind: "bet-types", types: ["single"] },
    { kind: "cash-out", offered: false },
    { kind: "odds-changes", choices: ["ask_me"] },
  );
  expect(betslip).toMatchObject({
    betTypes: ["single"],
    cashoutEnabled: false,
    oddsChanges: { default: "ask_me", options: ["ask_me"] },
  });
});

test("AHEAD-9 reality-check, age: the stricter of brand and pack", () => {
  const { general } = configUnder({ kind: "reality-check", mostMinutes: 30 }, { kind: "age", mark: "21+" });
  expect([general.saferGambling.realityCheckMinutes, general.ageMark]).toEqual([30, "21+"]);
});

test("AHEAD-9 live-betting: nothing leads to what is not offered", () => {
  const { general, brand } = configUnder({ kind: "live-betting", markets: [] });
  expect(general.desktopNavigationViews).not.toContain("live");
  expect(JSON.stringify(general.mainNavigation.options)).not.toContain('"live"');
  expect(JSON.stringify(brand.settings.homepage.blocks)).not.toContain('"in-play"');
});

test("AHEAD-9 promotions: no banner changes by itself", () => {
  const bannerGroup = { mobileAutoplay: 4000, desktopAutoplay: 5000, mobileBanners: [], desktopBanners: [] };
  const blocks = [{ blockType: "banner", tag: "top", props: { bannerGroup } }];
  const brand = { ...defaultBrand, settings: { ...defaultBrand.settings, homepage: { blocks } } } as never;
  const pack = packOf({ kind: "promotions", autoplay: false });
  const { settings } = createAppConfig({ brand, currency: null, version: "1", pack }).brand;
  expect(settings.homepage.blocks[0]?.props).toMatchObject({ bannerGroup: { mobileAutoplay: 0, desktopAutoplay: 0 } });
});

test("AHEAD-9 settings that are published later hold under the same pack", () => {
  const config = configUnder({ kind: "cash-out", offered: false });
  expect(withBrand(config, { ...defaultBrand, version: 7 }).betslip.cashoutEnabled).toBe(false);
});
