import { bannerGroupSchema } from "@touchline/brands/schema";
import type { CollectionConfig } from "payload";
import { refuseWhileUsed } from "../access/refuse-while-used.ts";
import { contentAccess, keepTenant, tenantField } from "../access/tenant.ts";
import { bannerGroupShape } from "../fields/content-shapes.ts";
import { fromForm } from "../fields/document-value.ts";
import { fieldsOf } from "../fields/fields-of.ts";
import { formPath } from "../fields/form-path.ts";
import type { Fields } from "../fields/form-value.ts";
import { judge } from "../fields/judge.ts";
import { layOut } from "../fields/lay-out.ts";
import { leaveReference } from "../fields/references.ts";
import { readBrandSettings } from "./brands.ts";

/** Without the documents it refers to. */
export const readBannerGroup = (form: Fields): unknown => fromForm(bannerGroupShape, form, leaveReference);

export const bannerGroups: CollectionConfig = {
  slug: "banner-groups",
  labels: { singular: "Banner group", plural: "Banner groups" },
  admin: {
    hideAPIURL: true,
    group: "Homepage",
    useAsTitle: "name",
    description: "Banners that stand in one place of the homepage, each in its time.",
  },
  lockDocuments: false,
  versions: { maxPerDoc: 50 },
  access: contentAccess,
  hooks: {
    beforeValidate: [keepTenant],
    beforeDelete: [refuseWhileUsed({ collection: "brands", read: readBrandSettings })],
    beforeChange: [
      judge({
        schema: bannerGroupSchema,
        read: readBannerGroup,
        formPath: (document, path) => formPath(bannerGroupShape, document, path),
      }),
    ],
  },
  fields: [
    { name: "name", label: "Name", type: "text", required: true },
    ...layOut(fieldsOf(bannerGroupShape)),
    tenantField,
  ],
};
