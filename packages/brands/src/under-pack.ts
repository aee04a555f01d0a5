import {
  ageMarkOf,
  allowedBetTypes,
  mayAutoplay,
  oddsChangeChoices,
  offersCashout,
  offersLive,
  type Pack,
  realityCheckOf,
} from "@touchline/jurisdictions";
import type { BetslipSettings } from "./schema/betslip.ts";
import type { GeneralSettings } from "./schema/general-settings.ts";
import type { HomepageBlock } from "./schema/homepage.ts";
import type { NavigationOption } from "./schema/navigation.ts";
import type { BrandSettings } from "./schema/settings.ts";

/** Settings as they hold in a jurisdiction: the stricter of brand and pack. */

export const betslipUnder = (pack: Pack, betslip: BetslipSettings): BetslipSettings => ({
  ...betslip,
  betTypes: allowedBetTypes(pack, betslip.betTypes),
  cashoutEnabled: betslip.cashoutEnabled && offersCashout(pack),
  oddsChanges: { ...oddsChangeChoices(pack, betslip.oddsChanges) } as BetslipSettings["oddsChanges"],
});

const leadsToLive = ({ route }: NavigationOption): boolean => route.type === "predefined" && route.name === "live";

export const generalUnder = (pack: Pack, general: GeneralSettings): GeneralSettings => {
  const { mainNavigation, desktopNavigationViews, saferGambling } = general;
  const live = offersLive(pack);
  return {
    ...general,
    ageMark: ageMarkOf(pack) ?? general.ageMark,
    desktopNavigationViews: desktopNavigationViews.filter((view) => live || view !== "live"),
    mainNavigation: {
      ...mainNavigation,
      options: mainNavigation.options.filter((option) => live || !leadsToLive(option)),
    },
    saferGambling: {
      ...saferGambling,
      realityCheckMinutes: realityCheckOf(pack, saferGambling.realityCheckMinutes),
    },
  };
};

const blockUnder = (pack: Pack, block: HomepageBlock): HomepageBlock =>
  block.blockType === "banner" && !mayAutoplay(pack)
    ? { ...block, props: { bannerGroup: { ...block.props.bannerGroup, mobileAutoplay: 0, desktopAutoplay: 0 } } }
    : block;

const isOffered = (pack: Pack, block: HomepageBlock): boolean =>
  offersLive(pack) || block.blockType !== "events-widget" || block.props.type !== "in-play";

export const settingsUnder = (pack: Pack, settings: BrandSettings): BrandSettings => ({
  ...settings,
  betslip: betslipUnder(pack, settings.betslip),
  generalSettings: generalUnder(pack, settings.generalSettings),
  homepage: {
    ...settings.homepage,
    blocks: settings.homepage.blocks.filter((block) => isOffered(pack, block)).map((block) => blockUnder(pack, block)),
  },
});
