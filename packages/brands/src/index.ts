/** What a browser may load. Files, schemas and styles are in `@touchline/brands/shipped`. */
export {
  ACCENTS,
  type Accent,
  BANNER_PICTURES,
  COLOR,
  CORNERS,
  type Corner,
  type OddsFamily,
  type OfferView,
  sizeClassOf,
  THEMES,
  type Theme,
} from "./allowed.ts";
export { type Audience, ruleWords, type Viewer } from "./audience.ts";
export { type BrandDocument, DERIVED_PARTS, type WidgetColors } from "./brand.ts";
export { type BrandRequest, chooseBrand, chooseTheme, HOUSE_TENANT } from "./choose.ts";
export { enabledBlocks, enabledFilters, enabledLanding, isAddressEnabled } from "./enabled.ts";
export { languageCodes } from "./language-code.ts";
export { isBannerShown, isBlockShown } from "./schedule.ts";
export type { Banner } from "./schema/banner.ts";
export type { BetslipSettings } from "./schema/betslip.ts";
export type { BrandLook, Logo, LogoPicture, LogoShape } from "./schema/brand-file.ts";
export type { DateFormats, GeneralSettings } from "./schema/general-settings.ts";
export type { HomepageBlock } from "./schema/homepage.ts";
export type { NavigationOption } from "./schema/navigation.ts";
export type { OwnTexts } from "./schema/own-texts.ts";
export type { LocalizedText } from "./schema/parts.ts";
export type { LegalLink, SaferGamblingSettings } from "./schema/safer-gambling.ts";
export type { BrandSettings } from "./schema/settings.ts";
export type { TextPart } from "./texts/text-part.ts";
export { lookStyle } from "./theme/look-style.ts";
export { betslipUnder, generalUnder, settingsUnder } from "./under-pack.ts";
