import * as z from "zod/mini";

/** Whose brands are whose. The first brand of a tenant is its own. */
export const tenantsSchema = z.record(
  z.string().check(z.regex(/^[a-z0-9-]+$/, "small letters, digits and hyphens")),
  z.strictObject({ uuid: z.guid(), brands: z.array(z.string()).check(z.minLength(1)) }),
);
export type Tenants = z.infer<typeof tenantsSchema>;
