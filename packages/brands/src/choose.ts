import type { Brand } from "./brand.ts";
import { brands, defaultBrand, tenants } from "./brands/brands.ts";
import type { Theme } from "./tokens.ts";

export interface BrandRequest {
  readonly tenant: string | null;
  readonly brand: string | null;
}

const findBrand = (slug: string | undefined): Brand | undefined => brands.find((brand) => brand.slug === slug);

const brandsOfTenant = (tenant: string): readonly string[] =>
  (Object.hasOwn(tenants, tenant) ? tenants[tenant] : undefined) ?? [];

/** The brand asked for if the tenant allows it, else the tenant's first, else the default. */
export const chooseBrand = ({ tenant, brand }: BrandRequest): Brand => {
  const allowed = brandsOfTenant(tenant ?? "touchline");
  const slug = allowed.find((candidate) => candidate === brand) ?? allowed[0];
  return findBrand(slug) ?? defaultBrand;
};

/** The first wish that the brand allows, else the brand's default. */
export const chooseTheme = (brand: Brand, wishes: readonly (string | null)[]): Theme => {
  const { default: fallback, options } = brand.settings.generalSettings.theme;
  const allowed = wishes.map((wish) => options.find((option) => option === wish));
  return allowed.find((option) => option !== undefined) ?? fallback;
};
