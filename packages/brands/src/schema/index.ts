/** Schemas and checks, for deriving form fields and validating drafts. They read no files. */
export { contrastOf } from "../check/color.ts";
export { appLanguages, checkBrandDraft } from "../check/index.ts";
export { checkJurisdiction } from "../check/jurisdiction.ts";
export type { OfferIds } from "../check/rule.ts";
export { tenantPack } from "../check/tenant-pack.ts";
export { composeBrand } from "../compose.ts";
export { type Difference, diffValues, type Step } from "../diff.ts";
export { brandDocument } from "../document.ts";
export { type Finding, findingKey, obstaclesIn } from "../finding.ts";
export { bannerGroupSchema, bannerSchema, imageSchema } from "./banner.ts";
export { type BettingTerms, bettingTermsSchema } from "./betslip.ts";
export { type BrandLook, brandLookSchema } from "./brand-file.ts";
export { explainIssues } from "./explain.ts";
export { homepageSchema } from "./homepage.ts";
export { type OwnTexts, ownTextsSchema } from "./own-texts.ts";
export { type BrandSettings, brandSettingsSchema } from "./settings.ts";
