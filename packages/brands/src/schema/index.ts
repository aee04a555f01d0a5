/** Schemas and checks, for deriving form fields and validating drafts. They read no files. */
export { appLanguages, checkBrandDraft } from "../check/index.ts";
export type { OfferIds } from "../check/rule.ts";
export { composeBrand } from "../compose.ts";
export { diffValues, type Step } from "../diff.ts";
export { brandDocument } from "../document.ts";
export type { Finding } from "../finding.ts";
export { bannerGroupSchema, bannerSchema, imageSchema } from "./banner.ts";
export { type BettingTerms, bettingTermsSchema } from "./betslip.ts";
export { explainIssues } from "./explain.ts";
export { homepageSchema } from "./homepage.ts";
export { type BrandSettings, brandSettingsSchema } from "./settings.ts";
