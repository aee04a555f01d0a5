import { type Pack, packAt } from "@touchline/jurisdictions";
import { packs } from "@touchline/jurisdictions/all";
import written from "../../tenants.json" with { type: "json" };
import { tenantsSchema } from "../schema/tenants.ts";

/** The pack that holds for a tenant; that of nobody is the neutral one. */
export const tenantPack = (tenant: string, now: number): Pack => {
  const tenants = tenantsSchema.parse(written);
  const named = Object.hasOwn(tenants, tenant) ? tenants[tenant]?.jurisdiction : undefined;
  return packAt(packs[named ?? "neutral"], now);
};
