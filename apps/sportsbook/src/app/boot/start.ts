import { chooseBrand, chooseTheme, HOUSE_TENANT, type Theme } from "@touchline/brands";
import type { BrandManifest, ManifestBrand } from "../../config/brand-manifest.ts";
import { chooseLocale, type InterfaceLocale } from "../../i18n/locale.ts";

/** What the address and the browser ask for. */
export interface StartRequest {
  readonly search: string;
  readonly languages: readonly string[];
  readonly storedTheme: (brand: string) => string | null;
}

/** What was decided before the first picture; the app goes on from here. */
export interface Start {
  readonly tenant: string;
  readonly tenantUuid: string;
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

export const decideStart = ({ search, languages, storedTheme }: StartRequest, manifest: BrandManifest): Start => {
  const query = new URLSearchParams(search);
  const slug = chooseBrand({ tenant: query.get("tenant"), brand: query.get("brand") }, manifest.tenants);
  const brand = manifest.brands[slug] as ManifestBrand;
  const tenant = query.get("tenant") ?? HOUSE_TENANT;
  return {
    tenant,
    // A tenant that nobody knows is shown the default brand, and has no name of its own.
    tenantUuid: manifest.tenantUuids[tenant] ?? manifest.tenantUuids[HOUSE_TENANT] ?? "",
    slug,
    brand,
    theme: chooseTheme(brand.theme, [query.get("theme"), storedTheme(slug)]),
    locale: chooseLocale([query.get("locale"), ...languages], brand.languages),
    currency: /^[A-Z]{3}$/.exec(query.get("currency") ?? "")?.[0] ?? null,
    token: query.get("token"),
    standalone: query.get("standalone") !== "false",
    header: query.get("header") !== "false",
    footer: query.get("footer") !== "false",
  };
};

/** A token in the address would be shared with the address, and kept in the history: it is taken out at once. */
export const withoutToken = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete("token");
  const rest = query.toString();
  return rest === "" ? "" : `?${rest}`;
};
