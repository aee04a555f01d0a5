import { chooseBrand, chooseTheme, HOUSE_TENANT, THEMES, type Theme } from "@touchline/brands";
import type { PackId } from "@touchline/jurisdictions";
import type { PublishedStart } from "@touchline/protocol";
import type { BrandManifest, ManifestBrand } from "../../config/brand-manifest.ts";
import { chooseLocale, type InterfaceLocale } from "../../i18n/locale.ts";

/** What the address and the browser ask for. */
export interface StartRequest {
  readonly search: string;
  readonly languages: readonly string[];
  readonly storedTheme: (brand: string) => string | null;
  /** In a page that may embed the app. Only there a link can leave out header and footer, because only there the page has its own. */
  readonly isFramed: boolean;
}

/** What was decided before the first picture; the app goes on from here. */
export interface Start {
  readonly tenant: string;
  readonly tenantUuid: string;
  /** The pack whose rules hold for the tenant. */
  readonly jurisdiction: PackId;
  readonly slug: string;
  readonly brand: ManifestBrand;
  readonly theme: Theme;
  readonly locale: InterfaceLocale;
  /** In the currency the address asks for, else in the brand's. */
  readonly currency: string | null;
  readonly token: string | null;
  readonly standalone: boolean;
  /** False where the page around the app has its own. */
  readonly header: boolean;
  readonly footer: boolean;
}

/** Names of the host's context in the address: ours, then the specification's. */
const NAMES = {
  tenant: ["tenant", "tenantId"],
  locale: ["locale", "activeLocale"],
  token: ["token", "punterToken"],
} as const;

const firstOf = (query: URLSearchParams, names: readonly string[]): string | null =>
  names.map((name) => query.get(name)).find((value) => value !== null) ?? null;

/** A tenant is named by its slug or by its UUID. */
const tenantOf = (name: string | null, { tenantUuids }: BrandManifest): string | null =>
  Object.keys(tenantUuids).find((tenant) => tenantUuids[tenant] === name) ?? name;

/** The brand with what was published since it was built. A theme that its style sheet lacks cannot be worn. */
const withPublished = (built: ManifestBrand, published: PublishedStart | null): ManifestBrand => {
  if (!published) return built;
  const options = THEMES.filter((theme) => published.theme.options.includes(theme) && theme in built.canvas);
  const [first] = options;
  if (!first) return { ...built, languages: published.languages };
  const wanted = options.find((theme) => theme === published.theme.default) ?? first;
  return { ...built, languages: published.languages, theme: { default: wanted, options } };
};

/** `published` is null until it is known, and where it cannot be: then the brand is as it was built. */
export const decideStart = (
  { search, languages, storedTheme, isFramed }: StartRequest,
  manifest: BrandManifest,
  published: PublishedStart | null = null,
): Start => {
  const query = new URLSearchParams(search);
  const asked = { tenant: tenantOf(firstOf(query, NAMES.tenant), manifest), brand: query.get("brand") };
  const slug = chooseBrand(asked, manifest.tenants);
  const brand = withPublished(manifest.brands[slug] as ManifestBrand, published);
  const tenant = asked.tenant ?? HOUSE_TENANT;
  return {
    tenant,
    // A tenant that nobody knows is shown the default brand, and has no name of its own.
    tenantUuid: manifest.tenantUuids[tenant] ?? manifest.tenantUuids[HOUSE_TENANT] ?? "",
    jurisdiction: Object.hasOwn(manifest.jurisdictions, tenant)
      ? (manifest.jurisdictions[tenant] as PackId)
      : "neutral",
    slug,
    brand,
    theme: chooseTheme(brand.theme, [query.get("theme"), storedTheme(slug)]),
    locale: chooseLocale([firstOf(query, NAMES.locale), ...languages], brand.languages),
    currency: /^[A-Z]{3}$/.exec(query.get("currency") ?? "")?.[0] ?? null,
    token: firstOf(query, NAMES.token),
    standalone: query.get("standalone") !== "false",
    header: !(isFramed && query.get("header") === "false"),
    footer: !(isFramed && query.get("footer") === "false"),
  };
};

/** A token in the address would be shared with the address, and kept in the history: it is taken out at once. */
export const withoutToken = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of NAMES.token) query.delete(name);
  const rest = query.toString();
  return rest === "" ? "" : `?${rest}`;
};
