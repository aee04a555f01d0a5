import * as z from "zod/mini";

/** The fixed part of a published brand; the rest follows the brand schema, which is generated as brand.schema.json. */
export const brandDocumentSchema = z.looseObject({
  /** Incremented by each publication; 0 for the brand file in the repository. */
  version: z.int().check(z.gte(0)),
  slug: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  settings: z.looseObject({
    betslip: z.looseObject({}),
    generalSettings: z.looseObject({}),
    integrationWidgets: z.looseObject({}),
    homepage: z.looseObject({ blocks: z.array(z.looseObject({ blockType: z.string() })) }),
  }),
});

export const brandRoutes = {
  brandDocument: {
    path: "/api/brands/:slug/document",
    summary: "The newest published version of a brand",
    answer: brandDocumentSchema,
  },
  brandVersion: {
    path: "/api/brands/:slug/documents/:version",
    summary: "One published version of a brand; it never changes",
    answer: brandDocumentSchema,
  },
} as const;
