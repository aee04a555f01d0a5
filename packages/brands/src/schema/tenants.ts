import { PACK_IDS } from "@touchline/jurisdictions";
import * as z from "zod/mini";

const tenantName = z.string().check(z.regex(/^[a-z0-9-]+$/, "small letters, digits and hyphens"));

/** Scheme, host and port only, as browsers compare it. http is allowed for localhost only. */
const originSchema = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/,
      "an origin such as https://www.operator.example",
    ),
  );

/** Origins of pages that may embed and message the tenant's app, by tenant. */
export const hostsSchema = z.record(tenantName, z.array(originSchema));
export type Hosts = z.infer<typeof hostsSchema>;

/** Brands by tenant. The first brand of a tenant is its default. */
export const tenantsSchema = z.record(
  tenantName,
  z.strictObject({
    uuid: z.guid(),
    brands: z.array(z.string()).check(z.minLength(1)),
    /** Origins of the operator's pages. No other page may embed the app or send it messages. */
    hosts: z.optional(z.array(originSchema)),
    /** The rules of the market that the tenant is licensed for; missing: the neutral pack, which changes nothing. */
    jurisdiction: z.optional(z.enum(PACK_IDS)),
  }),
);
export type Tenants = z.infer<typeof tenantsSchema>;
