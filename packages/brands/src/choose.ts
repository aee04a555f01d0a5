import type { Theme } from "./allowed.ts";

export interface BrandRequest {
  readonly tenant: string | null;
  readonly brand: string | null;
}

/** Tenant of a page that names none. */
export const HOUSE_TENANT = "touchline";
const DEFAULT_BRAND = "default";

/** The requested brand if the tenant has it, else the tenant's first, else the default. */
export const chooseBrand = (
  { tenant, brand }: BrandRequest,
  brandsOfTenants: Readonly<Record<string, readonly string[]>>,
): string => {
  const slug = tenant ?? HOUSE_TENANT;
  const allowed = (Object.hasOwn(brandsOfTenants, slug) ? brandsOfTenants[slug] : undefined) ?? [];
  return allowed.find((candidate) => candidate === brand) ?? allowed[0] ?? DEFAULT_BRAND;
};

interface ThemeChoice {
  readonly default: Theme;
  readonly options: readonly Theme[];
}

/** The first wish that the brand allows, else the brand's default. */
export const chooseTheme = ({ default: fallback, options }: ThemeChoice, wishes: readonly (string | null)[]): Theme => {
  const allowed = wishes.map((wish) => options.find((option) => option === wish));
  return allowed.find((option) => option !== undefined) ?? fallback;
};
