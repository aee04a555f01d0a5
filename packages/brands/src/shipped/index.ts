/** Everything that builds, checks and services need of the brands, and a browser does not. */
export type { Brand } from "../brand.ts";
export { brandDocument } from "../document.ts";
export { brandColors, brandStyle } from "../theme/brand-style.ts";
export { brandSlugs, loadBrand, loadBrands, loadTenants } from "./read.ts";
