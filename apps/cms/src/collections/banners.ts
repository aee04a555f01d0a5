import { bannerSchema } from "@touchline/brands/schema";
import type { CollectionConfig, Field, TextField } from "payload";
import { refuseWhileUsed } from "../access/refuse-while-used.ts";
import { contentAccess, keepTenant, tenantField } from "../access/tenant.ts";
import { bannerShape } from "../fields/content-shapes.ts";
import { fromForm } from "../fields/document-value.ts";
import { fieldsOf } from "../fields/fields-of.ts";
import { formPath } from "../fields/form-path.ts";
import type { Fields } from "../fields/form-value.ts";
import { judge } from "../fields/judge.ts";
import { layOut } from "../fields/lay-out.ts";
import { leaveReference } from "../fields/references.ts";
import { readBannerGroup } from "./banner-groups.ts";

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

/** Without the documents it refers to. A new one has no id yet. */
export const readBanner = (form: Fields): unknown =>
  fromForm(bannerShape, { ...form, id: String(form.id ?? "new") }, leaveReference);

export const banners: CollectionConfig = {
  slug: "banners",
  labels: { singular: "Banner", plural: "Banners" },
  admin: {
    hideAPIURL: true,
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
      judge({
        schema: bannerSchema,
        read: readBanner,
        formPath: (document, path) => formPath(bannerShape, document, path),
      }),
    ],
  },
  fields: [...layOut(fields), tenantField],
};
