import { bannerSchema } from "@touchline/brands/schema";
import type { CollectionConfig, Field, TextField } from "payload";
import { changedByField, noteChangedBy } from "../access/changed-by.ts";
import { refuseWhileUsed } from "../access/refuse-while-used.ts";
import { contentAccess, keepTenant, tenantField } from "../access/tenant.ts";
import { bannerShape } from "../fields/content-shapes.ts";
import { readBanner, readBannerGroup } from "../fields/document-readers.ts";
import { fieldsOf } from "../fields/fields-of.ts";
import { formPath } from "../fields/form-path.ts";
import { judge } from "../fields/judge.ts";
import { layOut } from "../fields/lay-out.ts";
import { ownScreens } from "./studio-screens.ts";

const LEADING = ["name", "enabled", "bannerType", "image"];

const rank = (field: Field): number => {
  const place = "name" in field ? LEADING.indexOf(String(field.name)) : -1;
  return place < 0 ? LEADING.length : place;
};

const nameField: TextField = {
  name: "name",
  label: "Name",
  type: "text",
  validate: (name: string | null | undefined) => Boolean(name) || "Give it a name to find it by.",
};

/** The id is the document's own. What an editor looks for first comes first. */
const fields = fieldsOf(bannerShape)
  .filter((field) => !("name" in field && field.name === "id"))
  .map((field) => ("name" in field && field.name === "name" ? nameField : field))
  .toSorted((one, other) => rank(one) - rank(other));

export const banners: CollectionConfig = {
  slug: "banners",
  labels: { singular: "Banner", plural: "Banners" },
  admin: {
    hideAPIURL: true,
    components: ownScreens("ToBanners", "ToBanner"),
    group: "Homepage",
    useAsTitle: "name",
    defaultColumns: ["name", "enabled", "visibility.from", "visibility.to", "updatedAt"],
  },
  lockDocuments: false,
  versions: { maxPerDoc: 50 },
  access: contentAccess,
  hooks: {
    beforeValidate: [keepTenant],
    beforeDelete: [refuseWhileUsed({ collection: "banner-groups", read: readBannerGroup })],
    beforeChange: [
      noteChangedBy,
      judge({
        schema: bannerSchema,
        read: readBanner,
        formPath: (document, path) => formPath(bannerShape, document, path),
      }),
    ],
  },
  fields: [...layOut(fields), tenantField, changedByField],
};
