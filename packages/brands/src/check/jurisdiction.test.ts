import { packs } from "@touchline/jurisdictions/all";
import { packOf } from "@touchline/jurisdictions/testing";
import { describe, expect, test } from "vitest";
import { loadBrand } from "../shipped/read.ts";
import { bannerBlock, brandWith, brandWithBlocks, composite } from "../test-support/sample-brand.ts";
import { checkBrandDraft } from "./index.ts";
import { checkJurisdiction } from "./jurisdiction.ts";

const brand = loadBrand("default");

/** A rule, what breaks it, and where it is found. */
const CASES = [
  [{ kind: "bet-types", types: ["single"] }, brand, "settings.betslip.betTypes"],
  [{ kind: "cash-out", offered: false }, brand, "settings.betslip.cashoutEnabled"],
  [{ kind: "odds-changes", choices: ["ask_me"] }, brand, "settings.betslip.oddsChanges"],
  [{ kind: "reality-check", mostMinutes: 30 }, brand, "settings.generalSettings.saferGambling.realityCheckMinutes"],
  [{ kind: "age", mark: "21+" }, brand, "settings.generalSettings.ageMark"],
  [{ kind: "live-betting", markets: [] }, brand, "settings.generalSettings.mainNavigation.options"],
  [
    { kind: "promotions", autoplay: false },
    brandWithBlocks(bannerBlock({ desktopBanners: [composite], desktopAutoplay: 4000 })),
    "settings.homepage.blocks",
  ],
] as const;

describe("AHEAD-9 the check of a publication", () => {
  test.each(CASES)("AHEAD-9 refuses what breaks $kind, by the rule's id", (rule, broken, path) => {
    const findings = checkJurisdiction(broken, packOf(rule as Parameters<typeof packOf>[number]));
    expect(findings).toMatchObject([{ severity: "error", path }]);
    expect(findings[0]?.problem).toContain(`neutral.${rule.kind}`);
  });

  test("AHEAD-9 refuses a brand without the ways that a market asks for", () => {
    const links = { saferGambling: null, selfExclusion: null };
    const lonely = brandWith({ generalSettings: { saferGambling: { links } } });
    const paths = checkJurisdiction(lonely, packs.se[0] as (typeof packs.se)[number]).map(({ path }) => path);
    expect(paths).toEqual([
      "settings.generalSettings.saferGambling.links.saferGambling",
      "settings.generalSettings.saferGambling.links.selfExclusion",
    ]);
  });

  test("AHEAD-9 refuses a brand that does not speak the language of its market", () => {
    const english = { ...brand, languages: ["en"] };
    const [finding] = checkJurisdiction(english, packs.de[0] as (typeof packs.de)[number]);
    expect(finding).toMatchObject({ path: "languages", problem: "de.language asks for the language de" });
  });

  test.each(Object.entries(packs))("AHEAD-9 finds nothing wrong with the default brand under %s", (_id, [pack]) => {
    expect(checkJurisdiction(brand, pack as NonNullable<typeof pack>)).toEqual([]);
  });

  test("AHEAD-9 is part of the check of a draft, and of no draft without a pack", () => {
    const strict = packOf({ kind: "cash-out", offered: false });
    const errors = (pack?: typeof strict) =>
      checkBrandDraft(brand, undefined, pack).filter(({ severity }) => severity === "error");
    expect(errors(strict)).toHaveLength(1);
    expect(errors()).toEqual([]);
  });
});
