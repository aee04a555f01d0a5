import * as z from "zod/mini";

const tenantName = z.string().check(z.regex(/^[a-z0-9-]+$/, "small letters, digits and hyphens"));

/** Scheme, name and port, and nothing else: what browsers compare. Without encryption only on the developer's own machine. */
const originSchema = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/,
      "an origin such as https://www.operator.example",
    ),
  );

/** The origins of pages that may hold the app of a tenant and speak to it, by tenant. */
export const hostsSchema = z.record(tenantName, z.array(originSchema));
export type Hosts = z.infer<typeof hostsSchema>;

/** Whose brands are whose. The first brand of a tenant is its own. */
export const tenantsSchema = z.record(
  tenantName,
  z.strictObject({
    uuid: z.guid(),
    brands: z.array(z.string()).check(z.minLength(1)),
    /** Where the operator's own pages are. Nobody else's may hold the app, or tell it anything. */
    hosts: z.optional(z.array(originSchema)),
  }),
);
export type Tenants = z.infer<typeof tenantsSchema>;
