/** Everything that builds, checks and services need of the brands, and a browser does not. */
export type { Brand } from "../brand.ts";
export { limitsOf, liveDelayOf } from "../book.ts";
export { brandDocument } from "../document.ts";
export type { Book, CurrencyLimits } from "../schema/book.ts";
export { brandColors, brandStyle } from "../theme/brand-style.ts";
export { brandSlugs, loadBook, loadBrand, loadBrands, loadTenants } from "./read.ts";
