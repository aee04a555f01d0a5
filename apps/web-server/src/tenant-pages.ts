import { type Hosts, hostsOf, loadTenants, pageHeaders } from "@touchline/brands/shipped";

/** The page of a tenant: who may embed it, and the headers that say so. */
export interface TenantPage {
  readonly tenant: string;
  /** What an address may call it: its slug and its UUID. */
  readonly names: readonly string[];
  readonly hosts: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The page of an address with an unknown tenant, which nobody may embed. No tenant can have this name. */
export const NOBODY = "_nobody";

/** Origins that an installation adds: some to a tenant, and the CMS, which shows the app of every tenant, to all. */
export interface AddedHosts {
  readonly hosts: Hosts;
  readonly cms: string;
}

export const tenantPages = ({ hosts: added, cms }: AddedHosts): readonly TenantPage[] => {
  const tenants = loadTenants();
  const unknown = Object.keys(added).filter((tenant) => !Object.hasOwn(tenants, tenant));
  if (unknown.length > 0) throw new Error(`TENANT_HOSTS names tenants that do not exist: ${unknown.join(", ")}`);
  const pageOf = (tenant: string, hosts: readonly string[], ...names: readonly string[]): TenantPage => ({
    tenant,
    names: [tenant, ...names],
    hosts,
    headers: pageHeaders(hosts),
  });
  return [
    pageOf(NOBODY, []),
    ...Object.entries(tenants).map(([tenant, { uuid }]) => {
      const more = [...(added[tenant] ?? []), ...(cms === "" ? [] : [cms])];
      return pageOf(tenant, hostsOf(tenant, tenants, { [tenant]: more }), uuid);
    }),
  ];
};
