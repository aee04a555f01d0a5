import { brandSettingsSchema } from "@touchline/brands/schema";
import type { CollectionConfig, Field, Tab } from "payload";
import { isFromStudio } from "../access/brand-endpoint.ts";
import { changedByField, noteChangedBy } from "../access/changed-by.ts";
import { contentAccess, keepTenant, nobody, tenantField } from "../access/tenant.ts";
import { readBrandSettings } from "../fields/document-readers.ts";
import { fieldsOf } from "../fields/fields-of.ts";
import { judge } from "../fields/judge.ts";
import { languageOptions } from "../fields/languages.ts";
import { layOut } from "../fields/lay-out.ts";
import { SECTIONS, sectionShape, settingsFormPath } from "../fields/settings-form.ts";
import { plainWords } from "../fields/words.ts";
import { linkEndpoints } from "../links/endpoints.ts";
import { lookEndpoints } from "../look/look-endpoints.ts";
import { publishingEndpoints } from "../publishing/endpoints.ts";
import { textsEndpoints } from "../texts/texts-endpoints.ts";
import { translationsEndpoints } from "../texts/translations-endpoints.ts";
import { ownList } from "./studio-screens.ts";

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
    // For programs that read the record of a brand. People are told the name.
    { name: "tenantUuid", type: "text", virtual: "tenant.uuid", admin: { hidden: true } },
    { name: "tenantName", label: "Tenant", type: "text", virtual: "tenant.name", admin: { readOnly: true } },
  ],
};

/** Parts of the draft that the studio edits on screens of their own: no form shows them, and no other request changes them. */
const studioParts: Field[] = ["look", "texts"].map((name) => ({
  name,
  type: "json",
  required: name === "look",
  access: { create: nobody, update: ({ req }) => isFromStudio(req) },
  admin: { hidden: true },
}));

export const brands: CollectionConfig = {
  slug: "brands",
  labels: { singular: "Brand", plural: "Brands" },
  admin: {
    hideAPIURL: true,
    components: ownList("ToPages"),
    useAsTitle: "name",
    defaultColumns: ["name", "slug", "languages", "updatedAt"],
  },
  lockDocuments: false,
  disableDuplicate: true,
  versions: { maxPerDoc: 50 },
  // Brands come with the app.
  access: { ...contentAccess, create: nobody, delete: nobody },
  endpoints: [...publishingEndpoints, ...linkEndpoints, ...lookEndpoints, ...textsEndpoints, ...translationsEndpoints],
  hooks: {
    beforeValidate: [keepTenant],
    beforeChange: [
      noteChangedBy,
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
    changedByField,
    ...studioParts,
    { type: "tabs", tabs: [homepageTab, ...SECTIONS.map(sectionTab), brandTab] },
  ],
};
