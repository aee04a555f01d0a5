import { HOUSE_TENANT } from "./choose.ts";
import type { Hosts, Tenants } from "./schema/tenants.ts";

/** Origins that may embed the tenant's app: from the tenants file, and added by configuration. None for an unknown tenant. */
export const hostsOf = (tenant: string | null, tenants: Tenants, added: Hosts = {}): readonly string[] => {
  const slug = tenant ?? HOUSE_TENANT;
  if (!Object.hasOwn(tenants, slug)) return [];
  const own = Object.hasOwn(added, slug) ? added[slug] : undefined;
  return [...new Set([...(tenants[slug]?.hosts ?? []), ...(own ?? [])])];
};
