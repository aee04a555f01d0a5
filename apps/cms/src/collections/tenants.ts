import type { Access, CollectionConfig, FieldAccess } from "payload";
import { may } from "../access/roles.ts";
import { nobody, tenantOf } from "../access/tenant.ts";

const ofAdministrators: Access = ({ req: { user } }) =>
  user && may(user, "administrate") ? { id: { equals: tenantOf(user) } } : false;

const fixed: { update: FieldAccess } = { update: nobody };

/** Operators. They come and go with the platform's configuration, never by a request. */
export const tenants: CollectionConfig = {
  slug: "tenants",
  admin: { hidden: true, useAsTitle: "name" },
  lockDocuments: false,
  disableDuplicate: true,
  access: {
    create: nobody,
    read: ({ req: { user } }) => (user ? { id: { equals: tenantOf(user) } } : false),
    update: ofAdministrators,
    delete: nobody,
  },
  fields: [
    { name: "slug", type: "text", required: true, unique: true, access: fixed },
    { name: "uuid", type: "text", required: true, unique: true, access: fixed },
    { name: "name", type: "text", required: true, access: fixed },
    // A publication needs the agreement of a second publisher.
    { name: "secondPerson", type: "checkbox", defaultValue: false },
  ],
};
