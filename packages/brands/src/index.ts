/** What a browser may load. Files, schemas and styles are in `@touchline/brands/shipped`. */
export { BANNER_PICTURES, type OddsFamily, type OfferView, sizeClassOf, THEMES, type Theme } from "./allowed.ts";
export { type Audience, ruleWords, type Viewer } from "./audience.ts";
export type { BrandDocument, WidgetColors } from "./brand.ts";
export { type BrandRequest, chooseBrand, chooseTheme, HOUSE_TENANT } from "./choose.ts";
export { enabledBlocks, enabledFilters, enabledLanding, isAddressEnabled } from "./enabled.ts";
export { languageCodes } from "./language-code.ts";
export { isBannerShown, isBlockShown } from "./schedule.ts";
export type { Banner } from "./schema/banner.ts";
export type { BetslipSettings } from "./schema/betslip.ts";
export type { Logo, LogoShape } from "./schema/brand-file.ts";
export type { DateFormats, GeneralSettings } from "./schema/general-settings.ts";
export type { HomepageBlock } from "./schema/homepage.ts";
export type { NavigationOption } from "./schema/navigation.ts";
export type { LocalizedText } from "./schema/parts.ts";
export type { LegalLink, SaferGamblingSettings } from "./schema/safer-gambling.ts";
export type { BrandSettings } from "./schema/settings.ts";
