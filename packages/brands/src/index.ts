export type { Brand, LogoShape } from "./brand.ts";
export { brands, defaultBrand, tenants } from "./brands/brands.ts";
export { type BrandRequest, chooseBrand, chooseTheme } from "./choose.ts";
export { OFFER_VIEWS, type OfferViewName } from "./offer-views.ts";
export {
  type BrandSettings,
  brandSettingsSchema,
  type GeneralSettings,
  type NavigationOption,
  type PathWords,
} from "./settings.ts";
export { themeCss } from "./theme-css.ts";
export { PALETTES, type Palette, THEMES, type Theme } from "./tokens.ts";
