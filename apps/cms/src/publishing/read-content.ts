import { sizeClassOf } from "@touchline/brands";
import { brandPaths } from "@touchline/protocol";
import { idOf } from "../access/tenant.ts";
import { altShape, bannerGroupShape, bannerShape } from "../fields/content-shapes.ts";
import { fromForm, type ReadReference } from "../fields/document-value.ts";
import { type Fields, fieldsIn, isFields } from "../fields/form-value.ts";

const addressOf = (filename: unknown): string => brandPaths.media(String(filename));

const sizesOf = (sizes: Fields): { width: number; height: number; url: string }[] =>
  Object.values(sizes)
    .map(fieldsIn)
    .filter(({ filename }) => filename)
    .map(({ width, height, filename }) => ({ width: Number(width), height: Number(height), url: addressOf(filename) }));

const MIDDLE = 50;

/** A picture as the app is told of it. */
export const imageOf = (doc: Fields): Fields => {
  const sizes = sizesOf(fieldsIn(doc.sizes));
  const alt = fromForm(altShape, doc.alt, readContent);
  const sizeClass = sizeClassOf(Number(doc.width), Number(doc.height));
  return {
    id: doc.id,
    filename: doc.filename,
    mimeType: doc.mimeType,
    filesize: doc.filesize,
    width: doc.width,
    height: doc.height,
    focalX: doc.focalX ?? MIDDLE,
    focalY: doc.focalY ?? MIDDLE,
    url: addressOf(doc.filename),
    thumbnailURL: sizes[0]?.url ?? null,
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(alt ? { alt } : {}),
    ...(sizeClass ? { sizeClass } : {}),
    ...(doc.prefix ? { prefix: doc.prefix } : {}),
    ...(doc.createdAt ? { createdAt: doc.createdAt } : {}),
    ...(doc.updatedAt ? { updatedAt: doc.updatedAt } : {}),
    ...(doc.brand ? { brand: idOf(doc.brand) } : {}),
  };
};

const READERS: Readonly<Record<string, (doc: Fields) => unknown>> = {
  media: imageOf,
  banners: (doc) => fromForm(bannerShape, doc, readContent),
  "banner-groups": (doc) => fromForm(bannerGroupShape, doc, readContent),
};

/** A document that is referred to, as part of the brand's. One that is gone leaves a hole, which the schema names. */
export const readContent: ReadReference = ({ to }, doc) => (isFields(doc) ? READERS[to]?.(doc) : undefined);
