import { bannerGroupSchema } from "@touchline/brands/schema";
import type { CollectionConfig } from "payload";
import { changedByField, noteChangedBy } from "../access/changed-by.ts";
import { refuseWhileUsed } from "../access/refuse-while-used.ts";
import { contentAccess, keepTenant, tenantField } from "../access/tenant.ts";
import { bannerGroupShape } from "../fields/content-shapes.ts";
import { readBannerGroup, readBrandSettings } from "../fields/document-readers.ts";
import { fieldsOf } from "../fields/fields-of.ts";
import { formPath } from "../fields/form-path.ts";
import { judge } from "../fields/judge.ts";
import { layOut } from "../fields/lay-out.ts";
import { ownScreens } from "./studio-screens.ts";

export const bannerGroups: CollectionConfig = {
  slug: "banner-groups",
  labels: { singular: "Banner group", plural: "Banner groups" },
  admin: {
    hideAPIURL: true,
    components: ownScreens("ToGroups", "ToGroups"),
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
      noteChangedBy,
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
    changedByField,
  ],
};
