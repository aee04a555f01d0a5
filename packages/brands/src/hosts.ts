import { HOUSE_TENANT } from "./choose.ts";
import type { Hosts, Tenants } from "./schema/tenants.ts";

/** The tenant that an address names, by our word or the specification's; null for none. The app reads it in the same order. */
export const tenantInQuery = (query: URLSearchParams): string | null => query.get("tenant") ?? query.get("tenantId");

/**
 * Origins that may embed the tenant's app: from the tenants file, and added by configuration. A tenant is named by its slug or its UUID.
 * None for an unknown tenant.
 */
export const hostsOf = (tenant: string | null, tenants: Tenants, added: Hosts = {}): readonly string[] => {
  const slug = Object.keys(tenants).find((each) => tenants[each]?.uuid === tenant) ?? tenant ?? HOUSE_TENANT;
  if (!Object.hasOwn(tenants, slug)) return [];
  const own = Object.hasOwn(added, slug) ? added[slug] : undefined;
  return [...new Set([...(tenants[slug]?.hosts ?? []), ...(own ?? [])])];
};
