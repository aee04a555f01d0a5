import { type Pack, type PackId, packAt } from "@touchline/jurisdictions";
import { packs } from "@touchline/jurisdictions/all";
import writtenAppParts from "../../app-parts.json" with { type: "json" };
import type { Brand } from "../brand.ts";
import { composeBrand } from "../compose.ts";
import type { Finding } from "../finding.ts";
import { isRecord } from "../record.ts";
import { explainIssues } from "../schema/explain.ts";
import { tenantsSchema } from "../schema/tenants.ts";
import { checkButtons, checkPictures } from "./banner-look.ts";
import { checkAccents, checkContrast } from "./contrast.ts";
import { checkCrossFields } from "./cross-fields.ts";
import { checkJurisdiction } from "./jurisdiction.ts";
import { checkLinks } from "./links.ts";
import {
  checkDesktopViews,
  checkDoubles,
  checkGlyphs,
  checkLabels,
  checkLiveCount,
  checkPathWords,
  checkPreferences,
} from "./navigation.ts";
import { type AppParts, appPartsFrom, type OfferIds, type Rule } from "./rule.ts";
import { checkSchedule, checkWindows } from "./schedule.ts";
import { checkSlug } from "./slug.ts";
import { checkStakes } from "./stakes.ts";
import { checkIds, checkSwitchedOff } from "./targets.ts";
import { checkTaxes } from "./taxes.ts";
import { checkTenants } from "./tenants.ts";
import { checkImageTexts, checkLanguages, checkTranslations } from "./texts.ts";

const RULES: readonly Rule[] = [
  checkSlug,
  checkAccents,
  checkContrast,
  checkStakes,
  checkTaxes,
  checkCrossFields,
  checkDoubles,
  checkDesktopViews,
  checkPreferences,
  checkPathWords,
  checkLabels,
  checkGlyphs,
  checkLiveCount,
  checkLinks,
  checkSwitchedOff,
  checkIds,
  checkLanguages,
  checkTranslations,
  checkImageTexts,
  checkButtons,
  checkPictures,
  checkWindows,
  checkSchedule,
];

/** Languages of the app. */
export const appLanguages: readonly string[] = writtenAppParts.languages;

/** A finding with the brand or file that it is about. */
export interface Reported extends Finding {
  readonly subject: string;
}

export interface Report {
  readonly checks: number;
  readonly findings: readonly Reported[];
}

interface BrandFiles {
  /** Raw files by slug, including `default`. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly tenants: unknown;
}

const report = (subject: string, findings: readonly Finding[], checks: number): Report => ({
  checks,
  findings: findings.map((finding) => ({ ...finding, subject })),
});

/** Runs all rules on a brand that the schema accepts, with those of its tenant's jurisdiction. */
export const checkBrandDraft = (brand: Brand, offer?: OfferIds, pack?: Pack): Finding[] => {
  const app = { ...appPartsFrom(writtenAppParts), ...(offer && { offer }) };
  return [...RULES.flatMap((rule) => rule(brand, app)), ...(pack ? checkJurisdiction(brand, pack) : [])];
};

/** The packs of the tenants that show a brand. */
const jurisdictionsOf = (slug: string, tenants: unknown): readonly PackId[] => {
  const { data } = tenantsSchema.safeParse(tenants);
  const named = Object.values(data ?? {}).filter(({ brands }) => brands.includes(slug));
  return [...new Set(named.flatMap(({ jurisdiction }) => jurisdiction ?? []))];
};

/** Rules run only on brands that pass the schema. */
const checkBrand = (slug: string, { files, tenants }: BrandFiles, app: AppParts): Report => {
  const { brand, findings } = composeBrand(
    slug,
    files[slug],
    isRecord(files.default) ? files.default.settings : undefined,
  );
  if (!brand) return report(slug, findings, 1);
  const jurisdictions = jurisdictionsOf(slug, tenants);
  const found = [
    ...RULES.flatMap((rule) => rule(brand, app)),
    ...jurisdictions.flatMap((id) => checkJurisdiction(brand, packAt(packs[id], Date.now()))),
  ];
  return report(slug, found, RULES.length + jurisdictions.length + 1);
};

const checkTenantsFile = ({ files, tenants }: BrandFiles): Report => {
  const parsed = tenantsSchema.safeParse(tenants, { reportInput: true });
  const findings = parsed.success ? checkTenants(parsed.data, Object.keys(files)) : explainIssues(parsed.error.issues);
  return report("tenants", findings, 1);
};

/** Checks all brand files and the tenants file. */
export const checkBrands = (input: BrandFiles, app: AppParts): Report => {
  const reports = [...Object.keys(input.files).map((slug) => checkBrand(slug, input, app)), checkTenantsFile(input)];
  return {
    checks: reports.reduce((sum, { checks }) => sum + checks, 0),
    findings: reports.flatMap(({ findings }) => findings),
  };
};
