import { error, type Finding, warning } from "../finding.ts";
import type { BrandSettings } from "../schema/settings.ts";
import type { Rule } from "./rule.ts";

interface CrossField {
  readonly finding: Finding;
  readonly isBroken: (settings: BrandSettings) => boolean;
}

const offersIndonesia = ({ generalSettings: { offerView } }: BrandSettings): boolean =>
  [...offerView.mobile.options, ...offerView.desktop.options].some((view) => view.startsWith("indonesia"));

/** Settings that are valid on their own but not together. */
const CROSS_FIELDS: readonly CrossField[] = [
  {
    finding: error(
      "settings.integrationWidgets.statistics.accountId",
      "a provider's statistics are enabled without an account",
      "give the provider's account id or disable statistics",
    ),
    isBroken: ({ integrationWidgets: { statistics, widgetLoader } }) =>
      statistics.enabled && widgetLoader.script !== null && statistics.accountId === null,
  },
  {
    finding: error(
      "settings.integrationWidgets.widgetLoader.betAssist",
      "bet assist is on without a script that brings it",
      "give widgetLoader.script or set betAssist to false",
    ),
    isBroken: ({ integrationWidgets: { widgetLoader } }) => widgetLoader.betAssist && widgetLoader.script === null,
  },
  {
    finding: error(
      "settings.generalSettings.betBuilder.sports",
      "the bet builder is enabled for no sport",
      "name a sport or disable the bet builder",
    ),
    isBroken: ({ generalSettings: { betBuilder } }) => betBuilder.enabled && betBuilder.sports.length === 0,
  },
  {
    finding: error(
      "settings.betslip.numberOfBetslips",
      "an indonesia view shows a single and a combo slip side by side, and there is one slip only",
      "use at least 2",
    ),
    isBroken: (settings) => offersIndonesia(settings) && settings.betslip.numberOfBetslips < 2,
  },
  {
    finding: warning(
      "settings.betslip.displayMultiplesBetTypes",
      "multiples are displayed but not among betTypes",
      "add multiples to betTypes or set this to false",
    ),
    isBroken: ({ betslip }) => betslip.displayMultiplesBetTypes && !betslip.betTypes.includes("multiples"),
  },
  {
    finding: warning(
      "settings.generalSettings.header.depositUrl",
      "the deposit link stands in a header that is off",
      "enable the header or set depositUrl to null",
    ),
    isBroken: ({ generalSettings: { header } }) => !header.enabled && header.depositUrl !== null,
  },
];

export const checkCrossFields: Rule = ({ settings }) =>
  CROSS_FIELDS.filter(({ isBroken }) => isBroken(settings)).map(({ finding }) => finding);
