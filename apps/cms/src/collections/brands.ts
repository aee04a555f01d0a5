import { brandSettingsSchema } from "@touchline/brands/schema";
import type { CollectionConfig, Tab } from "payload";
import { contentAccess, keepTenant, nobody, tenantField } from "../access/tenant.ts";
import { fieldsOf } from "../fields/fields-of.ts";
import type { Fields } from "../fields/form-value.ts";
import { judge } from "../fields/judge.ts";
import { languageOptions } from "../fields/languages.ts";
import { layOut } from "../fields/lay-out.ts";
import { leaveReference } from "../fields/references.ts";
import { fromSettingsForm, SECTIONS, sectionShape, settingsFormPath } from "../fields/settings-form.ts";
import { plainWords } from "../fields/words.ts";
import { publishingEndpoints } from "../publishing/endpoints.ts";

const sectionTab = (name: string): Tab => ({
  label: plainWords(name),
  fields: [
    {
      name,
      label: false,
      type: "blocks",
      required: true,
      minRows: 1,
      maxRows: 1,
      admin: { isSortable: false },
      blocks: [
        {
          slug: name,
          labels: { singular: plainWords(name), plural: plainWords(name) },
          admin: { disableBlockName: true },
          fields: layOut(fieldsOf(sectionShape(name))),
        },
      ],
    },
  ],
});

const homepageTab: Tab = {
  name: "homepage",
  label: "Homepage",
  description: "Blocks appear in this order. Drag to change it.",
  fields: fieldsOf(sectionShape("homepage")),
};

const brandTab: Tab = {
  label: "Brand",
  fields: [
    { name: "name", label: "Name", type: "text", required: true },
    {
      name: "languages",
      label: "Languages",
      type: "select",
      hasMany: true,
      required: true,
      options: languageOptions(),
      admin: { isSortable: true, description: "The first one is the brand's own." },
    },
    { name: "tenantUuid", label: "Tenant", type: "text", virtual: "tenant.uuid", admin: { readOnly: true } },
    {
      name: "look",
      label: "Look",
      type: "json",
      required: true,
      access: { create: nobody, update: nobody },
      admin: {
        description: "Currency, colours, corners and logo. They come with the app and are changed by its makers.",
      },
    },
  ],
};

/** Without the documents they refer to. */
export const readBrandSettings = (form: Fields): unknown => fromSettingsForm(form, leaveReference);

export const brands: CollectionConfig = {
  slug: "brands",
  labels: { singular: "Brand", plural: "Brands" },
  admin: { hideAPIURL: true, useAsTitle: "name", defaultColumns: ["name", "slug", "languages", "updatedAt"] },
  lockDocuments: false,
  disableDuplicate: true,
  versions: { maxPerDoc: 50 },
  // Brands come with the app.
  access: { ...contentAccess, create: nobody, delete: nobody },
  endpoints: publishingEndpoints,
  hooks: {
    beforeValidate: [keepTenant],
    beforeChange: [
      judge({
        schema: brandSettingsSchema,
        read: readBrandSettings,
        formPath: settingsFormPath,
      }),
    ],
  },
  fields: [
    {
      name: "slug",
      label: "Slug",
      type: "text",
      required: true,
      unique: true,
      access: { update: nobody },
      admin: { position: "sidebar", readOnly: true },
    },
    tenantField,
    { type: "tabs", tabs: [homepageTab, ...SECTIONS.map(sectionTab), brandTab] },
  ],
};
