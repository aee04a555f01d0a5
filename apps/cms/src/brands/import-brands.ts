import { type Brand, brandSlugs, loadBrand, loadTenants } from "@touchline/brands/shipped";
import type { Payload } from "payload";
import { toSettingsForm } from "../fields/settings-form.ts";
import { findOne } from "../find-one.ts";

/** The tenant of the platform itself, which lists every brand. */
const HOUSE = "touchline";

const nameOf = (slug: string): string =>
  slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const importTenant = async (payload: Payload, slug: string, uuid: string): Promise<string> => {
  const found = await findOne(payload, "tenants", "slug", slug);
  if (found) return String(found.id);
  const data = { slug, uuid, name: nameOf(slug) };
  return String((await payload.create({ collection: "tenants", data, overrideAccess: true })).id);
};

/** A brand belongs to the operator that lists it; to the house where none does. */
const ownersOf = (tenants: ReturnType<typeof loadTenants>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tenants)
      .toSorted(([one], [other]) => Number(other === HOUSE) - Number(one === HOUSE))
      .flatMap(([tenant, { brands }]) => brands.map((brand) => [brand, tenant] as const)),
  );

/** Banners are pictures, which no file of a brand holds. */
const requireNoBanners = ({ slug, settings }: Brand): void => {
  if (settings.homepage.blocks.some(({ blockType }) => blockType === "banner"))
    throw new Error(`brand ${slug} has banners in its file: they are made in the CMS`);
};

const importBrand = async (payload: Payload, slug: string, tenant: string): Promise<void> => {
  if (await findOne(payload, "brands", "slug", slug)) return;
  const brand = loadBrand(slug);
  requireNoBanners(brand);
  const { name, languages, currency, accents, shape, logo, texts, settings } = brand;
  const look = { currency, accents, shape, logo };
  const data = { slug, name, languages, tenant, look, texts, ...toSettingsForm(settings) };
  await payload.create({ collection: "brands", data, overrideAccess: true, depth: 0 });
};

/** The tenants and brands that come with the software. What is there already is left alone. */
export const importBrands = async (payload: Payload, slugs: readonly string[] = brandSlugs()): Promise<void> => {
  const tenants = loadTenants();
  const owners = ownersOf(tenants);
  const ids = new Map<string, string>();
  for (const [slug, { uuid }] of Object.entries(tenants)) ids.set(slug, await importTenant(payload, slug, uuid));
  for (const slug of slugs) await importBrand(payload, slug, ids.get(owners.get(slug) ?? HOUSE) as string);
};
