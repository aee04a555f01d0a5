import type { CollectionConfig } from "payload";
import { nobody, tenantOf } from "../access/tenant.ts";

/** Operators. They come and go with the platform's configuration, never by a request. */
export const tenants: CollectionConfig = {
  slug: "tenants",
  admin: { hidden: true, useAsTitle: "name" },
  lockDocuments: false,
  disableDuplicate: true,
  access: {
    create: nobody,
    read: ({ req: { user } }) => (user ? { id: { equals: tenantOf(user) } } : false),
    update: nobody,
    delete: nobody,
  },
  fields: [
    { name: "slug", type: "text", required: true, unique: true },
    { name: "uuid", type: "text", required: true, unique: true },
    { name: "name", type: "text", required: true },
  ],
};
