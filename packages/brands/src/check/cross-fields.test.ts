import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { brandWith } from "../test-support/sample-brand.ts";
import { checkCrossFields } from "./cross-fields.ts";

const widgets = (integrationWidgets: object): object => ({ integrationWidgets });
const general = (generalSettings: object): object => ({ generalSettings });
const script = "https://widgets.example/loader.js";
const indonesia = { mobile: { default: "indonesia_standard", options: ["indonesia_standard"] } };

/** Settings that are not valid together, and a valid version. */
const CASES: readonly (readonly [path: string, broken: object, mended: object])[] = [
  [
    "settings.integrationWidgets.statistics.accountId",
    widgets({ statistics: { enabled: true }, widgetLoader: { script } }),
    widgets({ statistics: { enabled: true, accountId: "demo" }, widgetLoader: { script } }),
  ],
  [
    "settings.integrationWidgets.widgetLoader.betAssist",
    widgets({ widgetLoader: { betAssist: true } }),
    widgets({ statistics: { enabled: false }, widgetLoader: { betAssist: true, script } }),
  ],
  [
    "settings.generalSettings.betBuilder.sports",
    general({ betBuilder: { sports: [] } }),
    general({ betBuilder: { enabled: false, sports: [] } }),
  ],
  [
    "settings.betslip.numberOfBetslips",
    { ...general({ offerView: indonesia }), betslip: { numberOfBetslips: 1 } },
    { ...general({ offerView: indonesia }), betslip: { numberOfBetslips: 2 } },
  ],
  [
    "settings.betslip.displayMultiplesBetTypes",
    { betslip: { betTypes: ["single"] } },
    { betslip: { betTypes: ["single"], displayMultiplesBetTypes: false } },
  ],
  [
    "settings.generalSettings.header.depositUrl",
    general({ header: { enabled: false, depositUrl: "https://bank.example" } }),
    general({ header: { depositUrl: "https://bank.example" } }),
  ],
];

test.each(CASES)("AHEAD-4 finds %s where it does not fit the other settings", (path, broken, mended) => {
  expect(checkCrossFields(brandWith(broken), appParts).map((finding) => finding.path)).toEqual([path]);
  expect(checkCrossFields(brandWith(mended), appParts)).toEqual([]);
});

test("CONFIG-3 accepts a widget loader with a script and its toggles", () => {
  const widgetLoader = { script, liveMatchTracker: true, betAssist: true };
  expect(brandWith(widgets({ widgetLoader })).settings.integrationWidgets.widgetLoader).toMatchObject(widgetLoader);
});
