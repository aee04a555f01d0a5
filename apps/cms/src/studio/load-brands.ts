import { redirect } from "next/navigation.js";
import type { AdminViewServerProps, Payload, TypedUser } from "payload";
import { tenantOf } from "../access/tenant.ts";
import type { StudioBrand } from "./model/studio-brand.ts";

/** An editor's brands are all of one tenant. */
const findTenant = (payload: Payload, user: TypedUser) =>
  payload.findByID({ collection: "tenants", id: tenantOf(user), depth: 0, overrideAccess: false, user });

export const findBrands = async (payload: Payload, user: TypedUser): Promise<StudioBrand[]> => {
  const tenant = await findTenant(payload, user);
  const asked = { depth: 0, pagination: false, sort: "slug", overrideAccess: false, user } as const;
  const { docs } = await payload.find({ collection: "brands", ...asked });
  return docs.map(({ id, slug, name }) => ({
    id: String(id),
    slug: String(slug),
    name: String(name),
    tenant: String(tenant.slug),
    tenantName: String(tenant.name),
  }));
};

const signIn = (path: string, searchParams: AdminViewServerProps["searchParams"]): never => {
  const query = new URLSearchParams(Object.entries(searchParams ?? {}).map(([name, value]) => [name, String(value)]));
  return redirect(`/admin/login?redirect=${encodeURIComponent(query.size > 0 ? `${path}?${query}` : path)}`);
};

/** The brands of whoever is signed in; who is not goes to the sign-in page, and comes back. */
export const loadBrands = async (
  { initPageResult: { req }, searchParams }: AdminViewServerProps,
  path: string,
): Promise<StudioBrand[]> => (req.user ? findBrands(req.payload, req.user) : signIn(path, searchParams));
