import type { CollectionConfig } from "payload";
import { nobody, tenantField } from "../access/tenant.ts";

const closed = { create: nobody, read: nobody, update: nobody, delete: nobody };

/** What each version was made of: the documents of its draft as they were saved, so that a draft can begin from it again. */
export const publications: CollectionConfig = {
  slug: "publications",
  admin: { hidden: true },
  lockDocuments: false,
  access: closed,
  indexes: [{ fields: ["brand", "version"], unique: true }],
  fields: [
    { name: "brand", type: "relationship", relationTo: "brands", required: true, index: true, maxDepth: 0 },
    { name: "version", type: "number", required: true },
    { name: "documents", type: "json", required: true },
    tenantField,
  ],
};

/** What is known of a brand's draft besides its documents. */
export const drafts: CollectionConfig = {
  slug: "drafts",
  admin: { hidden: true },
  lockDocuments: false,
  access: closed,
  fields: [
    { name: "brand", type: "relationship", relationTo: "brands", required: true, unique: true, maxDepth: 0 },
    // The version whose content the draft began with.
    { name: "startsFrom", type: "number" },
    // The version that was live before the last roll back; null once the draft has been published or discarded since.
    { name: "rolledBackFrom", type: "number" },
    // A publication that waits for a second person.
    { name: "request", type: "json" },
    tenantField,
  ],
};
