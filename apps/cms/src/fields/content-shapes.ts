import { bannerGroupSchema, bannerSchema, brandSettingsSchema, imageSchema } from "@touchline/brands/schema";
import { readDocumentShape } from "./read-shape.ts";
import type { ObjectShape, References, Shape, UnionShape } from "./shape.ts";

/** What is a document of its own, so that it can stand in several places. */
const references: References = new Map<References extends ReadonlyMap<infer Key, string> ? Key : never, string>([
  [bannerGroupSchema, "banner-groups"],
  [bannerSchema, "banners"],
  [imageSchema, "media"],
]);

export const settingsShape = readDocumentShape(brandSettingsSchema, references) as ObjectShape;
export const bannerGroupShape = readDocumentShape(bannerGroupSchema, references) as ObjectShape;
export const bannerShape = readDocumentShape(bannerSchema, references) as UnionShape;
const imageShape = readDocumentShape(imageSchema, references) as ObjectShape;

export const altShape = imageShape.entries.get("alt") as Shape;
