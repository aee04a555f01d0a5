import { HOUSE_TENANT } from "./choose.ts";
import type { Hosts, Tenants } from "./schema/tenants.ts";

/** Whose pages may hold this tenant's app: those of its file, and those that an installation adds. Of a tenant that nobody knows, no one's. */
export const hostsOf = (tenant: string | null, tenants: Tenants, added: Hosts = {}): readonly string[] => {
  const slug = tenant ?? HOUSE_TENANT;
  if (!Object.hasOwn(tenants, slug)) return [];
  const own = Object.hasOwn(added, slug) ? added[slug] : undefined;
  return [...new Set([...(tenants[slug]?.hosts ?? []), ...(own ?? [])])];
};
